import { type Deed, deedText, link } from './journal.ts';
import type { KeptEntry } from './kept.ts';
import { hasLearnt, hasTaught, type Learnt } from './learnt.ts';
import { type Node, nodesOf, onTop, without } from './line.ts';
import type { LogRecord } from './log.ts';
import type { Digest } from './sha256.ts';
import type { Standing } from './standing.ts';
import type { GameTypes } from './state.ts';

/** An entry of the journal with what it brought about. */
export interface Done<G extends GameTypes> extends KeptEntry {
  readonly seat: G['seat'];
  readonly previous: Digest;
  readonly learnt: Learnt<G['seat']>;
  readonly log: readonly LogRecord<G>[];
}

/**
 * What keeps a seat from taking anything back: it has done nothing, its last action brought something to light, others have seen it
 * who would have to agree, or somebody else has acted since.
 */
export type UndoBarrier = 'nothing' | 'revealed' | 'seen' | 'past';

/** An action that counts. */
export interface Acted<G extends GameTypes> {
  /** Of its entry. */
  readonly number: number;
  readonly seat: G['seat'];
  readonly text: string;
  /** Whether somebody has learnt something by it, from a die for one. */
  readonly isBarrier: boolean;
}

type GoingBack = Extract<Deed, { readonly undo: number } | { readonly back: number }>;

/** The entries of a match, which of them count, what is told of them, and what can be taken back. It knows no rules. */
export class History<G extends GameTypes> {
  readonly #entries: Done<G>[] = [];
  /** The tip of the line after each number of entries. */
  readonly #tips: Node<Standing<G>>[];
  readonly #opening: readonly LogRecord<G>[];
  readonly #openingShared: number | null;
  #head: Digest;
  #log: LogRecord<G>[];

  constructor(head: Digest, standing: Standing<G>, log: readonly LogRecord<G>[], isShared: boolean) {
    this.#head = head;
    this.#tips = [{ at: -1, up: null, size: 0, snapshot: standing }];
    this.#opening = log;
    this.#log = [...log];
    this.#openingShared = isShared ? 0 : null;
  }

  get length(): number {
    return this.#entries.length;
  }
  get head(): Digest {
    return this.#head;
  }
  get entries(): readonly Done<G>[] {
    return this.#entries;
  }
  get log(): readonly LogRecord<G>[] {
    return this.#log;
  }
  get tip(): Node<Standing<G>> {
    return this.tipAt(this.length);
  }
  /** When the choice of several seats at once began that is open now; null when none is. */
  get shared(): number | null {
    return this.sharedAt(this.length);
  }

  tipAt(number: number): Node<Standing<G>> {
    const tip = this.#tips[number];
    if (tip === undefined) throw new RangeError(`there are ${this.length} entries, not ${number}`);
    return tip;
  }
  sharedAt(number: number): number | null {
    return number === 0 ? this.#openingShared : this.entry(number - 1).shared;
  }
  entry(at: number): Done<G> {
    const entry = this.#entries[at];
    if (entry === undefined) throw new RangeError(`there is no entry ${at + 1}`);
    return entry;
  }
  logAt(number: number): LogRecord<G>[] {
    return [...this.#opening, ...nodesOf(this.tipAt(number)).flatMap(({ at }) => this.entry(at).log)];
  }

  /** The actions that count now, the oldest first. */
  get line(): readonly Acted<G>[] {
    return nodesOf(this.tip).flatMap(({ at }) => {
      const { seat, deed, learnt } = this.entry(at);
      return 'action' in deed ? [{ number: at + 1, seat, text: deed.action, isBarrier: hasTaught(learnt) }] : [];
    });
  }
  add(done: Done<G>): Node<Standing<G>> {
    const tip = this.#link(done);
    if ('undo' in done.deed || 'back' in done.deed) this.#log = this.logAt(this.length);
    else for (const record of done.log) this.#log.push(record);
    return tip;
  }
  /** Adds what was kept of earlier entries; the log is put together once. */
  addKept(entries: readonly Omit<Done<G>, 'previous'>[]): void {
    for (const each of entries) this.#link({ ...each, previous: this.#head });
    this.#log = this.logAt(this.length);
  }
  #link(done: Done<G>): Node<Standing<G>> {
    const tip = this.#tipAfter(done.seat, done.deed, this.length);
    this.#head = link(done.previous, done.seat, deedText(done.deed));
    this.#entries.push(done);
    this.#tips.push(tip);
    return tip;
  }

  /** Goes back, and notes who took back what. */
  goBack(seat: G['seat'], deed: GoingBack): void {
    const after = this.length + 1;
    const stays = new Set(nodesOf(this.#tipAfter(seat, deed, this.length)).map(({ at }) => at));
    const gone = nodesOf(this.tip).filter(({ at }) => !stays.has(at));
    const records = gone.flatMap(({ at }) => this.entry(at).log);
    // What an undo before this one took back is told once more, as one with it.
    const was = records.flatMap((record) => ('was' in record ? record.was : [record]));
    const earlier = records.reduce((sum, each) => sum + ('takenBack' in each ? each.takenBack.count : 0), 0);
    const count = earlier + gone.filter(({ at }) => 'action' in this.entry(at).deed).length;
    const log = [{ after, takenBack: { seat, agreed: 'back' in deed, count }, was }];
    const shared = 'undo' in deed ? this.sharedAt(deed.undo) : this.sharedAt(deed.back) === null ? null : after;
    this.add({ seat, deed, previous: this.#head, learnt: [], log, shared });
  }

  /** The line after a deed at a place. */
  #tipAfter(seat: G['seat'], deed: Deed, at: number): Node<Standing<G>> {
    if ('back' in deed) return onTop(this.tipAt(deed.back), at);
    if (!('undo' in deed)) return onTop(this.tip, at);
    const isDropped = (place: number): boolean => {
      const entry = this.entry(place);
      return entry.seat === seat && (place === deed.undo || 'undo' in entry.deed);
    };
    return onTop(without(this.tip, isDropped, deed.undo), at);
  }

  /** Forgets the entries after a number. */
  truncate(to: number): void {
    this.#head = this.#entries[to]?.previous ?? this.#head;
    this.#entries.length = to;
    this.#tips.length = to + 1;
    this.#log = this.logAt(to);
  }

  /**
   * The places of the last actions that a seat may take back, the newest first: its own, as long as nobody has learnt anything but seats
   * that agree to forget it. Nobody agrees for the seat itself, and dice are never forgotten. Where several choose at once,
   * what others have chosen meanwhile does not count.
   */
  undoable(seat: G['seat'], agreeing: readonly G['seat'][], most: number): number[] {
    const { shared } = this;
    const places: number[] = [];
    for (let node = this.tip; node.up !== null && places.length < most; node = node.up) {
      const { seat: actor, deed, learnt, log } = this.entry(node.at);
      const isOwn = actor === seat;
      if ('undo' in deed || 'back' in deed) continue; // they are only marks of what is gone
      if ('order' in deed && log.length === 1) continue; // it was declared, but has answered nothing yet
      if (isOwn && 'action' in deed) {
        if (learnt === 'everybody' || hasLearnt(learnt, seat)) break;
        if (!learnt.every((each) => agreeing.includes(each))) break;
        places.push(node.at);
      } else if (isOwn || shared === null || node.at < shared || hasTaught(learnt)) break;
    }
    return places;
  }

  /** Why a seat may take nothing back; null when it may. */
  undoBarrier(seat: G['seat'], agreeing: readonly G['seat'][]): UndoBarrier | null {
    if (this.undoable(seat, agreeing, 1).length > 0) return null;
    const last = nodesOf(this.tip).findLast(({ at }) => 'action' in this.entry(at).deed);
    if (last === undefined) return 'nothing';
    const { seat: actor, learnt } = this.entry(last.at);
    if (actor !== seat)
      return nodesOf(this.tip).some(({ at }) => at >= 0 && this.entry(at).seat === seat) ? 'past' : 'nothing';
    return learnt === 'everybody' || hasLearnt(learnt, seat) ? 'revealed' : 'seen';
  }
}
