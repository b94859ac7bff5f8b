import { isAir, KINDS_OF, type Kind, type Profile, unitOf } from '../data/units.ts';
import { type Side, ZONES } from '../data/zones.ts';
import type { BattleForce, BattleKind, Combat, Open } from './state.ts';

/** The dice of a combat, as pure functions of the position: play rolls them, odds can add them up. */

/** Units that roll alike, and what their hits may demand. */
export interface Group {
  readonly kind: BattleKind;
  readonly count: number;
  readonly value: number;
  readonly hits: 'plain' | 'tanks' | 'air' | 'named' | 'forced';
}

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
  const force = { ...open.zones[zone][side], 'fighter-aloft': 0, 'bomber-aloft': 0 };
  for (const each of open.sorties) {
    const fights = each.mission === 'attack' || each.mission === 'drop' || each.mission === 'intercept';
    if (fights && each.side === side && each.at === zone) force[`${each.kind}-aloft`]++;
  }
  return force;
}

/** What helps the defender, if anything: the two do not add up (AA-CMB-09). */
export function bonusOf(
  open: Open,
  { zone, attacker }: Pick<Combat, 'zone' | 'attacker'>,
): 'fortified' | 'river' | null {
  const { control, marker, river } = open.zones[zone];
  if (ZONES[zone].fortified && control !== attacker) return 'fortified';
  return marker === 'assault' && river ? 'river' : null;
}

export const kindOf = (unit: BattleKind): Kind =>
  unit === 'fighter-aloft' ? 'fighter' : unit === 'bomber-aloft' ? 'bomber' : unit;

export const profileOf = (side: Side, unit: BattleKind): Profile | null => unitOf(side, kindOf(unit)).profile;

/** The groups of dice a side rolls. */
export function volleyOf(open: Open, combat: Combat, side: Side): Group[] {
  const attacks = side === combat.attacker;
  const muster = musterOf(open, combat, side);
  const supply = combat.supplied[side] ? 0 : -1;
  const bonus = !attacks && bonusOf(open, combat) !== null ? 1 : 0;
  const groups: Group[] = [];
  for (const unit of unitsOf(side)) {
    const kind = kindOf(unit);
    const { attack, defense } = unitOf(side, kind);
    const value = attacks ? attack : defense;
    const count = attacks ? muster[unit] - silentBombers(open, combat, side, unit) : muster[unit];
    if (value === null || count <= 0) continue;
    const modified = isAir(kind) ? value - (open.badWeather ? 1 : 0) : value + supply + bonus;
    if (isAir(kind) && open.badWeather && !open.options.sorties) continue; // AA-WX-08
    if (modified > 0) groups.push({ kind: unit, count, value: modified, hits: demandOf(unit, attacks) });
  }
  return groups;
}

const UNITS_OF: Readonly<Record<Side, readonly BattleKind[]>> = {
  axis: [...KINDS_OF.axis, 'fighter-aloft', 'bomber-aloft'],
  allies: [...KINDS_OF.allies, 'fighter-aloft', 'bomber-aloft'],
};
export const unitsOf = (side: Side): readonly BattleKind[] => UNITS_OF[side];

/** Attacking bombers that don't fire: those with cargo, and those on the ground in a Battle (AA-AIR-12, AA-R-51). */
function silentBombers(open: Open, { zone }: Combat, side: Side, unit: BattleKind): number {
  if (unit === 'bomber') {
    if (open.zones[zone].marker === 'battle') return open.zones[zone][side].bomber;
    return open.hauled.find((each) => each.zone === zone)?.count ?? 0;
  }
  if (unit !== 'bomber-aloft') return 0;
  return open.sorties.filter((each) => each.side === side && each.at === zone && each.mission === 'drop').length;
}

/** What a hit may demand (AA-TGT-01 to AA-TGT-03); an interceptor must (AA-OPT-10). */
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
