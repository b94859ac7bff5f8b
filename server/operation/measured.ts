import type { Database, Row, Statement, Value } from '../store/database.ts';
import type { Metrics } from './metrics.ts';

/** A store whose commits are timed. */
export class MeasuredDatabase implements Database {
  readonly #database: Database;
  readonly #metrics: Metrics;

  constructor(database: Database, metrics: Metrics) {
    this.#database = database;
    this.#metrics = metrics;
  }

  get isOwned(): boolean {
    return this.#database.isOwned;
  }

  read(sql: string, ...values: Value[]): Promise<readonly Row[]> {
    return this.#database.read(sql, ...values);
  }

  async write(statements: readonly Statement[]): Promise<boolean> {
    const started = performance.now();
    const isDone = await this.#database.write(statements);
    this.#metrics.committed((performance.now() - started) / 1000);
    return isDone;
  }

  announce(match: string): void {
    this.#database.announce(match);
  }

  onAnnounced(listener: (match: string) => void): void {
    this.#database.onAnnounced(listener);
  }

  now(): number {
    return this.#database.now();
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}
