import type { Game, GameTypes, Insight, Outcome, SilentContext, StateOf } from '@kurgan/engine';

/** Number of decisions after which an endless rollout counts as a draw. */
const LONGEST = 5000;

/** Value of a game to each seat, in seat order: 1 for a win, 0 for a loss. */
export type Values = Float64Array;

/** Estimates a leaf of the tree by playing on from it, quickly but sensibly. */
export class Rollout<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #insight: Insight<G>;
  readonly #depth: number;
  readonly #context: SilentContext<G>;

  constructor(game: Game<G>, insight: Insight<G>, depth: number | undefined, context: SilentContext<G>) {
    this.#game = game;
    this.#insight = insight;
    this.#depth = insight.evaluate === undefined ? LONGEST : (depth ?? LONGEST);
    this.#context = context;
  }

  /** Fills `values` and uses up the state. `mover` made the last decision: its turn is played to the end. */
  play(state: StateOf<G>, mover: G['seat'] | null, values: Values): void {
    const game = this.#game;
    const insight = this.#insight;
    const context = this.#context;
    const alone = game.seats.length === 1;
    let last = mover;
    for (let made = 0; ; made++) {
      const seat = game.waiting(state)[0];
      if (seat === undefined) break;
      if (made >= this.#depth && (alone || (seat !== last && this.#isCalm(state)) || made >= LONGEST)) {
        this.#evaluate(state, values);
        return;
      }
      const legal = game.legal(state, seat);
      const action = insight.quick?.(state, seat, legal, context) ?? legal[context.below(legal.length)];
      if (action === undefined) throw new Error(`${game.id}: ${seat} has nothing to choose from`);
      game.apply(state, seat, action, context);
      last = seat;
    }
    score(game.seats, game.outcome(state), values);
  }

  #isCalm(state: StateOf<G>): boolean {
    return this.#insight.isCalm?.(state) ?? true;
  }

  #evaluate(state: StateOf<G>, values: Values): void {
    const { seats } = this.#game;
    for (const [i, seat] of seats.entries()) {
      const isRest = seats.length === 2 && i === 1;
      values[i] = isRest ? 1 - (values[0] ?? 0) : (this.#insight.evaluate?.(state, seat) ?? 0.5);
    }
  }
}

function score(seats: readonly string[], outcome: Outcome | null, values: Values): void {
  const winner = outcome?.winner ?? null;
  for (const [i, seat] of seats.entries()) values[i] = winner === null ? 0.5 : winner === seat ? 1 : 0;
}
