import {
  type Chance,
  canonical,
  clonePlain,
  type EquippedGame,
  type GameTypes,
  type Insight,
  type SearchOptions,
  SilentContext,
  type StateOf,
  type ViewOf,
  viewOf,
} from '@kurgan/engine';
import { Rollout, type Values } from './rollout.ts';
import { lineUp, select } from './select.ts';
import type { Finding, Thought } from './thought.ts';
import { type Arm, type Decision, Node } from './tree.ts';

/**
 * Information Set Monte Carlo Tree Search for one seat. It sees the seat's view and nothing else. Each try imagines a
 * whole state the seat can't tell from the real one, walks down a tree of everyone's actions, plays on from its end by
 * quick choices, and records the result on the way back. Every try rolls new dice.
 *
 * It can run in slices and give its best answer at any moment. The same view, chance and number of tries give the same
 * answer.
 */
export class Search<G extends GameTypes> implements Thought<G['action']> {
  readonly legal: readonly G['action'][];
  readonly #game: EquippedGame<G>;
  readonly #insight: Insight<G>;
  readonly #view: ViewOf<G>;
  readonly #seat: G['seat'];
  readonly #options: SearchOptions;
  readonly #curiosity: number;
  readonly #context: SilentContext<G>;
  readonly #rollout: Rollout<G>;
  readonly #values: Values;
  readonly #root: Node;
  /** Path of the current try through the tree: the decision, its seat and the chosen arm. */
  readonly #path: { arm: Arm; decision: Decision; seat: number }[] = [];
  readonly #isObvious: boolean;
  #iterations = 0;

  constructor(
    game: EquippedGame<G>,
    insight: Insight<G>,
    view: ViewOf<G>,
    seat: G['seat'],
    options: SearchOptions,
    chance: Chance,
    root = new Node(),
  ) {
    const { depth, curiosity = 1 } = options;
    this.#game = game;
    this.#insight = insight;
    this.#view = clonePlain(insight.focus?.(view, seat) ?? view);
    this.#seat = seat;
    this.#options = options;
    this.#curiosity = curiosity;
    this.#root = root;
    this.#context = contextFrom(chance);
    this.#rollout = new Rollout(game, insight, depth, this.#context);
    this.#values = new Float64Array(game.seats.length);
    this.#isObvious = insight.obvious?.(this.#view, seat) === true;
    this.legal = game.legal(this.#view, seat);
    lineUp(this.#own, this.#view, seat, this.legal, insight, game.notation);
  }

  get iterations(): number {
    return this.#iterations;
  }

  /** Makes more tries; stops early when told to, or when the answer can't change anymore. */
  run(iterations: number, stop: () => boolean = never): void {
    for (let left = iterations; left > 0; left--) {
      if (stop()) return;
      this.#try();
    }
  }

  /** True if this many more tries can't bring another action to the top. */
  isDecided(left: number): boolean {
    if (this.#isObvious || this.legal.length === 1) return true;
    const [first, second] = this.#ranked();
    return (first?.arm.visits ?? 0) - (second?.arm.visits ?? 0) > left;
  }

  /** The most-tried action; before the first try, the most promising one. */
  best(): G['action'] {
    const first = this.#ranked()[0];
    if (first === undefined) throw new Error(`${this.#game.id}: ${this.#seat} has nothing to choose from`);
    return first.action;
  }

  /**
   * The search for the seat's next decision, which begins with what this one found out about it; null if the view isn't
   * what came of the answer. Where chance had a hand in it, old results count by how often they were about this view.
   */
  next(view: ViewOf<G>, chance: Chance): Search<G> | null {
    const game = this.#game;
    const action = this.best();
    const root = this.#own.present[this.legal.indexOf(action)]?.next ?? null;
    if (root === null) return null;
    const sought = canonical(this.#insight.focus?.(view, this.#seat) ?? view);
    let found = 0;
    for (let i = 0; i < SAMPLES; i++) {
      const state = game.imagine(this.#view, this.#seat, this.#context);
      game.apply(state, this.#seat, action, this.#context);
      if (canonical(viewOf(state, this.#seat)) === sought) found++;
    }
    if (found === 0) return null;
    root.decisionOf(game.seats.indexOf(this.#seat)).discount(found / SAMPLES);
    return new Search(game, this.#insight, view, this.#seat, this.#options, chance, root);
  }

  /** All actions, best first. */
  findings(): Finding<G['action']>[] {
    return this.#ranked().map(({ action, arm: { visits, value } }) => ({ action, visits, value }));
  }

  get #own(): Decision {
    return this.#root.decisionOf(this.#game.seats.indexOf(this.#seat));
  }

  #ranked(): { action: G['action']; arm: Arm }[] {
    const { present } = this.#own;
    return this.legal
      .flatMap((action, i) => {
        const arm = present[i];
        return arm === undefined ? [] : [{ action, arm }];
      })
      .sort(({ arm: a }, { arm: b }) => b.visits - a.visits || b.value - a.value || b.weight - a.weight);
  }

  #try(): void {
    const state = this.#game.imagine(this.#view, this.#seat, this.#context);
    const mover = this.#descend(state);
    this.#rollout.play(state, mover, this.#values);
    this.#learn();
    this.#iterations++;
  }

  /** Plays `state` down the tree and one new node beyond; returns the seat that decided last. */
  #descend(state: StateOf<G>): G['seat'] | null {
    const game = this.#game;
    this.#path.length = 0;
    let node = this.#root;
    let mover: G['seat'] | null = null;
    /** Node where several seats choose at once, and the seats still to choose. */
    let origin = node;
    let secret: readonly G['seat'][] = [];
    for (;;) {
      const waiting = game.waiting(state);
      const seat = waiting[0];
      if (seat === undefined) return mover;
      const legal = game.legal(state, seat);
      const [forced] = legal;
      mover = seat;
      if (legal.length === 1 && forced !== undefined && node !== this.#root) {
        game.apply(state, seat, forced, this.#context);
        continue;
      }
      if (!secret.includes(seat)) {
        origin = node;
        secret = waiting.length > 1 ? waiting : NOBODY;
      }
      const place = game.seats.indexOf(seat);
      const decision = origin.decisionOf(place);
      lineUp(decision, state, seat, legal, this.#insight, game.notation);
      const chosen = select(decision, this.#curiosity, this.#context);
      const arm = decision.present[chosen];
      const action = legal[chosen];
      if (arm === undefined || action === undefined) throw new Error(`${game.id}: ${seat} has nothing to choose from`);
      this.#path.push({ arm, decision, seat: place });
      if (secret.length > 0) secret = secret.filter((each) => each !== seat);
      game.apply(state, seat, action, this.#context);
      const next = origin === node ? arm.next : node.jointNext(arm);
      if (next === null) {
        if (origin === node) arm.next = new Node();
        else node.setJointNext(arm, new Node());
        return mover;
      }
      node = next;
    }
  }

  #learn(): void {
    for (const { arm, decision, seat } of this.#path) {
      const value = this.#values[seat] ?? 0;
      arm.visits++;
      arm.total += value;
      decision.visits++;
      decision.total += value;
    }
  }
}

/** Worlds in which an answer is carried out to see what can come of it. */
const SAMPLES = 8;
const NOBODY: readonly never[] = [];
const never = (): boolean => false;

/** A separate context, so that searching moves no other dice. */
function contextFrom<G extends GameTypes>(chance: Chance): SilentContext<G> {
  const draw = (): number => chance.below(2 ** 32);
  return new SilentContext([draw(), draw(), draw(), draw() | 1]);
}
