import { AREA_IDS, AREAS } from '../../data/areas.ts';
import { SCENARIOS } from '../../data/scenarios.ts';
import type { Open } from '../../rules/state.ts';
import { words } from '../words/table.ts';

/** Areas needed to win. */
export const goalOf = ({ scenario }: Open): number => SCENARIOS[scenario].operationalVictory?.areas ?? AREA_IDS.length;

export const heavyUrbanHeld = ({ areas }: Open): number =>
  AREA_IDS.filter((id) => AREAS[id].terrain === 'heavyUrban' && areas[id].control === 'german').length;

/** `Heavy Urban 0 of 1`, or that nothing less than the whole map wins. */
export function goalWords(open: Open): string {
  const goal = SCENARIOS[open.scenario].operationalVictory;
  return goal === null ? words.goalAll : words.goalHeavy(heavyUrbanHeld(open), goal.heavyUrban);
}
