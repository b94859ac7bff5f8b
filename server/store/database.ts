/** A column: texts, whole numbers and nothing; JSON is kept as text. */
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

export interface Statement {
  /** SQL that both stores understand, with `$1`, `$2`, ... for the values. */
  readonly sql: string;
  readonly values: readonly Value[];
  /** Number of rows it must change. With any other number the whole write is undone. */
  readonly changes?: number;
}

/** Where everything is kept. SQLite and PostgreSQL answer alike. */
export interface Database {
  /** No other process can open it while this one does. */
  readonly isOwned: boolean;
  /** Reads what is durable, never a write that is still under way. */
  read(sql: string, ...values: Value[]): Promise<readonly Row[]>;
  /**
   * Writes everything or nothing, and returns when it is durable. False if a statement changed another number of rows
   * than it must: somebody else was faster.
   */
  write(statements: readonly Statement[]): Promise<boolean>;
  /** Tells the other processes that a match has changed. */
  announce(match: string): void;
  /** Hears what other processes announce. */
  onAnnounced(listener: (match: string) => void): void;
  /** The time all processes go by, in milliseconds. */
  now(): number;
  close(): Promise<void>;
}

export const statement = (sql: string, ...values: Value[]): Statement => ({ sql, values });
/** A statement that must change exactly one row. */
export const exactlyOne = (sql: string, ...values: Value[]): Statement => ({ sql, values, changes: 1 });
