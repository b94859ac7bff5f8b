import { putTask } from '../matches/consequences.ts';
import type { Table } from '../matches/table.ts';
import { type Database, type Statement, statement } from '../store/database.ts';

/** Milliseconds after which a turn that nobody has looked at is told. */
const PATIENCE = 60_000;
/** A turn that lasts so many milliseconds is written down; shorter ones are nobody's business. */
export const LASTING = 10_000;
/** Milliseconds between two looks for turns that last. */
const LOOK = 2000;
/** Ends of turns within so many milliseconds are written together. */
const GATHER = 200;
/** Matches whose turns are remembered. */
const MOST = 5000;

/** Name of the task that tells a seat of its turn. */
export const taskOf = (match: string, seat: string): string => `notice ${match} ${seat}`;

export const takenTaskOf = (match: string, seat: string): string => `taken ${match} ${seat}`;

/** The task that tells a seat that the other one was taken. */
export const tellTaken = (match: string, seat: string, now: number): Statement =>
  putTask(takenTaskOf(match, seat), 'taken', match, now + PATIENCE);

interface Turns {
  readonly table: Table;
  /** Number of entries when we last looked. */
  length: number;
  /** Seats that are waited for, and since when. */
  readonly began: Map<string, number>;
  /** Seats whose turn stands in the store, and those of which it may. */
  readonly written: Map<string, 'surely' | 'maybe'>;
}

const personsOf = ({ stored }: Table): readonly string[] =>
  stored.seats
    .filter(({ player, bot, gone }) => player !== null && bot === null && gone === null)
    .map(({ seat }) => seat);

function waitingIn(table: Table): readonly string[] {
  const waiting = table.stored.match.phase === 'running' ? (table.host?.match.waiting ?? []) : [];
  return waiting.length === 0 ? [] : personsOf(table).filter((seat) => waiting.includes(table.seatNow(seat)));
}

/** Keeps a task in the store for every turn that lasts. Quick turns leave no trace: they are most of live play. */
export class TurnTasks {
  readonly #database: Database;
  readonly #log: (error: unknown) => void;
  readonly #turns = new Map<string, Turns>();
  readonly #looking: NodeJS.Timeout;
  #statements: Statement[] = [];
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(database: Database, log: (error: unknown) => void) {
    this.#database = database;
    this.#log = log;
    this.#looking = setInterval(() => this.#look(LASTING), LOOK);
  }

  /** A match has changed: turns have begun or ended. */
  changed(table: Table): void {
    const { length } = table.stored.match;
    const known = this.#turns.get(table.id);
    const turns = known?.table === table ? known : this.#remember(table, length);
    const waiting = waitingIn(table);
    // Entries in between came from another process, and so did its turns.
    const isContinued = length - turns.length <= 1;
    turns.length = length;
    for (const seats of [turns.began, turns.written]) {
      for (const seat of seats.keys()) {
        if (!isContinued || !waiting.includes(seat)) this.#end(table.id, turns, seat);
      }
    }
    for (const seat of waiting) if (!turns.began.has(seat)) turns.began.set(seat, this.#database.now());
  }

  /** Nothing is known of the turns before: they may stand in the store. */
  #remember(table: Table, length: number): Turns {
    if (this.#turns.size >= MOST) this.#turns.clear();
    const turns: Turns = {
      table,
      length,
      began: new Map(),
      written: new Map(personsOf(table).map((seat) => [seat, 'maybe'])),
    };
    this.#turns.set(table.id, turns);
    return turns;
  }

  #end(match: string, { began, written }: Turns, seat: string): void {
    began.delete(seat);
    if (!written.delete(seat)) return;
    this.#statements.push(statement('DELETE FROM task WHERE name = $1', taskOf(match, seat)));
    this.#timer ??= setTimeout(() => this.#write(), GATHER);
  }

  /** Writes down every turn that has lasted so long. */
  #look(lasting: number): void {
    const now = this.#database.now();
    for (const [match, turns] of this.#turns) {
      const { table, length, began, written } = turns;
      for (const [seat, since] of began) {
        if (now - since < lasting || written.get(seat) === 'surely' || table.stored.match.length !== length) continue;
        written.set(seat, 'surely');
        this.#statements.push(
          statement(
            `INSERT INTO task (name, kind, payload, due, tries) VALUES ($1, 'notice', $2, $3, 0)
              ON CONFLICT (name) DO NOTHING`,
            taskOf(match, seat),
            match,
            since + PATIENCE,
          ),
        );
      }
      if (began.size === 0 && written.size === 0 && table.stored.match.phase !== 'running') this.#turns.delete(match);
    }
    if (this.#statements.length > 0) this.#write();
  }

  #write(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const statements = this.#statements;
    this.#statements = [];
    if (statements.length > 0) this.#writing = this.#database.write(statements).catch(this.#log);
  }

  /** Writes every turn down: nobody here will look at it later. */
  async close(): Promise<void> {
    clearInterval(this.#looking);
    this.#look(0);
    this.#write();
    await this.#writing;
  }
}
