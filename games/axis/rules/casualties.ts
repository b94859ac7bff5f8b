import { no } from '@kurgan/engine';
import { isAir, PROFILES, type Profile } from '../data/units.ts';
import type { Side, ZoneId } from '../data/zones.ts';
import { removeUnits } from './board.ts';
import {
  type Action,
  type Automatic,
  type AxisContext,
  type BattleKind,
  type Choosing,
  type FrameOf,
  finish,
  type Hits,
  type Open,
  only,
  other,
  proceed,
  type State,
} from './state.ts';
import { combatOf, kindOf, musterOf, profileOf, unitsOf } from './volley.ts';

/** Who falls: first what the firing side demands, then what the owner chooses (AA-R-64). */

type Among = FrameOf<'casualties'>['among'];

/** Units of a side still to be had as casualties. */
function standing(open: Open, side: Side, unit: BattleKind): number {
  const combat = combatOf(open);
  return musterOf(open, combat, side)[unit] - (side === combat.attacker ? 0 : combat.fallen[unit]);
}

const isAmong = (side: Side, unit: BattleKind, among: Among): boolean =>
  among === null || (among === 'air' ? isAir(kindOf(unit)) : profileOf(side, unit) === among);

function candidates(open: Open, side: Side, among: Among): { unit: BattleKind; count: number }[] {
  const combat = combatOf(open);
  const muster = musterOf(open, combat, side);
  const list: { unit: BattleKind; count: number }[] = [];
  for (const unit of unitsOf(side)) {
    const count = muster[unit] - (side === combat.attacker ? 0 : combat.fallen[unit]);
    if (count > 0 && isAmong(side, unit, among)) list.push({ unit, count });
  }
  return list;
}

const countOf = (list: readonly { readonly count: number }[]): number =>
  list.reduce((all, each) => all + each.count, 0);

const isThere = (open: Open, side: Side, among: Among): boolean => candidates(open, side, among).length > 0;

/** Targets the firing side may demand with its hits. */
function demandsOf(open: Open, firing: Side): (Profile | 'air')[] {
  const { hits } = combatOf(open);
  const target = other(firing);
  const list: (Profile | 'air')[] = [];
  if (hits.air > 0 && isThere(open, target, 'air')) list.push('air');
  if (hits.named === 0 && hits.tanks === 0) return list;
  for (const profile of PROFILES) {
    if ((hits.named > 0 || (profile === 'tank' && hits.tanks > 0)) && isThere(open, target, profile))
      list.push(profile);
  }
  return list;
}

const totalHits = ({ plain, tanks, air, named, forced }: Hits): number => plain + tanks + air + named + forced;

/** Deals with an interceptor's duty, opens the demands, and leaves the other hits to the owner. */
export const demands: Automatic<'demands'> = {
  run(state, frame) {
    const { open } = state;
    const { firing } = frame;
    const { hits } = combatOf(open);
    const target = other(firing);
    const all = totalHits(hits);
    if (all > 0 && all < countOf(candidates(open, target, null))) {
      if (hits.forced > 0 && isThere(open, target, 'air')) {
        hits.forced--;
        proceed(state, { step: 'casualties', side: target, hits: 1, among: 'air' }, frame);
        return;
      }
      if (demandsOf(open, firing).length > 0) {
        proceed(state, { step: 'demand', firing });
        return;
      }
    }
    combatOf(open).hits = { plain: 0, tanks: 0, air: 0, named: 0, forced: 0 };
    proceed(state, { step: 'casualties', side: target, hits: all, among: null });
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
    ...demandsOf(open, firing).map((what) => ({ do: 'demand', what }) as const),
  ],
  refuse: ({ open }, { firing }, action) =>
    action.do === 'waive' || demandsOf(open, firing).some((what) => what === action.what)
      ? null
      : no('AA-TGT-04', { target: action.what }),
  act(state, { firing }, action, context) {
    const { hits } = combatOf(state.open);
    if (action.do === 'waive') {
      hits.plain += hits.tanks + hits.air + hits.named;
      hits.tanks = 0;
      hits.air = 0;
      hits.named = 0;
      proceed(state, { step: 'demands', firing });
      return;
    }
    const { what } = action;
    if (what === 'crossing') return;
    if (what === 'air') hits.air--;
    else if (what === 'tank' && hits.tanks > 0) hits.tanks--;
    else hits.named--;
    const rule = what === 'air' ? 'AA-TGT-02' : what === 'tank' ? 'AA-TGT-01' : 'AA-TGT-03';
    context.log({ event: 'demanded', rule, side: firing, what });
    proceed(state, { step: 'casualties', side: other(firing), hits: 1, among: what }, { step: 'demands', firing });
  },
};

/** Takes what leaves no choice, and asks the owner for the rest (AA-CMB-15, AA-CMB-17). */
export const casualties: Automatic<'casualties'> = {
  run(state, { side, hits, among }, context) {
    const { open } = state;
    const list = candidates(open, side, among);
    if (hits === 0 || list.length === 0) {
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
    const left = standing(open, side, kind);
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

/** Aircraft in the air over a zone; among bombers those that carried cargo go first. */
export function loseAloft(open: Open, side: Side, zone: ZoneId, unit: BattleKind, count: number): void {
  const kind = kindOf(unit);
  for (let n = 0; n < count; n++) {
    const over = open.sorties.filter((each) => each.side === side && each.kind === kind && each.at === zone);
    const victim = over.find((each) => each.mission === 'drop') ?? over.find((each) => each.mission !== 'relocate');
    if (victim !== undefined) open.sorties.splice(open.sorties.indexOf(victim), 1);
  }
}
