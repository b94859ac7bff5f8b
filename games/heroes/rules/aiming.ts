import { no } from '@kurgan/engine';
import {
  aimsOf,
  chargeOf,
  flamesToward,
  flameTargets,
  refuseDirection,
  refuseHurl,
  refusePoint,
  refuseRoom,
  roomSquares,
  sightTo,
  smokeOf,
  unitsOn,
} from './aims.ts';
import { fieldFor, pointCalled, pointName, squareCalled, squareName } from './areas.ts';
import { burstAt, landed, scatterFrom } from './bursts.ts';
import { profile, seatOf, unitCalled, unitName } from './counters.ts';
import { at, DIRECTION_NAMES, type Direction } from './field/squares.ts';
import { after, noteWeapon } from './fire-action.ts';
import { spend } from './gear.ts';
import { sightBetween } from './ground.ts';
import {
  type Action,
  type Choosing,
  type Frame,
  type FrameOf,
  type HeroesContext,
  only,
  proceed,
  type State,
} from './state.ts';

type Aim = FrameOf<'aim'>;
const directionCalled = (name: (typeof DIRECTION_NAMES)[number]): Direction =>
  DIRECTION_NAMES.indexOf(name) as Direction;

/** Where a template, a flame or a thrown weapon goes. */
export const aim: Choosing<'aim', 'place' | 'into' | 'toward' | 'hurl'> = {
  rule: 'HS-FIRE-04',
  verbs: ['place', 'into', 'toward', 'hurl'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose(view, frame) {
    const { open } = view;
    const { points, rooms, directions, units } = aimsOf(view, frame);
    const actions: Action<'place' | 'into' | 'toward' | 'hurl'>[] = [];
    for (const point of points) actions.push({ do: 'place', at: pointName(open, point) });
    for (const room of rooms) actions.push({ do: 'into', room: squareName(open, room) });
    for (const direction of directions) actions.push({ do: 'toward', direction: DIRECTION_NAMES[direction] });
    for (const target of units) actions.push({ do: 'hurl', at: unitName(open, target) });
    return actions;
  },
  refuse(view, frame, action) {
    const { open } = view;
    switch (action.do) {
      case 'place':
        return refusePoint(view, frame, pointCalled(open, action.at));
      case 'into': {
        const place = squareCalled(open, action.room);
        // One square names the room.
        return roomSquares(open, place)[0] === place ? refuseRoom(view, frame, place) : no('HS-TPL-11');
      }
      case 'toward':
        return refuseDirection(view, frame, directionCalled(action.direction));
      case 'hurl':
        return refuseHurl(view, frame, unitCalled(open, action.at));
    }
  },
  act(state, frame, action, context) {
    const { open } = state;
    const to = action.do === 'into' ? action.room : action.do === 'toward' ? action.direction : action.at;
    context.log({
      event: 'aimed',
      rule: 'HS-FIRE-04',
      unit: unitName(open, frame.unit),
      means: frame.means,
      marker: frame.marker,
      at: to,
    });
    const next = spendMeans(state, frame, context);
    proceed(state, ...burstsOf(state, frame, action), next);
  },
};

/** A marker is used up, a weapon has fired; then comes the next weapon or the end of the action. */
function spendMeans(state: State, frame: Aim, context: HeroesContext): Frame {
  if (frame.marker !== null) {
    spend(state, frame.unit, frame.marker, context);
    return { step: 'fired', unit: frame.unit, mode: frame.mode };
  }
  noteWeapon(state, frame.unit, frame.weapon);
  return after(state, { ...frame, step: 'firing' }, frame.weapon);
}

function burstsOf(state: State, frame: Aim, action: Action<'place' | 'into' | 'toward' | 'hurl'>): Frame[] {
  const { open } = state;
  const charge = chargeOf(state, frame);
  switch (action.do) {
    case 'place': {
      const point = pointCalled(open, action.at);
      if (point === null) return [];
      const smoke = smokeOf(frame);
      if (smoke > 0) {
        const { pointX, pointY } = fieldFor(open.scenario);
        open.smoke.push({ x: at(pointX, point), y: at(pointY, point), value: smoke });
        return [];
      }
      if (frame.means === 'indirect')
        return [scatterFrom(state, charge, point, profile(state, frame.unit).weapons[frame.weapon]?.scatter ?? 0)];
      const minus = frame.means === 'howitzer' ? Math.max(0, sightTo(open, frame.unit, point)) : 0;
      return [burstAt(open, { ...charge, minus }, point)];
    }
    case 'into': {
      const squares = roomSquares(open, squareCalled(open, action.room));
      const flames = charge.kind === 'flames';
      return [landed(open, { ...charge, indoors: true }, unitsOn(open, squares, flames), squares)];
    }
    case 'toward': {
      const squares = flamesToward(open, frame.unit, directionCalled(action.direction));
      return [landed(open, charge, flameTargets(open, frame.unit, squares), [])];
    }
    case 'hurl': {
      const target = unitCalled(open, action.at);
      const minus = Math.max(0, sightBetween(open, frame.unit, target));
      return [landed(open, { ...charge, kind: 'aimed', minus }, [target], [])];
    }
  }
}
