import { no } from '@kurgan/engine';
import type { Side, ZoneId } from '../data/zones.ts';
import { removeUnits } from './stacks.ts';
import {
  type Action,
  type Automatic,
  type AxisContext,
  type BattleForce,
  type BattleKind,
  type Choosing,
  finish,
  type Open,
  only,
  other,
  proceed,
  type State,
} from './state.ts';
import {
  type Among,
  candidatesIn,
  type Demand,
  demandsOf,
  isAmong,
  isSelective,
  noHits,
  takesAircraft,
  totalHits,
  useDemand,
  waiveDemands,
} from './toll.ts';
import { combatOf, kindOf, musterOf, unitsOf } from './volley.ts';

/** Losses: first what the firing side demands, then what the owner chooses (AA-R-64). */

/** The units of a side still to be had as casualties. */
export function leftOf(open: Open, side: Side): BattleForce {
  const combat = combatOf(open);
  const left = musterOf(open, combat, side);
  if (side !== combat.attacker) for (const unit of unitsOf(side)) left[unit] -= combat.fallen[unit];
  return left;
}

const candidates = (open: Open, side: Side, among: Among): { unit: BattleKind; count: number }[] =>
  candidatesIn(leftOf(open, side), side, among);

const countOf = (list: readonly { readonly count: number }[]): number =>
  list.reduce((all, each) => all + each.count, 0);

const demandsLeft = (open: Open, firing: Side): Demand[] =>
  demandsOf(leftOf(open, other(firing)), other(firing), combatOf(open).hits);

/** Deals with an interceptor's duty, opens the demands, and leaves the other hits to the owner. */
export const demands: Automatic<'demands'> = {
  run(state, frame) {
    const { open } = state;
    const { firing } = frame;
    const { hits } = combatOf(open);
    if (totalHits(hits) === 0) {
      finish(state);
      return;
    }
    const target = other(firing);
    const left = leftOf(open, target);
    if (isSelective(left, target, hits)) {
      if (takesAircraft(left, target, hits)) {
        hits.forced--;
        proceed(state, { step: 'casualties', side: target, hits: 1, among: 'air' }, frame);
        return;
      }
      if (demandsOf(left, target, hits).length > 0) {
        proceed(state, { step: 'demand', firing });
        return;
      }
    }
    combatOf(open).hits = noHits();
    proceed(state, { step: 'casualties', side: target, hits: totalHits(hits), among: null });
  },
};

/** One targeted hit after the other, used or waived (AA-TGT-04). */
export const demand: Choosing<'demand', 'demand' | 'waive'> = {
  rule: 'AA-TGT-04',
  verbs: ['demand', 'waive'],
  exact: true,
  who: (_view, { firing }) => only(firing),
  propose: ({ open }, { firing }) => [
    { do: 'waive' },
    ...demandsLeft(open, firing).map((what) => ({ do: 'demand', what }) as const),
  ],
  refuse: ({ open }, { firing }, action) =>
    action.do === 'waive' || demandsLeft(open, firing).some((what) => what === action.what)
      ? null
      : no('AA-TGT-04', { target: action.what }),
  act(state, { firing }, action, context) {
    const { hits } = combatOf(state.open);
    if (action.do === 'waive') {
      waiveDemands(hits);
      proceed(state, { step: 'demands', firing });
      return;
    }
    const { what } = action;
    if (what === 'crossing') return;
    useDemand(hits, what);
    const rule = what === 'air' ? 'AA-TGT-02' : what === 'tank' ? 'AA-TGT-01' : 'AA-TGT-03';
    context.log({ event: 'demanded', rule, side: firing, what });
    proceed(state, { step: 'casualties', side: other(firing), hits: 1, among: what }, { step: 'demands', firing });
  },
};

/** Takes what leaves no choice, and asks the owner for the rest (AA-CMB-15, AA-CMB-17). */
export const casualties: Automatic<'casualties'> = {
  run(state, { side, hits, among }, context) {
    const { open } = state;
    const list = hits === 0 ? [] : candidates(open, side, among);
    if (list.length === 0) {
      finish(state);
      return;
    }
    if (list.length > 1 && hits < countOf(list)) {
      proceed(state, { step: 'casualty', side, hits, among });
      return;
    }
    finish(state);
    for (const { unit, count } of list) fall(state, side, unit, Math.min(count, hits), context); // AA-CMB-18
  },
};

export const casualty: Choosing<'casualty', 'lose'> = {
  rule: 'AA-CMB-15',
  verbs: ['lose'],
  exact: true,
  who: (_view, { side }) => only(side),
  propose({ open }, { side, hits, among }) {
    const list: Action<'lose'>[] = [];
    for (const { unit, count } of candidates(open, side, among))
      for (let n = 1; n <= Math.min(count, hits); n++) list.push({ do: 'lose', count: n, kind: unit });
    return list;
  },
  refuse({ open }, { side, hits, among }, { count, kind }) {
    if (kind === 'crossing' || !unitsOf(side).includes(kind) || !isAmong(side, kind, among))
      return no('AA-CMB-15', { unit: kind });
    const left = leftOf(open, side)[kind];
    return count <= Math.min(left, hits) ? null : no('AA-CMB-18', { hits, units: left });
  },
  act(state, { side, hits, among }, { count, kind }, context) {
    if (kind === 'crossing') return;
    proceed(state, { step: 'casualties', side, hits: hits - count, among });
    fall(state, side, kind, count, context);
  },
};

/** The attacker's losses go at once, the defender's only after they have fired (AA-CMB-17, AA-CMB-19). */
function fall({ open }: State, side: Side, unit: BattleKind, count: number, context: AxisContext): void {
  const combat = combatOf(open);
  const attacks = side === combat.attacker;
  const { zone } = combat;
  if (!attacks) combat.fallen[unit] += count;
  else if (unit === 'fighter-aloft' || unit === 'bomber-aloft') loseAloft(open, side, zone, unit, count);
  else removeUnits(open, side, zone, unit, count);
  context.log({ event: 'lost', rule: attacks ? 'AA-CMB-17' : 'AA-CMB-15', side, count, kind: unit, at: zone });
}

/** Aircraft in the air over a zone: those that were named, then bombers that carried cargo, which fire no more. */
export function loseAloft(open: Open, side: Side, zone: ZoneId, unit: BattleKind, count: number): void {
  const kind = kindOf(unit);
  for (let n = 0; n < count; n++) {
    const over = open.sorties.filter((each) => each.side === side && each.kind === kind && each.at === zone);
    const victim =
      over.find(({ named }) => named) ??
      over.find(({ mission }) => mission === 'drop') ??
      over.find(({ mission }) => mission !== 'relocate');
    if (victim !== undefined) open.sorties.splice(open.sorties.indexOf(victim), 1);
  }
}
