/** Results of a scenario between two Regulars: the first side's share with its 95 % interval, and the mean last round. */
export interface BalanceRow {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly rounds: number;
}
