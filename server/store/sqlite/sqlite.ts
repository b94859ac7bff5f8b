import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Database, Row, Statement, Value } from '../database.ts';
import { migrate } from '../migrate.ts';
import { type Answer, type Answers, type Call, Packer, type Rows, rowsOf, type ThreadData } from './messages.ts';

/** Another process serves this folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`another Kurgan server is using ${folder}`);
    this.name = 'FolderInUse';
  }
}

/** A lock that the system releases even if the process is killed: SQLite's own, on a file of its own. */
function lock(folder: string): DatabaseSync {
  const held = new DatabaseSync(path.join(folder, 'lock'));
  try {
    held.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE; COMMIT;');
    return held;
  } catch {
    held.close();
    throw new FolderInUse(folder);
  }
}

/** The file that holds everything. */
export const FILE = 'kurgan.sqlite';

/** Everything in one file of a folder, for one process. */
export class SqliteDatabase implements Database {
  readonly isOwned = true;
  readonly #thread: Worker;
  readonly #lock: DatabaseSync;
  readonly #asked = new Map<number, { resolve(answer: Answer): void; reject(reason: Error): void }>();
  readonly #packer = new Packer();
  #last = 0;
  #isSending = false;
  /** Reason that the thread has ended. */
  #ended: Error | null = null;

  private constructor(thread: Worker, held: DatabaseSync) {
    this.#thread = thread;
    this.#lock = held;
    thread.on('message', (answers: Answers) => {
      for (const answer of answers) {
        this.#answered(typeof answer === 'number' ? { number: answer, isDone: true } : answer);
      }
    });
    thread.on('error', (error) => this.#end(error));
    thread.on('exit', () => this.#end(new Error('the store is closed')));
  }

  static async open(folder: string, { isDurable = true } = {}): Promise<SqliteDatabase> {
    mkdirSync(folder, { recursive: true });
    const held = lock(folder);
    const workerData: ThreadData = { file: path.join(folder, FILE), isDurable };
    const database = new SqliteDatabase(new Worker(new URL('./thread.ts', import.meta.url), { workerData }), held);
    await migrate(database, (sql) =>
      sql
        .replaceAll('BIGINT', 'INTEGER')
        .replace(/^\);$/gm, ') STRICT;')
        .replace(/^\) WITHOUT ROWID;$/gm, ') STRICT, WITHOUT ROWID;')
        .replace(/^(CREATE TABLE .*)\);$/gm, '$1) STRICT;'),
    );
    return database;
  }

  #answered(answer: Answer): void {
    const asked = this.#asked.get(answer.number);
    this.#asked.delete(answer.number);
    if ('fault' in answer) asked?.reject(new Error(answer.fault));
    else asked?.resolve(answer);
  }

  #end(reason: Error): void {
    this.#ended ??= reason;
    for (const { reject } of this.#asked.values()) reject(reason);
    this.#asked.clear();
  }

  #call<A extends Answer>(call: (number: number) => Call): Promise<A> {
    if (this.#ended !== null) return Promise.reject(this.#ended);
    const number = ++this.#last;
    return new Promise<Answer>((resolve, reject) => {
      this.#asked.set(number, { resolve, reject });
      this.#packer.add(call(number));
      this.#sendSoon();
    }) as Promise<A>;
  }

  /** Everything that the present turn of the loop calls for goes to the thread together. */
  #sendSoon(): void {
    if (this.#isSending) return;
    this.#isSending = true;
    process.nextTick(() => {
      this.#isSending = false;
      this.#thread.postMessage(this.#packer.take());
    });
  }

  async read(sql: string, ...values: Value[]): Promise<readonly Row[]> {
    return rowsOf(await this.#call<{ number: number } & Rows>((number) => ({ number, read: { sql, values } })));
  }

  async write(write: readonly Statement[]): Promise<boolean> {
    const answer = await this.#call<{ number: number; isDone: boolean }>((number) => ({ number, write }));
    return answer.isDone;
  }

  /** There are no other processes. */
  announce(): void {}
  onAnnounced(): void {}

  now(): number {
    return Date.now();
  }

  async close(): Promise<void> {
    await this.#call((number) => ({ number, close: true }));
    this.#lock.close();
  }
}
