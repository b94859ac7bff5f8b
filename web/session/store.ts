import {
  type Beginning,
  type KeptEntry,
  type KeptMatch,
  type KeptSnapshot,
  keptEntryShape,
  keptHeadShape,
  keptSnapshotShape,
  type Problem,
  parseShape,
  problemsText,
  type Result,
  shape,
} from '@kurgan/engine';
import type { Players } from '@kurgan/host';
import { answerOf, ask, openDatabase, stored } from './database.ts';
import { type MatchInfo, readInfo, storedInfoShape } from './match-info.ts';
import { storeTrouble, Trouble } from './trouble.ts';

/**
 * Object stores: the start of a match, written once; its list entry and position; its entries and snapshots, by match and number.
 * What lies in them may be damaged, so it is read as anything.
 */
const STORES = ['beginnings', 'infos', 'entries', 'snapshots'] as const;
type StoreName = (typeof STORES)[number];

/** Everything of one match: in the order of its keys, a list sorts behind every number. */
const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

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

async function reading<T>(read: (db: IDBDatabase) => Promise<T>): Promise<T> {
  try {
    return await read(await database());
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble(storeTrouble(error), String(error));
  }
}

/** All of it is stored, or nothing. */
async function writing<T>(write: (stores: IDBTransaction) => Promise<T>): Promise<T> {
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

const put = (stores: IDBTransaction, name: StoreName, value: unknown, key: IDBValidKey): Promise<unknown> =>
  answerOf(stores.objectStore(name).put(value, key));
const get = (stores: IDBTransaction, name: StoreName, key: IDBValidKey): Promise<unknown> =>
  answerOf(stores.objectStore(name).get(key));
const clear = (stores: IDBTransaction, name: StoreName, key: IDBValidKey | IDBKeyRange): Promise<unknown> =>
  answerOf(stores.objectStore(name).delete(key));

/** The match of a game's lesson. It is stored like any other, so that a reload finds its page again. */
export const lessonId = (game: string): string => `lesson-${game}`;
const isLesson = ({ id, game }: MatchInfo): boolean => id === lessonId(game);

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

/** Appends to a match that stands where it was left. False when it is gone: somebody has removed it meanwhile. */
export const append = (last: Place, addition: Addition): Promise<boolean> =>
  writing(async (stores) => {
    const info = parseShape(storedInfoShape, await get(stores, 'infos', addition.info.id));
    if (!info.ok) return false;
    if (info.value.made !== last.made || info.value.head !== last.head) throw new Elsewhere();
    await add(stores, last.made, addition);
    return true;
  });

const empty = (stores: IDBTransaction, id: string): Promise<unknown> =>
  Promise.all([
    clear(stores, 'beginnings', id),
    clear(stores, 'infos', id),
    clear(stores, 'entries', allOf(id)),
    clear(stores, 'snapshots', allOf(id)),
  ]);

/** A match with all that lies in the store, as it is. */
async function rawOf(db: IDBDatabase, id: string) {
  const stores = db.transaction(STORES);
  const all = (name: 'entries' | 'snapshots'): Promise<unknown[]> =>
    answerOf<unknown[]>(stores.objectStore(name).getAll(allOf(id)));
  const [beginning, info, entries, snapshots] = await Promise.all([
    get(stores, 'beginnings', id),
    get(stores, 'infos', id),
    all('entries'),
    all('snapshots'),
  ]);
  return { beginning, info, entries, snapshots };
}

function sound<T>(parsed: Result<T, readonly Problem[]>): T {
  if (parsed.ok) return parsed.value;
  throw new Trouble('damaged', problemsText(parsed.error));
}

/** A match as it was kept, and by whom it is played. */
export async function load(id: string): Promise<{ readonly kept: KeptMatch; readonly players: Players }> {
  const raw = await reading((db) => rawOf(db, id));
  if (raw.info === undefined) throw new Trouble((await isOld(id)) ? 'old match' : 'unknown match');
  const { head, rules, made, players } = sound(parseShape(storedInfoShape, raw.info));
  const kept = {
    ...sound(parseShape(keptHeadShape, { ...Object(raw.beginning), head, rules })),
    entries: sound(parseShape(shape.list(keptEntryShape), raw.entries)),
    snapshots: sound(parseShape(shape.list(keptSnapshotShape), raw.snapshots)),
  };
  if (kept.entries.length !== made) throw new Trouble('damaged', `${kept.entries.length} entries of ${made}`);
  return { kept, players };
}

const isOld = async (id: string): Promise<boolean> => (await import('./old-store.ts')).isOld(id);

/** Every match in this browser but lessons, the last played first. Records that cannot be read are left where they are. */
export async function list(): Promise<MatchInfo[]> {
  const infos = await reading((db) => ask<unknown[]>(db, 'infos', 'readonly', (store) => store.getAll()));
  const { listOld } = await import('./old-store.ts');
  return [...infos.map(readInfo), ...(await listOld())]
    .flatMap((info) => (info !== null && !isLesson(info) ? [info] : []))
    .sort((a, b) => b.changed - a.changed);
}

/** Game of a match; null when the store does not know or does not answer. */
export async function gameOf(id: string): Promise<string | null> {
  const info = await reading((db) => ask<unknown>(db, 'infos', 'readonly', (store) => store.get(id))).catch(
    () => undefined,
  );
  return readInfo(info)?.game ?? null;
}

/** Takes a match out of the store. What is returned puts it back. */
export async function remove({ id, isOld }: MatchInfo): Promise<() => Promise<void>> {
  if (isOld) return (await import('./old-store.ts')).removeOld(id);
  const raw = await reading((db) => rawOf(db, id));
  const keys = {
    entries: await reading((db) => ask(db, 'entries', 'readonly', (store) => store.getAllKeys(allOf(id)))),
    snapshots: await reading((db) => ask(db, 'snapshots', 'readonly', (store) => store.getAllKeys(allOf(id)))),
  };
  await writing((stores) => empty(stores, id));
  return () =>
    writing(async (stores) => {
      await put(stores, 'beginnings', raw.beginning, id);
      await put(stores, 'infos', raw.info, id);
      for (const name of ['entries', 'snapshots'] as const)
        for (const [i, key] of keys[name].entries()) await put(stores, name, raw[name][i], key);
    });
}
