/** How games of a scenario ended between two Regulars: the US share with its 95 % interval, and the mean round of the end. */
export interface BalanceRow {
  readonly games: number;
  readonly us: number;
  readonly low: number;
  readonly high: number;
  readonly rounds: number;
}

/** Made by the command that docs/bots.md gives beside the whole sheet. */
export const BALANCE: Readonly<Record<string, BalanceRow>> = {
  1: { games: 32, us: 0.375, low: 0.229, high: 0.547, rounds: 14 },
  2: { games: 32, us: 0.438, low: 0.282, high: 0.607, rounds: 11 },
  3: { games: 32, us: 0.219, low: 0.11, high: 0.388, rounds: 17 },
  4: { games: 32, us: 0.25, low: 0.133, high: 0.421, rounds: 18 },
  5: { games: 32, us: 0.719, low: 0.546, high: 0.844, rounds: 10 },
  6: { games: 32, us: 0.406, low: 0.255, high: 0.577, rounds: 10 },
  7: { games: 32, us: 0.594, low: 0.423, high: 0.745, rounds: 38 },
  8: { games: 32, us: 0.031, low: 0.006, high: 0.157, rounds: 41 },
  9: { games: 32, us: 0.5, low: 0.336, high: 0.664, rounds: 10 },
  10: { games: 32, us: 0.844, low: 0.682, high: 0.931, rounds: 7 },
  11: { games: 32, us: 1, low: 0.893, high: 1, rounds: 22 },
  12: { games: 32, us: 0.312, low: 0.18, high: 0.486, rounds: 62 },
};
