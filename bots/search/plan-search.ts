import {
  type Chance,
  clonePlain,
  type EquippedGame,
  type GameTypes,
  type Planning,
  Script,
  SilentContext,
  type Sketch,
  type ViewOf,
} from '@kurgan/engine';
import type { Finding, Thought } from './thought.ts';

interface Arm {
  readonly plan: unknown;
  visits: number;
  total: number;
}

/** Spread of a plan's results that exploration counts with. */
const SPREAD = 0.25;
/** More decisions than any stretch of a game takes. */
const LONGEST = 20_000;

/**
 * Compares plans for one seat: each try imagines a world, follows a plan there, plays on by the game's policy, and
 * evaluates the end. All plans meet the same worlds, and the same dice at the same moments, so that their difference
 * shows early.
 */
export class PlanSearch<G extends GameTypes> implements Thought<G['action']> {
  readonly #game: EquippedGame<G>;
  readonly #planning: Planning<G>;
  readonly #view: ViewOf<G>;
  readonly #seat: G['seat'];
  readonly #depth: number;
  readonly #chance: Chance;
  readonly #seed: number;
  readonly #arms: readonly Arm[];
  #script: { arm: Arm; script: Script<G> } | null = null;
  #iterations = 0;

  constructor(
    game: EquippedGame<G>,
    planning: Planning<G>,
    view: ViewOf<G>,
    seat: G['seat'],
    plans: readonly unknown[],
    depth: number,
    chance: Chance,
  ) {
    this.#game = game;
    this.#planning = planning;
    this.#view = clonePlain(view);
    this.#seat = seat;
    this.#depth = depth;
    this.#chance = chance;
    this.#seed = chance.below(2 ** 32);
    this.#arms = plans.map((plan) => ({ plan, visits: 0, total: 0 }));
  }

  get iterations(): number {
    return this.#iterations;
  }

  run(iterations: number, stop: () => boolean = () => false): void {
    for (let left = iterations; left > 0; left--) {
      if (stop()) return;
      const arm = this.#next();
      arm.total += this.#try(arm);
      arm.visits++;
      this.#iterations++;
    }
  }

  isDecided(left: number): boolean {
    const [first, second] = this.#ranked();
    return second === undefined || (first?.visits ?? 0) - second.visits > left;
  }

  best(): G['action'] {
    const action = this.script.answer(this.#view);
    if (action === undefined) throw new Error(`${this.#game.id}: a plan says nothing`);
    return action;
  }

  /** The answers of the best plan, as far as it goes. */
  get script(): Script<G> {
    const arm = this.#best;
    if (this.#script?.arm !== arm) {
      const player = this.#planning.player(this.#view, this.#seat, arm.plan);
      const script = Script.write(this.#game, this.#view, this.#seat, this.#chance, (view, legal) =>
        this.#planning.isCovered(arm.plan, view) ? player.choose(view, this.#seat, legal) : null,
      );
      this.#script = { arm, script };
    }
    return this.#script.script;
  }

  findings(): Finding<G['action']>[] {
    const action = this.best();
    return this.#ranked().map(({ visits, total }) => ({ action, visits, value: total / Math.max(1, visits) }));
  }

  sketch(): Sketch {
    return this.#planning.sketch(this.#view, this.#seat, this.#best.plan);
  }

  get #best(): Arm {
    const [arm] = this.#ranked();
    if (arm === undefined) throw new Error(`${this.#game.id}: there is no plan`);
    return arm;
  }

  /** The most-tried plan first; before the first try, the likeliest. */
  #ranked(): Arm[] {
    return this.#arms.toSorted((a, b) => b.visits - a.visits || b.total - a.total);
  }

  /** Every plan in turn, then those that do well or were seldom tried. */
  #next(): Arm {
    let best: Arm | undefined;
    let most = Number.NEGATIVE_INFINITY;
    const all = Math.log(this.#iterations + 1);
    for (const arm of this.#arms) {
      if (arm.visits === 0) return arm;
      const score = arm.total / arm.visits + SPREAD * Math.sqrt(all / arm.visits);
      if (score <= most) continue;
      most = score;
      best = arm;
    }
    return best ?? this.#best;
  }

  #try({ plan, visits }: Arm): number {
    const world = stir(this.#seed + visits);
    let context = diceOf<G>(world, 0);
    let moment = 0;
    const game = this.#game;
    const planning = this.#planning;
    const seat = this.#seat;
    const state = game.imagine(this.#view, seat, context);
    const player = planning.player(this.#view, seat, plan);
    for (let decisions = 0; decisions < LONGEST; decisions++) {
      const [mover] = game.waiting(state);
      if (mover === undefined) {
        const winner = game.outcome(state)?.winner ?? null;
        return winner === null ? 0.5 : winner === seat ? 1 : 0;
      }
      if (planning.isFar(this.#view, state, this.#depth)) break;
      const action = player.choose(state, mover, () => game.legal(state, mover));
      const next = planning.moment?.(state, action) ?? moment;
      if (next !== moment) {
        moment = next;
        context = diceOf(world, moment);
      }
      game.apply(state, mover, action, context);
    }
    return planning.evaluate(state, seat);
  }
}

/** Dice of a moment in one of the worlds. */
function diceOf<G extends GameTypes>(world: number, moment: number): SilentContext<G> {
  const a = stir(world + moment);
  const b = stir(a);
  const c = stir(b);
  return new SilentContext<G>([a, b, c, stir(c) | 1]);
}

/** Numbers next to each other become unrelated ones. */
function stir(number: number): number {
  let bits = (number + 0x9e3779b9) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
