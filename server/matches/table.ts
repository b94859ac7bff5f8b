import { isDeepStrictEqual } from 'node:util';
import { redoEntry } from '@kurgan/engine';
import { acrossTheTable, type MatchHost } from '@kurgan/host';
import type { CallOf } from '@kurgan/wire';
import { Fault, fault, unknown } from '../fault.ts';
import { exactlyOne, type Row, type Statement, statement } from '../store/database.ts';
import type { Watcher } from './audience.ts';
import { started } from './clock.ts';
import { clockedSeats, entriesOf, resultsOf, snapshotOf, standingOffers, tasksOf } from './consequences.ts';
import { canFollow } from './follow.ts';
import { reopen } from './reopen.ts';
import { Requests } from './requests.ts';
import {
  isLonger,
  journalEntryOf,
  moveMatch,
  readStored,
  type Stored,
  type StoredMatch,
  type StoredSeat,
  unchanged,
  updateClock,
  updateSeat,
} from './stored.ts';
import type { Surroundings } from './surroundings.ts';
import { Telling } from './telling.ts';
import { unlessMoved } from './unless-moved.ts';

export type Entered = Pick<CallOf<'act'>, 'seat' | 'request'> & { readonly after?: number };

/**
 * One match: whatever happens to it happens here, one thing after the other. Nobody, the actor included, sees an entry
 * before it is durable, and an entry that could not be stored never happened.
 */
export class Table {
  readonly id: string;
  /** The match as others see it. */
  readonly told: Telling = new Telling(this);
  readonly #around: Surroundings;
  #stored: Stored;
  #host: MatchHost | null = null;
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
  /** The seats may talk, as their challenge and this server have it. */
  get canTalk(): boolean {
    return this.#around.canTalk && this.#stored.match.canTalk;
  }
  get host(): MatchHost | null {
    return this.#host;
  }
  get isWatched(): boolean {
    return this.told.watchers.size > 0;
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
    this.#stored = { ...stored, entries: [] }; // the match has them
    this.#requests.reset(stored.entries);
    this.#host = opened?.ok === true ? opened.value : null;
    this.told.begin();
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
      this.told.tellWhole();
    }
    this.#isCurrent = true;
  }

  /** Follows what other processes have done; false if the match has to be read from its beginning. */
  #follow(now: Stored): boolean {
    const [host, before] = [this.#host, this.#stored];
    if (host === null || !canFollow(host, before, now)) return false;
    this.#stored = { ...now, entries: [] };
    this.told.goOn();
    host.forget();
    for (const entry of now.entries) {
      if (redoEntry(host.match, journalEntryOf(entry)) !== null) return false;
      this.#requests.add(entry.request, entry.n);
      this.told.tellEntry(this.told.write(host));
    }
    if (host.match.head !== now.match.head) return false;
    if (now.entries.length === 0 || !isDeepStrictEqual(now.players, before.players)) this.told.tellWhole();
    else if (!isDeepStrictEqual(now.offers, before.offers)) this.told.tellOffers();
    return true;
  }

  /** Reads the match again if another process has changed it. */
  refresh(): Promise<void> {
    return this.inTurn(async () => {
      const sql = 'SELECT length, phase, changed FROM match WHERE id = $1';
      const [row] = await this.#around.database.read(sql, this.id);
      if (row === undefined || this.isOlderThan(row)) await this.reload();
    });
  }

  /** True if the match's row tells of something that happened elsewhere. It may know less entries. */
  isOlderThan({ length, phase, changed }: Row): boolean {
    const { match } = this.#stored;
    return Number(length) > match.length || phase !== match.phase || changed !== match.touched;
  }

  /** The seat a player holds now; a player who holds several names one. */
  seatOf(player: string | null, named: string | null = null): string | null {
    if (player === null) return null;
    for (const { seat, player: holder, gone } of this.#stored.seats) {
      if (holder !== player || gone !== null) continue;
      const now = this.seatNow(seat);
      if (named === null || now === named) return now;
    }
    return null;
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
    if (this.#host === null || this.#stored.match.phase !== 'running') throw fault('closed');
    return this.#host;
  }

  seatedAt(now: string): StoredSeat {
    const found = this.#stored.seats.find(({ seat }) => this.seatNow(seat) === now);
    if (found === undefined) throw new Error(`match ${this.id} has no seat ${now}`);
    return found;
  }

  /** Does something to the match for a player, in turn, once per request. */
  enter(player: string, entered: Entered, work: (host: MatchHost, seat: string) => void): Promise<number> {
    const { after, request } = entered;
    const enterOnce = async (): Promise<number> => {
      const before = await this.madeBy(request, after);
      if (before !== null) return before;
      if (this.#stored.match.phase !== 'running' || this.seatOf(player, entered.seat) === null) await this.catchUp();
      const host = this.playing();
      const seat = this.mustHold(player, entered.seat);
      if (after !== undefined && host.match.stale(seat, after) !== null) {
        throw new Fault({ error: 'stale', n: host.match.length });
      }
      try {
        work(host, seat);
      } catch (error) {
        // While several choose at once, an older look still counts; but a seat that has chosen elsewhere did nothing wrong.
        if (!(error instanceof Fault) || after === undefined || after === host.match.length) throw error;
        throw new Fault({ error: 'stale', n: host.match.length });
      }
      return await this.commit(seat, request);
    };
    return this.inTurn(() => unlessMoved(this, enterOnce));
  }

  /** The entry that a request has made, or the number of entries when it was done; null if it wasn't. */
  madeBy(request: string, after?: number): number | null | Promise<number | null> {
    return this.#requests.madeBy(request, after, this.id, this.#around.database);
  }

  /** Stores what the match has done since, then tells everybody. */
  async commit(actor: string, request: string | null): Promise<number> {
    const host = this.playing();
    const { database } = this.#around;
    const before = this.#stored.match;
    const { match } = host;
    const now = database.now();
    // Written before it is stored, for its mark; told after.
    const written = this.told.write(host);
    const moved: StoredMatch = {
      ...before,
      length: match.length,
      head: written.head,
      rules: host.game.version,
      phase: match.outcome === null ? 'running' : 'over',
      outcome: match.outcome,
      changed: now,
    };
    // An entry tells all of this. Only other processes look for it in the row.
    const isEntryEnough = database.isOwned && isLonger(moved, before);
    const after = isEntryEnough ? moved : { ...moved, touched: now };
    const seats = clockedSeats(this, actor, now);
    const offers = standingOffers(this.#stored.offers, actor, match.outcome);
    const write = database.write([
      ...(isEntryEnough ? [] : [moveMatch(after, before)]),
      ...entriesOf(this.id, match, before, request, now, written.mark),
      ...seats
        .filter((seat, i) => seat !== this.#stored.seats[i])
        .map((seat) => updateClock(this.id, before.pace, seat)),
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
    this.#requests.add(request, match.length);
    this.told.tellEntry(written);
    if (offersChanged) this.told.tellOffers();
    this.#around.changed(this);
    return match.length;
  }

  /**
   * A request that could not be stored now may be stored already: by another process, whose answer the page has not heard,
   * or by this one, if only the store's answer was lost.
   */
  async #doneAfterAll(request: string | null, reason: unknown): Promise<number> {
    await this.reload();
    const made = request === null ? null : await this.madeBy(request);
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
    this.#stored = { ...this.#stored, ...change, match: { ...match, changed, touched: changed } };
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
    const after: StoredMatch = { ...before, seed, phase: 'running', head: host.match.head, changed: now, touched: now };
    const { waiting } = host.match;
    const seats = this.#stored.seats.map((seat) =>
      waiting.includes(seat.seat) && before.pace.kind !== 'free' ? { ...seat, clock: started(seat.clock, now) } : seat,
    );
    await this.#store([
      unchanged(before),
      moveMatch(after, before),
      ...seats.map((seat) => updateClock(this.id, before.pace, seat)),
      ...tasksOf(this.id, host, before.pace, seats, now),
    ]);
    this.#stored = { ...this.#stored, match: after, seats };
    this.#host = host;
    this.told.begin();
    this.told.tellWhole();
    this.#around.changed(this);
  }

  /** Changes seats or phase before the match runs, unless another process was faster. Called in turn. */
  async prepare(
    change: Partial<Pick<Stored, 'match' | 'seats' | 'players'>>,
    extra: readonly Statement[] = [],
  ): Promise<void> {
    const before = this.#stored;
    const changed = Math.max(this.#around.database.now(), before.match.changed + 1);
    const after = { ...before, ...change, match: { ...(change.match ?? before.match), changed, touched: changed } };
    await this.#store([
      unchanged(before.match),
      moveMatch(after.match, before.match),
      ...after.seats
        .filter((seat, i) => seat !== before.seats[i])
        .map((seat) => updateSeat(this.id, after.match.pace, seat)),
      ...extra,
    ]);
    this.#stored = after;
    this.told.tellWhole();
    this.#around.changed(this);
  }

  /** Tells everybody at a finished match that somebody wants to play again. Called in turn. */
  async tellRematch(rematch: string): Promise<void> {
    await this.change({ rematch }, []);
    this.told.tellRematch(rematch);
  }

  /** Somebody begins to watch: waits for whatever is under way, then sees everything. */
  watch(watcher: Watcher): Promise<void> {
    return this.inTurn(async () => {
      await this.catchUp();
      const isNew = this.told.watchers.add(watcher);
      watcher.send(this.told.whole(watcher.player));
      if (!isNew) return;
      this.told.tellSeats();
      this.#around.presence.note(this, watcher.player);
    });
  }
  leave(watcher: Watcher): void {
    if (!this.told.watchers.remove(watcher, this.now)) return;
    this.told.tellSeats();
    this.#around.presence.note(this, watcher.player);
  }

  /** True if another process has a page of this player open at the match. */
  isElsewhere(player: string): Promise<boolean> {
    return this.#around.presence.isElsewhere(this, player);
  }

  /** Another process may have moved the match on without a word, or been told what its players have read. Called in turn. */
  async catchUp(): Promise<void> {
    const { database } = this.#around;
    if (database.isOwned) return;
    const sql = `SELECT seat.seat, seat.seen, match.length, match.phase, match.changed
      FROM seat JOIN match ON match.id = seat.match WHERE seat.match = $1`;
    const rows = await database.read(sql, this.id);
    if (rows.some((row) => this.isOlderThan(row))) return this.reload();
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
