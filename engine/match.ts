import { GENERATOR } from './chance.ts';
import type { Game, Now, Outcome } from './game.ts';
import { type Acted, type Done, History, type UndoBarrier } from './history.ts';
import {
  commitmentOf,
  type Deed,
  deedText,
  type Ending,
  genesis,
  type Journal,
  type JournalSeen,
  type Term,
} from './journal.ts';
import type { Beginning, KeptEntry, KeptMatch, KeptSnapshot } from './kept.ts';
import { hasTaught } from './learnt.ts';
import { type Node, nodesOf } from './line.ts';
import { type LogEntry, type MatchNote, narrateEvent, readRecords } from './log.ts';
import { MatchContext } from './match-context.ts';
import { parseSetup, type Setup, setupProblemText } from './options.ts';
import { NO_ORDERS, type Orders } from './orders.ts';
import { no, type Refusal } from './refusal.ts';
import { type JournalFault, logFault, replay } from './replay.ts';
import { fail, ok, type Result } from './result.ts';
import { hex } from './sha256.ts';
import { afterAction, afterDeed, outcomeOf, type Standing } from './standing.ts';
import { type GameTypes, type StateOf, type ViewOf, viewOf } from './state.ts';

/** Somebody acted on a moment that has passed; `missed` is what the seat has not read yet. */
export interface Stale<G extends GameTypes> {
  readonly stale: true;
  readonly length: number;
  readonly missed: readonly LogEntry<G>[];
}

/** An earlier moment of a match, to look at. */
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
  readonly game: Game<G>;
  readonly setup: Setup;
  readonly seed: string;
  /** Of the rules that it began by. */
  readonly version: string;
  readonly #context: MatchContext<G>;
  readonly #history: History<G>;
  #standing: Standing<G>;
  #waiting: readonly G['seat'][];
  /** The place in the flow at which several seats choose at once, if they do. */
  #sharedPlace: string;

  constructor(game: Game<G>, setup: Setup, seed: string, version = game.version) {
    this.game = game;
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

  /**
   * A match that was played before, from what was kept of it: the hashes are checked, but nothing before its newest snapshot is
   * played again. For a store of one's own; a journal from elsewhere is replayed, and so is a match that was kept by other
   * rules, to its end or to a number of entries.
   */
  static reopen<G extends GameTypes>(game: Game<G>, kept: KeptMatch, to?: number): Result<Match<G>, JournalFault> {
    const { seed, version, rules, snapshots } = kept;
    const setup = parseSetup(game.scenarios, kept.setup.scenario, kept.setup.options);
    const fault = (error: JournalFault['error'], detail: string) => fail({ error, at: 0, detail, readable: 0 });
    if (!setup.ok) return fault(rules === game.version ? 'bad set-up' : 'rules changed', setupProblemText(setup.error));
    const match = new Match(game, setup.value, seed, version);
    const history = match.#history;
    history.addKept(kept.entries as readonly Omit<Done<G>, 'previous'>[]);
    if (match.head !== kept.head) return fault('chain broken', 'the entries do not lead to the last hash');
    if (rules !== game.version) {
      const replayed = Match.replay(game, { ...match.journal(), rules, snapshots: [...snapshots] }, to);
      const elsewhere = replayed.ok ? logFault(replayed.value, kept) : null;
      return elsewhere === null ? replayed : fail(elsewhere);
    }
    for (const { after, ...standing } of snapshots as readonly (Standing<G> & { after: number })[]) {
      if (after <= history.length) history.tipAt(after).snapshot = standing;
    }
    match.#stand();
    return ok(match);
  }

  /** Plays a journal through, to its end or to a number of entries, and checks every link on the way. */
  static replay<G extends GameTypes>(game: Game<G>, journal: Journal, to?: number): Result<Match<G>, JournalFault> {
    return replay(game, journal, (setup) => new Match(game, setup, journal.seed, journal.version), to);
  }

  /** The whole state: for the server, tests and tools, never for a seat. */
  get state(): StateOf<G> {
    return this.#standing.state;
  }
  /** How many entries the journal has. */
  get length(): number {
    return this.#history.length;
  }
  /** The hash over everything so far. It tells a secret choice to whoever guesses at it: it stays with the match while that runs. */
  get head(): string {
    return hex(this.#history.head);
  }
  /** Whose each entry is. */
  get actors(): readonly G['seat'][] {
    return this.#history.entries.map(({ seat }) => seat);
  }
  /** The actions that count now, the oldest first, by the numbers of their entries. */
  get line(): readonly Acted<G>[] {
    return this.#history.line;
  }
  /** The last action that counts, and whose it is. */
  get last(): Acted<G> | null {
    return this.line.at(-1) ?? null;
  }
  get waiting(): readonly G['seat'][] {
    return this.#waiting;
  }
  get outcome(): Outcome | null {
    return outcomeOf(this.game, this.#standing);
  }
  /** The standing orders that hold, by seat and kind of window. */
  get orders(): Orders {
    return this.#standing.orders;
  }
  /** The step under way; null when the match is over. */
  get now(): Now<G> | null {
    return this.#standing.ended === null ? this.game.now(this.state) : null;
  }

  view(seat: G['seat'] | null): ViewOf<G> {
    return viewOf(this.state, seat);
  }
  legal(seat: G['seat']): G['action'][] {
    return this.#standing.ended === null ? this.game.legal(this.state, seat) : [];
  }
  refuse(seat: G['seat'], action: G['action']): Refusal<G['rule']> | null {
    const { state, ended } = this.#standing;
    if (ended === null) return this.game.refuse(state, seat, action);
    return no(this.outcome?.rule ?? '', { 'ended by': ended.how, seat: ended.seat });
  }
  /** What a seat (null: a bystander) may read of the log, from the entry of a number on. */
  log(seat: G['seat'] | null, from = 0): LogEntry<G>[] {
    return readRecords(this.#history.log, seat === null ? [] : [seat], from);
  }
  /** The log as all seats together read it: for a match that is over, and for tools. */
  wholeLog(from = 0): LogEntry<G>[] {
    return readRecords(this.#history.log, this.game.seats, from);
  }
  narrate(event: LogEntry<G>['event']): string {
    return narrateEvent(this.game, event);
  }
  /** The entries after a number of them, for a store. */
  kept(from = 0): readonly KeptEntry[] {
    return this.#history.entries.slice(from).map(({ previous: _, ...kept }) => kept);
  }
  /** What it began with, for a store. */
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
   * What a seat has missed that has seen so many entries and wants to act; null when it acts on the present. Where several choose at
   * once, it is still the same moment after another has chosen.
   */
  stale(seat: G['seat'], seen: number): Stale<G> | null {
    if (seen === this.length) return null;
    const { shared } = this.#history;
    if (seen < this.length && shared !== null && seen >= shared) return null;
    return { stale: true, length: this.length, missed: this.log(seat, seen + 1) };
  }

  /** Does the action, or says why not and leaves everything as it was. */
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

  /** The match ends without a rule of the game. False where it is over, or where the game knows no giving up. */
  end(seat: G['seat'], how: Ending): boolean {
    if (this.game.resigned === undefined || this.#waiting.length === 0) return false;
    this.#declare(seat, { end: how }, { event: 'ended', seat, how });
    return true;
  }

  /** The seat declares to all that it passes the windows of a kind. False where the game has no such window, or is over. */
  order(seat: G['seat'], kind: string, until: Term): boolean {
    if (!this.game.windows.includes(kind) || this.#waiting.length === 0) return false;
    this.#declare(seat, { order: kind, until }, { event: 'ordered', seat, kind, until });
    return true;
  }

  /** How many of its last actions a seat may take back, if some others agree to forget what they have learnt by them. */
  undoable(seat: G['seat'], agreeing: readonly G['seat'][] = []): number {
    return this.#history.undoable(seat, agreeing, Number.POSITIVE_INFINITY).length;
  }

  /** Why a seat may take nothing back; null when it may. */
  undoBarrier(seat: G['seat'], agreeing: readonly G['seat'][] = []): UndoBarrier | null {
    return this.#history.undoBarrier(seat, agreeing);
  }

  /** The action that an undo would take back, and to how many entries it would lead; null when there is none. */
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

  /** Goes back to a number of entries, past any barrier: only when every seat has agreed. */
  goBack(seat: G['seat'], to: number): void {
    if (!Number.isInteger(to) || to < 0 || to >= this.length) {
      throw new RangeError(`cannot go back to entry ${to}: there are ${this.length}`);
    }
    this.#history.goBack(seat, { back: to });
    this.#stand();
  }

  /** Forgets the entries after a number: for a host that could not store them, so that they have not happened. */
  truncate(to: number): void {
    if (!Number.isInteger(to) || to < 0 || to > this.length) {
      throw new RangeError(`cannot keep ${to} entries: there are ${this.length}`);
    }
    this.#history.truncate(to);
    this.#stand();
  }

  /** The match as it stood after a number of entries. */
  at(number: number): Past<G> {
    const length = Math.max(0, Math.min(number, this.length));
    const standing = this.#rebuild(this.#history.tipAt(length));
    const records = this.#history.logAt(length);
    return {
      length,
      state: standing.state,
      orders: standing.orders,
      waiting: standing.ended === null ? this.game.waiting(standing.state) : [],
      outcome: outcomeOf(this.game, standing),
      log: (seats, from = 0) => readRecords(records, seats, from),
    };
  }

  /** The match as a file: everything, the seed too. While it runs it does not leave whoever holds it. */
  journal(players?: Readonly<Record<string, string>>): Journal {
    const { tip } = this.#history;
    const snapshots = nodesOf(tip).flatMap(({ at, snapshot }) =>
      snapshot === null ? [] : [{ after: at + 1, state: snapshot.state }],
    );
    // Where it stands now too, or other rules could lead the last entries elsewhere and nobody would see it.
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

  /**
   * What a seat (null: a bystander) may have of the journal while the match runs: who did something, and its own words. No seed, no word of
   * another seat, which may be secret, and no hash, by which it could be guessed.
   */
  journalFor(seat: G['seat'] | null): JournalSeen {
    return {
      game: this.game.id,
      version: this.version,
      setup: this.setup,
      commitment: commitmentOf(this.seed),
      entries: this.#history.entries.map((done) => ({
        seat: done.seat,
        ...('action' in done.deed && done.seat !== seat ? { action: null } : done.deed),
      })),
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

  /** Several who choose at once do so until another step has come, or the same one anew: then somebody waits who had done. */
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

  /** Takes the stand at the tip of the line. */
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
