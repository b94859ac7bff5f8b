import { no, type Refusal } from '@kurgan/engine';
import { CROSSING_IDS } from '../data/places.ts';
import { FERRY_COST, type Kind, LAND_KINDS_OF, type LandKind, TOKEN_COST, unitOf } from '../data/units.ts';
import {
  ALLIED_ZONES,
  FREE_INFANTRY_ZONES,
  type Side,
  WINTER_STORM_ZONES,
  ZONE_IDS,
  ZONES,
  type ZoneId,
} from '../data/zones.ts';
import {
  canStack,
  deploy,
  isContested,
  isFriendly,
  isOccupied,
  markersLeft,
  piecesRunOut,
  volgaFrozen,
} from './board.ts';
import type { RuleId } from './rule-ids.ts';
import { addTokens, countIn, entryAt, landIn } from './stacks.ts';
import {
  type Action,
  type Automatic,
  type AxisContext,
  type Choosing,
  type Frame,
  finish,
  INFANTRY,
  type Open,
  only,
  proceed,
  type State,
} from './state.ts';

/** Cards 2 and 9: income, free units, purchases. */

/** The Axis needs a land unit in the zone, the Allies only control (AA-AXR-01, AA-ALR-01). */
const incomeOf = (open: Open, side: Side): number =>
  PAYING_ZONES.reduce((points, id) => {
    const paid = isFriendly(open, side, id) && (side === 'allies' || landIn(open, 'axis', id) > 0);
    return paid ? points + ZONES[id].rp : points;
  }, 0);

const PAYING_ZONES = ZONE_IDS.filter((id) => ZONES[id].rp > 0);

export const income: Automatic<'income'> = {
  run(state, { side }, context) {
    const { open } = state;
    const points = incomeOf(open, side);
    open.rpc[side] += points;
    open.deployed = [];
    const rule = side === 'axis' ? 'AA-AXR-01' : 'AA-ALR-01';
    context.log({ event: 'income', rule, side, points, rpc: open.rpc[side] });
    const frames: Frame[] = side === 'axis' ? [{ step: 'gifts' }] : [];
    if (side === 'axis' && open.round === open.winterStorm) frames.push({ step: 'winterStorm' });
    if (canBuy(open, side)) frames.push({ step: 'purchases', side }); // AA-R-23
    proceed(state, ...frames);
  },
};

/** Odd rounds bring a token, even rounds an infantry. */
export const gifts: Automatic<'gifts'> = {
  run(state, _frame, context) {
    const { open } = state;
    finish(state);
    if (open.round % 2 === 1) {
      if (open.pool.axis === 0) return; // AA-AXR-02
      open.pool.axis--;
      addTokens(open, 'axis', 'tatsinskaya', 1);
      context.log({ event: 'tokenArrived', rule: 'AA-AXR-02', zone: 'tatsinskaya' });
      return;
    }
    if (infantryOffers(open).length > 0) state.flow.push({ step: 'freeInfantry' });
  },
};

const infantryOffers = (open: Open): Action<'receive'>[] =>
  INFANTRY.flatMap((kind) =>
    FREE_INFANTRY_ZONES.map((zone) => ({ do: 'receive', kind, zone }) as const).filter(
      (offer) => refuseInfantry(open, offer) === null,
    ),
  );

function refuseInfantry(open: Open, { kind, zone }: Action<'receive'>): Refusal<RuleId> | null {
  if (kind !== 'infantry' && kind !== 'minor-infantry') return no('AA-AXR-03', { kind });
  if (!FREE_INFANTRY_ZONES.some((id) => id === zone)) return no('AA-AXR-03', { zone, zones: FREE_INFANTRY_ZONES });
  if (!isFriendly(open, 'axis', zone)) return no('AA-AXR-04', { zone });
  return canStack(open, 'axis', kind, zone) ? null : no('AA-R-27', { kind, pieces: unitOf('axis', kind).pieces });
}

export const freeInfantry: Choosing<'freeInfantry', 'receive'> = {
  rule: 'AA-AXR-03',
  verbs: ['receive'],
  exact: true,
  who: () => only('axis'),
  propose: ({ open }) => infantryOffers(open),
  refuse: ({ open }, _frame, action) => refuseInfantry(open, action),
  act(state, _frame, { kind, zone }, context) {
    if (kind === 'fighter' || kind === 'bomber') return;
    finish(state);
    deploy(state, 'axis', zone, kind, context);
    context.log({ event: 'received', rule: 'AA-AXR-03', side: 'axis', kind, zone });
  },
};

/** A fighter or bomber in the air, in the Winter Storm round only (AA-AXR-06). */
export const winterStorm: Choosing<'winterStorm', 'receive'> = {
  rule: 'AA-AXR-06',
  verbs: ['receive'],
  who: () => only('axis'),
  propose: () =>
    (['fighter', 'bomber'] as const).flatMap((kind) =>
      WINTER_STORM_ZONES.map((zone) => ({ do: 'receive', kind, zone }) as const),
    ),
  refuse: (_view, _frame, { kind, zone }) =>
    isAirKind(kind) && WINTER_STORM_ZONES.some((id) => id === zone) ? null : no('AA-AXR-06', { kind, zone }),
  act(state, _frame, { kind, zone }, context) {
    finish(state);
    if (!isAirKind(kind)) return;
    state.open.sorties.push({ side: 'axis', kind, at: zone, mission: 'hover', tokens: 0, passenger: null, home: null });
    context.log({ event: 'received', rule: 'AA-AXR-06', side: 'axis', kind, zone });
  },
};

const isAirKind = (kind: Kind): kind is 'fighter' | 'bomber' => kind === 'fighter' || kind === 'bomber';

/** True if a side may spend RPCs now (AA-AXR-05). */
const maySpend = (open: Open, side: Side): boolean =>
  side === 'allies' || (open.winterStorm !== null && open.round >= open.winterStorm);

type Purchase = Action<'buy'> | Action<'ferry'> | Action<'done'>;

function refusePurchase(open: Open, side: Side, action: Purchase): Refusal<RuleId> | null {
  if (action.do === 'done') return null;
  if (action.do === 'ferry') return refuseFerry(open, side, action);
  return action.what === 'token'
    ? refuseToken(open, side, action.zone)
    : refuseUnit(open, side, action.what, action.zone);
}

function refuseFerry(open: Open, side: Side, { crossing }: Action<'ferry'>): Refusal<RuleId> | null {
  if (side === 'axis') return no('AA-AXR-08');
  if (volgaFrozen(open)) return no('AA-R-70', { river: 'frozen' });
  if (open.crossings[crossing].ferry) return no('AA-ALR-03', { ferry: crossing, 'in place': true });
  return open.rpc.allies < FERRY_COST ? tooDear(open, side, FERRY_COST) : null;
}

function refuseToken(open: Open, side: Side, zone: ZoneId): Refusal<RuleId> | null {
  if (side === 'axis') return no('AA-AXR-08');
  if (!isArrivalZone(side, zone) && !(ZONES[zone].airfield && isFriendly(open, 'allies', zone)))
    return no('AA-ALR-05', { zone });
  if (open.pool.allies === 0) return no('AA-R-91', { pool: 0 });
  return open.rpc.allies < TOKEN_COST ? tooDear(open, side, TOKEN_COST) : null;
}

const tooDear = (open: Open, side: Side, cost: number): Refusal<RuleId> =>
  no(side === 'axis' ? 'AA-AXR-08' : 'AA-ALR-03', { cost, RPC: open.rpc[side] });

const ARRIVAL_ZONES: Readonly<Record<Side, readonly ZoneId[]>> = { axis: WINTER_STORM_ZONES, allies: ALLIED_ZONES };

const isArrivalZone = (side: Side, zone: ZoneId): boolean => ARRIVAL_ZONES[side].includes(zone);

function refuseUnit(open: Open, side: Side, kind: LandKind, zone: ZoneId): Refusal<RuleId> | null {
  if (!LAND_KINDS_OF[side].includes(kind)) return no(side === 'axis' ? 'AA-AXR-08' : 'AA-ALR-03', { unit: kind });
  if (!maySpend(open, side))
    return no('AA-AXR-05', { round: open.round, 'Winter Storm': open.winterStorm ?? 'not yet' });
  if (!isArrivalZone(side, zone)) return no(side === 'axis' ? 'AA-AXR-09' : 'AA-ALR-04', { zone });
  const cost = unitOf(side, kind).cost ?? 0;
  if (open.rpc[side] < cost) return tooDear(open, side, cost);
  const refusal = refuseArrival(open, side, zone);
  if (refusal !== null) return refusal;
  return canStack(open, side, kind, zone) ? null : no('AA-R-27', { kind, pieces: unitOf(side, kind).pieces });
}

/** Refuses a zone where no unit of a side may arrive now, whatever its kind. */
function refuseArrival(open: Open, side: Side, zone: ZoneId): Refusal<RuleId> | null {
  const isFull = zone !== 'krasnaya-sloboda' && open.deployed.includes(zone) && !isOccupied(open, 'axis', zone);
  if (side === 'allies' && isFull) return no('AA-ALR-06', { zone });
  const startsFight = !isFriendly(open, side, zone) && !isContested(open, zone);
  return startsFight && markersLeft(open) <= 0 ? no('AA-R-29', { markers: 0 }) : null;
}

/** Where tokens may arrive: with the units, or on an airfield (AA-ALR-05). */
const TOKEN_ZONES = ZONE_IDS.filter((zone) => ZONES[zone].airfield || isArrivalZone('allies', zone));

/** Orders that lists share. */
const TOKEN_ORDERS = TOKEN_ZONES.map((zone): Action<'buy'> => ({ do: 'buy', what: 'token', zone }));
const FERRY_ORDERS = CROSSING_IDS.map((crossing): Action<'ferry'> => ({ do: 'ferry', crossing }));
const UNITS_ON_SALE: Readonly<Record<Side, readonly UnitOnSale[]>> = {
  axis: LAND_KINDS_OF.axis.map((kind) => unitOnSale('axis', kind)),
  allies: LAND_KINDS_OF.allies.map((kind) => unitOnSale('allies', kind)),
};

interface UnitOnSale {
  readonly kind: LandKind;
  readonly cost: number;
  /** One for each arrival zone. */
  readonly orders: readonly Action<'buy'>[];
}

function unitOnSale(side: Side, kind: LandKind): UnitOnSale {
  const orders = ARRIVAL_ZONES[side].map((zone): Action<'buy'> => ({ do: 'buy', what: kind, zone }));
  return { kind, cost: unitOf(side, kind).cost ?? 0, orders };
}

/** Asks about a zone once and not for every kind, and about pieces once for every kind. */
function proposeUnits(open: Open, side: Side, list: Purchase[]): void {
  if (!maySpend(open, side)) return;
  const isShut = ARRIVAL_ZONES[side].map((zone) => refuseArrival(open, side, zone) !== null);
  for (const { kind, cost, orders } of UNITS_ON_SALE[side]) {
    if (cost > open.rpc[side]) continue;
    const runOut = piecesRunOut(open, side, kind);
    for (let i = 0; i < orders.length; i++) {
      const order = entryAt(orders, i);
      if (!isShut[i] && (!runOut || countIn(open, side, order.zone, kind) > 0)) list.push(order);
    }
  }
}

function purchasesOf(open: Open, side: Side): Purchase[] {
  const list: Purchase[] = [{ do: 'done' }];
  proposeUnits(open, side, list);
  if (side === 'axis') return list;
  if (open.rpc.allies >= TOKEN_COST)
    for (const order of TOKEN_ORDERS) if (refuseToken(open, side, order.zone) === null) list.push(order);
  if (open.rpc.allies >= FERRY_COST)
    for (const order of FERRY_ORDERS) if (refuseFerry(open, side, order) === null) list.push(order);
  return list;
}

const canBuy = (open: Open, side: Side): boolean => open.rpc[side] > 0 && purchasesOf(open, side).length > 1;

/** One purchase after the other, deployed at once (AA-R-80). */
export const purchases: Choosing<'purchases', 'buy' | 'ferry' | 'done'> = {
  rule: 'AA-ALR-02',
  verbs: ['buy', 'ferry', 'done'],
  exact: true,
  who: (_view, { side }) => only(side),
  propose: ({ open }, { side }) => purchasesOf(open, side),
  refuse: ({ open }, { side }, action) => refusePurchase(open, side, action),
  act(state, { side }, action, context) {
    const { open } = state;
    if (action.do === 'done') {
      open.deployed = [];
      finish(state);
      return;
    }
    if (action.do === 'ferry') {
      open.rpc.allies -= FERRY_COST;
      open.crossings[action.crossing].ferry = true;
      context.log({ event: 'boughtFerry', rule: 'AA-FERRY-03', crossing: action.crossing, rpc: open.rpc.allies });
    } else buy(state, side, action, context);
    if (canBuy(open, side)) return;
    open.deployed = [];
    finish(state);
  },
};

function buy(state: State, side: Side, { what, zone }: Action<'buy'>, context: AxisContext): void {
  const { open } = state;
  if (what === 'token') {
    open.rpc.allies -= TOKEN_COST;
    open.pool.allies--;
    addTokens(open, 'allies', zone, 1);
  } else {
    open.rpc[side] -= unitOf(side, what).cost ?? 0;
    open.deployed.push(zone);
    deploy(state, side, zone, what, context);
  }
  const rule = side === 'axis' ? 'AA-AXR-08' : 'AA-ALR-03';
  context.log({ event: 'bought', rule, side, what, zone, rpc: open.rpc[side] });
}
