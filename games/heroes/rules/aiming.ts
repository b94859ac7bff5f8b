import { no } from '@kurgan/engine';
import {
  aimsOf,
  chargeOf,
  refuseFlame,
  refuseHurl,
  refusePoint,
  refuseRoom,
  roomSquares,
  sightTo,
  smokeOf,
} from './aims.ts';
import { fieldFor, squareCalled, squareName } from './areas.ts';
import { burstAt, landed, scatterFrom } from './bursts.ts';
import { incoming } from './cards/incoming.ts';
import { profile, seatOf, unitCalled, unitName } from './counters.ts';
import { discardPlayed } from './effects.ts';
import { at, DIRECTION_NAMES, type Direction, square } from './field/squares.ts';
import { after, declared, noteWeapon } from './fire-action.ts';
import { type Flame, flamesToward, flameTargets } from './flames.ts';
import { spend } from './gear.ts';
import { frontOf, placesOf } from './ground.ts';
import { pointCalled, pointName } from './points.ts';
import { obscuredBy } from './shots.ts';
import {
  type Action,
  type Choosing,
  type Frame,
  type FrameOf,
  type HeroesContext,
  NONE,
  type Open,
  only,
  proceed,
  type State,
  type View,
} from './state.ts';
import { unitsOn } from './units-on.ts';

type Aim = FrameOf<'aim'>;
const directionCalled = (name: (typeof DIRECTION_NAMES)[number]): Direction =>
  DIRECTION_NAMES.indexOf(name) as Direction;

/** A flame as an action: from a vehicle of two squares it names the one it starts in (HS-FAB-13, HS-TRAN-06). */
export function flameAction(open: Open, u: number, { from, direction }: Flame): Action<'toward' | 'jet'> {
  const way = DIRECTION_NAMES[direction];
  if (placesOf(open, u).length === 1) return { do: 'toward', direction: way };
  return { do: 'jet', from: squareName(open, from), direction: way };
}

/** Where a template, a flame or a thrown weapon goes. */
export const aim: Choosing<'aim', 'place' | 'into' | 'toward' | 'jet' | 'hurl'> = {
  rule: 'HS-FIRE-04',
  verbs: ['place', 'into', 'toward', 'jet', 'hurl'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose(view, frame) {
    const { open } = view;
    const { points, rooms, flames, units } = aimsOf(view, frame);
    const actions: Action<'place' | 'into' | 'toward' | 'jet' | 'hurl'>[] = [];
    for (const point of points) actions.push({ do: 'place', at: pointName(open, point) });
    for (const room of rooms) actions.push({ do: 'into', room: squareName(open, room) });
    for (const flame of flames) actions.push(flameAction(open, frame.unit, flame));
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
        // From a vehicle of two squares the owner says from which of them.
        if (placesOf(open, frame.unit).length > 1) return no('HS-FAB-13');
        return refuseFlame(view, frame, frontOf(open, frame.unit), directionCalled(action.direction));
      case 'jet':
        if (placesOf(open, frame.unit).length === 1) return no('HS-FAB-13');
        return refuseFlame(view, frame, squareCalled(open, action.from), directionCalled(action.direction));
      case 'hurl':
        return refuseHurl(view, frame, unitCalled(open, action.at));
    }
  },
  act(state, frame, action, context) {
    const { open } = state;
    const to = 'room' in action ? action.room : 'direction' in action ? action.direction : action.at;
    context.log({
      event: 'aimed',
      rule: 'HS-FIRE-04',
      unit: unitName(open, frame.unit),
      means: frame.means,
      marker: frame.marker,
      card: frame.card,
      at: to,
    });
    const smoke = smokeOf(frame);
    const next = spendMeans(state, frame, context);
    if (smoke > 0) laySmoke(open, action, smoke);
    const bursts = smoke > 0 ? [] : burstsOf(state, frame, action);
    const answers = action.do === 'hurl' ? declared(open, frame.unit) : [];
    proceed(state, ...answers, ...bursts.flatMap((each) => (each.step === 'burst' ? incoming(each) : [each])), ...next);
  },
};

/** A marker is used up, a weapon has fired; then comes the next weapon or the end of the action. */
function spendMeans(state: State, frame: Aim, context: HeroesContext): Frame[] {
  const { unit, mode, marker, card } = frame;
  if (mode === 'return') return []; // the marker is spent already, and nobody takes an action (HS-R-91)
  if (marker !== null) spend(state, unit, marker, context);
  else if (card !== null) discardPlayed(state, seatOf(state.open, unit), card, context);
  else {
    noteWeapon(state, unit, frame.weapon);
    return [after(state, { ...frame, step: 'firing' }, frame.weapon)];
  }
  return [{ step: 'fired', unit, mode }];
}

function laySmoke(open: Open, action: Action<'place' | 'into' | 'toward' | 'jet' | 'hurl'>, value: number): void {
  const point = action.do === 'place' ? pointCalled(open, action.at) : null;
  const { pointX, pointY } = fieldFor(open);
  if (point !== null) open.smoke.push({ x: at(pointX, point), y: at(pointY, point), value });
}

/** The charge on its way: it goes off somewhere, or scatters first. */
export function burstsOf(
  view: View,
  frame: Aim,
  action: Action<'place' | 'into' | 'toward' | 'jet' | 'hurl'>,
): FrameOf<'burst' | 'scatter'>[] {
  const { open } = view;
  const charge = chargeOf(view, frame);
  switch (action.do) {
    case 'place': {
      const point = pointCalled(open, action.at);
      if (point === null) return [];
      if (frame.means === 'indirect')
        return [scatterFrom(view, charge, point, profile(view, frame.unit).weapons[frame.weapon]?.scatter ?? 0)];
      const minus = frame.means === 'howitzer' ? Math.max(0, sightTo(open, frame.unit, point)) : 0;
      return [burstAt(open, { ...charge, minus }, point)];
    }
    case 'into': {
      const squares = roomSquares(open, squareCalled(open, action.room));
      const flames = charge.kind === 'flames';
      return [landed(open, { ...charge, indoors: true }, unitsOn(open, squares, flames), squares)];
    }
    case 'toward':
    case 'jet': {
      const from = action.do === 'jet' ? square(squareCalled(open, action.from)) : frontOf(open, frame.unit);
      const squares = flamesToward(open, from, directionCalled(action.direction));
      return [landed(open, charge, flameTargets(open, frame.unit, squares), [])];
    }
    case 'hurl': {
      const target = unitCalled(open, action.at);
      const minus = obscuredBy(view, { unit: frame.unit, weapon: NONE, how: 'hit', target, keen: frame.keen });
      return [landed(open, { ...charge, kind: 'aimed', minus }, [target], [])];
    }
  }
}
