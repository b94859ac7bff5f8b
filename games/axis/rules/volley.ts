import { type AirKind, isAir, KINDS_OF, type Kind, type Profile, unitOf } from '../data/units.ts';
import { type Side, ZONES, type ZoneId } from '../data/zones.ts';
import { isOccupied } from './board.ts';
import type { RuleId } from './rule-ids.ts';
import { controlOf, countIn, forceIn, isOverRiver, markerOf } from './stacks.ts';
import type { BattleForce, BattleKind, Combat, Open, Sortie } from './state.ts';

/** The dice of a combat, as pure functions of the position: play rolls them, odds can add them up. */

/** Units that roll alike, and what their hits may demand. */
export interface Group {
  readonly kind: BattleKind;
  readonly count: number;
  readonly value: number;
  readonly hits: 'plain' | 'tanks' | 'air' | 'named' | 'forced';
}

/** Aircraft over a zone that take part in its combat. */
const fights = ({ mission }: Sortie): boolean => mission === 'attack' || mission === 'drop' || mission === 'intercept';

export function combatOf(open: Open): Combat {
  if (open.combat === null) throw new Error('there is no combat');
  return open.combat;
}

export const emptyBattleForce = (): BattleForce => ({
  infantry: 0,
  'minor-infantry': 0,
  mechanized: 0,
  artillery: 0,
  'minor-artillery': 0,
  tank: 0,
  'assault-gun': 0,
  'rocket-launcher': 0,
  fighter: 0,
  bomber: 0,
  'fighter-aloft': 0,
  'bomber-aloft': 0,
});

/** All units of a side that take part in a combat, on the ground and in the air (AA-CMB-13). */
export function musterOf(open: Open, { zone }: Pick<Combat, 'zone'>, side: Side): BattleForce {
  const force = forceIn(open, side, zone);
  for (const each of open.sorties) {
    if (each.side !== side || each.at !== zone || !fights(each)) continue;
    if (each.kind === 'fighter') force['fighter-aloft']++;
    else force['bomber-aloft']++;
  }
  return force;
}

/** True if a side has anybody to fight with in a zone. */
export const hasFighters = (open: Open, zone: ZoneId, side: Side): boolean =>
  isOccupied(open, side, zone) || open.sorties.some((each) => each.side === side && each.at === zone && fights(each));

/** The defender's bonus, if any: the two do not add up (AA-CMB-09). */
export function bonusOf(
  open: Open,
  { zone, attacker }: Pick<Combat, 'zone' | 'attacker'>,
): 'fortified' | 'river' | null {
  if (ZONES[zone].fortified && controlOf(open, zone) !== attacker) return 'fortified';
  return isOverRiver(open, zone) ? 'river' : null;
}

export const kindOf = (unit: BattleKind): Kind =>
  unit === 'fighter-aloft' ? 'fighter' : unit === 'bomber-aloft' ? 'bomber' : unit;

export const profileOf = (side: Side, unit: BattleKind): Profile | null => unitOf(side, kindOf(unit)).profile;

/** A change to the values of a side's land units. */
export interface Modifier {
  readonly name: 'unsupplied' | 'fortified' | 'river';
  readonly value: -1 | 1;
  readonly rule: RuleId;
}

/** Changes to the values of a side's land units: want of supply, and one bonus for the defender (AA-CMB-11). */
export function modifiersOf(open: Open, combat: Combat, side: Side): Modifier[] {
  const list: Modifier[] = [];
  if (!combat.supplied[side]) list.push({ name: 'unsupplied', value: -1, rule: 'AA-CMB-06' });
  const bonus = side === combat.attacker ? null : bonusOf(open, combat);
  if (bonus !== null) list.push({ name: bonus, value: 1, rule: bonus === 'river' ? 'AA-CMB-08' : 'AA-CMB-07' });
  return list;
}

/** An aircraft's value in this weather; without the option for sorties, bad weather leaves none (AA-WX-08, AA-OPT-05). */
export function airValue({ badWeather, options }: Open, side: Side, kind: AirKind, attacks: boolean): number {
  const { attack, defense } = unitOf(side, kind);
  const value = (attacks ? attack : defense) ?? 0;
  if (!badWeather) return value;
  return options.sorties ? value - 1 : 0;
}

/** The groups of dice a side rolls. */
export function volleyOf(open: Open, combat: Combat, side: Side): Group[] {
  const attacks = side === combat.attacker;
  const muster = musterOf(open, combat, side);
  const modifier = modifiersOf(open, combat, side).reduce((sum, { value }) => sum + value, 0);
  const groups: Group[] = [];
  for (const unit of unitsOf(side)) {
    const kind = kindOf(unit);
    const count = attacks ? muster[unit] - silentBombers(open, combat, side, unit) : muster[unit];
    if (count <= 0) continue;
    const value = isAir(kind) ? airValue(open, side, kind, attacks) : landValue(side, kind, attacks, modifier);
    if (value > 0) groups.push({ kind: unit, count, value, hits: demandOf(unit, attacks) });
  }
  return groups;
}

/** A unit without a value never gets one (AA-CMB-07). */
function landValue(side: Side, kind: Kind, attacks: boolean, modifier: number): number {
  const { attack, defense } = unitOf(side, kind);
  const value = attacks ? attack : defense;
  return value === null ? 0 : value + modifier;
}

const UNITS_OF: Readonly<Record<Side, readonly BattleKind[]>> = {
  axis: [...KINDS_OF.axis, 'fighter-aloft', 'bomber-aloft'],
  allies: [...KINDS_OF.allies, 'fighter-aloft', 'bomber-aloft'],
};
export const unitsOf = (side: Side): readonly BattleKind[] => UNITS_OF[side];

/** Attacking bombers that don't fire: those with cargo, and those on the ground in a Battle (AA-AIR-12, AA-R-51). */
function silentBombers(open: Open, { zone }: Combat, side: Side, unit: BattleKind): number {
  if (unit === 'bomber') {
    if (markerOf(open, zone) === 'battle') return countIn(open, side, zone, 'bomber');
    return open.hauled.find((each) => each.zone === zone)?.count ?? 0;
  }
  if (unit !== 'bomber-aloft') return 0;
  return open.sorties.filter((each) => each.side === side && each.at === zone && each.mission === 'drop').length;
}

/** Targets that a hit may demand (AA-TGT-01 to AA-TGT-03); an interceptor must (AA-OPT-10). */
function demandOf(unit: BattleKind, attacks: boolean): Group['hits'] {
  switch (unit) {
    case 'assault-gun':
      return 'tanks';
    case 'fighter':
      return 'air';
    case 'fighter-aloft':
      return attacks ? 'air' : 'forced';
    case 'bomber':
    case 'bomber-aloft':
      return attacks ? 'named' : 'plain';
    default:
      return 'plain';
  }
}
