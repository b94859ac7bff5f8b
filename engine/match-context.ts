import { HashedChance } from './chance.ts';
import { type Learnt, NOBODY_LEARNT, withLearner } from './learnt.ts';
import type { LogRecord } from './log.ts';
import type { Digest } from './sha256.ts';
import type { GameTypes } from './state.ts';
import type { Context, More } from './steps.ts';

const NO_RECORDS: readonly never[] = [];

/** Context of a running match: chance that follows the journal, a log, and a record of who learned something. */
export class MatchContext<G extends GameTypes> extends HashedChance implements Context<G> {
  records: readonly LogRecord<G>[] = [];
  learnt: Learnt<G['seat']> = NOBODY_LEARNT;
  #after = 0;

  /** Begins an entry by its number and the head before it. */
  begin(head: Digest, number: number): void {
    this.follow(head);
    this.records = NO_RECORDS;
    this.learnt = NOBODY_LEARNT;
    this.#after = number;
  }
  override below(n: number): number {
    this.learnt = 'everybody';
    return super.below(n);
  }
  override shuffle<T>(items: T[]): void {
    this.learnt = 'everybody'; // even by shuffling one card, or undo would reveal the count
    super.shuffle(items);
  }
  learn(seat?: G['seat']): void {
    this.learnt = withLearner(this.learnt, seat);
  }
  log(event: G['event'], more?: More<G>): void {
    this.record(more === undefined ? { after: this.#after, event } : { after: this.#after, event, more });
  }
  /** Most entries have one line. A list that grows by push would hold room for many, for as long as the match lives. */
  record(record: LogRecord<G>): void {
    this.records = this.records.length === 0 ? [record] : [...this.records, record];
  }
}
