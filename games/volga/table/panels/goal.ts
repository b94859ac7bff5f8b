import { AREA_IDS } from '../../data/areas.ts';
import { SCENARIOS } from '../../data/scenarios.ts';
import type { Open } from '../../rules/state.ts';

/** How many Areas win. */
export const goalOf = ({ scenario }: Open): number => SCENARIOS[scenario].operationalVictory?.areas ?? AREA_IDS.length;
