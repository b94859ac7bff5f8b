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
  1: { games: 24, us: 0.042, low: 0.007, high: 0.202, rounds: 12 },
  2: { games: 24, us: 0.583, low: 0.388, high: 0.755, rounds: 19 },
  3: { games: 24, us: 0.417, low: 0.245, high: 0.612, rounds: 12 },
  4: { games: 24, us: 0.5, low: 0.314, high: 0.686, rounds: 15 },
  5: { games: 24, us: 0, low: 0, high: 0.138, rounds: 28 },
  6: { games: 24, us: 0, low: 0, high: 0.138, rounds: 14 },
  7: { games: 24, us: 0.583, low: 0.388, high: 0.755, rounds: 25 },
  8: { games: 24, us: 0.042, low: 0.007, high: 0.202, rounds: 36 },
  9: { games: 24, us: 0, low: 0, high: 0.138, rounds: 17 },
  10: { games: 24, us: 0.667, low: 0.467, high: 0.82, rounds: 9 },
  11: { games: 24, us: 1, low: 0.862, high: 1, rounds: 23 },
  12: { games: 24, us: 0.375, low: 0.212, high: 0.573, rounds: 53 },
};
