import type { Database } from '../store/database.ts';

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
    const [row] = await database.read('SELECT n FROM entry WHERE match = $1 AND request = $2', match, request);
    return row === undefined ? null : Number(row.n);
  }
}
