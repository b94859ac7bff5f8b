import { AREAS, type AreaId } from '../data/areas.ts';
import { LIMITED_AIR } from '../data/charts.ts';
import { COUNTERS, type CounterId } from '../data/counters.ts';
import { type DivisionId, UNITS, type UnitId } from '../data/units.ts';
import { effects, isStrong, isUrban } from './board.ts';
import type { Result } from './events.ts';
import type { RuleId } from './rule-ids.ts';
import type { Markers, Open } from './state.ts';

/** A planned attack: the attackers, their lead and the support. */
export interface AttackPlan {
  readonly area: AreaId;
  readonly attackers: readonly UnitId[];
  readonly lead: UnitId;
  readonly support: Markers;
}

/** One modifier of a sum, with the rule that gives it. */
export interface Modifier {
  readonly label: string;
  readonly value: number;
  readonly rule: RuleId;
}

export const total = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { value }) => sum + value, 0);

/** The Attack Value, line by line (AV-RES-04 to AV-RES-10). */
export function attackModifiers(open: Open, { area, attackers, lead, support }: AttackPlan): Modifier[] {
  const modifiers: Modifier[] = [{ label: `Lead ${lead}`, value: UNITS[lead].attack, rule: 'AV-RES-04' }];
  const add = (label: string, value: number, rule: RuleId): void => {
    if (value !== 0) modifiers.push({ label, value, rule });
  };
  add('Other units', attackers.length - 1, 'AV-RES-05');
  const shell = effects(open).artillery;
  add('Artillery', support.artillery * shell, shell === 2 ? 'AV-RES-06' : 'AV-EVT-05');
  add('Engineers', support.engineer * 2, 'AV-RES-07');
  add('Divisional integrity', integrity(open, area, attackers, support) ? 1 : 0, 'AV-RES-08');
  add('Strong Morale', isStrong(open) ? 1 : 0, 'AV-RES-10');
  if (open.options.parentOrganization)
    add('Different divisions', -Math.max(0, divisions(attackers).size - 1), 'AV-OPT-12');
  return modifiers;
}

/** Number of attackers in each division; assault guns have none (AV-RES-09, AV-OPT-13). */
function divisions(attackers: readonly UnitId[]): Map<DivisionId, number> {
  const count = new Map<DivisionId, number>();
  for (const unit of attackers) {
    const { division } = UNITS[unit];
    if (division !== null) count.set(division, (count.get(division) ?? 0) + 1);
  }
  return count;
}

/** Three units of one division and, with option 12.1, an Engineer against rubble (AV-RES-08, AV-OPT-02). */
function integrity(open: Open, area: AreaId, attackers: readonly UnitId[], support: Markers): boolean {
  if (attackers.length < 3) return false;
  if (open.options.rubble && isUrban(area) && support.engineer === 0) return false;
  for (const units of divisions(attackers).values()) if (units >= 3) return true;
  return false;
}

/** The Defense Factor as changed by an Isolation die, never below 0 (AV-R-44). */
export const defenseFactor = (counter: CounterId, isolation: number): number =>
  Math.max(0, COUNTERS[counter].defense + isolation);

/** The Defense Value before the Air die, line by line (AV-RES-11 to AV-RES-13). */
export function defenseModifiers(open: Open, area: AreaId, factor: number): Modifier[] {
  const modifiers: Modifier[] = [
    { label: 'Defense Factor', value: factor, rule: 'AV-RES-11' },
    { label: `${AREAS[area].name}`, value: AREAS[area].tem, rule: 'AV-RES-12' },
  ];
  if (!isStrong(open)) modifiers.push({ label: 'Shaken Morale', value: 1, rule: 'AV-RES-13' });
  const commissars = effects(open).defense;
  if (commissars > 0) modifiers.push({ label: 'Commissars', value: commissars, rule: 'AV-EVT-06' });
  return modifiers;
}

/** Reduction by the Air die: two less in Heavy Urban Areas with option 12.5, but at least one (AV-OPT-15). */
export const airStrike = (open: Open, area: AreaId, die: number): number =>
  open.options.limitedAir && AREAS[area].terrain === 'heavyUrban'
    ? Math.max(LIMITED_AIR.min, die + LIMITED_AIR.heavyUrban)
    : die;

/** Soviet dice, and the number of lowest ones dropped (AV-REV-10, AV-REV-11). */
export function sovietDice(area: AreaId, guards: boolean): { readonly rolled: number; readonly dropped: number } {
  if (!guards) return { rolled: 2, dropped: 0 };
  return AREAS[area].volga ? { rolled: 4, dropped: 2 } : { rolled: 3, dropped: 1 };
}

/** AV-OUT-01, AV-OUT-07, AV-OUT-08, AV-OUT-10: the margin is the Attack Total minus the Defense Total. */
export function resultOf(margin: number, factor: number): Result {
  if (margin < 0) return 'repulse';
  if (margin === 0) return 'stalemate';
  return margin > factor ? 'overrun' : 'success';
}
