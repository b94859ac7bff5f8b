import type { Row, Statement } from '../database.ts';

/** A call to the thread that holds the database. */
export type Call =
  | { readonly number: number; readonly read: Statement }
  | { readonly number: number; readonly write: readonly Statement[] }
  | { readonly number: number; readonly close: true };

export type Answer =
  | { readonly number: number; readonly rows: readonly Row[] }
  | { readonly number: number; readonly isDone: boolean }
  | { readonly number: number; readonly fault: string };

export interface ThreadData {
  readonly file: string;
  /** Calls `fsync` through the operating system on every commit. */
  readonly isDurable: boolean;
}
