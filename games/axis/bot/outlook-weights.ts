import type { ScenarioId } from '../data/scenarios.ts';

/** Fitted to who won in games between two Recruits with changing plans. */
export const OUTLOOK: Readonly<Record<ScenarioId, readonly number[]>> = {
  race: [
    -0.78, 0.81, 0.03, -0.28, 0.29, -0.4, 0.34, 4.96, -0.36, 1, 0.69, -1.76, -0.93, 1.61, 0.26, 0.92, 0.14, 0.33, -0.58,
    1.85, 0.56, 1.36, 1.05, -1.95,
  ],
  uranus: [
    -1.36, 0.33, -1.37, -1.16, 0.2, -0.58, -0.92, 3.46, 0.48, -0.08, 0.2, 0, 2.2, 0.28, 1.4, 1.75, 0.14, 0.71, 0.56,
    2.12, 0.19, -0.55, 1.39, 0,
  ],
};
