import { isDeepStrictEqual } from 'node:util';
import { redoEntry } from '@kurgan/engine';
import { acrossTheTable, type MatchHost } from '@kurgan/host';
import type { CallOf, SeatSeen } from '@kurgan/wire';
import { Fault, fault, unknown } from '../fault.ts';
import type { Games } from '../games.ts';
import { type Database, exactlyOne, type Statement, statement } from '../store/database.ts';
import { Audience, type Watcher } from './audience.ts';
import { clockSeen, started } from './clock.ts';
import { clockedSeats, entriesOf, resultsOf, snapshotOf, standingOffers, tasksOf } from './consequences.ts';
import { commitmentsOf } from './deals.ts';
import { canFollow } from './follow.ts';
import { FrameWriter, type Written } from './frame-writer.ts';
import { journalEntryOf, reopen } from './reopen.ts';
import { Requests } from './requests.ts';
import { optionsFor } from './secret-options.ts';
import {
  moveMatch,
  type Options,
  readStored,
  type Stored,
  type StoredMatch,
  type StoredSeat,
  unchanged,
  updateSeat,
} from './stored.ts';

/** The parts of the server that tables use. */
export interface Surroundings {
  readonly database: Database;
  readonly games: Games;
  /** A match changed: lists, notices and bots may care. */
  changed(table: Table): void;
}

export type Entered = Pick<CallOf<'act'>, 'seat' | 'request'> & { readonly after?: number };

/**
 * One match: whatever happens to it happens here, one thing after the other. Nobody, the actor included, sees an entry
 * before it is durable, and an entry that could not be stored never happened.
 */
export class Table {
  readonly id: string;
  readonly watchers = new Audience();
  readonly #around: Surroundings;
  #stored: Stored;
  #host: MatchHost | null = null;
  #writer: FrameWriter | null = null;
  #wasSwapped: boolean | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  /** False when the match in memory may be ahead of the store, or behind it. */
  #isCurrent = true;
  readonly #requests = new Requests();

  private constructor(around: Surroundings, stored: Stored) {
    this.id = stored.match.id;
    this.#around = around;
    this.#stored = stored;
  }

  static async open(around: Surroundings, id: string): Promise<Table | null> {
    const stored = await readStored(around.database, id);
    if (stored === null) return null;
    const table = new Table(around, stored);
    await table.#reopen(stored);
    return table;
  }

  get stored(): Stored {
    return this.#stored;
  }
  get host(): MatchHost | null {
    return this.#host;
  }

  /** One call after another. */
  inTurn<T>(run: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(async () => {
      if (!this.#isCurrent) await this.#read();
      return run();
    });
    this.#queue = result.catch(() => {});
    return result;
  }

  async #reopen(stored: Stored): Promise<void> {
    const { seed, held } = stored.match;
    const opened = seed === null ? null : await reopen(stored, seed, this.#around.games, held ?? undefined);
    // Of a match that is held, not even the beginning may be readable.
    if (opened?.ok === false && held === null) {
      throw new Error(`match ${this.id} cannot be played through: ${opened.error.detail}`);
    }
    this.#stored = stored;
    this.#host = opened?.ok === true ? opened.value : null;
    this.#writer = this.#host === null ? null : new FrameWriter(this.id, this.#host);
    this.#wasSwapped = this.#host?.isSwapped;
  }

  /** Reads everything again: another process moved the match on, or something could not be stored. */
  async reload(): Promise<void> {
    this.#isCurrent = false; // if it can't be read now, the next call tries again
    await this.#read();
  }
  async #read(): Promise<void> {
    const { database } = this.#around;
    const fresh = await readStored(database, this.id, this.#host === null ? 0 : this.#stored.match.length);
    if (fresh === null) throw unknown();
    if (!this.#follow(fresh)) {
      const stored = this.#host === null ? fresh : await readStored(database, this.id);
      if (stored === null) throw unknown();
      await this.#reopen(stored);
      this.#tellWhole();
    }
    this.#isCurrent = true;
  }

  /** Follows what other processes have done; false if the match has to be read from its beginning. */
  #follow(now: Stored): boolean {
    const [host, before] = [this.#host, this.#stored];
    if (host === null || !canFollow(host, before, now)) return false;
    const writer = new FrameWriter(this.id, host);
    this.#stored = now;
    this.#writer = writer;
    host.forget();
    for (const entry of now.entries) {
      if (redoEntry(host.match, journalEntryOf(entry)) !== null) return false;
      this.#tellEntry(writer.write());
    }
    if (host.match.head !== now.match.head) return false;
    if (now.entries.length === 0 || !isDeepStrictEqual(now.players, before.players)) this.#tellWhole();
    else if (!isDeepStrictEqual(now.offers, before.offers)) this.tellOffers();
    return true;
  }

  /** Reads the match again if another process has changed it. */
  refresh(): Promise<void> {
    return this.inTurn(async () => {
      const { length, phase, changed } = this.#stored.match;
      const sql = 'SELECT length, phase, changed FROM match WHERE id = $1';
      const [row] = await this.#around.database.read(sql, this.id);
      if (row?.length !== length || row.phase !== phase || row.changed !== changed) await this.reload();
    });
  }

  /** The seat a player holds now; a player who holds several names one. */
  seatOf(player: string | null, named: string | null = null): string | null {
    if (player === null) return null;
    const held = this.#stored.seats
      .filter((seat) => seat.player === player && seat.gone === null)
      .map(({ seat }) => this.seatNow(seat));
    return held.find((seat) => named === null || seat === named) ?? null;
  }

  /** The seat that whoever sat down there holds now: a rule of the game may have swapped the players. */
  seatNow(seat: string): string {
    if (this.#host?.isSwapped !== true) return seat;
    const seats = Object.fromEntries(this.#stored.seats.map((each) => [each.seat, each.seat]));
    return acrossTheTable(seats)[seat] ?? seat;
  }

  mustHold(player: string, named: string | null): string {
    const seat = this.seatOf(player, named);
    if (seat === null) throw fault('not yours');
    return seat;
  }

  playing(): MatchHost {
    const { phase } = this.#stored.match;
    if (this.#host === null || phase !== 'running') throw fault('closed');
    return this.#host;
  }

  /** The match for these eyes from its beginning, as a message. */
  whole(player: string | null): string {
    const { match, offers, rematch } = this.#stored;
    const { game, rules, scenario, pace, phase, isRated, canTalk } = match;
    const frame = {
      ...{ game, rules, scenario, pace, phase, isRated, canTalk, offers },
      options: this.optionsFor(player),
      seats: this.seats(),
      watchers: this.spectators,
      seen: this.seenBy(player) ?? 0,
      rematch,
      commitments: commitmentsOf(this.#stored),
    };
    const facts = JSON.stringify(frame).slice(1, -1);
    const eyes = this.seatOf(player);
    const told = this.#writer === null ? `"match":${JSON.stringify(this.id)}` : this.#writer.whole(eyes);
    return `{"whole":{${facts},${told}}}`;
  }

  /** Options as a player may see them: not those that another seat keeps to itself. */
  optionsFor(player: string | null): Options {
    return optionsFor(this.#stored, player);
  }

  /** Seats as everybody sees them. */
  seats(): SeatSeen[] {
    const { seats, players, match } = this.#stored;
    return seats.map((seat) => ({
      seat: this.seatNow(seat.seat),
      player: seat.player === null ? null : (players.get(seat.player) ?? null),
      bot: seat.bot,
      isPresent: seat.player !== null && this.watchers.has(seat.player),
      awaySince: seat.player === null ? null : this.watchers.awaySince(seat.player),
      isGone: seat.gone !== null,
      clock: seat.bot === null ? clockSeen(match.pace, seat.clock) : null,
    }));
  }

  /** People who watch without a seat. */
  get spectators(): number {
    const strangers = Array.from(this.watchers, ({ player }) => player).filter(
      (player) => this.seatOf(player) === null,
    );
    return new Set(strangers).size;
  }

  /** Number of entries a player has seen; null for somebody without a seat. */
  seenBy(player: string | null): number | null {
    const own = this.#stored.seats.find((seat) => player !== null && seat.player === player);
    return own?.seen ?? null;
  }

  seatedAt(now: string): StoredSeat {
    const found = this.#stored.seats.find(({ seat }) => this.seatNow(seat) === now);
    if (found === undefined) throw new Error(`match ${this.id} has no seat ${now}`);
    return found;
  }

  /** Does something to the match for a player, in turn, once per request. */
  enter(player: string, entered: Entered, work: (host: MatchHost, seat: string) => void): Promise<number> {
    return this.inTurn(async () => {
      const { after, request } = entered;
      const isNew = after === this.#stored.match.length;
      const before = await this.#requests.madeBy(request, isNew, this.id, this.#around.database);
      if (before !== null) return before;
      const host = this.playing();
      const seat = this.mustHold(player, entered.seat);
      if (after !== undefined && host.match.stale(seat, after) !== null) {
        throw new Fault({ error: 'stale', n: host.match.length });
      }
      work(host, seat);
      return this.commit(seat, request);
    });
  }

  /** The entry that a request has made, or the number of entries when it was done; null if it wasn't. */
  madeBy(request: string): Promise<number | null> {
    return this.#requests.madeBy(request, false, this.id, this.#around.database);
  }

  /** Stores what the match has done since, then tells everybody. */
  async commit(actor: string, request: string | null): Promise<number> {
    const host = this.playing();
    const { database } = this.#around;
    const before = this.#stored.match;
    const { match } = host;
    const now = database.now();
    const after: StoredMatch = {
      ...before,
      length: match.length,
      head: match.head,
      rules: host.game.version,
      phase: match.outcome === null ? 'running' : 'over',
      outcome: match.outcome,
      changed: now,
    };
    const seats = clockedSeats(this, actor, now);
    const offers = standingOffers(this.#stored.offers, actor, match.outcome);
    // Written before it is stored, for its mark; told after.
    const writer = this.#writer ?? new FrameWriter(this.id, host);
    const written = writer.write();
    const write = database.write([
      moveMatch(after, before),
      ...entriesOf(this.id, match, before, request, now, writer.mark),
      ...seats
        .filter((seat, i) => seat !== this.#stored.seats[i])
        .map((seat) => updateSeat(this.id, before.pace, seat)),
      ...this.#stored.offers
        .filter((offer) => !offers.includes(offer))
        .map(({ id }) => statement('DELETE FROM offer WHERE id = $1', id)),
      ...snapshotOf(this.id, match, before.length),
      ...(match.outcome === null ? [] : resultsOf(this, match.outcome, now)),
      ...tasksOf(this.id, host, before.pace, seats, now),
    ]);
    const isStored = await write.catch((error: unknown) => this.#doneAfterAll(request, error));
    if (typeof isStored === 'number') return isStored;
    if (!isStored) return this.#doneAfterAll(request, null);
    const offersChanged = offers.length !== this.#stored.offers.length;
    this.#stored = { ...this.#stored, match: after, seats, offers };
    if (request !== null) this.#requests.add(request, match.length);
    this.#tellEntry(written);
    if (offersChanged) this.tellOffers();
    this.#around.changed(this);
    return match.length;
  }

  /**
   * A request that could not be stored now may be stored already: by another process, whose answer the page has not heard,
   * or by this one, if only the store's answer was lost.
   */
  async #doneAfterAll(request: string | null, reason: unknown): Promise<number> {
    await this.reload();
    const made = request === null ? null : await this.#requests.madeBy(request, false, this.id, this.#around.database);
    if (made !== null) return made;
    throw reason ?? new Fault({ error: 'stale', n: this.#stored.match.length });
  }

  /** Stores, or reads everything again: what could not be stored never happened. */
  async #tryStore(statements: readonly Statement[]): Promise<boolean> {
    try {
      return await this.#around.database.write(statements);
    } catch (error) {
      await this.reload();
      throw error;
    }
  }

  /** Stores a change that is no entry, and marks the match as changed, so that other processes look. */
  async change(
    change: Partial<Pick<Stored, 'seats' | 'offers' | 'rematch'>>,
    statements: readonly Statement[],
  ): Promise<void> {
    const { match } = this.#stored;
    const changed = Math.max(this.#around.database.now(), match.changed + 1);
    await this.#store([exactlyOne('UPDATE match SET changed = $1 WHERE id = $2', changed, this.id), ...statements]);
    this.#stored = { ...this.#stored, ...change, match: { ...match, changed } };
    this.#around.changed(this);
  }

  async #store(statements: readonly Statement[]): Promise<void> {
    if (await this.#tryStore(statements)) return;
    await this.reload();
    throw new Fault({ error: 'stale', n: this.#stored.match.length });
  }

  /** The shares are in: the match begins. Called in turn. */
  async begin(host: MatchHost, seed: string): Promise<void> {
    const { database } = this.#around;
    const before = this.#stored.match;
    const now = database.now();
    const after: StoredMatch = { ...before, seed, phase: 'running', head: host.match.head, changed: now };
    const { waiting } = host.match;
    const seats = this.#stored.seats.map((seat) =>
      waiting.includes(seat.seat) && before.pace.kind !== 'free' ? { ...seat, clock: started(seat.clock, now) } : seat,
    );
    await this.#store([
      unchanged(before),
      moveMatch(after, before),
      ...seats.map((seat) => updateSeat(this.id, before.pace, seat)),
      ...tasksOf(this.id, host, before.pace, seats, now),
    ]);
    this.#stored = { ...this.#stored, match: after, seats };
    this.#host = host;
    this.#writer = new FrameWriter(this.id, host);
    this.#tellWhole();
    this.#around.changed(this);
  }

  /** Changes seats or phase before the match runs, unless another process was faster. Called in turn. */
  async prepare(
    change: Partial<Pick<Stored, 'match' | 'seats' | 'players'>>,
    extra: readonly Statement[] = [],
  ): Promise<void> {
    const before = this.#stored;
    const changed = Math.max(this.#around.database.now(), before.match.changed + 1);
    const after = { ...before, ...change, match: { ...(change.match ?? before.match), changed } };
    await this.#store([
      unchanged(before.match),
      moveMatch(after.match, before.match),
      ...after.seats
        .filter((seat, i) => seat !== before.seats[i])
        .map((seat) => updateSeat(this.id, after.match.pace, seat)),
      ...extra,
    ]);
    this.#stored = after;
    this.#tellWhole();
    this.#around.changed(this);
  }

  #tellEntry(written: Written): void {
    // Whoever changes sides has another room from now on.
    if (this.#host?.isSwapped !== this.#wasSwapped) this.#tellWhole();
    else for (const watcher of this.watchers) watcher.send(written.frameFor(this.seatOf(watcher.player)));
    if (this.#stored.match.pace.kind !== 'free') this.tellSeats();
  }
  #tellWhole(): void {
    this.#wasSwapped = this.#host?.isSwapped;
    for (const watcher of this.watchers) watcher.send(this.whole(watcher.player));
  }
  tellOffers(): void {
    this.watchers.tell({ offers: { match: this.id, offers: this.#stored.offers } });
  }
  /** Tells everybody the seats: presence and clocks. */
  tellSeats(): void {
    this.watchers.tell({ seats: { match: this.id, seats: this.seats(), watchers: this.spectators } });
  }
  /** Tells everybody at a finished match that somebody wants to play again. Called in turn. */
  async tellRematch(rematch: string): Promise<void> {
    await this.change({ rematch }, []);
    this.watchers.tell({ rematch: { match: this.id, rematch } });
  }

  /** Somebody begins to watch: waits for whatever is under way, then sees everything. */
  watch(watcher: Watcher): Promise<void> {
    return this.inTurn(async () => {
      await this.#readSeen();
      const isNew = this.watchers.add(watcher);
      watcher.send(this.whole(watcher.player));
      if (isNew) this.tellSeats();
    });
  }
  leave(watcher: Watcher): void {
    if (this.watchers.remove(watcher, this.now)) this.tellSeats();
  }

  /** Another process may have been told what its players have read. */
  async #readSeen(): Promise<void> {
    const { database } = this.#around;
    if (database.isOwned) return;
    const rows = await database.read('SELECT seat, seen FROM seat WHERE match = $1', this.id);
    const seen = new Map(rows.map((row) => [row.seat, Number(row.seen)]));
    const seats = this.#stored.seats.map((seat) => ({ ...seat, seen: seen.get(seat.seat) ?? seat.seen }));
    this.#stored = { ...this.#stored, seats };
  }

  /** Remembers what a player has read, for any device. */
  async markSeen(player: string, n: number): Promise<void> {
    const own = this.seatedAt(this.mustHold(player, null)).seat;
    const seen = Math.min(n, this.#stored.match.length);
    const sql = 'UPDATE seat SET seen = $1 WHERE match = $2 AND seat = $3 AND seen < $1';
    await this.#around.database.write([statement(sql, seen, this.id, own)]);
    const seats = this.#stored.seats.map((seat) => (seat.seat === own && seat.seen < seen ? { ...seat, seen } : seat));
    this.#stored = { ...this.#stored, seats };
  }

  get now(): number {
    return this.#around.database.now();
  }
}
