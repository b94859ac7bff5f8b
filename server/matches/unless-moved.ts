import { Fault } from '../fault.ts';
import type { Stored } from './stored.ts';

export const isStale = (error: unknown): boolean => error instanceof Fault && error.reason.error === 'stale';

/** Does something to a match, and once more if it could not be stored only because somebody else sits there by now. */
export async function unlessMoved<T>(table: { readonly stored: Stored }, work: () => Promise<T>): Promise<T> {
  const { length } = table.stored.match;
  try {
    return await work();
  } catch (error) {
    if (!isStale(error) || table.stored.match.length !== length) throw error;
    return work();
  }
}
