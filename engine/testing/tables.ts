import { SeededChance } from '../chance.ts';
import type { Game } from '../game.ts';
import type { GameTypes } from '../state.ts';
import type { Table } from '../steps.ts';

/** A table beside the match, to try an action on: notes what is written in the log, and whether anything was learnt. */
export class TrialTable<G extends GameTypes> extends SeededChance implements Table<G> {
  readonly entries: { readonly seat: G['seat'] | null; readonly event: G['event'] }[] = [];
  learnt = false;

  constructor() {
    super(SeededChance.fromSeed('trial').save());
  }
  override below(n: number): number {
    this.learnt = true;
    return super.below(n);
  }
  override shuffle<T>(items: T[]): void {
    this.learnt = true;
    super.shuffle(items);
  }
  learn(): void {
    this.learnt = true;
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

/** Sits between a rule and the match's table and sees, with eyes of its own, whether something was learnt. */
class SpyTable<G extends GameTypes> implements Table<G> {
  #table: Table<G>;
  learnt = false;

  constructor(table: Table<G>) {
    this.#table = table;
  }
  d(sides: number): number {
    this.learnt = true;
    return this.#table.d(sides);
  }
  below(n: number): number {
    this.learnt = true;
    return this.#table.below(n);
  }
  shuffle<T>(items: T[]): void {
    this.learnt = true;
    this.#table.shuffle(items);
  }
  learn(): void {
    this.learnt = true;
    this.#table.learn();
  }
  log(event: G['event']): void {
    this.#table.log(event);
  }
  tell(seat: G['seat'], event: G['event']): void {
    this.#table.tell(seat, event);
  }
}

/** The game, and whether the last action applied taught anybody something: so that undo is not judged by its own flag. */
export function spyOn<G extends GameTypes>(game: Game<G>): { readonly game: Game<G>; readonly learnt: () => boolean } {
  let learnt = false;
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
