import type { AnyGame } from '@kurgan/engine';
import { counted, percent, table } from '../text.ts';
import type { Played } from './task.ts';
import { wilson } from './wilson.ts';

/** The count of a simulation. It only adds whole numbers, so the order in which games end does not show. */
export class Tally {
  readonly #game: AnyGame;
  readonly #wins: Map<string, number>;
  readonly #ends = new Map<string, number>();
  #games = 0;
  #draws = 0;
  #unfinished = 0;
  #decisions = 0;

  constructor(game: AnyGame) {
    this.#game = game;
    this.#wins = new Map(game.sides.map((side) => [side, 0]));
  }

  add({ outcome, decisions }: Played): void {
    this.#games += 1;
    this.#decisions += decisions;
    if (outcome === null) this.#unfinished += 1;
    else if (outcome.winner === null) this.#draws += 1;
    else this.#wins.set(outcome.winner, (this.#wins.get(outcome.winner) ?? 0) + 1);
    const end = outcome === null ? 'not over' : `${outcome.title} (${outcome.rule})`;
    this.#ends.set(end, (this.#ends.get(end) ?? 0) + 1);
  }

  get games(): number {
    return this.#games;
  }

  /** The figures of `simulate --json`. */
  data(scenario: string, seed: number, seconds: number) {
    return {
      game: this.#game.id,
      scenario,
      games: this.#games,
      wins: Object.fromEntries(this.#wins),
      draws: this.#draws,
      unfinished: this.#unfinished,
      meanDecisions: this.#games === 0 ? 0 : this.#decisions / this.#games,
      seed,
      seconds,
    };
  }

  text(seconds: number): string {
    const row = (name: string, hits: number) => {
      const [low, high] = wilson(hits, this.#games);
      return [name, String(hits), percent(hits / this.#games), `${percent(low)} to ${percent(high)}`];
    };
    const rows = [...this.#wins].map(([side, wins]) => row(`${side} wins`, wins));
    if (this.#draws > 0) rows.push(row('draws', this.#draws));
    if (this.#unfinished > 0) rows.push(row('unfinished', this.#unfinished));
    const ends = [...this.#ends].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    return [
      table([['', 'games', 'share', '95 % interval'], ...rows], [1, 2]),
      '',
      'How they ended',
      table(
        ends.map(([end, n]) => [String(n), percent(n / this.#games), end]),
        [0, 1],
      ),
      '',
      `${(this.#decisions / this.#games).toFixed(1)} decisions a game; ${counted(this.#games, 'game')} in ${seconds.toFixed(1)} s`,
    ].join('\n');
  }
}
