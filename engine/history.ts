import { type Deed, deedText, link } from './journal.ts';
import type { KeptEntry } from './kept.ts';
import { hasLearnt, hasTaught, type Learnt } from './learnt.ts';
import { type Node, nodesOf, onTop, without } from './line.ts';
import { type LogRecord, TOLD_AGAIN } from './log.ts';
import type { Digest } from './sha256.ts';
import type { Standing } from './standing.ts';
import type { GameTypes } from './state.ts';

/** A journal entry and its consequences. */
export interface Done<G extends GameTypes> extends KeptEntry {
  readonly seat: G['seat'];
  readonly previous: Digest;
  readonly learnt: Learnt<G['seat']>;
  readonly log: readonly LogRecord<G>[];
}

/**
 * Reason a seat can't undo: it has done nothing, its last action revealed something, others have seen that action and
 * would have to agree, or somebody else has acted since.
 */
export type UndoBarrier = 'nothing' | 'revealed' | 'seen' | 'past';

/** An action that still stands. */
export interface Acted<G extends GameTypes> {
  /** Number of its journal entry. */
  readonly number: number;
  readonly seat: G['seat'];
  readonly text: string;
  /** True if anyone learned something from it, for example from a die. */
  readonly isBarrier: boolean;
}

type GoingBack = Extract<Deed, { readonly undo: number } | { readonly back: number }>;

/** A match's entries, the ones that still stand, their log, and the limits of undo. It knows no rules. */
export class History<G extends GameTypes> {
  readonly #entries: Done<G>[] = [];
  /** Tip of the line after each entry. */
  readonly #tips: Node<Standing<G>>[];
  readonly #opening: readonly LogRecord<G>[];
  readonly #openingShared: number | null;
  #head: Digest;
  #log: LogRecord<G>[];
  /** Entry count when each seat last handed over to others. */
  readonly #handedOver = new Map<G['seat'], number>();

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
  /** Entry count when the open simultaneous choice began; null when none is open. */
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

  /** Actions that still stand, oldest first. */
  get line(): readonly Acted<G>[] {
    return nodesOf(this.tip).flatMap(({ at }) => this.#acted(at) ?? []);
  }
  /** The newest action that still stands. */
  get last(): Acted<G> | null {
    const node = this.#newest(({ deed }) => 'action' in deed);
    return node === null ? null : this.#acted(node.at);
  }
  #acted(at: number): Acted<G> | null {
    const { seat, deed, learnt } = this.entry(at);
    return 'action' in deed ? { number: at + 1, seat, text: deed.action, isBarrier: hasTaught(learnt) } : null;
  }
  /** The newest entry of the line that is such; most are near its tip. */
  #newest(isSuch: (entry: Done<G>) => boolean): Node<Standing<G>> | null {
    for (let node = this.tip; node.up !== null; node = node.up) if (isSuch(this.entry(node.at))) return node;
    return null;
  }

  /** Entry count when a seat last handed over to others. */
  handedOver(seat: G['seat']): number {
    return this.#handedOver.get(seat) ?? 0;
  }
  /** Remembers the seat before an entry, if another made the entry. */
  #countTurn(at: number): void {
    const before = this.#entries[at - 1];
    if (before !== undefined && before.seat !== this.entry(at).seat) this.#handedOver.set(before.seat, at);
  }

  add(done: Done<G>): Node<Standing<G>> {
    const tip = this.#link(done);
    if ('undo' in done.deed || 'back' in done.deed) this.#log = this.logAt(this.length);
    else for (const record of done.log) this.#log.push(record);
    return tip;
  }
  /** Adds stored entries and builds the log once. */
  addKept(entries: readonly Omit<Done<G>, 'previous'>[]): void {
    for (const each of entries) this.#link({ ...each, previous: this.#head });
    this.#log = this.logAt(this.length);
  }
  #link(done: Done<G>): Node<Standing<G>> {
    const tip = this.#tipAfter(done.seat, done.deed, this.length);
    this.#head = link(done.previous, done.seat, deedText(done.deed));
    this.#entries.push(done);
    this.#tips.push(tip);
    this.#countTurn(this.length - 1);
    return tip;
  }

  /** Goes back and records who took back what. */
  goBack(seat: G['seat'], deed: GoingBack): void {
    const after = this.length + 1;
    const agreed = 'back' in deed;
    // Together with what earlier entries took back, so that the log reports all as one.
    const taken = this.#entries
      .slice(agreed ? deed.back : deed.undo)
      .filter((each) => 'action' in each.deed && (agreed || each.seat === seat));
    const was = taken.flatMap((each) => each.log).slice(0, TOLD_AGAIN + 1);
    const log = [{ after, takenBack: { seat, agreed, count: taken.length }, was }];
    const shared = 'undo' in deed ? this.sharedAt(deed.undo) : this.sharedAt(deed.back) === null ? null : after;
    this.add({ seat, deed, previous: this.#head, learnt: [], log, shared });
  }

  /** The line after a deed at a given place. */
  #tipAfter(seat: G['seat'], deed: Deed, at: number): Node<Standing<G>> {
    if ('back' in deed) return onTop(this.tipAt(deed.back), at);
    if (!('undo' in deed)) return onTop(this.tip, at);
    const isDropped = (place: number): boolean => {
      const entry = this.entry(place);
      return entry.seat === seat && (place === deed.undo || 'undo' in entry.deed);
    };
    return onTop(without(this.tip, isDropped, deed.undo), at);
  }

  /** Drops all entries after a number. */
  truncate(to: number): void {
    this.#head = this.#entries[to]?.previous ?? this.#head;
    this.#entries.length = to;
    this.#tips.length = to + 1;
    this.#log = this.logAt(to);
    this.#handedOver.clear();
    for (let at = 1; at < to; at++) this.#countTurn(at);
  }

  /**
   * Places of the latest actions that a seat can take back, newest first: its own, unless someone who hasn't agreed to
   * forget learned something. The seat can't agree for itself, and nobody forgets dice. In a simultaneous choice, the
   * other seats' choices don't matter.
   */
  undoable(seat: G['seat'], agreeing: readonly G['seat'][], most: number): number[] {
    const { shared } = this;
    const places: number[] = [];
    for (let node = this.tip; node.up !== null && places.length < most; node = node.up) {
      const { seat: actor, deed, learnt, log } = this.entry(node.at);
      const isOwn = actor === seat;
      if ('undo' in deed || 'back' in deed) continue; // these only mark what is gone
      if ('order' in deed && log.length === 1) continue; // declared, but it hasn't answered anything yet
      if (isOwn && 'action' in deed) {
        if (learnt === 'everybody' || hasLearnt(learnt, seat)) break;
        if (!learnt.every((each) => agreeing.includes(each))) break;
        places.push(node.at);
      } else if (isOwn || shared === null || node.at < shared || hasTaught(learnt)) break;
    }
    return places;
  }

  /** Reason a seat can't undo; null when it can. */
  undoBarrier(seat: G['seat'], agreeing: readonly G['seat'][]): UndoBarrier | null {
    if (this.undoable(seat, agreeing, 1).length > 0) return null;
    const last = this.#newest(({ deed }) => 'action' in deed);
    if (last === null) return 'nothing';
    const { seat: actor, learnt } = this.entry(last.at);
    if (actor !== seat) return this.#newest((entry) => entry.seat === seat) === null ? 'nothing' : 'past';
    return hasLearnt(learnt, seat) ? 'revealed' : 'seen';
  }
}
