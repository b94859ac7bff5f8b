/** How games of a scenario ended between two Regulars: the US share with its 95 % interval, and the mean round of the end. */
export interface BalanceRow {
  readonly games: number;
  readonly us: number;
  readonly low: number;
  readonly high: number;
  readonly rounds: number;
}

/** Made by the command that docs/bots.md gives beside the whole sheet. */
export const BALANCE: Readonly<Record<string, BalanceRow>> = {};
