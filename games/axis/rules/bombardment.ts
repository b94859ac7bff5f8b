import { no, type Refusal } from '@kurgan/engine';
import { NEIGHBORS } from '../data/borders.ts';
import { HITS_ON } from '../data/track.ts';
import { kindNumber } from '../data/units.ts';
import { isBase, isCity, numberOf, ZONE_IDS, type ZoneId } from '../data/zones.ts';
import { isContested, isOccupied } from './board.ts';
import type { RuleId } from './rule-ids.ts';
import { countAt, countIn, entryAt, KIND_COUNT, markerOf, unitRow } from './stacks.ts';
import { type Action, type Aim, type Automatic, type Choosing, finish, type Open, only, proceed } from './state.ts';
import { feed, isReady, tokensInReach } from './supply.ts';

/** Rocket launchers fire before the combats of card 12; all are aimed before the first die (AA-BOM-04). */

function idleLaunchers(open: Open, zone: ZoneId, aim: Aim): number {
  let idle = countIn(open, 'allies', zone, 'rocket-launcher');
  if (idle === 0 || isContested(open, zone)) return 0;
  for (const each of aim) if (each.from === zone) idle -= each.count;
  return idle;
}

/** Next door, or anywhere within the city (AA-BOM-01). */
const isInRange = (from: ZoneId, at: ZoneId): boolean => NEIGHBORS[from].includes(at) || (isCity(from) && isCity(at));

function targetForbidden(open: Open, zone: ZoneId, at: ZoneId): RuleId | null {
  if (at === zone) return 'AA-BOM-02';
  if (isBase(at) || !isOccupied(open, 'axis', at)) return 'AA-BOM-10';
  if (!isInRange(zone, at)) return 'AA-BOM-01';
  return markerOf(open, at) === 'battle' ? 'AA-BOM-03' : null;
}

/** Zones that launchers can ever fire at. */
const IN_RANGE = ZONE_IDS.map((zone) => ZONE_IDS.filter((at) => isInRange(zone, at)));

const targetsOf = (open: Open, zone: ZoneId): ZoneId[] =>
  entryAt(IN_RANGE, numberOf(zone)).filter((at) => targetForbidden(open, zone, at) === null);

type Order = Action<'aim'> | Action<'feed'>;

const LAUNCHER = kindNumber('rocket-launcher');

function ordersOf(open: Open, aim: Aim): Order[] {
  const list: Order[] = [];
  const row = unitRow(open, 'allies');
  for (let number = 0; number < ZONE_IDS.length; number++) {
    if (countAt(row, number * KIND_COUNT + LAUNCHER) === 0) continue;
    const zone = entryAt(ZONE_IDS, number);
    const idle = idleLaunchers(open, zone, aim);
    if (idle === 0) continue;
    const targets = targetsOf(open, zone);
    if (targets.length === 0) continue;
    if (isReady(open, 'allies', zone)) {
      for (const at of targets) for (let count = 1; count <= idle; count++) list.push({ do: 'aim', count, zone, at });
    } else for (const token of tokensInReach(open, 'allies', zone)) list.push({ do: 'feed', zone, token });
  }
  return list;
}

export const bombardment: Automatic<'bombardment'> = {
  run(state, { aim }) {
    if (ordersOf(state.open, aim).length > 0) proceed(state, { step: 'rocketAim', aim });
    else finish(state);
  },
};

function refuseOrder(open: Open, aim: Aim, order: Order): Refusal<RuleId> | null {
  const { zone } = order;
  const idle = idleLaunchers(open, zone, aim);
  if (order.do === 'feed') {
    if (idle === 0 || targetsOf(open, zone).length === 0)
      return no('AA-BOM-01', { zone, launchers: Math.max(0, idle) });
    if (isReady(open, 'allies', zone)) return no('AA-TOK-05', { zone, supplied: true });
    return tokensInReach(open, 'allies', zone).includes(order.token) ? null : no('AA-TOK-02', { token: order.token });
  }
  if (isContested(open, zone)) return no('AA-BOM-02', { zone });
  if (idle < order.count) return no('AA-BOM-04', { zone, launchers: Math.max(0, idle) });
  const { at } = order;
  const rule = isZone(at) ? targetForbidden(open, zone, at) : 'AA-BOM-01';
  if (rule !== null) return no(rule, { zone, at });
  return isReady(open, 'allies', zone) ? null : no('AA-BOM-01', { zone, supplied: false }, 'spend a token first');
}

const isZone = (place: string): place is ZoneId => ZONE_IDS.some((id) => id === place);

export const rocketAim: Choosing<'rocketAim', 'aim' | 'feed' | 'fire' | 'hold'> = {
  rule: 'AA-BOM-01',
  verbs: ['aim', 'feed', 'fire', 'hold'],
  exact: true,
  who: () => only('allies'),
  propose: ({ open }, { aim }) => [
    ...(aim.length > 0 ? [{ do: 'fire' } as const] : []),
    { do: 'hold' } as const,
    ...ordersOf(open, aim),
  ],
  refuse({ open }, { aim }, action) {
    if (action.do === 'hold') return null;
    if (action.do === 'fire') return aim.length > 0 ? null : no('AA-BOM-04', { aimed: 0 }, 'aim first');
    return refuseOrder(open, aim, action);
  },
  act(state, { aim }, action, context) {
    if (action.do === 'hold') finish(state);
    else if (action.do === 'fire') proceed(state, { step: 'rockets', aim });
    else if (action.do === 'feed') {
      feed(state.open, 'allies', action.zone, action.token);
      context.log({ event: 'fed', rule: 'AA-TOK-10', side: 'allies', zone: action.zone, token: action.token });
    } else {
      proceed(state, { step: 'rocketAim', aim: [...aim, { from: action.zone, at: action.at, count: action.count }] });
    }
  },
};

/** One target zone after the other; the Axis picks its losses (AA-BOM-05). */
export const rockets: Automatic<'rockets'> = {
  run(state, { aim }, context) {
    const [next] = aim;
    if (next === undefined || !isZone(next.at)) {
      finish(state);
      return;
    }
    const zone = next.at;
    const count = aim.reduce((all, each) => (each.at === zone ? all + each.count : all), 0);
    const dice = Array.from({ length: count }, () => context.d(6));
    const hits = dice.filter((die) => die <= HITS_ON.bombardment).length;
    context.log({ event: 'rockets', rule: 'AA-BOM-05', zone, dice, hits });
    proceed(
      state,
      { step: 'loss', chooser: 'axis', side: 'axis', zone, hits, air: true },
      { step: 'rockets', aim: aim.filter((each) => each.at !== zone) },
    );
  },
};
