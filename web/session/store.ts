import type { Beginning, KeptEntry, KeptSnapshot } from '@kurgan/engine';
import { answerOf, ask, openDatabase, stored } from './database.ts';
import type { MatchInfo } from './match-info.ts';
import { storeTrouble, Trouble } from './trouble.ts';

/**
 * Object stores: the start of a match, written once; its list entry and position; its entries and snapshots, by match and number.
 * Their contents may be damaged, so they are read as unknown.
 */
export const STORES = ['beginnings', 'infos', 'entries', 'snapshots'] as const;
type StoreName = (typeof STORES)[number];

/** Everything of one match: in the order of its keys, a list sorts behind every number. */
export const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

let opening: Promise<IDBDatabase> | null = null;

/** Browsers refuse a store in several ways, some at once and some later; the next call tries again. */
async function database(): Promise<IDBDatabase> {
  const forget = (): void => {
    opening = null;
  };
  opening ??= (async () => {
    const db = await openDatabase('kurgan', STORES);
    db.onclose = forget;
    db.onversionchange = () => {
      db.close();
      forget();
    };
    return db;
  })();
  try {
    return await opening;
  } catch (error) {
    forget();
    throw error;
  }
}

export async function reading<T>(read: (db: IDBDatabase) => Promise<T>): Promise<T> {
  try {
    return await read(await database());
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble(storeTrouble(error), String(error));
  }
}

/** All of it is stored, or nothing. */
export async function writing<T>(write: (stores: IDBTransaction) => Promise<T>): Promise<T> {
  const transaction = (await database()).transaction(STORES, 'readwrite');
  const done = stored(transaction);
  done.catch(() => {}); // whoever waits below is told
  let result: T;
  try {
    result = await write(transaction);
  } catch (error) {
    if (transaction.error === null) transaction.abort();
    throw error;
  }
  await done;
  return result;
}

export const put = (stores: IDBTransaction, name: StoreName, value: unknown, key: IDBValidKey): Promise<unknown> =>
  answerOf(stores.objectStore(name).put(value, key));
export const get = (stores: IDBTransaction, name: StoreName, key: IDBValidKey): Promise<unknown> =>
  answerOf(stores.objectStore(name).get(key));
const clear = (stores: IDBTransaction, name: StoreName, key: IDBValidKey | IDBKeyRange): Promise<unknown> =>
  answerOf(stores.objectStore(name).delete(key));

/** Another tab has stored something since: what is here is out of date. */
export class Elsewhere extends Error {}

/** Position of a stored match. */
export interface Place {
  readonly made: number;
  readonly head: string;
}

/** Additions to a match: new entries, perhaps a snapshot, and its list entry. */
export interface Addition {
  readonly info: MatchInfo;
  readonly head: string;
  readonly rules: string;
  readonly entries: readonly KeptEntry[];
  readonly snapshots: readonly KeptSnapshot[];
}

async function add(stores: IDBTransaction, last: number, addition: Addition): Promise<void> {
  const { info, head, rules, entries, snapshots } = addition;
  for (const [i, entry] of entries.entries()) await put(stores, 'entries', entry, [info.id, last + i + 1]);
  for (const each of snapshots) await put(stores, 'snapshots', each, [info.id, each.after]);
  await put(stores, 'infos', { ...info, head, rules }, info.id);
}

/** Stores a whole match, in the place of one that had its name. */
export const save = (beginning: Beginning, whole: Addition): Promise<void> =>
  writing(async (stores) => {
    const { id } = whole.info;
    await empty(stores, id);
    await put(stores, 'beginnings', beginning, id);
    await add(stores, 0, whole);
  });

/** Whatever lies there, as far as it has fields. */
const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> => Object(stored);

/** Appends to a match that stands where it was left. False when it is gone: somebody has removed it meanwhile. */
export const append = (last: Place, addition: Addition): Promise<boolean> =>
  writing(async (stores) => {
    const { made, head } = fieldsOf(await get(stores, 'infos', addition.info.id));
    if (typeof made !== 'number' || typeof head !== 'string') return false;
    if (made !== last.made || head !== last.head) throw new Elsewhere();
    await add(stores, last.made, addition);
    return true;
  });

export const empty = (stores: IDBTransaction, id: string): Promise<unknown> =>
  Promise.all([
    clear(stores, 'beginnings', id),
    clear(stores, 'infos', id),
    clear(stores, 'entries', allOf(id)),
    clear(stores, 'snapshots', allOf(id)),
  ]);

/** Game of a match; null when the store does not know or does not answer. */
export async function gameOf(id: string): Promise<string | null> {
  const info = reading((db) => ask<unknown>(db, 'infos', 'readonly', (store) => store.get(id)));
  const { game } = fieldsOf(await info.catch(() => undefined));
  return typeof game === 'string' ? game : null;
}
