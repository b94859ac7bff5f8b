import { isAir, PROFILES } from '../data/units.ts';
import type { Side } from '../data/zones.ts';
import type { BattleForce, BattleKind, Hits } from './state.ts';
import { kindOf, profileOf, unitsOf } from './volley.ts';

/** The losses that a volley may cause, as pure arithmetic, for play and for the odds. */

const DEMANDS = ['air', ...PROFILES] as const;
export type Demand = (typeof DEMANDS)[number];
/** The units a hit may fall on; null is the owner's free choice. */
export type Among = Demand | null;

export const noHits = (): Hits => ({ plain: 0, tanks: 0, air: 0, named: 0, forced: 0 });
export const totalHits = ({ plain, tanks, air, named, forced }: Hits): number => plain + tanks + air + named + forced;

const AMONG: Readonly<Record<Side, Readonly<Record<Demand, readonly BattleKind[]>>>> = (() => {
  const of = (side: Side) => (among: Demand) =>
    unitsOf(side).filter((unit) => (among === 'air' ? isAir(kindOf(unit)) : profileOf(side, unit) === among));
  const all = (side: Side) =>
    Object.fromEntries(DEMANDS.map((among) => [among, of(side)(among)])) as Record<Demand, BattleKind[]>;
  return { axis: all('axis'), allies: all('allies') };
})();

const unitsAmong = (side: Side, among: Among): readonly BattleKind[] =>
  among === null ? unitsOf(side) : AMONG[side][among];

export const isAmong = (side: Side, unit: BattleKind, among: Among): boolean => unitsAmong(side, among).includes(unit);

/** Units among which a hit takes its casualty. */
export function candidatesIn(left: BattleForce, side: Side, among: Among): { unit: BattleKind; count: number }[] {
  const list: { unit: BattleKind; count: number }[] = [];
  for (const unit of unitsAmong(side, among)) {
    const count = left[unit];
    if (count > 0) list.push({ unit, count });
  }
  return list;
}

function isThere(left: BattleForce, side: Side, among: Demand): boolean {
  for (const unit of AMONG[side][among]) if (left[unit] > 0) return true;
  return false;
}

function strengthOf(left: BattleForce, side: Side): number {
  let all = 0;
  for (const unit of unitsOf(side)) all += left[unit];
  return all;
}

/** True if the choice of casualties still matters: somebody will be left (AA-CMB-18). */
export function isSelective(left: BattleForce, side: Side, hits: Hits): boolean {
  const all = totalHits(hits);
  return all > 0 && all < strengthOf(left, side);
}

/** True if an interceptor's hit has to take an aircraft (AA-OPT-10). */
export const takesAircraft = (left: BattleForce, side: Side, hits: Hits): boolean =>
  hits.forced > 0 && isThere(left, side, 'air');

/** Targets that the firing side may demand of a force with its hits (AA-TGT-01 to AA-TGT-03). */
export function demandsOf(left: BattleForce, side: Side, hits: Hits): Demand[] {
  const list: Demand[] = [];
  if (hits.air > 0 && isThere(left, side, 'air')) list.push('air');
  if (hits.named === 0 && hits.tanks === 0) return list;
  for (const profile of PROFILES) {
    if ((hits.named > 0 || profile === 'tank') && isThere(left, side, profile)) list.push(profile);
  }
  return list;
}

/** Uses up a hit that can make this demand, an assault gun's before a bomber's. */
export function useDemand(hits: Hits, what: Demand): void {
  if (what === 'air') hits.air--;
  else if (what === 'tank' && hits.tanks > 0) hits.tanks--;
  else hits.named--;
}

/** Leaves the rest of the targeted hits to the owner (AA-TGT-04). */
export function waiveDemands(hits: Hits): void {
  hits.plain += hits.tanks + hits.air + hits.named;
  hits.tanks = 0;
  hits.air = 0;
  hits.named = 0;
}
