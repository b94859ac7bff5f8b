import { SeededChance } from '../chance.ts';
import type { Game } from '../game.ts';
import { type Learnt, NOBODY_LEARNT, withLearner } from '../learnt.ts';
import type { GameTypes } from '../state.ts';
import type { Table } from '../steps.ts';

/** A table beside the match, to try an action on: notes what is written in the log, and who has learnt anything. */
export class TrialTable<G extends GameTypes> extends SeededChance implements Table<G> {
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

/** Sits between a rule and the match's table and sees, with eyes of its own, who has learnt something. */
class SpyTable<G extends GameTypes> implements Table<G> {
  #table: Table<G>;
  learnt: Learnt<G['seat']> = NOBODY_LEARNT;

  constructor(table: Table<G>) {
    this.#table = table;
  }
  d(sides: number): number {
    this.learnt = 'everybody';
    return this.#table.d(sides);
  }
  below(n: number): number {
    this.learnt = 'everybody';
    return this.#table.below(n);
  }
  shuffle<T>(items: T[]): void {
    this.learnt = 'everybody';
    this.#table.shuffle(items);
  }
  learn(seat?: G['seat']): void {
    this.learnt = withLearner(this.learnt, seat);
    this.#table.learn(seat);
  }
  log(event: G['event']): void {
    this.#table.log(event);
  }
  tell(seat: G['seat'], event: G['event']): void {
    this.#table.tell(seat, event);
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
      apply(state, seat, action, table) {
        const spy = new SpyTable(table);
        game.apply(state, seat, action, spy);
        learnt = spy.learnt;
      },
    },
    learnt: () => learnt,
  };
}
