import { no, type Refusal } from '@kurgan/engine';
import { boundTo, deploymentArea, isInArea, squareCalled, squareName } from './areas.ts';
import {
  endOf,
  firstOf,
  isInfantry,
  kindOf,
  of,
  onField,
  profile,
  seatOf,
  turnUp,
  unitAt,
  unitCalled,
  unitName,
} from './counters.ts';
import { canEnter, DIRECTIONS, lay, rearOf } from './ground.ts';
import { board, refuseRoom } from './passengers.ts';
import { ACTIVE_SIDE, INFANTRY, PROFILES, type Profile, X } from './profiles.ts';
import type { RuleId } from './rule-ids.ts';
import { scenarioOf } from './scenario.ts';
import {
  type Action,
  type Choosing,
  type FrameOf,
  type HeroesContext,
  NONE,
  type Open,
  only,
  other,
  proceed,
  type Seat,
  type State,
  UNKNOWN,
  type View,
  WHERE,
} from './state.ts';

/** Squares that terrain and units leave free and that are closed all the same, to units that come on later. */
export type Barred = (open: Open, seat: Seat, place: number) => boolean;

/**
 * Counters of a side that are to come on now. Whoever the scenario binds to a zone goes first, while there is room. They
 * wait with their kinds known to their owner; somebody without a free square waits for another turn (HS-SCN-09).
 */
function waiting(view: View, seat: Seat): number[] {
  const { open } = view;
  const bound: number[] = [];
  const found: number[] = [];
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) {
    if (of(open.units.where, u) !== WHERE.waiting || (open.roster[u]?.due ?? 0) > open.turn) continue;
    (boundTo(open, u) === NONE ? found : bound).push(u);
  }
  return bound.length > 0 ? bound : found;
}

/** One of several counters that nobody could tell apart stands for all of them, if there is a place for it. */
function ready(view: View, seat: Seat, isBarred: Barred): number[] {
  const seen = new Set<string>();
  return waiting(view, seat).filter((u) => {
    const { tile, slot, due } = view.open.roster[u] ?? {};
    const key = `${kindOf(view, u)} ${tile} ${slot} ${due}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return hasPlace(view, seat, u, isBarred);
  });
}

const hasPlace = (view: View, seat: Seat, u: number, isBarred: Barred): boolean => {
  const frame = { step: 'deploy', seat, unit: u, up: 0 } as const;
  return deploymentArea(view.open, seat, u).some((place) => refusePut(view, frame, place, isBarred) === null);
};

/** The frame in which a side puts its next unit, if one is to come and has a place. */
export const nextToDeploy = (view: View, seat: Seat, isBarred: Barred): FrameOf<'deploy'>[] =>
  ready(view, seat, isBarred).length > 0 ? [{ step: 'deploy', seat, unit: NONE, up: 0 }] : [];

/** Sides that may be up: both for units that change state, the concealed one where the scenario says so (HS-STATE-04). */
function sidesOf(view: View, u: number): ('full' | 'active' | 'inactive')[] {
  const { change } = profile(view, u);
  if (change === null) return ['full'];
  if (change === 'crew') return ['inactive'];
  if (change === 'ambush' && scenarioOf(view.open).deployment.concealed === true) return ['active'];
  return ['inactive', 'active'];
}

const needsFacing = ({ size, weapons }: Profile): boolean => size === 2 || (weapons[0]?.arc ?? 360) < 360;

/** Profile with the side that the owner has chosen to show. */
function chosen(view: View, { unit, up }: FrameOf<'deploy'>): Profile | undefined {
  return PROFILES[2 * kindOf(view, unit) + up];
}

/** Facings in which a two-square vehicle lies wholly in its area on two squares that a step joins (HS-SCN-03). */
const facings = (
  open: Open,
  seat: Seat,
  unit: number,
  square: number,
  category: 0 | 1 | 2,
  isBarred: Barred,
): number[] =>
  DIRECTIONS.map((_, facing) => facing).filter((facing) => {
    const rear = rearOf(lay(open), square, facing, category);
    return (
      rear !== NONE &&
      isInArea(open, seat, unit, rear) &&
      canEnter(lay(open), rear, category) &&
      unitAt(open, rear) === NONE &&
      !isBarred(open, seat, rear)
    );
  });

function refusePut(view: View, frame: FrameOf<'deploy'>, square: number, isBarred: Barred): Refusal<RuleId> | null {
  const { open } = view;
  const { seat, unit } = frame;
  if (unit === NONE) return no('HS-SCN-03');
  if (!isInArea(open, seat, unit, square)) return no('HS-SCN-03', { area: false });
  const facts = chosen(view, frame);
  if (facts === undefined || !canEnter(lay(open), square, facts.category)) return no('HS-TERR-05');
  if (unitAt(open, square) !== NONE) return no('HS-MOVE-04');
  if (isBarred(open, seat, square)) return no('HS-SCN-09', { 'enemy zone': true });
  if (facts.size === 2 && facings(open, seat, unit, square, facts.category, isBarred).length === 0)
    return no('HS-SCN-03');
  return null;
}

/** Before the game a vehicle may be loaded and a crew aboard (HS-SET-05). */
function refuseEmbark(view: View, frame: FrameOf<'deploy'>, vehicle: number): Refusal<RuleId> | null {
  const { open } = view;
  const { seat, unit } = frame;
  if (unit === NONE || open.turn > 0) return no('HS-SET-05');
  if (vehicle === NONE || seatOf(open, vehicle) !== seat || !onField(open, vehicle)) return no('HS-TRAN-01');
  const facts = chosen(view, frame);
  if (facts === undefined || facts.category !== INFANTRY || isInfantry(open, vehicle)) return no('HS-TRAN-01');
  if (facts.move === X) return no('HS-MOVE-11');
  return refuseRoom(view, unit, vehicle);
}

/** A counter is picked with the side that shall be up, then put on a square (HS-SET-05). */
export const deployStep = (isBarred: Barred): Choosing<'deploy', 'pick' | 'put' | 'embark'> => ({
  rule: 'HS-SET-05',
  verbs: ['pick', 'put', 'embark'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose(view, frame) {
    const { open } = view;
    const { seat } = frame;
    if (frame.unit === NONE)
      return ready(view, seat, isBarred).flatMap((u) =>
        sidesOf(view, u).map((side): Action<'pick'> => ({ do: 'pick', unit: unitName(open, u), side })),
      );
    const actions: Action<'put' | 'embark'>[] = deploymentArea(open, seat, frame.unit)
      .filter((square) => refusePut(view, frame, square, isBarred) === null)
      .map((square) => ({ do: 'put', square: squareName(open, square) }));
    for (let v = firstOf(open, seat); v < endOf(open, seat); v++)
      if (refuseEmbark(view, frame, v) === null) actions.push({ do: 'embark', vehicle: unitName(open, v) });
    return actions;
  },
  refuse(view, frame, action, seat) {
    const { open } = view;
    if (action.do === 'put') return refusePut(view, frame, squareCalled(open, action.square), isBarred);
    if (action.do === 'embark') return refuseEmbark(view, frame, unitCalled(open, action.vehicle));
    if (frame.unit !== NONE) return no('HS-SET-05');
    const u = unitCalled(open, action.unit);
    if (!ready(view, seat, isBarred).includes(u)) return no('HS-SET-05', { unit: action.unit });
    return sidesOf(view, u).includes(action.side) ? null : no('HS-STATE-04', { side: action.side });
  },
  act(state, frame, action, context) {
    const { open } = state;
    const { seat, unit } = frame;
    if (action.do === 'pick') {
      const picked = unitCalled(open, action.unit);
      const active = ACTIVE_SIDE[kindOf(state, picked)] ?? 0;
      const up = action.side === 'full' ? 0 : action.side === 'active' ? active : 1 - active;
      proceed(state, { ...frame, unit: picked, up });
      return;
    }
    if (action.do === 'embark') {
      appear(state, frame, context);
      board(state, unit, unitCalled(open, action.vehicle), context);
      proceed(state, ...nextToDeploy(state, seat, isBarred));
      return;
    }
    put(state, frame, squareCalled(open, action.square), context);
    if (needsFacing(profile(state, unit))) proceed(state, { step: 'deployFacing', seat, unit });
    else proceed(state, ...nextToDeploy(state, seat, isBarred));
  },
});

/** The side that its owner has chosen is up; returns whether it is concealed. */
function appear(state: State, { unit, up }: FrameOf<'deploy'>, context: HeroesContext): boolean {
  const { open } = state;
  const kind = kindOf(state, unit);
  const hidden = profile(state, unit).change === 'ambush' && up === ACTIVE_SIDE[kind];
  if (of(open.units.kind, unit) === UNKNOWN && !hidden) {
    turnUp(state, unit);
    context.learn(other(seatOf(open, unit)));
  }
  open.units.up[unit] = up;
  return hidden;
}

function put(state: State, frame: FrameOf<'deploy'>, square: number, context: HeroesContext): void {
  const { open } = state;
  const { unit } = frame;
  open.units.where[unit] = WHERE.field;
  open.units.at[unit] = square;
  const hidden = appear(state, frame, context);
  context.log({
    event: 'deployed',
    rule: open.turn === 0 ? 'HS-SET-05' : 'HS-SCN-09',
    unit: unitName(open, unit),
    type: hidden ? null : profile(state, unit).type,
    at: squareName(open, square),
  });
}

export const facingStep = (isBarred: Barred): Choosing<'deployFacing', 'face'> => ({
  rule: 'HS-R-148',
  verbs: ['face'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose: (view, frame) =>
    possible(view, frame, isBarred).map((direction): Action<'face'> => ({ do: 'face', direction })),
  refuse: (view, frame, { direction }) =>
    possible(view, frame, isBarred).includes(direction) ? null : no('HS-SCN-03', { direction }),
  act(state, { seat, unit }, { direction }, context) {
    const { open } = state;
    const facing = DIRECTIONS.indexOf(direction);
    const { size, category } = profile(state, unit);
    open.units.facing[unit] = facing;
    if (size === 2) open.units.rear[unit] = rearOf(lay(open), of(open.units.at, unit), facing, category);
    context.log({ event: 'faced', rule: 'HS-R-148', unit: unitName(open, unit), direction });
    proceed(state, ...nextToDeploy(state, seat, isBarred));
  },
});

function possible(
  view: View,
  { seat, unit }: FrameOf<'deployFacing'>,
  isBarred: Barred,
): readonly (typeof DIRECTIONS)[number][] {
  const { open } = view;
  const { size, category } = profile(view, unit);
  if (size === 1) return DIRECTIONS;
  const ways = facings(open, seat, unit, of(open.units.at, unit), category, isBarred);
  return DIRECTIONS.filter((_, facing) => ways.includes(facing));
}
