import { listed, type Odds, plural } from '@kurgan/engine';
import { isAir, KINDS_OF, unitOf } from '../data/units.ts';
import { type Side, ZONES, type ZoneId } from '../data/zones.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import { markerOf } from '../rules/stacks.ts';
import type { BattleKind, Combat, Open, Place } from '../rules/state.ts';
import { type Group, kindOf, type Modifier, modifiersOf, unitsOf } from '../rules/volley.ts';
import type { SideOdds } from './battle.ts';
import { type Chances, meanOf } from './hits.ts';

/** The figures behind the odds, as a player reads them. */

type Sum = Odds['sums'][number];
type Line = Sum['lines'][number];

export const SIDE_NAMES: Readonly<Record<Side, string>> = { axis: 'The Axis', allies: 'The Allies' };
export const verb = (side: Side, one: string, many: string): string => (side === 'axis' ? one : many);
export const nameOf = (zone: ZoneId): string => ZONES[zone].name;
export const placeName = (place: Place): string =>
  place === 'gray' || place === 'brown' || place === 'white' ? `the ${place} crossing` : nameOf(place);

export const line = (label: string, value: string, rule: RuleId): Line => ({ label, value, rule });
export const orLess = (value: number): string => (value === 1 ? '1' : `${value} or less`);

/** `38 %`; never 0 or 100 for something that can go either way. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return '< 1 %';
  if (chance < 1 && chance > 0.99) return '> 99 %';
  return `${Math.round(chance * 100)} %`;
}

/** `3 tanks`, `1 fighter in the air`. */
export function unitsText(side: Side, unit: BattleKind, count: number): string {
  const { name, plural: many } = unitOf(side, kindOf(unit));
  const aloft = unit === 'fighter-aloft' || unit === 'bomber-aloft';
  return `${plural(count, name, many)}${aloft ? ' in the air' : ''}`;
}

const MODIFIERS: Readonly<Record<Modifier['name'], string>> = {
  unsupplied: 'Unsupplied',
  fortified: 'Fortified zone',
  river: 'Throw Them Back',
};

const TARGETS: Readonly<Record<Group['hits'], readonly [string, RuleId] | null>> = {
  plain: null,
  tanks: ['may demand a tank', 'AA-TGT-01'],
  air: ['may demand an aircraft', 'AA-TGT-02'],
  named: ['may name a type of land unit', 'AA-TGT-03'],
  forced: ['must hit an aircraft', 'AA-OPT-10'],
};

/** A side's dice: every group with the value it needs, those that roll none, and every modifier. */
export function diceSum(open: Open, combat: Combat, side: Side, { muster, groups }: SideOdds): Sum {
  const rule = side === combat.attacker ? 'AA-CMB-14' : 'AA-CMB-16';
  const expected = groups.reduce((sum, { count, value }) => sum + (count * Math.min(value, 6)) / 6, 0);
  const lines: Line[] = [];
  for (const { kind, count, value, hits } of groups) {
    const target = TARGETS[hits];
    const label = unitsText(side, kind, count);
    lines.push(line(target === null ? label : `${label}, ${target[0]}`, orLess(value), target?.[1] ?? rule));
  }
  for (const unit of unitsOf(side)) {
    const silent = muster[unit] - (groups.find(({ kind }) => kind === unit)?.count ?? 0);
    if (silent > 0) lines.push(line(unitsText(side, unit, silent), 'no die', silenceOf(open, combat, side, unit)));
  }
  for (const { name, value, rule: by } of modifiersOf(open, combat, side))
    lines.push(line(`${MODIFIERS[name]}, land units`, value > 0 ? '+1' : '-1', by));
  if (open.badWeather && open.options.sorties && unitsOf(side).some((unit) => isAir(kindOf(unit)) && muster[unit] > 0))
    lines.push(line('Bad weather, aircraft', '-1', 'AA-OPT-05'));
  lines.push(line('Hits on average', expected.toFixed(1), rule));
  return { title: `${SIDE_NAMES[side]} ${verb(side, 'fires', 'fire')}`, lines };
}

/** The rule by which a unit rolls no die. */
function silenceOf(open: Open, { zone, attacker }: Combat, side: Side, unit: BattleKind): RuleId {
  if (unit === 'rocket-launcher') return 'AA-BOM-07';
  if (!isAir(kindOf(unit))) return 'AA-CMB-06';
  if (open.badWeather && !open.options.sorties) return 'AA-WX-08';
  if (side !== attacker) return 'AA-OPT-05';
  return unit === 'bomber' && markerOf(open, zone) === 'battle' ? 'AA-R-51' : 'AA-AIR-12';
}

/** A side's losses: how many, how likely, and which units on average. */
export function lossSum(side: Side, attacker: Side, { losses, average }: SideOdds): Sum {
  const rule: RuleId = side === attacker ? 'AA-CMB-17' : 'AA-CMB-15';
  const counts = losses.flatMap((chance, lost) =>
    chance > 0 ? [line(lost === 0 ? 'No loss' : plural(lost, 'unit'), percent(chance), rule)] : [],
  );
  const units = KINDS_OF[side].flatMap((kind) => {
    const mean = average[kind] + (isAir(kind) ? average[`${kind}-aloft`] : 0);
    return mean < 0.05 ? [] : [`${mean.toFixed(1)} ${unitOf(side, kind).plural}`];
  });
  const usual = units.length === 0 ? [] : [line(`On average ${listed(units)}`, meanOf(losses).toFixed(1), rule)];
  return { title: `${SIDE_NAMES[side]} ${verb(side, 'loses', 'lose')}`, lines: [...counts, ...usual] };
}

/** Outcomes told by the number of units lost. */
export const byLosses = (losses: Chances, one: string, many: string, how: string): Odds['outcomes'] =>
  losses.flatMap((chance, lost) =>
    chance > 0 ? [{ name: lost === 0 ? `No ${one} ${how}` : `${plural(lost, one, many)} ${how}`, chance }] : [],
  );
