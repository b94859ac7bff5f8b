import { ask, openDatabase } from './database.ts';
import { readOldInfo } from './info-shape.ts';
import type { MatchInfo } from './match-info.ts';

/**
 * Matches that early builds kept, whose journals could shrink. They cannot be played on, but nothing of them is lost: they stay in the
 * lists and can be saved as files.
 */
const INFOS = { name: 'kurgan-matches', store: 'infos' } as const;
const JOURNALS = { name: 'kurgan-journals', store: 'journals' } as const;

/** Null where no early build has ever kept anything; asking must not make an empty store. */
async function open({ name, store }: typeof INFOS | typeof JOURNALS): Promise<IDBDatabase | null> {
  const all = await indexedDB.databases();
  if (!all.some((each) => each.name === name)) return null;
  const db = await openDatabase(name);
  if (db.objectStoreNames.contains(store)) return db;
  db.close();
  return null;
}

async function using<T>(
  place: typeof INFOS | typeof JOURNALS,
  mode: 'readonly' | 'readwrite',
  request: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  const db = await open(place);
  try {
    return db && (await ask(db, place.store, mode, request));
  } finally {
    db?.close();
  }
}

export async function listOld(): Promise<readonly (MatchInfo | null)[]> {
  const stored = await using<unknown[]>(INFOS, 'readonly', (store) => store.getAll());
  return (stored ?? []).map(readOldInfo);
}

export const isOld = async (id: string): Promise<boolean> =>
  ((await using(JOURNALS, 'readonly', (store) => store.count(id))) ?? 0) > 0;

/** The match as a file, as it was kept; null when it is not there. */
export async function oldFile(id: string): Promise<string | null> {
  const journal = await using<unknown>(JOURNALS, 'readonly', (store) => store.get(id));
  return journal === null || journal === undefined ? null : `${JSON.stringify(journal, null, 1)}\n`;
}

export async function removeOld(id: string): Promise<() => Promise<void>> {
  const taken = await Promise.all(
    [INFOS, JOURNALS].map(async (place) => {
      const value = await using<unknown>(place, 'readonly', (store) => store.get(id));
      await using(place, 'readwrite', (store) => store.delete(id));
      return { place, value };
    }),
  );
  return async () => {
    for (const { place, value } of taken) await using(place, 'readwrite', (store) => store.put(value, id));
  };
}
