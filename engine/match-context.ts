import { HashedChance } from './chance.ts';
import { type Learnt, NOBODY_LEARNT, withLearner } from './learnt.ts';
import type { LogRecord } from './log.ts';
import type { Digest } from './sha256.ts';
import type { GameTypes } from './state.ts';
import type { Context, More } from './steps.ts';

/** The context of a running match: chance that follows the journal, a log, and a note of who has learnt something. */
export class MatchContext<G extends GameTypes> implements Context<G> {
  readonly #chance: HashedChance;
  records: LogRecord<G>[] = [];
  #after = 0;
  learnt: Learnt<G['seat']> = NOBODY_LEARNT;

  constructor(seed: string, head: Digest) {
    this.#chance = new HashedChance(seed, head);
  }
  /** Begins the entry of a number, which follows a head. */
  begin(head: Digest, number: number): void {
    this.#chance.follow(head);
    this.#after = number;
    this.learnt = NOBODY_LEARNT;
    this.records = [];
  }
  d(sides: number): number {
    this.learnt = 'everybody';
    return this.#chance.d(sides);
  }
  below(n: number): number {
    this.learnt = 'everybody';
    return this.#chance.below(n);
  }
  shuffle<T>(items: T[]): void {
    this.learnt = 'everybody';
    this.#chance.shuffle(items);
  }
  learn(seat?: G['seat']): void {
    this.learnt = withLearner(this.learnt, seat);
  }
  log(event: G['event'], more?: More<G>): void {
    this.records.push(more === undefined ? { after: this.#after, event } : { after: this.#after, event, more });
  }
}
