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

/**
 * Runs the tasks of a store. Taking one moves its due time ahead, and only one process can do that; whoever dies leaves
 * the task to the others.
 */
export class Runner {
  readonly #database: Database;
  readonly #handlers: Readonly<Record<string, Handler>>;
  readonly #log: (error: unknown) => void;
  readonly #lease: number;
  readonly #running = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #again = false;
  #isClosed = false;

  constructor(
    database: Database,
    handlers: Readonly<Record<string, Handler>>,
    log: (error: unknown) => void,
    lease = LEASE,
  ) {
    this.#lease = lease;
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
    const free = AT_ONCE - this.#running.size;
    if (free <= 0) return;
    const now = this.#database.now();
    const rows = await this.#database.read(
      'SELECT name, kind, payload, due, tries FROM task WHERE due <= $1 AND tries < $2 ORDER BY due LIMIT $3',
      now,
      MOST_TRIES,
      free,
    );
    for (const { name, kind, payload, due, tries } of rows) {
      const handler = this.#handlers[String(kind)];
      if (handler === undefined || due === undefined) continue;
      const isMine = await this.#database.write([
        exactlyOne(
          'UPDATE task SET due = $1, tries = tries + 1 WHERE name = $2 AND due = $3',
          now + this.#lease,
          String(name),
          due,
        ),
      ]);
      if (isMine && !this.#isClosed) {
        this.#begin(handler, { name: String(name), payload: String(payload), tries: Number(tries) + 1 });
      }
    }
  }

  #begin(handler: Handler, task: Task): void {
    const running = handler(task)
      .catch(this.#log)
      .finally(() => {
        this.#running.delete(running);
        this.poke();
      });
    this.#running.add(running);
  }

  /** Begins nothing more, and waits for what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#looking;
    await Promise.all(this.#running);
  }
}
