import { listed, plural } from '@kurgan/engine';
import type { Award, Condition, ScenarioFacts } from '../../data/scenarios/facts.ts';
import { UNITS } from '../../data/units.ts';
import type { Side } from '../../data/vocabulary.ts';
import { words } from './table.ts';

/** A condition of a scenario in a few words. */
function conditionWords({ zones }: ScenarioFacts, condition: Condition): string {
  const zone = (id: string): string => (zones.find((each) => each.id === id)?.label ?? id).replace(/^The /, 'the ');
  const unit = (type: keyof typeof UNITS): string => UNITS[type].name;
  switch (condition.is) {
    case 'controls':
      return `holds ${zone(condition.zone)}`;
    case 'noUnitsIn':
      return `no ${words.side[condition.side]} unit in ${zone(condition.zone)}`;
    case 'unitsIn':
      return `${condition.count} or more of its units in ${zone(condition.zone)}`;
    case 'destroyed':
      return `${unit(condition.unit)} destroyed`;
    case 'free':
      return `${unit(condition.unit)} alive and free`;
    case 'undamaged':
      return `${unit(condition.unit)} without ${condition.damage} damage`;
    case 'exited':
      return condition.unit === undefined
        ? `${condition.count ?? 1} of its units left the field`
        : `${unit(condition.unit)} left the field`;
    case 'perUnrevealed':
      return `for each concealed ${unit(condition.unit)}`;
    case 'captive':
      return `${unit(condition.unit)} captured`;
    case 'captiveExited':
      return `${unit(condition.unit)} captured and led away`;
  }
}

export const awardWords = (scenario: ScenarioFacts, { when, condition }: Award): string =>
  when === 'perExit' ? 'for each of its units that left the field' : conditionWords(scenario, condition);

/** Several conditions, all of which must hold; none: the other side has not won. */
export function allWords(scenario: ScenarioFacts, all: readonly Condition[]): string {
  const told = all.map((condition) => conditionWords(scenario, condition));
  if (told.length === 0) return 'unless the enemy does';
  const isHolding = told.every((each) => each.startsWith('holds '));
  if (isHolding) return `holds ${listed(told.map((each) => each.slice('holds '.length)))}`;
  // A place that all of them are about is named once.
  const [, place = ''] = told[0]?.match(/( in .+)/) ?? [];
  return listed(told.map((each) => each.replace(place, ''))) + place;
}

/** All that brings a side closer to victory, for a briefing: `3 points: holds Brick House`. */
export function goalsInWords(scenario: ScenarioFacts, side: Side): string {
  const { immediate, awards, end, breakingPoints } = scenario.victory;
  const own = <T extends { readonly side: Side }>(all: readonly T[]): readonly T[] =>
    all.filter((each) => each.side === side);
  return [
    ...own(immediate).map(({ all }) => `wins at once: ${allWords(scenario, all)}`),
    ...(end === 'mostPoints' ? [] : own(end).map(({ all }) => `wins at the end: ${allWords(scenario, all)}`)),
    ...own(awards).map((award) => `${plural(award.points, 'point')}: ${awardWords(scenario, award)}`),
    ...(breakingPoints ? ['breaking points of the enemy tiles it breaks'] : []),
  ].join('; ');
}

/** Who wins with equal points; nothing where points don't decide. */
export function tieInWords({ victory: { end, tie } }: ScenarioFacts): string | null {
  if (end !== 'mostPoints') return null;
  if (tie === 'draw') return 'a draw';
  return tie === 'losses' ? 'the side with fewer losses wins' : `the ${words.side[tie]} side wins`;
}
