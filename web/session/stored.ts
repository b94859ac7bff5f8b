import {
  type KeptMatch,
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
import { answerOf, ask } from './database.ts';
import { readInfo, storedInfoShape } from './info-shape.ts';
import type { MatchInfo } from './match-info.ts';
import { allOf, empty, get, put, reading, STORES, writing } from './store.ts';
import { Trouble } from './trouble.ts';

/** The match of a game's lesson. It is stored like any other, so that a reload finds its page again. */
export const lessonId = (game: string): string => `lesson-${game}`;
const isLesson = ({ id, game }: MatchInfo): boolean => id === lessonId(game);

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
