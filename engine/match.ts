import { GENERATOR } from './chance.ts';
import type { Game, Now, Outcome } from './game.ts';
import { type Acted, type Done, History, type Standing } from './history.ts';
import { commitmentOf, type Deed, deedText, type Ending, genesis, type Journal, type Term } from './journal.ts';
import { canonical } from './json.ts';
import type { Beginning, KeptEntry, KeptMatch, KeptSnapshot } from './kept.ts';
import { hasTaught, type Learnt } from './learnt.ts';
import { type Node, nodesOf } from './line.ts';
import { type LogEntry, type LogRecord, narrateEvent, readRecord } from './log.ts';
import { MatchContext } from './match-context.ts';
import { parseSetup, type Setup, setupProblemText } from './options.ts';
import { followOrders, NO_ORDERS, type Orders, withOrder } from './orders.ts';
import { no, type Refusal } from './refusal.ts';
import { type JournalFault, replay } from './replay.ts';
import { fail, ok, type Result } from './result.ts';
import { hex } from './sha256.ts';
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
  #state: StateOf<G>;
  #orders: Orders = NO_ORDERS;
  #ended: Standing<G>['ended'] = null;
  #waiting: readonly G['seat'][];
  /** Where in the flow the last entry left the match. */
  #step = '';
  #depth = 0;

  constructor(game: Game<G>, setup: Setup, seed: string, version = game.version) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.version = version;
    const head = genesis(game.id, version, setup, seed);
    this.#context = new MatchContext(seed, head);
    this.#state = game.setup(setup, this.#context);
    this.#waiting = game.waiting(this.#state);
    this.#history = new History(head, this.#cloned(), this.#context.records, this.#waiting.length > 1);
    this.#noteStep();
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
    if (rules !== game.version) return underOtherRules(game, kept, match.journal(), to);
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
    return this.#state;
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
  get last(): { readonly seat: G['seat']; readonly text: string } | null {
    return this.#history.last;
  }
  get waiting(): readonly G['seat'][] {
    return this.#waiting;
  }
  get outcome(): Outcome | null {
    return outcomeOf(this.game, this.#standing());
  }
  /** The standing orders that hold, by seat and kind of window. */
  get orders(): Orders {
    return this.#orders;
  }
  /** The step under way; null when the match is over. */
  get now(): Now<G> | null {
    return this.#ended === null ? this.game.now(this.#state) : null;
  }

  view(seat: G['seat'] | null): ViewOf<G> {
    return viewOf(this.#state, seat);
  }
  legal(seat: G['seat']): G['action'][] {
    return this.#ended === null ? this.game.legal(this.#state, seat) : [];
  }
  refuse(seat: G['seat'], action: G['action']): Refusal<G['rule']> | null {
    const ended = this.#ended;
    if (ended === null) return this.game.refuse(this.#state, seat, action);
    return no(this.outcome?.rule ?? '', { 'ended by': ended.how, seat: ended.seat });
  }
  /** What a seat (null: a bystander) may read of the log, from the entry of a number on. */
  log(seat: G['seat'] | null, from = 0): LogEntry<G>[] {
    return readFrom(this.#history.log, seat === null ? [] : [seat], from);
  }
  /** The log as all seats together read it: for a match that is over, and for tools. */
  wholeLog(from = 0): LogEntry<G>[] {
    return readFrom(this.#history.log, this.game.seats, from);
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
    const context = this.#context;
    context.begin(this.#history.head, this.length + 1);
    try {
      this.game.apply(this.#state, seat, action, context);
      if (this.#orders !== NO_ORDERS) this.#orders = followOrders(this.game, this.#state, this.#orders, context);
    } catch (error) {
      this.#stand(); // a defect in a rule must not leave half an action behind
      throw error;
    }
    this.#append(seat, { action: this.game.notation.format(action) }, context.learnt, context.records);
    return null;
  }

  /** The match ends without a rule of the game. False where it is over, or where the game knows no giving up. */
  end(seat: G['seat'], how: Ending): boolean {
    if (this.game.resigned === undefined || this.#waiting.length === 0) return false;
    this.#ended = { seat, how };
    this.#append(seat, { end: how }, 'everybody', [{ after: this.length + 1, note: { event: 'ended', seat, how } }]);
    return true;
  }

  /** The seat declares to all that it passes the windows of a kind. False where the game has no such window, or is over. */
  order(seat: G['seat'], kind: string, until: Term): boolean {
    if (!this.game.windows.includes(kind) || this.#waiting.length === 0) return false;
    const context = this.#context;
    context.begin(this.#history.head, this.length + 1);
    context.records.push({ after: this.length + 1, note: { event: 'ordered', seat, kind, until } });
    this.#orders = followOrders(this.game, this.#state, withOrder(this.#orders, seat, kind, until), context);
    this.#append(seat, { order: kind, until }, context.learnt, context.records);
    return true;
  }

  /** How many of its last actions a seat may take back, if some others agree to forget what they have learnt by them. */
  undoable(seat: G['seat'], agreeing: readonly G['seat'][] = []): number {
    return this.#history.undoable(seat, agreeing, Number.POSITIVE_INFINITY).length;
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
      log: (seats, from = 0) => readFrom(records, seats, from),
    };
  }

  /** The match as a file: everything, the seed too. While it runs it does not leave whoever holds it. */
  journal(players?: Readonly<Record<string, string>>): Journal {
    const { tip } = this.#history;
    const snapshots = nodesOf(tip).flatMap(({ at, snapshot }) =>
      snapshot === null ? [] : [{ after: at + 1, state: snapshot.state }],
    );
    // Where it stands now too, or other rules could lead the last entries elsewhere and nobody would see it.
    if (tip.snapshot === null) snapshots.push({ after: this.length, state: this.game.clone(this.#state) });
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

  #standing(): Standing<G> {
    return { state: this.#state, orders: this.#orders, ended: this.#ended };
  }

  #cloned(): Standing<G> {
    return { ...this.#standing(), state: this.game.clone(this.#state) };
  }

  #append(seat: G['seat'], deed: Deed, learnt: Learnt<G['seat']>, log: readonly LogRecord<G>[]): void {
    const previous = this.#history.head;
    const before = this.#waiting;
    this.#waiting = this.#ended === null ? this.game.waiting(this.#state) : [];
    const tip = this.#history.add({ seat, deed, previous, learnt, log, shared: this.#sharedAfter(before) });
    if (tip.size % SNAPSHOT_EVERY === 0) tip.snapshot = this.#cloned();
  }

  /** Several who choose at once do so until another step has come, or the same one anew: then somebody waits who had done. */
  #sharedAfter(before: readonly G['seat'][]): number | null {
    const step = this.#step;
    const depth = this.#depth;
    this.#noteStep();
    const { shared } = this.#history;
    const isSame = shared !== null && this.#step === step && this.#depth === depth;
    if (isSame && this.#waiting.every((seat) => before.includes(seat))) return shared;
    return this.#waiting.length > 1 ? this.length + 1 : null;
  }

  #noteStep(): void {
    const { flow } = this.#state;
    this.#depth = flow.length;
    this.#step = flow[flow.length - 1]?.step ?? '';
  }

  /** Takes the stand at the tip of the line. */
  #stand(): void {
    const { state, orders, ended } = this.#rebuild(this.#history.tip);
    this.#state = state;
    this.#orders = orders;
    this.#ended = ended;
    this.#waiting = ended === null ? this.game.waiting(state) : [];
    this.#noteStep();
  }

  #rebuild(tip: Node<Standing<G>>): Standing<G> {
    let from = tip;
    while (from.snapshot === null && from.up !== null) from = from.up;
    if (from.snapshot === null) throw new Error('a match always has its first snapshot');
    const { game } = this;
    const context = new MatchContext<G>(this.seed, this.#history.head);
    let { state, orders, ended } = from.snapshot;
    state = game.clone(state);
    for (const { at } of nodesOf(tip, (node) => node === from)) {
      const { seat, deed, previous } = this.#history.entry(at);
      context.begin(previous, at + 1);
      if ('end' in deed) ended = { seat, how: deed.end };
      else if ('order' in deed) {
        orders = followOrders(game, state, withOrder(orders, seat, deed.order, deed.until), context);
      } else if ('action' in deed) {
        const action = game.notation.parse(deed.action);
        if (!action.ok) throw new Error(`"${deed.action}" was an action when it was done`);
        game.apply(state, seat, action.value, context);
        if (orders !== NO_ORDERS) orders = followOrders(game, state, orders, context);
      }
    }
    return { state, orders, ended };
  }
}

/** The journal of a running match as a seat or a bystander may have it. */
export interface JournalSeen {
  readonly game: string;
  readonly version: string;
  readonly setup: Setup;
  readonly commitment: string;
  readonly entries: readonly ({ readonly seat: string } & (Deed | { readonly action: null }))[];
}

/** A match that was kept by other rules: what they lead to is compared with its snapshots, and with what was logged. */
function underOtherRules<G extends GameTypes>(
  game: Game<G>,
  { rules, snapshots, entries }: KeptMatch,
  journal: Journal,
  to?: number,
): Result<Match<G>, JournalFault> {
  const match = Match.replay(game, { ...journal, rules, snapshots }, to);
  if (!match.ok) return match;
  const readable = match.value.kept().findIndex(({ log }, i) => canonical(log) !== canonical(entries[i]?.log));
  if (readable < 0) return match;
  const detail = `played by rules version ${rules}, these are ${game.version}, and they lead elsewhere`;
  return fail({ error: 'rules changed', at: readable + 1, detail, readable });
}

function readFrom<G extends GameTypes>(
  records: readonly LogRecord<G>[],
  seats: readonly G['seat'][],
  from: number,
): LogEntry<G>[] {
  let first = records.length;
  while (first > 0 && (records[first - 1]?.after ?? 0) >= from) first--;
  return records.slice(first).map((record) => readRecord(record, seats));
}

function outcomeOf<G extends GameTypes>(game: Game<G>, { state, ended }: Standing<G>): Outcome | null {
  if (ended === null) return game.outcome(state);
  const lost = game.resigned?.(ended.seat);
  if (lost === undefined) return null;
  switch (ended.how) {
    case 'resign':
      return lost;
    case 'draw':
      return { ...lost, winner: null, title: 'A draw by agreement' };
    case 'time':
      return { ...lost, title: `${game.seatNames[ended.seat]} ran out of time` };
  }
}
