import { GENERATOR } from './chance.ts';
import type { Game, Outcome } from './game.ts';
import { type Acted, type Done, History, type UndoBarrier } from './history.ts';
import { commitmentOf, type Deed, deedText, type Ending, genesis, type Journal, type Term } from './journal.ts';
import type { Beginning, KeptEntry, KeptSnapshot } from './kept.ts';
import { hasTaught } from './learnt.ts';
import { type Node, nodesOf } from './line.ts';
import { type LogEntry, type MatchNote, narrateEvent, readRecords } from './log.ts';
import { MatchContext } from './match-context.ts';
import type { Setup } from './options.ts';
import { NO_ORDERS, type Orders } from './orders.ts';
import { no, type Refusal } from './refusal.ts';
import { hex } from './sha256.ts';
import { afterAction, afterDeed, outcomeOf, type Standing } from './standing.ts';
import { type GameTypes, type StateOf, type ViewOf, viewOf } from './state.ts';

/** Somebody acted on a moment that has passed; `missed` is the log the seat hasn't read yet. */
interface Stale<G extends GameTypes> {
  readonly stale: true;
  readonly length: number;
  readonly missed: readonly LogEntry<G>[];
}

/** An earlier moment of a match, for viewing. */
export interface Past<G extends GameTypes> {
  readonly length: number;
  readonly state: StateOf<G>;
  readonly waiting: readonly G['seat'][];
  readonly outcome: Outcome | null;
  readonly orders: Orders;
  log(seats: readonly G['seat'][], from?: number): LogEntry<G>[];
}

/** A rebuild replays at most this many entries. */
const SNAPSHOT_EVERY = 64;

/** A match being played: it checks actions, keeps the journal and the log, and can go back. */
export class Match<G extends GameTypes> {
  #game: Game<G>;
  readonly setup: Setup;
  readonly seed: string;
  /** Version of the rules it began under. */
  readonly version: string;
  readonly #context: MatchContext<G>;
  readonly #history: History<G>;
  #standing: Standing<G>;
  readonly #views: { [S in G['seat']]?: ViewOf<G> } = {};
  #waiting: readonly G['seat'][];
  /** Place in the flow where several seats choose at once, if they do. */
  #sharedPlace: string;

  constructor(game: Game<G>, setup: Setup, seed: string, version = game.version) {
    this.#game = game;
    this.setup = setup;
    this.seed = seed;
    this.version = version;
    const head = genesis(game.id, version, setup, seed);
    this.#context = new MatchContext(seed, head);
    this.#standing = { state: game.setup(setup, this.#context), orders: NO_ORDERS, ended: null };
    this.#waiting = game.waiting(this.state);
    this.#history = new History(head, this.#cloned(), this.#context.records, this.#waiting.length > 1);
    this.#sharedPlace = this.#place();
  }

  /** Takes in entries from a store without playing them. Only for `reopenMatch`, which checks them and then calls `resume`. */
  addKept(entries: readonly KeptEntry[]): void {
    this.#history.addKept(entries as readonly Omit<Done<G>, 'previous'>[]);
  }
  /** Stands where the entries of a store lead, from the newest of its snapshots. */
  resume(snapshots: readonly KeptSnapshot[]): void {
    for (const { after, ...standing } of snapshots as readonly (Standing<G> & { after: number })[]) {
      if (after <= this.length) this.#history.tipAt(after).snapshot = standing;
    }
    this.#stand();
  }

  get game(): Game<G> {
    return this.#game;
  }
  /** Plays on with all of the rules, after an opening. */
  continueWith(game: Game<G>): void {
    this.#game = game;
  }

  /** The whole state: for the server, tests and tools, never for a seat. */
  get state(): StateOf<G> {
    return this.#standing.state;
  }
  get length(): number {
    return this.#history.length;
  }
  /** Hash of everything so far. It would confirm a guess at a secret choice, so it never leaves a running match. */
  get head(): string {
    return hex(this.#history.head);
  }
  /** The seat behind each entry. */
  get actors(): readonly G['seat'][] {
    return this.#history.entries.map(({ seat }) => seat);
  }
  /** Actions that still stand, oldest first, with their entry numbers. */
  get line(): readonly Acted<G>[] {
    return this.#history.line;
  }
  /** The last action that still stands, with its seat. */
  get last(): Acted<G> | null {
    return this.#history.last;
  }
  /** Entry count when a seat last handed over to others. */
  handedOver(seat: G['seat']): number {
    return this.#history.handedOver(seat);
  }
  get waiting(): readonly G['seat'][] {
    return this.#waiting;
  }
  get outcome(): Outcome | null {
    return outcomeOf(this.game, this.#standing);
  }
  /** Standing orders in force, by seat and kind of window. */
  get orders(): Orders {
    return this.#standing.orders;
  }

  /** Made once: it shares the state's rooms, so it stays true until a rule puts another object in their place. */
  view(seat: G['seat'] | null): ViewOf<G> {
    const { state } = this;
    if (seat === null) return viewOf(state, null);
    const made = this.#views[seat];
    const room = state.private[seat];
    if (made?.open === state.open && made.flow === state.flow && made.private[seat] === room) return made;
    this.#views[seat] = viewOf(state, seat);
    return this.#views[seat];
  }
  legal(seat: G['seat']): G['action'][] {
    return this.#standing.ended === null ? this.game.legal(this.state, seat) : [];
  }
  refuse(seat: G['seat'], action: G['action']): Refusal<G['rule']> | null {
    const { state, ended } = this.#standing;
    if (ended === null) return this.game.refuse(state, seat, action);
    return no(this.outcome?.rule ?? '', { 'ended by': ended.how, seat: ended.seat });
  }
  /** The log as a seat may read it (null: a spectator), from a given entry on. */
  log(seat: G['seat'] | null, from = 0): LogEntry<G>[] {
    return readRecords(this.#history.log, seat === null ? [] : [seat], from);
  }
  /** The log as all seats together read it: for tools and finished matches. */
  wholeLog(from = 0): LogEntry<G>[] {
    return readRecords(this.#history.log, this.game.seats, from);
  }
  narrate(event: LogEntry<G>['event']): string {
    return narrateEvent(this.game, event);
  }
  /** Entries after a given number, for a store. */
  kept(from = 0): readonly KeptEntry[] {
    const entries = this.#history.entries.slice(from);
    return entries.map(({ seat, deed, learnt, log, shared }) => ({ seat, deed, learnt, log, shared }));
  }
  /** The fixed part, for a store. */
  get beginning(): Beginning {
    const { game, version, setup, seed } = this;
    return { game: game.id, version, setup, generator: GENERATOR, seed };
  }
  /** The newest snapshot, for a store. */
  get snapshot(): KeptSnapshot | null {
    for (let node = this.#history.tip; node.up !== null; node = node.up) {
      if (node.snapshot !== null) return { after: node.at + 1, ...node.snapshot };
    }
    return null;
  }

  /**
   * Log that a seat missed, when it acts after seeing only `seen` entries; null when it is up to date. In a
   * simultaneous choice the moment stays the same while others choose.
   */
  stale(seat: G['seat'], seen: number): Stale<G> | null {
    if (seen === this.length) return null;
    const { shared } = this.#history;
    if (seen < this.length && shared !== null && seen >= shared) return null;
    return { stale: true, length: this.length, missed: this.log(seat, seen + 1) };
  }

  /** Does the action, or returns the reason it can't and changes nothing. */
  act(seat: G['seat'], action: G['action']): Refusal<G['rule']> | null {
    const refusal = this.refuse(seat, action);
    if (refusal !== null) return refusal;
    this.#context.begin(this.#history.head, this.length + 1);
    try {
      this.#standing = afterAction(this.game, this.#standing, seat, action, this.#context);
    } catch (error) {
      this.#stand(); // a defect in a rule must not leave half an action behind
      throw error;
    }
    this.#append(seat, { action: this.game.notation.format(action) });
    return null;
  }

  /** Ends the match without a rule of the game. False if it is over, or if nobody can resign this game. */
  end(seat: G['seat'], how: Ending): boolean {
    if (this.game.resigned === undefined || this.#waiting.length === 0) return false;
    this.#declare(seat, { end: how }, { event: 'ended', seat, how });
    return true;
  }

  /** Announces that the seat passes every window of a kind. False if the game has no such window or is over. */
  order(seat: G['seat'], kind: string, until: Term): boolean {
    if (!this.game.windows.includes(kind) || this.#waiting.length === 0) return false;
    this.#declare(seat, { order: kind, until }, { event: 'ordered', seat, kind, until });
    return true;
  }

  /** Number of its latest actions a seat can take back, if the `agreeing` seats forget what they learned. */
  undoable(seat: G['seat'], agreeing: readonly G['seat'][] = []): number {
    return this.#history.undoable(seat, agreeing, Number.POSITIVE_INFINITY).length;
  }

  /** Reason a seat can't undo; null when it can. */
  undoBarrier(seat: G['seat'], agreeing: readonly G['seat'][] = []): UndoBarrier | null {
    return this.#history.undoBarrier(seat, agreeing);
  }

  /** The action an undo would take back, and the number of entries it leads back to; null when there is none. */
  undoing(seat: G['seat'], agreeing: readonly G['seat'][] = []): { readonly to: number; readonly text: string } | null {
    const [to] = this.#history.undoable(seat, agreeing, 1);
    return to === undefined ? null : { to, text: deedText(this.#history.entry(to).deed) };
  }

  /** Takes back the seat's last action; false when that would unlearn something. */
  undo(seat: G['seat'], agreeing: readonly G['seat'][] = []): boolean {
    const at = this.undoing(seat, agreeing)?.to;
    if (at === undefined) return false;
    const { learnt } = this.#history.entry(at);
    this.#history.goBack(
      seat,
      learnt === 'everybody' || !hasTaught(learnt) ? { undo: at } : { undo: at, agreed: learnt },
    );
    this.#stand();
    return true;
  }

  /** Goes back to a number of entries, past any barrier. Only when every seat has agreed. */
  goBack(seat: G['seat'], to: number): void {
    if (!Number.isInteger(to) || to < 0 || to >= this.length) {
      throw new RangeError(`cannot go back to entry ${to}: there are ${this.length}`);
    }
    this.#history.goBack(seat, { back: to });
    this.#stand();
  }

  /** Drops the entries after a number, for a host that couldn't store them: they never happened. */
  truncate(to: number): void {
    if (!Number.isInteger(to) || to < 0 || to > this.length) {
      throw new RangeError(`cannot keep ${to} entries: there are ${this.length}`);
    }
    this.#history.truncate(to);
    this.#stand();
  }

  /** The match after a given number of entries. */
  at(number: number): Past<G> {
    const length = Math.max(0, Math.min(number, this.length));
    const standing = this.#rebuild(this.#history.tipAt(length));
    return {
      length,
      state: standing.state,
      orders: standing.orders,
      waiting: standing.ended === null ? this.game.waiting(standing.state) : [],
      outcome: outcomeOf(this.game, standing),
      log: (seats, from = 0) => readRecords(this.#history.logAt(length), seats, from),
    };
  }

  /** The complete match as a file, including the seed. While the match runs, only its holder may see it. */
  journal(players?: Readonly<Record<string, string>>): Journal {
    const { tip } = this.#history;
    const snapshots = nodesOf(tip).flatMap(({ at, snapshot }) =>
      snapshot === null ? [] : [{ after: at + 1, state: snapshot.state }],
    );
    // Snapshot the present too, or changed rules could lead the last entries elsewhere unnoticed.
    if (tip.snapshot === null) snapshots.push({ after: this.length, state: this.game.clone(this.state) });
    return {
      kurgan: 'match',
      format: 2,
      ...this.beginning,
      rules: this.game.version,
      commitment: commitmentOf(this.seed),
      entries: this.#history.entries.map(({ seat, deed, previous }) => ({ seat, ...deed, previous: hex(previous) })),
      head: this.head,
      snapshots,
      ...(players === undefined ? {} : { players }),
    };
  }

  #cloned(): Standing<G> {
    return { ...this.#standing, state: this.game.clone(this.state) };
  }

  #declare(seat: G['seat'], deed: Deed, note: MatchNote): void {
    const after = this.length + 1;
    this.#context.begin(this.#history.head, after);
    this.#context.record({ after, note });
    this.#standing = afterDeed(this.game, this.#standing, seat, deed, this.#context);
    this.#append(seat, deed);
  }

  #append(seat: G['seat'], deed: Deed): void {
    const { learnt, records: log } = this.#context;
    const before = this.#waiting;
    this.#waiting = this.#standing.ended === null ? this.game.waiting(this.state) : [];
    const previous = this.#history.head;
    const tip = this.#history.add({ seat, deed, previous, learnt, log, shared: this.#sharedAfter(before) });
    if (tip.size % SNAPSHOT_EVERY === 0) tip.snapshot = this.#cloned();
  }

  /**
   * A simultaneous choice lasts until another step comes, or the same step starts over: then a seat that was done is
   * waiting again.
   */
  #sharedAfter(before: readonly G['seat'][]): number | null {
    const { shared } = this.#history;
    const isSame = shared !== null && this.#place() === this.#sharedPlace;
    if (isSame && this.#waiting.every((seat) => before.includes(seat))) return shared;
    if (this.#waiting.length < 2) return null;
    this.#sharedPlace = this.#place();
    return this.length + 1;
  }

  #place(): string {
    const { flow } = this.state;
    return `${flow.length} ${flow.at(-1)?.step}`;
  }

  /** Moves to the tip of the line. */
  #stand(): void {
    this.#standing = this.#rebuild(this.#history.tip);
    this.#waiting = this.#standing.ended === null ? this.game.waiting(this.state) : [];
    this.#sharedPlace = this.#place();
  }

  #rebuild(tip: Node<Standing<G>>): Standing<G> {
    let from = tip;
    while (from.snapshot === null && from.up !== null) from = from.up;
    if (from.snapshot === null) throw new Error('a match always has its first snapshot');
    const context = new MatchContext<G>(this.seed, this.#history.head);
    let standing: Standing<G> = { ...from.snapshot, state: this.game.clone(from.snapshot.state) };
    for (const { at } of nodesOf(tip, (node) => node === from)) {
      const { seat, deed, previous } = this.#history.entry(at);
      context.begin(previous, at + 1);
      standing = afterDeed(this.game, standing, seat, deed, context);
    }
    return standing;
  }
}
