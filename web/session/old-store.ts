import { type IDBPDatabase, openDB } from 'idb';
import { type MatchInfo, readOldInfo } from './match-info.ts';

/**
 * Matches that early builds kept, whose journals could shrink. They cannot be played on, but nothing of them is lost: they stay in the
 * lists and can be saved as files.
 */
const INFOS = { name: 'kurgan-matches', store: 'infos' } as const;
const JOURNALS = { name: 'kurgan-journals', store: 'journals' } as const;

/** Null where no early build has ever kept anything; asking must not make an empty store. */
async function open({ name, store }: typeof INFOS | typeof JOURNALS): Promise<IDBPDatabase | null> {
  const all = await indexedDB.databases();
  if (!all.some((each) => each.name === name)) return null;
  const db = await openDB(name);
  if (db.objectStoreNames.contains(store)) return db;
  db.close();
  return null;
}

async function using<T>(
  place: typeof INFOS | typeof JOURNALS,
  run: (db: IDBPDatabase) => Promise<T>,
): Promise<T | null> {
  const db = await open(place);
  try {
    return db && (await run(db));
  } finally {
    db?.close();
  }
}

export async function listOld(): Promise<readonly (MatchInfo | null)[]> {
  const stored = await using(INFOS, (db) => db.getAll(INFOS.store));
  return (stored ?? []).map(readOldInfo);
}

export const isOld = async (id: string): Promise<boolean> =>
  ((await using(JOURNALS, (db) => db.count(JOURNALS.store, id))) ?? 0) > 0;

/** The match as a file, as it was kept; null when it is not there. */
export async function oldFile(id: string): Promise<string | null> {
  const journal = await using(JOURNALS, (db) => db.get(JOURNALS.store, id));
  return journal === null || journal === undefined ? null : `${JSON.stringify(journal, null, 1)}\n`;
}

export async function removeOld(id: string): Promise<() => Promise<void>> {
  const taken = await Promise.all(
    [INFOS, JOURNALS].map(async (place) => {
      const value: unknown = await using(place, (db) => db.get(place.store, id));
      await using(place, (db) => db.delete(place.store, id));
      return { place, value };
    }),
  );
  return async () => {
    for (const { place, value } of taken) await using(place, (db) => db.put(place.store, value, id));
  };
}
