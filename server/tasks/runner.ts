import { setTimeout as wait } from 'node:timers/promises';
import { type Database, exactlyOne } from '../store/database.ts';

/** Work that is due. */
export interface Task {
  readonly name: string;
  readonly payload: string;
  /** How often it has been begun. */
  readonly tries: number;
}

/** Does a task. A task that is done removes itself, or moves itself ahead, in the transaction that does it. */
export type Handler = (task: Task) => Promise<void>;

/** Whoever takes a task has it for so long; then it goes to another process. */
const LEASE = 30_000;
/** A task that fails so often is left alone until somebody looks at it. */
const MOST_TRIES = 20;
const POLL = 1000;
/** Tasks begun at once. */
const AT_ONCE = 8;
/** Milliseconds that a stop waits for tasks under way. */
const PATIENCE = 3000;

export interface RunnerOptions {
  /** Milliseconds after which the task of a process that died goes to another. */
  readonly lease?: number | undefined;
  /** Tasks begun at once. */
  readonly atOnce?: number;
}

/** A task under way. */
interface Held {
  readonly name: string;
  /** Its due time, which only whoever holds it moves ahead. */
  due: number;
}

/**
 * Runs the tasks of a store. Taking one moves its due time ahead, and only one process can do that; it goes on doing so
 * as long as it works, and whoever dies leaves the task to the others.
 */
export class Runner {
  readonly #database: Database;
  readonly #handlers: Readonly<Record<string, Handler>>;
  readonly #log: (error: unknown) => void;
  readonly #lease: number;
  readonly #atOnce: number;
  readonly #running = new Map<Held, Promise<void>>();
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #again = false;
  #isClosed = false;
  #isAbandoned = false;

  constructor(
    database: Database,
    handlers: Readonly<Record<string, Handler>>,
    log: (error: unknown) => void,
    { lease = LEASE, atOnce = AT_ONCE }: RunnerOptions = {},
  ) {
    this.#lease = lease;
    this.#atOnce = atOnce;
    this.#database = database;
    this.#handlers = handlers;
    this.#log = log;
  }

  start(): void {
    this.#timer = setInterval(() => this.poke(), POLL);
    this.poke();
  }

  /** Looks for tasks now. */
  poke(): void {
    if (this.#isClosed) return;
    if (this.#looking !== null) {
      this.#again = true;
      return;
    }
    this.#looking = this.#look()
      .catch(this.#log)
      .finally(() => {
        this.#looking = null;
        if (!this.#again) return;
        this.#again = false;
        this.poke();
      });
  }

  async #look(): Promise<void> {
    const free = this.#atOnce - this.#running.size;
    if (free <= 0) return;
    const now = this.#database.now();
    const kinds = Object.keys(this.#handlers);
    const rows = await this.#database.read(
      `SELECT name, kind, payload, due, tries FROM task
        WHERE due <= $1 AND tries < $2 AND kind IN (${kinds.map((_, i) => `$${i + 4}`).join(', ')})
        ORDER BY due LIMIT $3`,
      now,
      MOST_TRIES,
      free,
      ...kinds,
    );
    for (const { name, kind, payload, due, tries } of rows) {
      const handler = this.#handlers[String(kind)];
      if (handler === undefined || due === undefined) continue;
      const held: Held = { name: String(name), due: now + this.#lease };
      const isMine = await this.#database.write([
        exactlyOne(
          'UPDATE task SET due = $1, tries = tries + 1 WHERE name = $2 AND due = $3',
          held.due,
          held.name,
          due,
        ),
      ]);
      if (isMine && !this.#isClosed) {
        this.#begin(handler, held, { name: held.name, payload: String(payload), tries: Number(tries) + 1 });
      }
    }
  }

  #begin(handler: Handler, held: Held, task: Task): void {
    const holding = setInterval(() => void this.#move(held, this.#lease).catch(this.#log), this.#lease / 3);
    const running = handler(task)
      .catch((error: unknown) => {
        if (!this.#isAbandoned) this.#log(error);
      })
      .finally(() => {
        clearInterval(holding);
        this.#running.delete(held);
        this.poke();
      });
    this.#running.set(held, running);
  }

  /** Moves the due time of a task under way, unless the task is done or has been set anew. */
  async #move(held: Held, ahead: number): Promise<void> {
    const due = this.#database.now() + ahead;
    const sql = 'UPDATE task SET due = $1 WHERE name = $2 AND due = $3';
    if (await this.#database.write([exactlyOne(sql, due, held.name, held.due)])) held.due = due;
  }

  /** Begins nothing more, and waits for what is under way; what takes longer is left to others at once. */
  async close(patience = PATIENCE): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#looking;
    const late = new AbortController();
    const waited = wait(patience, null, { signal: late.signal }).catch(() => null);
    await Promise.race([Promise.all(this.#running.values()), waited]);
    late.abort();
    this.#isAbandoned = true;
    for (const held of this.#running.keys()) await this.#move(held, 0);
  }
}
