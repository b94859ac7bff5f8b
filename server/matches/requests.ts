import { type Database, type Statement, statement } from '../store/database.ts';
import type { Table } from './table.ts';

/** Requests remembered without asking the store. */
const REMEMBERED = 64;

/** The entries that requests have made: a page that heard no answer sends its request again. */
export class Requests {
  readonly #made = new Map<string, number>();

  add(request: string, n: number): void {
    this.#made.set(request, n);
    const [oldest] = this.#made.keys();
    if (this.#made.size > REMEMBERED && oldest !== undefined) this.#made.delete(oldest);
  }

  /** The entry a request has made; null if none. `isNew`: nothing came after what its page has seen. */
  async madeBy(request: string, isNew: boolean, match: string, database: Database): Promise<number | null> {
    const known = this.#made.get(request);
    if (known !== undefined) return known;
    if (isNew) return null;
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
    try {
      return await work();
    } catch (error) {
      const meanwhile = await table.madeBy(request); // by another process
      if (meanwhile === null) throw error;
      return meanwhile;
    }
  });
