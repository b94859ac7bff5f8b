import type { Played } from '@kurgan/bots/pool';
import type { AnyGame } from '@kurgan/engine';

/** Totals of a simulation. It adds whole numbers, so the order in which games finish doesn't matter. */
export class Tally {
  readonly wins: Map<string, number>;
  games = 0;
  draws = 0;
  unfinished = 0;
  readonly #game: AnyGame;
  readonly #ends = new Map<string, number>();
  #decisions = 0;
  #rounds = 0;
  #withRounds = 0;

  constructor(game: AnyGame) {
    this.#game = game;
    this.wins = new Map(game.sides.map((side) => [side, 0]));
  }

  add({ outcome, decisions, round }: Played): void {
    this.games += 1;
    this.#decisions += decisions;
    if (round !== undefined) {
      this.#rounds += round;
      this.#withRounds += 1;
    }
    if (outcome === null) this.unfinished += 1;
    else if (outcome.winner === null) this.draws += 1;
    else this.wins.set(outcome.winner, (this.wins.get(outcome.winner) ?? 0) + 1);
    const end = outcome === null ? 'not over' : `${outcome.title} (${outcome.rule})`;
    this.#ends.set(end, (this.#ends.get(end) ?? 0) + 1);
  }

  get meanDecisions(): number {
    return this.games === 0 ? 0 : this.#decisions / this.games;
  }

  /** Mean round of the end; null if the game doesn't count rounds. */
  get meanRound(): number | null {
    return this.#withRounds === 0 ? null : this.#rounds / this.#withRounds;
  }

  /** Endings, most frequent first. */
  get ends(): readonly (readonly [end: string, games: number])[] {
    return [...this.#ends].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  }

  /** The figures of `simulate --json`. */
  data(scenario: string, seed: number, seconds: number) {
    return {
      game: this.#game.id,
      scenario,
      games: this.games,
      wins: Object.fromEntries(this.wins),
      draws: this.draws,
      unfinished: this.unfinished,
      meanDecisions: this.meanDecisions,
      seed,
      seconds,
    };
  }

  /** Figures of one scenario in a balance sheet: the above, the mean last round, and the endings. */
  sheet(scenario: string, seed: number, seconds: number) {
    const ends = this.ends.map(([end, games]) => ({ end, games }));
    return { ...this.data(scenario, seed, seconds), meanRound: this.meanRound, ends };
  }
}
