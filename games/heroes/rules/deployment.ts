import { no, type Refusal } from '@kurgan/engine';
import { deploymentArea, isInArea, squareCalled, squareName } from './areas.ts';
import {
  conceal,
  endOf,
  firstOf,
  kindOf,
  of,
  profile,
  seatOf,
  turnUp,
  unitAt,
  unitCalled,
  unitName,
} from './counters.ts';
import { canEnter, DIRECTIONS, lay, rearOf } from './ground.ts';
import { ACTIVE_SIDE, kindNumber, PROFILES, type Profile } from './profiles.ts';
import type { RuleId } from './rule-ids.ts';
import { scenarioOf } from './scenario.ts';
import { mayScout } from './scouting.ts';
import {
  type Action,
  type Automatic,
  type Choosing,
  DAMAGE,
  type FrameOf,
  finish,
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

/** Counters of a side that are not yet on the battlefield. They wait with their kinds known to their owner. */
function waiting({ open }: View, seat: Seat): number[] {
  const found: number[] = [];
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++)
    if (of(open.units.where, u) === WHERE.waiting && open.roster[u]?.due === 0) found.push(u);
  return found;
}

/** Sides that may be up: both for units that change state, the concealed one where the scenario says so (HS-STATE-04). */
function sidesOf(view: View, u: number): ('full' | 'active' | 'inactive')[] {
  const { change } = profile(view, u);
  if (change === null) return ['full'];
  if (change === 'crew') return ['inactive'];
  if (change === 'ambush' && scenarioOf(view.open).deployment.concealed === true) return ['active'];
  return ['inactive', 'active'];
}

/** One of several counters that nobody could tell apart stands for all of them. */
function distinct(view: View, units: readonly number[]): number[] {
  const seen = new Set<string>();
  return units.filter((u) => {
    const { tile, slot } = view.open.roster[u] ?? {};
    const key = `${kindOf(view, u)} ${tile} ${slot}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const needsFacing = ({ size, weapons }: Profile): boolean => size === 2 || (weapons[0]?.arc ?? 360) < 360;

/** Profile with the side that the owner has chosen to show. */
function chosen(view: View, { unit, up }: FrameOf<'deploy'>): Profile | undefined {
  return PROFILES[2 * kindOf(view, unit) + up];
}

/** Facings in which a two-square vehicle lies wholly in its area on two squares that a step joins (HS-SCN-03). */
const facings = (open: Open, seat: Seat, unit: number, square: number, category: 0 | 1 | 2): number[] =>
  DIRECTIONS.map((_, facing) => facing).filter((facing) => {
    const rear = rearOf(lay(open), square, facing, category);
    return (
      rear !== NONE &&
      isInArea(open, seat, unit, rear) &&
      canEnter(lay(open), rear, category) &&
      unitAt(open, rear) === NONE
    );
  });

function refusePut(view: View, frame: FrameOf<'deploy'>, square: number): Refusal<RuleId> | null {
  const { open } = view;
  const { seat, unit } = frame;
  if (unit === NONE) return no('HS-SCN-03');
  if (!isInArea(open, seat, unit, square)) return no('HS-SCN-03', { area: false });
  const facts = chosen(view, frame);
  if (facts === undefined || !canEnter(lay(open), square, facts.category)) return no('HS-TERR-05');
  if (unitAt(open, square) !== NONE) return no('HS-MOVE-04');
  if (facts.size === 2 && facings(open, seat, unit, square, facts.category).length === 0) return no('HS-SCN-03');
  return null;
}

/** A counter is picked with the side that shall be up, then put on a square (HS-SET-05). */
export const deploy: Choosing<'deploy', 'pick' | 'put'> = {
  rule: 'HS-SET-05',
  verbs: ['pick', 'put'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose(view, frame, seat) {
    const { open } = view;
    if (frame.unit === NONE)
      return distinct(view, waiting(view, seat)).flatMap((u) =>
        sidesOf(view, u).map((side): Action<'pick'> => ({ do: 'pick', unit: unitName(open, u), side })),
      );
    return deploymentArea(open, seat, frame.unit)
      .filter((square) => refusePut(view, frame, square) === null)
      .map((square): Action<'put'> => ({ do: 'put', square: squareName(open, square) }));
  },
  refuse(view, frame, action, seat) {
    const { open } = view;
    if (action.do === 'put') return refusePut(view, frame, squareCalled(open, action.square));
    if (frame.unit !== NONE) return no('HS-SET-05');
    const u = unitCalled(open, action.unit);
    if (!distinct(view, waiting(view, seat)).includes(u)) return no('HS-SET-05', { unit: action.unit });
    return sidesOf(view, u).includes(action.side) ? null : no('HS-STATE-04', { side: action.side });
  },
  act(state, frame, action, context) {
    const { open } = state;
    const { seat } = frame;
    if (action.do === 'pick') {
      const unit = unitCalled(open, action.unit);
      const active = ACTIVE_SIDE[kindOf(state, unit)] ?? 0;
      const up = action.side === 'full' ? 0 : action.side === 'active' ? active : 1 - active;
      proceed(state, { ...frame, unit, up });
      return;
    }
    put(state, frame, squareCalled(open, action.square), context);
    const facts = profile(state, frame.unit);
    const next = waiting(state, seat).length > 0 ? [{ step: 'deploy', seat, unit: NONE, up: 0 } as const] : [];
    if (needsFacing(facts)) proceed(state, { step: 'deployFacing', seat, unit: frame.unit }, ...next);
    else proceed(state, ...next);
  },
};

function put(state: State, { unit, up }: FrameOf<'deploy'>, square: number, context: HeroesContext): void {
  const { open } = state;
  const { units } = open;
  const seat = seatOf(open, unit);
  units.where[unit] = WHERE.field;
  units.at[unit] = square;
  const kind = kindOf(state, unit);
  const hidden = profile(state, unit).change === 'ambush' && up === ACTIVE_SIDE[kind];
  if (of(units.kind, unit) === UNKNOWN && !hidden) {
    turnUp(state, unit);
    context.learn(other(seat));
  } else if (hidden) conceal(state, unit);
  units.up[unit] = up;
  context.log({
    event: 'deployed',
    rule: 'HS-SET-05',
    unit: unitName(open, unit),
    type: hidden ? null : (PROFILES[2 * kind]?.type ?? null),
    at: squareName(open, square),
  });
}

export const deployFacing: Choosing<'deployFacing', 'face'> = {
  rule: 'HS-R-148',
  verbs: ['face'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose: (view, frame) => possible(view, frame).map((direction): Action<'face'> => ({ do: 'face', direction })),
  refuse: (view, frame, { direction }) =>
    possible(view, frame).includes(direction) ? null : no('HS-SCN-03', { direction }),
  act(state, { unit }, { direction }, context) {
    const { open } = state;
    finish(state);
    const facing = DIRECTIONS.indexOf(direction);
    const { size, category } = profile(state, unit);
    open.units.facing[unit] = facing;
    if (size === 2) open.units.rear[unit] = rearOf(lay(open), of(open.units.at, unit), facing, category);
    context.log({ event: 'faced', rule: 'HS-R-148', unit: unitName(open, unit), direction });
  },
};

function possible(view: View, { seat, unit }: FrameOf<'deployFacing'>): readonly (typeof DIRECTIONS)[number][] {
  const { open } = view;
  const { size, category } = profile(view, unit);
  if (size === 1) return DIRECTIONS;
  const ways = facings(open, seat, unit, of(open.units.at, unit), category);
  return DIRECTIONS.filter((_, facing) => ways.includes(facing));
}

/** Special rules of set-up: Damage markers (HS-SCN-11). */
export const deployed: Automatic<'deployed'> = {
  run(state) {
    const { open } = state;
    const seats = [open.initiative, other(open.initiative)].filter((seat) => mayScout(open, seat));
    proceed(state, ...seats.map((seat) => ({ step: 'scouting', seat }) as const));
    for (const { do: special } of scenarioOf(open).special) {
      if (special.op !== 'setDamage') continue;
      const kind = kindNumber(special.unit);
      for (let u = 0; u < open.units.kind.length; u++)
        if (of(open.units.kind, u) === kind) open.units.damage[u] = DAMAGE[special.damage];
    }
  },
};
