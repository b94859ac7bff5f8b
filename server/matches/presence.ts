import { setTimeout as wait } from 'node:timers/promises';
import { DEAD } from '../operation/pulse.ts';
import { type Database, type Statement, statement, type Value } from '../store/database.ts';
import type { Audience } from './audience.ts';

/** A match and the pages that watch it here. */
interface Watched {
  readonly id: string;
  readonly told: { readonly watchers: Audience };
}

/** Pages of so many milliseconds are written together: when a process dies, all of its pages come here at once. */
const GATHER = 5;
/** Rows of one statement. */
const AT_ONCE = 200;

type Noted = readonly [match: Watched, player: string];

/**
 * Tells the other processes of a store who has a page open at a match here. A process that owns its store has no others.
 * Nobody waits for it: a player counts as away after minutes, not after milliseconds.
 */
export class Presence {
  readonly #database: Database;
  readonly #process: string;
  /** Still to be written, by match and player. */
  readonly #noted = new Map<string, Noted>();
  #isWriting = false;

  constructor(database: Database, process: string) {
    this.#database = database;
    this.#process = process;
  }

  /** A player has come or gone; soon it is written which of the two holds then. */
  note(match: Watched, player: string | null): void {
    if (this.#database.isOwned || player === null) return;
    this.#noted.set(`${match.id} ${player}`, [match, player]);
    void this.write();
  }

  /** Writes soon what has been noted, one statement after another: the last word about a player is the newest. */
  async write(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    try {
      await wait(GATHER);
      while (this.#noted.size > 0) await this.#writeSome([...this.#noted].slice(0, AT_ONCE));
    } catch {
      // It stays noted; the regular look at all matches tries again.
    } finally {
      this.#isWriting = false;
    }
  }

  async #writeSome(some: readonly (readonly [string, Noted])[]): Promise<void> {
    for (const [key] of some) this.#noted.delete(key); // whoever moves meanwhile is noted anew
    const isHere = ([{ told }, player]: Noted): boolean => told.watchers.has(player);
    const { come = [], gone = [] } = Object.groupBy(some, ([, noted]) => (isHere(noted) ? 'come' : 'gone'));
    try {
      await this.#database.write([...this.#rows(come, insert), ...this.#rows(gone, remove)]);
    } catch (error) {
      for (const [key, noted] of some) if (!this.#noted.has(key)) this.#noted.set(key, noted);
      throw error;
    }
  }

  #rows(some: readonly (readonly [string, Noted])[], sql: (rows: readonly string[]) => string): Statement[] {
    if (some.length === 0) return [];
    const rows = some.map((_, i) => `($${2 * i + 2}, $${2 * i + 3})`);
    const values: Value[] = some.flatMap(([, [{ id }, player]]) => [id, player]);
    return [statement(sql(rows), this.#process, ...values)];
  }

  /** True if another process that is alive has a page of this player. */
  async isElsewhere({ id }: Watched, player: string): Promise<boolean> {
    if (this.#database.isOwned) return false;
    const rows = await this.#database.read(
      `SELECT here.process FROM here JOIN process ON process.id = here.process
        WHERE here.match = $1 AND here.player = $2 AND here.process <> $3 AND process.stopped = 0 AND process.seen > $4`,
      ...[id, player, this.#process, this.#database.now() - DEAD],
    );
    return rows.length > 0;
  }
}

const insert = (rows: readonly string[]): string =>
  `INSERT INTO here (match, player, process) VALUES ${rows.map((row) => row.replace(')', ', $1)')).join(', ')}
    ON CONFLICT DO NOTHING`;
const remove = (rows: readonly string[]): string =>
  `DELETE FROM here WHERE process = $1 AND (match, player) IN (VALUES ${rows.join(', ')})`;
