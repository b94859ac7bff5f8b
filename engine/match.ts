import { GENERATOR, HashedChance } from './chance.ts';
import type { Game, Now, Outcome } from './game.ts';
import { commitmentOf, type Deed, deedText, type Ending, genesis, type Journal, link, type Term } from './journal.ts';
import type { KeptEntry, KeptMatch, KeptSnapshot } from './kept.ts';
import { hasLearnt, hasTaught, type Learnt, NOBODY_LEARNT, withLearner } from './learnt.ts';
import { type Node, nodesOf, onTop, without } from './line.ts';
import { type LogEntry, type LogRecord, narrateEvent, readRecord } from './log.ts';
import { parseSetup, type Setup, setupProblemText } from './options.ts';
import { followOrders, NO_ORDERS, type Orders, withOrder } from './orders.ts';
import { no, type Refusal } from './refusal.ts';
import { type JournalFault, replay } from './replay.ts';
import { fail, ok, type Result } from './result.ts';
import { type Digest, hex } from './sha256.ts';
import { type GameTypes, type StateOf, type ViewOf, viewOf } from './state.ts';
import type { Context, More } from './steps.ts';

/** An entry of the journal with what it brought about: enough to open a match without playing it through. */
export interface Done<G extends GameTypes> {
  readonly seat: G['seat'];
  readonly deed: Deed;
  readonly previous: Digest;
  /** To whom it brought something to light: undo does not go behind it unless they agree. */
  readonly learnt: Learnt<G['seat']>;
  readonly log: readonly LogRecord<G>[];
  /** How many entries there were when the choice of several seats at once began that it left open; null when there is none. */
  readonly shared: number | null;
}

/** The match as it stood at some moment. */
export interface Standing<G extends GameTypes> {
  readonly state: StateOf<G>;
  readonly orders: Orders;
  readonly ended: { readonly seat: G['seat']; readonly how: Ending } | null;
}

/** An action that counts. */
export interface Acted<G extends GameTypes> {
  /** Of its entry. */
  readonly number: number;
  readonly seat: G['seat'];
  readonly text: string;
  /** Whether somebody has learnt something by it, from a die for one. */
  readonly isBarrier: boolean;
}

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

/** The context of a running match: chance that follows the journal, a log, and a note of who has learnt something. */
class MatchContext<G extends GameTypes> implements Context<G> {
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

/** A match being played: it checks actions, keeps the journal and the log, and can go back. */
export class Match<G extends GameTypes> {
  readonly game: Game<G>;
  readonly setup: Setup;
  readonly seed: string;
  /** Of the rules that it began by. */
  readonly version: string;
  readonly #context: MatchContext<G>;
  readonly #entries: Done<G>[] = [];
  /** The tip of the line after each number of entries. */
  readonly #tips: Node<Standing<G>>[];
  readonly #opening: readonly LogRecord<G>[];
  #state: StateOf<G>;
  #orders: Orders = NO_ORDERS;
  #ended: Standing<G>['ended'] = null;
  #head: Digest;
  #log: LogRecord<G>[];
  #waiting: readonly G['seat'][];
  /** How many entries there were when the choice of several seats at once began that is open now; null when none is. */
  #shared: number | null;
  /** Where in the flow the last entry left the match. */
  #step = '';
  #depth = 0;

  constructor(game: Game<G>, setup: Setup, seed: string, version = game.version) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.version = version;
    this.#head = genesis(game.id, version, setup, seed);
    this.#context = new MatchContext(seed, this.#head);
    this.#state = game.setup(setup, this.#context);
    this.#opening = this.#context.records;
    this.#log = [...this.#opening];
    this.#tips = [{ at: -1, up: null, size: 0, snapshot: this.#cloned() }];
    this.#waiting = game.waiting(this.#state);
    this.#shared = this.#openingShared;
    this.#noteStep();
  }

  /** The same for the moment after the set-up. */
  get #openingShared(): number | null {
    return this.game.waiting(this.#tips[0]?.snapshot?.state ?? this.#state).length > 1 ? 0 : null;
  }

  /**
   * A match that was played before, from what was kept of it: the hashes are checked, but nothing before its newest snapshot is
   * played again. For a store of one's own; a journal from elsewhere is replayed, and so is a match that was kept by other rules, to its end
   * or to a number of entries.
   */
  static reopen<G extends GameTypes>(game: Game<G>, kept: KeptMatch, to?: number): Result<Match<G>, JournalFault> {
    const { seed, version, rules, snapshots } = kept;
    const setup = parseSetup(game.scenarios, kept.setup.scenario, kept.setup.options);
    const fault = (error: JournalFault['error'], detail: string) => fail({ error, at: 0, detail, readable: 0 });
    if (!setup.ok) return fault(rules === game.version ? 'bad set-up' : 'rules changed', setupProblemText(setup.error));
    const match = new Match(game, setup.value, seed, version);
    for (const each of kept.entries as readonly Omit<Done<G>, 'previous'>[]) {
      const done = { ...each, previous: match.#head };
      match.#tips.push(match.#tipAfter(done, match.#entries.push(done) - 1));
      match.#head = link(done.previous, done.seat, deedText(done.deed));
    }
    if (match.head !== kept.head) return fault('chain broken', 'the entries do not lead to the last hash');
    if (rules !== game.version) return Match.replay(game, { ...match.journal(), rules, snapshots }, to);
    for (const { after, ...standing } of snapshots as readonly (Standing<G> & { after: number })[]) {
      const node = match.#tips[after];
      if (node?.at === after - 1) node.snapshot = standing;
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
    return this.#entries.length;
  }
  /** The hash over everything so far. It tells a secret choice to whoever guesses at it: it stays with the match while that runs. */
  get head(): string {
    return hex(this.#head);
  }
  /** Whose each entry is. */
  get actors(): readonly G['seat'][] {
    return this.#entries.map(({ seat }) => seat);
  }
  /** The actions that count now, the oldest first, by the numbers of their entries. */
  get line(): readonly Acted<G>[] {
    return nodesOf(this.#tip).flatMap(({ at }) => {
      const { seat, deed, learnt } = this.#entry(at);
      return 'action' in deed ? [{ number: at + 1, seat, text: deed.action, isBarrier: hasTaught(learnt) }] : [];
    });
  }
  /** The last action that counts, and whose it is. */
  get last(): { readonly seat: G['seat']; readonly text: string } | null {
    for (let node: Node<Standing<G>> | null = this.#tip; node !== null && node.at >= 0; node = node.up) {
      const { seat, deed } = this.#entry(node.at);
      if ('action' in deed) return { seat, text: deed.action };
    }
    return null;
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
    return readFrom(this.#log, seat === null ? [] : [seat], from);
  }
  /** The log as all seats together read it: for a match that is over, and for tools. */
  wholeLog(from = 0): LogEntry<G>[] {
    return readFrom(this.#log, this.game.seats, from);
  }
  narrate(event: LogEntry<G>['event']): string {
    return narrateEvent(this.game, event);
  }
  /** The entries after a number of them, for a store. */
  kept(from = 0): readonly KeptEntry[] {
    return this.#entries.slice(from).map(({ previous: _, ...kept }) => kept);
  }
  /** The newest snapshot, for a store. */
  get snapshot(): KeptSnapshot | null {
    for (let node: Node<Standing<G>> | null = this.#tip; node !== null && node.at >= 0; node = node.up) {
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
    if (seen < this.length && this.#shared !== null && seen >= this.#shared) return null;
    return { stale: true, length: this.length, missed: this.log(seat, seen + 1) };
  }

  /** Does the action, or says why not and leaves everything as it was. */
  act(seat: G['seat'], action: G['action']): Refusal<G['rule']> | null {
    const refusal = this.refuse(seat, action);
    if (refusal !== null) return refusal;
    const context = this.#context;
    context.begin(this.#head, this.length + 1);
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
    context.begin(this.#head, this.length + 1);
    context.records.push({ after: this.length + 1, note: { event: 'ordered', seat, kind, until } });
    this.#orders = followOrders(this.game, this.#state, withOrder(this.#orders, seat, kind, until), context);
    this.#append(seat, { order: kind, until }, context.learnt, context.records);
    return true;
  }

  /**
   * How many of its last actions a seat may take back: its own, as long as nobody has learnt anything but seats that
   * agree to forget it. Nobody agrees for the seat itself, and dice are never forgotten. Where several choose at once, what
   * others have chosen meanwhile does not count.
   */
  undoable(seat: G['seat'], agreeing: readonly G['seat'][] = []): number {
    return this.#undoable(seat, agreeing).length;
  }

  /** The places of those actions, the newest first. */
  #undoable(seat: G['seat'], agreeing: readonly G['seat'][], most = Number.POSITIVE_INFINITY): number[] {
    const places: number[] = [];
    for (let node = this.#tip; node.up !== null && places.length < most; node = node.up) {
      const { seat: actor, deed, learnt, log } = this.#entry(node.at);
      const isOwn = actor === seat;
      if (isOwn && 'undo' in deed) continue;
      if ('order' in deed && log.length === 1) continue; // it was declared, but has answered nothing yet
      if (isOwn && 'action' in deed) {
        if (learnt === 'everybody' || hasLearnt(learnt, seat)) break;
        if (!learnt.every((each) => agreeing.includes(each))) break;
        places.push(node.at);
      } else if (isOwn || this.#shared === null || node.at < this.#shared || hasTaught(learnt)) break;
    }
    return places;
  }

  /** The action that an undo would take back, and to how many entries it would lead; null when there is none. */
  undoing(seat: G['seat'], agreeing: readonly G['seat'][] = []): { readonly to: number; readonly text: string } | null {
    const [to] = this.#undoable(seat, agreeing, 1);
    return to === undefined ? null : { to, text: deedText(this.#entry(to).deed) };
  }

  /** Takes back the seat's last action; false when that would unlearn something. */
  undo(seat: G['seat'], agreeing: readonly G['seat'][] = []): boolean {
    const at = this.undoing(seat, agreeing)?.to;
    if (at === undefined) return false;
    const { learnt } = this.#entry(at);
    const agreed = learnt === 'everybody' ? [] : learnt;
    this.#goBack(seat, agreed.length > 0 ? { undo: at, agreed } : { undo: at });
    return true;
  }

  /** Goes back to a number of entries, past any barrier: only when every seat has agreed. */
  goBack(seat: G['seat'], to: number): void {
    if (!Number.isInteger(to) || to < 0 || to >= this.length) {
      throw new RangeError(`cannot go back to entry ${to}: there are ${this.length}`);
    }
    this.#goBack(seat, { back: to });
  }

  /** Forgets the entries after a number: for a host that could not store them, so that they have not happened. */
  truncate(to: number): void {
    if (!Number.isInteger(to) || to < 0 || to > this.length) {
      throw new RangeError(`cannot keep ${to} entries: there are ${this.length}`);
    }
    this.#head = this.#entries[to]?.previous ?? this.#head;
    this.#entries.length = to;
    this.#tips.length = to + 1;
    this.#stand();
  }

  /** The match as it stood after a number of entries. */
  at(number: number): Past<G> {
    const length = Math.max(0, Math.min(number, this.length));
    const tip = this.#tips[length] ?? this.#tip;
    const standing = this.#rebuild(tip);
    const records = this.#logOf(tip);
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
    const snapshots = nodesOf(this.#tip).flatMap(({ at, snapshot }) =>
      snapshot === null ? [] : [{ after: at + 1, state: snapshot.state }],
    );
    return {
      kurgan: 'match',
      format: 2,
      game: this.game.id,
      version: this.version,
      rules: this.game.version,
      setup: this.setup,
      generator: GENERATOR,
      commitment: commitmentOf(this.seed),
      seed: this.seed,
      entries: this.#entries.map(({ seat, deed, previous }) => ({ seat, ...deed, previous: hex(previous) })),
      head: hex(this.#head),
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
      entries: this.#entries.map((done) => ({
        seat: done.seat,
        ...('action' in done.deed && done.seat !== seat ? { action: null } : done.deed),
      })),
    };
  }

  get #tip(): Node<Standing<G>> {
    const tip = this.#tips.at(-1);
    if (tip === undefined) throw new Error('a match always has its set-up');
    return tip;
  }

  #entry(at: number): Done<G> {
    const entry = this.#entries[at];
    if (entry === undefined) throw new Error(`there is no entry ${at + 1}`);
    return entry;
  }

  #standing(): Standing<G> {
    return { state: this.#state, orders: this.#orders, ended: this.#ended };
  }

  #cloned(): Standing<G> {
    return { ...this.#standing(), state: this.game.clone(this.#state) };
  }

  #append(seat: G['seat'], deed: Deed, learnt: Learnt<G['seat']>, log: readonly LogRecord<G>[]): void {
    const previous = this.#head;
    this.#head = link(previous, seat, deedText(deed));
    const before = this.#waiting;
    this.#waiting = this.#ended === null ? this.game.waiting(this.#state) : [];
    this.#shared = this.#sharedAfter(before);
    const done = { seat, deed, previous, learnt, log, shared: this.#shared };
    this.#entries.push(done);
    const tip = this.#tipAfter(done, this.length - 1);
    this.#tips.push(tip);
    for (const record of log) this.#log.push(record);
    if (tip.size % SNAPSHOT_EVERY === 0) {
      tip.snapshot = this.#cloned();
    }
  }

  /** Several who choose at once do so until another step has come, or the same one anew: then somebody waits who had done. */
  #sharedAfter(before: readonly G['seat'][]): number | null {
    const [step, depth] = [this.#step, this.#depth];
    this.#noteStep();
    const isSame = this.#step === step && this.#depth === depth && this.#waiting.every((seat) => before.includes(seat));
    if (this.#shared !== null && isSame) return this.#shared;
    return this.#waiting.length > 1 ? this.length + 1 : null;
  }

  #noteStep(): void {
    const { flow } = this.#state;
    this.#depth = flow.length;
    this.#step = flow[flow.length - 1]?.step ?? '';
  }

  /** The line after an entry at a place. */
  #tipAfter({ seat, deed }: Done<G>, at: number): Node<Standing<G>> {
    const tip = this.#tip;
    if ('back' in deed) return onTop(this.#tips[deed.back] ?? tip, at);
    if (!('undo' in deed)) return onTop(tip, at);
    const isDropped = (place: number): boolean => {
      const entry = this.#entry(place);
      return entry.seat === seat && (place === deed.undo || 'undo' in entry.deed);
    };
    return onTop(without(tip, isDropped, deed.undo), at);
  }

  #goBack(seat: G['seat'], deed: Extract<Deed, { undo: number } | { back: number }>): void {
    const after = this.length + 1;
    const previous = this.#head;
    const done = { seat, deed, previous, learnt: NOBODY_LEARNT, log: [], shared: null };
    const tip = this.#tipAfter(done, this.length);
    const stays = new Set(nodesOf(tip).map(({ at }) => at));
    const gone = nodesOf(this.#tip).filter(({ at }) => !stays.has(at));
    const was = gone.flatMap(({ at }) => this.#entry(at).log).flatMap((each) => ('was' in each ? each.was : [each]));
    const count = gone.reduce((sum, { at }) => sum + this.#taken(at), 0);
    const record: LogRecord<G> = { after, takenBack: { seat, agreed: 'back' in deed, count }, was };
    this.#head = link(previous, seat, deedText(deed));
    this.#tips.push(tip);
    const shared = 'undo' in deed ? this.#sharedAt(deed.undo) : this.#sharedAt(deed.back) === null ? null : after;
    this.#entries.push({ ...done, log: [record], shared });
    this.#stand();
  }

  /** When the choice of several seats began that was open after a number of entries. */
  #sharedAt(number: number): number | null {
    return number === 0 ? this.#openingShared : this.#entry(number - 1).shared;
  }

  /** How many actions an entry that goes stands for: an earlier undo counts what it took back. */
  #taken(at: number): number {
    const { deed, log } = this.#entry(at);
    if ('action' in deed) return 1;
    return log.reduce((sum, record) => sum + ('takenBack' in record ? record.takenBack.count : 0), 0);
  }

  /** Takes the stand at the tip of the line. */
  #stand(): void {
    const { state, orders, ended } = this.#rebuild(this.#tip);
    this.#state = state;
    this.#orders = orders;
    this.#ended = ended;
    this.#log = this.#logOf(this.#tip);
    this.#waiting = ended === null ? this.game.waiting(state) : [];
    this.#shared = this.#sharedAt(this.length);
    this.#noteStep();
  }

  #logOf(tip: Node<Standing<G>>): LogRecord<G>[] {
    return [...this.#opening, ...nodesOf(tip).flatMap(({ at }) => this.#entry(at).log)];
  }

  #rebuild(tip: Node<Standing<G>>): Standing<G> {
    let from = tip;
    while (from.snapshot === null && from.up !== null) from = from.up;
    if (from.snapshot === null) throw new Error('a match always has its first snapshot');
    const { game } = this;
    const context = new MatchContext<G>(this.seed, this.#head);
    let { state, orders, ended } = from.snapshot;
    state = game.clone(state);
    for (const { at } of nodesOf(tip, (node) => node === from)) {
      const { seat, deed, previous } = this.#entry(at);
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
