/** Weights of the features of a position, fitted on 450 games between Recruits. */
export const OUTLOOK: readonly number[] = [2.1, -1, -0.6, 1, -1.2, 2.2, 1, 0.1, -0.6, 2.7, 1.5, 0.2];
