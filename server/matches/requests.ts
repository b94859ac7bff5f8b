import { type Database, type Statement, statement } from '../store/database.ts';
import type { StoredEntry } from './stored.ts';
import type { Table } from './table.ts';

/** So many requests at least are remembered without asking the store. */
const REMEMBERED = 64;

/**
 * The entries that requests have made: a page that heard no answer sends its request again. No index keeps them apart;
 * whoever stores an entry has taken the next number, and so knows every entry before it.
 */
export class Requests {
  #made = new Map<string, number>();
  /** Those before, as many: dropped as a whole, which is cheaper than one by one. */
  #before: ReadonlyMap<string, number> = new Map();
  /** Requests of all entries after these are remembered in each. */
  #from = 0;
  #fromBefore = 0;

  /** Begins anew with the entries of a match. */
  reset(entries: readonly StoredEntry[]): void {
    const newest = entries.slice(-REMEMBERED);
    this.#made = new Map();
    this.#before = this.#made;
    this.#from = (newest[0]?.n ?? 1) - 1;
    this.#fromBefore = this.#from;
    for (const { request, n } of newest) this.add(request, n);
  }

  /** Remembers the request of an entry; null for one that nobody asked for. */
  add(request: string | null, n: number): void {
    if (request === null) return;
    if (this.#made.size === REMEMBERED) {
      this.#before = this.#made;
      this.#fromBefore = this.#from;
      this.#made = new Map();
      this.#from = n - 1;
    }
    this.#made.set(request, n);
  }

  /**
   * The entry a request has made; null if none, or a promise if only the store knows. `after`: entries that its page had
   * seen, if it says so.
   */
  madeBy(
    request: string,
    after: number | undefined,
    match: string,
    database: Database,
  ): number | null | Promise<number | null> {
    const known = this.#made.get(request) ?? this.#before.get(request);
    if (known !== undefined) return known;
    return after !== undefined && after >= this.#fromBefore ? null : this.#look(request, match, database);
  }

  async #look(request: string, match: string, database: Database): Promise<number | null> {
    const sql = `SELECT n FROM entry WHERE match = $1 AND request = $2
      UNION ALL SELECT n FROM done WHERE match = $1 AND request = $2`;
    const [row] = await database.read(sql, match, request);
    return row === undefined ? null : Number(row.n);
  }
}

/** Remembers a request that makes no entry, in the write that does it. */
export const markDone = ({ id, stored }: Table, request: string): Statement =>
  statement('INSERT INTO done (match, request, n) VALUES ($1, $2, $3)', id, request, stored.match.length);

/** Does something to a match in turn, once per request: the work itself stores the request. */
export const once = (table: Table, request: string, work: () => Promise<number>): Promise<number> =>
  table.inTurn(async () => {
    const before = await table.madeBy(request);
    if (before !== null) return before;
    await table.catchUp();
    try {
      return await work();
    } catch (error) {
      const meanwhile = await table.madeBy(request); // by another process
      if (meanwhile === null) throw error;
      return meanwhile;
    }
  });
