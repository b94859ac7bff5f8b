import type { ScenarioId } from '../data/scenarios.ts';

/** Fitted to who won in games between two Recruits with changing plans. */
export const OUTLOOK: Readonly<Record<ScenarioId, readonly number[]>> = {
  race: [0, 1.5, 0.5, 1, 0.5, 0.3, 0.5, 2, 2, 1, 0.3, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
  uranus: [0, 1.5, 0.5, 1, 0.5, 0.3, 0.5, 2, 2, 1, 0.3, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
};
