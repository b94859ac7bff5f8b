import type { ScenarioFacts } from '../data/scenarios/facts.ts';
import { areasOf, fieldIn } from './areas.ts';
import { squareRange } from './field/range.ts';
import { square } from './field/squares.ts';
import { scenarioOf } from './scenario.ts';
import type { Open } from './state.ts';

/** Squares in or next to a zone that decides the scenario (HS-CMD-15, HS-SCN-05). */
const guarded = new WeakMap<ScenarioFacts, Set<number>>();

export function isByObjective(open: Open, place: number): boolean {
  const scenario = scenarioOf(open);
  const known = guarded.get(scenario) ?? squaresByObjectives(scenario);
  guarded.set(scenario, known);
  return known.has(place);
}

/** Zones named by a condition; exits are none. */
function objectivesOf({ victory }: ScenarioFacts): Set<string> {
  const wins = [...victory.immediate, ...(victory.end === 'mostPoints' ? [] : victory.end)];
  const conditions = [...wins.flatMap(({ all }) => all), ...victory.awards.map(({ condition }) => condition)];
  return new Set(conditions.flatMap((condition) => ('zone' in condition ? [condition.zone] : [])));
}

function squaresByObjectives(scenario: ScenarioFacts): Set<number> {
  const field = fieldIn(scenario);
  const objectives = objectivesOf(scenario);
  const found = new Set<number>();
  for (const [i, { id }] of scenario.zones.entries()) {
    if (!objectives.has(id)) continue;
    for (const inside of areasOf(scenario).zones[i] ?? [])
      for (let place = 0; place < field.count; place++)
        if (squareRange(field, square(inside), square(place)) <= 1) found.add(place);
  }
  return found;
}
