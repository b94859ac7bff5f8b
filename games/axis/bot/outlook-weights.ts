import type { ScenarioId } from '../data/scenarios.ts';

/** Fitted to who won in games between two Recruits with changing plans. */
export const OUTLOOK: Readonly<Record<ScenarioId, readonly number[]>> = {
  race: [
    -1.19, 0.74, -0.32, -0.15, 0.17, -0.2, 0.81, 5.34, -0.78, 0.31, -0.15, -1.82, -1.56, 1.59, 0.86, 0.97, 0.24, 0.43,
    0.35, -0.72, 1.75, 0.29, 0.29, -5.24,
  ],
  uranus: [
    -1.35, 1.37, -1.65, -1.21, 0.05, -0.86, 0.51, 3.62, 0.53, -0.35, 0.28, 0, 1.3, -0.72, 1.69, 1.91, 0.18, 1.13, -0.21,
    1.24, 0.87, -0.89, 1.19, 0,
  ],
};
