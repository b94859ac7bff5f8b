import { SeededChance } from '../chance.ts';
import type { EquippedGame } from '../game.ts';
import { type Learnt, NOBODY_LEARNT, withLearner } from '../learnt.ts';
import type { GameTypes } from '../state.ts';
import type { Context, More } from '../steps.ts';

/** A context apart from the match, for trying an action: records the log, and who learned something. */
export class TrialContext<G extends GameTypes> extends SeededChance implements Context<G> {
  readonly entries: { readonly event: G['event']; readonly more: More<G> | undefined }[] = [];
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
  log(event: G['event'], more?: More<G>): void {
    this.entries.push({ event, more });
  }
  readBy(seat: G['seat']): G['event'][] {
    return this.entries.map(({ event, more }) => ({ ...event, ...more?.[seat] }));
  }
}

/** Sits between a rule and the match's context and records independently who learned something. */
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
  log(event: G['event'], more?: More<G>): void {
    this.#context.log(event, more);
  }
}

/**
 * The game, and a record of who has learned something since the last call, so that undo is not judged by its own
 * record.
 */
export function spyOn<G extends GameTypes>(
  game: EquippedGame<G>,
): { readonly game: EquippedGame<G>; readonly takeLearnt: () => Learnt<G['seat']> } {
  let learnt: Learnt<G['seat']> = NOBODY_LEARNT;
  return {
    game: {
      ...game,
      apply(state, seat, action, context) {
        const spy = new SpyContext(context);
        game.apply(state, seat, action, spy);
        if (spy.learnt === 'everybody') learnt = 'everybody';
        else for (const each of spy.learnt) learnt = withLearner(learnt, each);
      },
    },
    takeLearnt() {
      const taken = learnt;
      learnt = NOBODY_LEARNT;
      return taken;
    },
  };
}
