import pg from 'pg';
import { newId } from '../../secrets.ts';
import type { Database, Row, Statement, Value } from '../database.ts';
import { migrate } from '../migrate.ts';

const { Client, Pool, types } = pg;

/** Times and counts fit into a double; the driver would return them as texts. */
const BIGINT = 20;
types.setTypeParser(BIGINT, Number);

const CHANNEL = 'kurgan';
/** Announcements of so many milliseconds go out together: each costs a commit of its own. */
const GATHER = 5;
/** PostgreSQL refuses longer payloads. */
const MOST_AT_ONCE = 200;
const RETRY = 1000;
/** Number of the lock that a process holds while it brings the schema up to date; any would do. */
const LOCK = 8042;

/** Times that a write is tried again because another was in its way. */
const MOST_CLASHES = 5;
/** PostgreSQL undid the whole write: it and another waited for each other, or couldn't both be done. */
const CLASHES: readonly unknown[] = ['40P01', '40001'];
const isClash = (error: unknown): boolean => error instanceof pg.DatabaseError && CLASHES.includes(error.code);

/** Several processes on one database. Whoever moves a match's length has moved the match; nobody owns one. */
export class PostgresDatabase implements Database {
  readonly isOwned = false;
  readonly #pool: pg.Pool;
  readonly #url: string;
  readonly #listeners = new Set<(match: string) => void>();
  /** This computer's clock may be wrong; the database's counts. */
  #ahead = 0;
  #ear: pg.Client | null = null;
  #gathered: string[] = [];
  /** Tells this process's own announcements from others'. */
  readonly #id = newId();
  #isClosed = false;

  private constructor(url: string) {
    this.#url = url;
    this.#pool = new Pool({ connectionString: url, max: 16 });
    this.#pool.on('error', () => {}); // an idle connection broke; the next query opens another
    // One that breaks between two queries of a write has nobody else to tell, and would end the process.
    this.#pool.on('connect', (client) => void client.on('error', () => {}));
  }

  static async open(url: string): Promise<PostgresDatabase> {
    const database = new PostgresDatabase(url);
    try {
      await database.#setClock();
      await database.#alone(() => migrate(database, (sql) => sql.replaceAll(' WITHOUT ROWID', '')));
      await database.#listen();
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  /** Does something that no other process does at the same time: several may start on an empty database. */
  async #alone(work: () => Promise<void>): Promise<void> {
    const holder = new Client({ connectionString: this.#url });
    holder.on('error', () => {}); // the work goes on without the lock
    await holder.connect();
    try {
      await holder.query('SELECT pg_advisory_lock($1)', [LOCK]);
      await work();
    } finally {
      await holder.end(); // releases the lock
    }
  }

  async #setClock(): Promise<void> {
    const before = Date.now();
    const [row] = await this.read('SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS time');
    const after = Date.now();
    this.#ahead = Number(row?.time) - Math.round((before + after) / 2);
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  async read(sql: string, ...values: Value[]): Promise<readonly Row[]> {
    return (await this.#pool.query<Row>(sql, values)).rows;
  }

  async write(statements: readonly Statement[]): Promise<boolean> {
    for (let left = MOST_CLASHES; ; left--) {
      try {
        return await this.#writeOnce(statements);
      } catch (error) {
        if (left === 0 || !isClash(error)) throw error;
      }
    }
  }

  async #writeOnce(statements: readonly Statement[]): Promise<boolean> {
    const [only, ...more] = statements;
    if (only !== undefined && more.length === 0 && only.changes === undefined) {
      await this.#pool.query(only.sql, [...only.values]); // a transaction by itself: one way instead of three
      return true;
    }
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      for (const { sql, values, changes } of statements) {
        const { rowCount } = await client.query(sql, [...values]);
        if (changes === undefined || rowCount === changes) continue;
        await client.query('ROLLBACK');
        return false;
      }
      await client.query('COMMIT');
      return true;
    } catch (error) {
      await client.query('ROLLBACK').catch((reason: Error) => {
        broken = reason;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  announce(match: string): void {
    this.#gathered.push(match);
    if (this.#gathered.length === 1) setTimeout(() => void this.#sendAnnouncements(), GATHER);
  }

  async #sendAnnouncements(): Promise<void> {
    while (this.#gathered.length > 0) {
      const some = this.#gathered.splice(0, MOST_AT_ONCE);
      const payload = [this.#id, ...some].join();
      // A lost one is healed by the regular look at the lengths of watched matches.
      await this.#pool.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]).catch(() => {});
    }
  }

  onAnnounced(listener: (match: string) => void): void {
    this.#listeners.add(listener);
  }

  async #listen(): Promise<void> {
    const ear = new Client({ connectionString: this.#url });
    ear.on('notification', ({ payload = '' }) => {
      const [from, ...matches] = payload.split(',');
      if (from === this.#id) return;
      for (const match of matches) for (const listener of this.#listeners) listener(match);
    });
    ear.on('error', () => {}); // `end` follows
    ear.on('end', () => {
      this.#ear = null;
      if (!this.#isClosed) setTimeout(() => void this.#listen().catch(() => {}), RETRY);
    });
    await ear.connect();
    await ear.query(`LISTEN ${CHANNEL}`);
    this.#ear = ear;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#ear?.end();
    await this.#pool.end();
  }
}
