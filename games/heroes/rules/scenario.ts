import type { ScenarioFacts, SpecialDo } from '../data/scenarios/facts.ts';
import { SCENARIOS } from '../data/scenarios/scenarios.ts';
import type { Open } from './state.ts';

export const scenarioOf = (open: Open): ScenarioFacts => SCENARIOS[open.scenario];

/** A special rule of the scenario that holds throughout. */
export function standing<O extends SpecialDo['op']>(open: Open, op: O): Extract<SpecialDo, { op: O }> | undefined {
  for (const special of scenarioOf(open).special) {
    if (special.do.op === op) return special.do as Extract<SpecialDo, { op: O }>;
  }
  return undefined;
}
