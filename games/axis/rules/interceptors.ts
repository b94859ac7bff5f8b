import { no, type Refusal } from '@kurgan/engine';
import { NEIGHBORS } from '../data/borders.ts';
import { CITY_GATES, CROSSING_IDS, type CrossingId, FACING_AKHTUBA } from '../data/places.ts';
import { isCity, type Side, ZONE_IDS, type ZoneId } from '../data/zones.ts';
import { isCrossing } from './flights.ts';
import type { RuleId } from './rule-ids.ts';
import { addUnits, countIn, markerOf } from './stacks.ts';
import { type Action, type Choosing, finish, type Open, only, other, type Place } from './state.ts';

/** Option: fighters that rise against an air attack nearby (AA-OPT-10). */

const AKHTUBA: ZoneId = 'srednyaya-akhtuba';
const isCityOrGate = (zone: ZoneId): boolean => isCity(zone) || CITY_GATES.includes(zone);

/** Neighbors of an interceptor: the whole city and its gates are close to each other (AA-OPT-13). */
export function isInRange(from: ZoneId, to: Place): boolean {
  if (isCrossing(to)) return isCityOrGate(from) || from === AKHTUBA;
  if (from === AKHTUBA) return isCity(to) || FACING_AKHTUBA.includes(to);
  const throughCity = isCityOrGate(from) && isCityOrGate(to) && (isCity(from) || isCity(to));
  return from !== to && (throughCity || NEIGHBORS[from].includes(to));
}

/**
 * True if enemy aircraft attack there, also those that stand on the ground in the fight (AA-OPT-11). Over a zone that has
 * lost its marker they attack no more (AA-R-43).
 */
function isUnderAttack(open: Open, enemy: Side, at: Place): boolean {
  const isRaided = open.sorties.some((each) => each.side === enemy && each.at === at && each.mission === 'attack');
  if (isCrossing(at)) return isRaided;
  const marker = markerOf(open, at);
  if (marker === null || isRaided) return marker !== null;
  return countIn(open, enemy, at, 'fighter') > 0 || (marker === 'assault' && countIn(open, enemy, at, 'bomber') > 0);
}

function scrambles(open: Open, side: Side): Action<'scramble'>[] {
  if (!open.options.interceptors || (open.badWeather && !open.options.sorties)) return [];
  const bases = ZONE_IDS.filter((zone) => countIn(open, side, zone, 'fighter') > 0);
  if (bases.length === 0) return [];
  const attacked = [...ZONE_IDS, ...CROSSING_IDS].filter((at) => isUnderAttack(open, other(side), at));
  return bases.flatMap((zone) =>
    attacked.filter((to) => isInRange(zone, to)).map((to) => ({ do: 'scramble', zone, to }) as const),
  );
}

export const canScramble = (open: Open, side: Side): boolean => scrambles(open, side).length > 0;

function refuseScramble(open: Open, side: Side, { zone, to }: Action<'scramble'>): Refusal<RuleId> | null {
  if (countIn(open, side, zone, 'fighter') === 0) return no('AA-OPT-10', { zone, fighters: 0 });
  if (!isUnderAttack(open, other(side), to)) return no('AA-R-94', { to, 'under air attack': false });
  return isInRange(zone, to) ? null : no('AA-OPT-13', { zone, to });
}

export const scramble: Choosing<'scramble', 'scramble' | 'hold'> = {
  rule: 'AA-OPT-10',
  verbs: ['scramble', 'hold'],
  window: { kinds: ['interceptors'], pass: { do: 'hold' } },
  exact: true,
  who: (_view, { side }) => only(side),
  propose: ({ open }, { side }) => [{ do: 'hold' }, ...scrambles(open, side)],
  refuse: ({ open }, { side }, action) => (action.do === 'hold' ? null : refuseScramble(open, side, action)),
  act(state, { side }, action, context) {
    const { open } = state;
    if (action.do === 'hold') {
      finish(state);
      return;
    }
    const { zone, to } = action;
    addUnits(open, side, zone, 'fighter', -1);
    open.sorties.push({ side, kind: 'fighter', at: to, mission: 'intercept', tokens: 0, passenger: null, home: zone });
    context.log({ event: 'scrambled', rule: 'AA-OPT-10', side, from: zone, to });
    if (!canScramble(open, side)) finish(state);
  },
};

export const isIntercepted = (open: Open, crossing: CrossingId): boolean =>
  open.sorties.some((each) => each.at === crossing && each.mission === 'intercept');
