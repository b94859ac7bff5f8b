import type { ScenarioFacts, SpecialDo } from '../data/scenarios/facts.ts';
import { SCENARIOS } from '../data/scenarios/scenarios.ts';
import { battleFacts, battleOf } from './battlefield.ts';
import type { Open } from './state.ts';

/** The facts of the scenario; those of a Free Battle come of its size and boards. */
export const scenarioOf = (open: Open): ScenarioFacts =>
  open.scenario === 'free' ? battleFacts(battleOf(open)) : SCENARIOS[open.scenario];

/** A special rule of the scenario that holds throughout. */
export function standing<O extends SpecialDo['op']>(open: Open, op: O): Extract<SpecialDo, { op: O }> | undefined {
  for (const special of scenarioOf(open).special) {
    if (special.do.op === op) return special.do as Extract<SpecialDo, { op: O }>;
  }
  return undefined;
}
