import type { Row, Statement, Value } from '../database.ts';

export type Call =
  | { readonly number: number; readonly read: Statement }
  | { readonly number: number; readonly write: readonly Statement[] }
  | { readonly number: number; readonly close: true };

export interface ThreadData {
  readonly file: string;
  /** Tells the disk to keep every commit. */
  readonly isDurable: boolean;
}

/** Answers to some calls. A write that was done is told by its number alone: threads copy it several times faster. */
export type Answers = readonly (number | Answer)[];

export type Answer =
  | ({ readonly number: number } & Rows)
  | { readonly number: number; readonly isDone: boolean }
  | { readonly number: number; readonly fault: string };

/** Rows as one flat list of their cells, for the same reason. */
export interface Rows {
  readonly columns: readonly string[];
  readonly cells: readonly Value[];
}

export function rowsOf({ columns, cells }: Rows): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < cells.length; ) {
    const row: Record<string, Value> = {};
    for (const column of columns) row[column] = cells[at++] ?? null;
    rows.push(row);
  }
  return rows;
}

/** Calls to the thread as one flat list: threads copy it several times faster than objects. */
export type Packet = readonly Value[];

const READ = 0;
const WRITE = 1;
const CLOSE = 2;

/** Packs calls. A text of SQL goes out once; after that, its number does. */
export class Packer {
  readonly #numbers = new Map<string, number>();
  #cells: Value[] = [];

  add(call: Call): void {
    if ('close' in call) this.#cells.push(CLOSE, call.number);
    else if ('read' in call) {
      this.#cells.push(READ, call.number);
      this.#add(call.read);
    } else {
      this.#cells.push(WRITE, call.number, call.write.length);
      for (const statement of call.write) this.#add(statement);
    }
  }

  #add({ sql, values, changes }: Statement): void {
    const known = this.#numbers.get(sql);
    if (known === undefined) this.#numbers.set(sql, this.#numbers.size);
    this.#cells.push(known ?? sql, changes ?? null, values.length);
    for (const value of values) this.#cells.push(value);
  }

  /** Everything since the last call. */
  take(): Packet {
    const cells = this.#cells;
    this.#cells = [];
    return cells;
  }
}

/** Unpacks what one packer has packed, packet after packet. */
export class Unpacker {
  readonly #texts: string[] = [];

  calls(packet: Packet): Call[] {
    const calls: Call[] = [];
    let at = 0;
    const next = (): number => Number(packet[at++]);
    const statement = (): Statement => {
      const text = packet[at++];
      if (typeof text === 'string') this.#texts.push(text);
      const sql = typeof text === 'string' ? text : (this.#texts[Number(text)] ?? '');
      const changes = packet[at++];
      const length = next();
      const values = packet.slice(at, at + length);
      at += length;
      return typeof changes === 'number' ? { sql, values, changes } : { sql, values };
    };
    while (at < packet.length) {
      const kind = next();
      const number = next();
      if (kind === CLOSE) calls.push({ number, close: true });
      else if (kind === READ) calls.push({ number, read: statement() });
      else calls.push({ number, write: Array.from({ length: next() }, statement) });
    }
    return calls;
  }
}
