import { SeededChance } from '../chance.ts';
import type { Game } from '../game.ts';
import { type Learnt, NOBODY_LEARNT, withLearner } from '../learnt.ts';
import type { GameTypes } from '../state.ts';
import type { Context } from '../steps.ts';

/** A context beside the match, to try an action on: notes what is written in the log, and who has learnt anything. */
export class TrialContext<G extends GameTypes> extends SeededChance implements Context<G> {
  readonly entries: { readonly seat: G['seat'] | null; readonly event: G['event'] }[] = [];
  learnt: Learnt<G['seat']> = NOBODY_LEARNT;

  constructor() {
    super(SeededChance.fromSeed('trial').save());
  }
  override below(n: number): number {
    this.learnt = 'everybody';
    return super.below(n);
  }
  override shuffle<T>(items: T[]): void {
    this.learnt = 'everybody';
    super.shuffle(items);
  }
  learn(seat?: G['seat']): void {
    this.learnt = withLearner(this.learnt, seat);
  }
  log(event: G['event']): void {
    this.entries.push({ seat: null, event });
  }
  tell(seat: G['seat'], event: G['event']): void {
    this.entries.push({ seat, event });
  }
  readBy(seat: G['seat']): G['event'][] {
    return this.entries.filter((entry) => entry.seat === null || entry.seat === seat).map((entry) => entry.event);
  }
}

/** Sits between a rule and the match's context and sees, with eyes of its own, who has learnt something. */
class SpyContext<G extends GameTypes> implements Context<G> {
  #context: Context<G>;
  learnt: Learnt<G['seat']> = NOBODY_LEARNT;

  constructor(context: Context<G>) {
    this.#context = context;
  }
  d(sides: number): number {
    this.learnt = 'everybody';
    return this.#context.d(sides);
  }
  below(n: number): number {
    this.learnt = 'everybody';
    return this.#context.below(n);
  }
  shuffle<T>(items: T[]): void {
    this.learnt = 'everybody';
    this.#context.shuffle(items);
  }
  learn(seat?: G['seat']): void {
    this.learnt = withLearner(this.learnt, seat);
    this.#context.learn(seat);
  }
  log(event: G['event']): void {
    this.#context.log(event);
  }
  tell(seat: G['seat'], event: G['event']): void {
    this.#context.tell(seat, event);
  }
}

/** The game, and whom the last action applied has taught something: so that undo is not judged by its own note. */
export function spyOn<G extends GameTypes>(
  game: Game<G>,
): { readonly game: Game<G>; readonly learnt: () => Learnt<G['seat']> } {
  let learnt: Learnt<G['seat']> = NOBODY_LEARNT;
  return {
    game: {
      ...game,
      apply(state, seat, action, context) {
        const spy = new SpyContext(context);
        game.apply(state, seat, action, spy);
        learnt = spy.learnt;
      },
    },
    learnt: () => learnt,
  };
}
