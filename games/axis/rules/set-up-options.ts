import { no, type Refusal } from '@kurgan/engine';
import { CROSSING_IDS, SITE_IDS } from '../data/places.ts';
import { LIMITS } from '../data/track.ts';
import { LAND_KINDS_OF, type LandKind, TOKEN_COST, unitOf } from '../data/units.ts';
import { CITY_IDS, isCity, REGION_IDS, type Side, ZONE_IDS, ZONES, type ZoneId } from '../data/zones.ts';
import {
  canStack,
  forgetMoves,
  isContested,
  isFriendly,
  isInfantry,
  isOccupied,
  piecesRunOut,
  removeMarker,
} from './board.ts';
import type { RuleId } from './rule-ids.ts';
import { addTokens, addUnits, countIn, landIn, noteMoved, readyIn } from './stacks.ts';
import { type Action, type Choosing, finish, type Open, only, other, proceed, type State } from './state.ts';

/** Options played before the first card: bidding, factories, deployment (AA-R-100). */

const MOST_BID = 60;

function bidForbidden({ bid }: Open, { for: side, points }: Action<'bid'>): RuleId | null {
  return (bid.for !== null && side !== bid.for) || points <= bid.amount ? 'AA-OPT-01' : null;
}

/** Bids rise until somebody takes the points and the other side. */
export const bidding: Choosing<'bidding', 'bid' | 'accept'> = {
  rule: 'AA-OPT-01',
  verbs: ['bid', 'accept'],
  who: (_view, { seat }) => only(seat),
  propose({ open }) {
    const list: (Action<'bid'> | Action<'accept'>)[] = [{ do: 'accept' }];
    for (const side of ['axis', 'allies'] as const)
      for (let points = open.bid.amount + 1; points <= MOST_BID; points++) list.push({ do: 'bid', for: side, points });
    return list;
  },
  refuse({ open }, _frame, action) {
    if (action.do === 'accept') return open.bid.for === null ? no('AA-OPT-01', { bid: 0 }) : null;
    const rule = bidForbidden(open, action);
    return rule === null ? null : no(rule, { bid: open.bid.amount, for: open.bid.for ?? 'either' });
  },
  act(state, { seat }, action, context) {
    const { bid, rpc } = state.open;
    if (action.do === 'bid') {
      bid.for = action.for;
      bid.amount = action.points;
      context.log({ event: 'bid', rule: 'AA-OPT-01', seat, for: action.for, points: action.points });
      proceed(state, { step: 'bidding', seat: other(seat) });
      return;
    }
    if (bid.for === null) return;
    const side = other(bid.for); // of the player who accepts
    bid.swapped = seat !== side;
    if (bid.swapped) context.learn(); // nobody goes back to the other chair
    rpc[side] += bid.amount;
    const { amount: points, swapped } = bid;
    context.log({ event: 'bidAccepted', rule: 'AA-OPT-01', seat, side, points, swapped });
    proceed(state, { step: 'bidUnits', side });
  },
};

function bidUnitForbidden(open: Open, side: Side, { what, zone }: Action<'buy'>): RuleId | null {
  if (!isOccupied(open, side, zone)) return 'AA-OPT-02';
  const spare = Math.min(open.rpc[side], open.bid.amount);
  if (what === 'token') return side === 'allies' && spare >= TOKEN_COST && open.pool.allies > 0 ? null : 'AA-OPT-02';
  if (ZONES[zone].base !== null || !LAND_KINDS_OF[side].includes(what) || spare < (unitOf(side, what).cost ?? 0))
    return 'AA-OPT-02';
  if (landIn(open, side, zone) >= LIMITS.stack) return 'AA-OPT-02';
  return canStack(open, side, what, zone) ? null : 'AA-R-27';
}

/** The points buy land units where the side already stands; what is left stays as RPCs (AA-OPT-02, AA-R-78). */
export const bidUnits: Choosing<'bidUnits', 'buy' | 'done'> = {
  rule: 'AA-OPT-02',
  verbs: ['buy', 'done'],
  who: (_view, { side }) => only(side),
  propose(_view, { side }) {
    const list: (Action<'buy'> | Action<'done'>)[] = [{ do: 'done' }];
    for (const zone of ZONE_IDS) {
      for (const what of LAND_KINDS_OF[side]) list.push({ do: 'buy', what, zone });
      list.push({ do: 'buy', what: 'token', zone });
    }
    return list;
  },
  refuse({ open }, { side }, action) {
    if (action.do === 'done') return null;
    const rule = bidUnitForbidden(open, side, action);
    return rule === null ? null : no(rule, { what: action.what, zone: action.zone, points: open.bid.amount });
  },
  act(state, { side }, action, context) {
    const { open } = state;
    if (action.do === 'done') {
      open.bid.amount = 0;
      finish(state);
      return;
    }
    const { what, zone } = action;
    const cost = what === 'token' ? TOKEN_COST : (unitOf(side, what).cost ?? 0);
    open.bid.amount -= cost;
    open.rpc[side] -= cost;
    if (what === 'token') {
      open.pool.allies--;
      addTokens(open, 'allies', zone, 1);
    } else addUnits(open, side, zone, what, 1);
    context.log({ event: 'bought', rule: 'AA-OPT-02', side, what, zone, rpc: open.rpc[side] });
  },
};

export const factoryHands: Choosing<'factoryHands', 'hide'> = {
  rule: 'AA-OPT-03',
  verbs: ['hide'],
  who: () => only('allies'),
  propose: () => [
    { do: 'hide', left: 'tank' },
    { do: 'hide', left: 'artillery' },
  ],
  refuse: () => null,
  act(state, _frame, { left }) {
    state.private.allies.left = left;
    proceed(state, { step: 'factoryPick' });
  },
};

export const factoryPick: Choosing<'factoryPick', 'pick'> = {
  rule: 'AA-OPT-03',
  verbs: ['pick'],
  who: () => only('axis'),
  propose: () => [
    { do: 'pick', hand: 'left' },
    { do: 'pick', hand: 'right' },
  ],
  refuse: () => null,
  act(state, _frame, { hand }, context) {
    const { left } = state.private.allies;
    const factory = (hand === 'left') === (left === 'tank') ? 'tank' : 'artillery';
    const rest = factory === 'tank' ? 'artillery' : 'tank';
    state.private.allies.left = null;
    context.learn();
    context.log({ event: 'factoryPicked', rule: 'AA-R-99', hand, factory });
    proceed(
      state,
      { step: 'factoryPlace', factory, side: 'axis', taken: null },
      { step: 'factoryPlace', factory: rest, side: 'allies', taken: factory },
    );
  },
};

export const factoryPlace: Choosing<'factoryPlace', 'build'> = {
  rule: 'AA-OPT-03',
  verbs: ['build'],
  who: (_view, { side }) => only(side),
  propose: () => CITY_IDS.map((zone) => ({ do: 'build', zone })),
  refuse({ open }, { taken }, { zone }) {
    const other = taken === null ? null : open.factories?.[taken].zone;
    return isCity(zone) && ZONES[zone].rp > 0 && zone !== other ? null : no('AA-OPT-03', { zone, RP: ZONES[zone].rp });
  },
  act(state, { factory }, { zone }, context) {
    finish(state);
    const { factories } = state.open;
    if (factories !== null) factories[factory].zone = zone;
    context.log({ event: 'factoryBuilt', rule: 'AA-OPT-03', factory, zone });
  },
};

type Shift = Action<'from'> | Action<'shift'> | Action<'done'>;

/** Which units each side may rearrange, and where (AA-OPT-04). Each unit moves once, so any arrangement is in reach. */
const SHIFTS: Readonly<Record<Side, { readonly kinds: readonly LandKind[]; readonly zones: readonly ZoneId[] }>> = {
  allies: { kinds: LAND_KINDS_OF.allies, zones: CITY_IDS },
  axis: {
    kinds: ['mechanized', 'tank', 'assault-gun'],
    zones: REGION_IDS.filter((id) => ZONES[id].base === null),
  },
};

const canShiftFrom = (open: Open, side: Side, zone: ZoneId): boolean =>
  SHIFTS[side].zones.includes(zone) && SHIFTS[side].kinds.some((kind) => readyIn(open, side, zone, kind) > 0);

function shiftForbidden(open: Open, side: Side, from: ZoneId | null, { kind, to }: Action<'shift'>): RuleId | null {
  const { kinds, zones } = SHIFTS[side];
  if (from === null || !kinds.includes(kind) || readyIn(open, side, from, kind) === 0) return 'AA-OPT-04';
  const crossing = CROSSING_IDS.find((id) => id === to);
  const site = SITE_IDS.find((id) => id === to);
  if (crossing !== undefined || site !== undefined) {
    if (side === 'axis' || !isInfantry(kind)) return 'AA-R-98';
    const isFree =
      crossing === undefined
        ? site !== undefined && open.ambushers[site] === null
        : open.crossings[crossing].ferry && open.crossings[crossing].cargo === null;
    if (!isFree) return 'AA-R-98';
    return countIn(open, side, from, kind) > 1 && piecesRunOut(open, side, kind) ? 'AA-R-27' : null;
  }
  const zone = zones.find((id) => id === to);
  if (zone === undefined || zone === from || !isFriendly(open, side, zone)) return 'AA-OPT-04';
  if (landIn(open, side, zone) >= LIMITS.stack) return 'AA-MAP-08';
  return canStack(open, side, kind, zone) || countIn(open, side, from, kind) === 1 ? null : 'AA-R-27';
}

function shiftsOf(open: Open, side: Side, from: ZoneId | null): Shift[] {
  const list: Shift[] = [{ do: 'done' }];
  for (const zone of SHIFTS[side].zones)
    if (zone !== from && canShiftFrom(open, side, zone)) list.push({ do: 'from', zone });
  if (from === null) return list;
  for (const kind of SHIFTS[side].kinds) {
    for (const to of [...SHIFTS[side].zones, ...CROSSING_IDS, ...SITE_IDS]) {
      const shift = { do: 'shift', kind, to } as const;
      if (shiftForbidden(open, side, from, shift) === null) list.push(shift);
    }
  }
  return list;
}

function refuseShift(open: Open, side: Side, from: ZoneId | null, action: Shift): Refusal<RuleId> | null {
  if (action.do === 'done') return null;
  if (action.do === 'from')
    return action.zone !== from && canShiftFrom(open, side, action.zone)
      ? null
      : no('AA-OPT-04', { zone: action.zone });
  const rule = shiftForbidden(open, side, from, action);
  return rule === null ? null : no(rule, { unit: action.kind, to: action.to });
}

export const rearrangement: Choosing<'rearrangement', 'from' | 'shift' | 'done'> = {
  rule: 'AA-OPT-04',
  verbs: ['from', 'shift', 'done'],
  exact: true,
  who: (_view, { side }) => only(side),
  propose: ({ open }, { side, from }) => shiftsOf(open, side, from),
  refuse: ({ open }, { side, from }, action) => refuseShift(open, side, from, action),
  act(state, { side, from }, action, context) {
    const { open } = state;
    if (action.do === 'from') {
      proceed(state, { step: 'rearrangement', side, from: action.zone });
      return;
    }
    if (action.do === 'done') {
      endRearrangement(state);
      return;
    }
    if (from === null) return;
    const { kind, to } = action;
    addUnits(open, side, from, kind, -1);
    const zone = ZONE_IDS.find((id) => id === to);
    const crossing = CROSSING_IDS.find((id) => id === to);
    const site = SITE_IDS.find((id) => id === to);
    if (zone !== undefined) {
      addUnits(open, side, zone, kind, 1);
      noteMoved(open, zone, kind, 1);
    } else if (crossing !== undefined) open.crossings[crossing].cargo = kind;
    else if (site !== undefined) open.ambushers[site] = { side, kind: 'infantry' };
    context.log({ event: 'shifted', rule: 'AA-OPT-04', side, kind, from, to });
  },
};

/** A contested zone without Axis land units loses its marker (AA-R-98). */
function endRearrangement(state: State): void {
  const { open } = state;
  finish(state);
  forgetMoves(open);
  for (const zone of ZONE_IDS)
    if (isContested(open, zone) && landIn(open, 'axis', zone) === 0) removeMarker(open, zone);
}
