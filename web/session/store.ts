import { type Journal, journalShape, parseShape, problemText } from '@kurgan/engine';
import { createStore, del, entries, get, set, update } from 'idb-keyval';
import type { MatchInfo } from './match-info.ts';
import { readInfo } from './match-info.ts';
import { storeTrouble, Trouble } from './trouble.ts';

/** The browser's own store. A match is two records: the journal, and what lists show. */
const infos = createStore('kurgan-matches', 'infos');
const journals = createStore('kurgan-journals', 'journals');

/** The match of a game's lesson. It is stored like any other, so that a reload finds its page again. */
export const lessonId = (game: string): string => `lesson-${game}`;
const isLesson = ({ id, game }: MatchInfo): boolean => id === lessonId(game);

/** Another tab has stored something since: what is here is out of date. */
export class Elsewhere extends Error {}

/**
 * Stores a match that was last stored with the head `before` (null: never). The journal goes first: a list entry without
 * one would promise a game that cannot be opened.
 */
export async function save(info: MatchInfo, journal: Journal, before: string | null): Promise<void> {
  await update<Journal>(
    info.id,
    (stored) => {
      if (stored !== undefined && before !== null && stored.head !== before) throw new Elsewhere();
      return journal;
    },
    journals,
  );
  await set(info.id, info, infos);
}

/** A browser that closes its store throws, some at once and some later. */
async function reading<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new Trouble(storeTrouble(error), String(error));
  }
}

export async function load(id: string): Promise<Journal> {
  const stored = await reading(() => get<unknown>(id, journals));
  if (stored === undefined) throw new Trouble('unknown match');
  const journal = parseShape(journalShape, stored);
  if (journal.ok) return journal.value;
  throw new Trouble('damaged', journal.error.slice(0, 3).map(problemText).join('; '));
}

/** Every match in this browser but lessons, the last played first. Records that cannot be read are left where they are. */
export async function list(): Promise<MatchInfo[]> {
  const all = await reading(() => entries<string, unknown>(infos));
  return all
    .flatMap(([, stored]) => {
      const info = readInfo(stored);
      return info !== null && !isLesson(info) ? [info] : [];
    })
    .sort((a, b) => b.changed - a.changed);
}

/** A removed match, kept in memory as long as it can be put back. */
export interface Removed {
  readonly info: MatchInfo;
  readonly journal: unknown;
}

export async function remove(info: MatchInfo): Promise<Removed> {
  const journal = await get<unknown>(info.id, journals);
  await del(info.id, infos);
  await del(info.id, journals);
  return { info, journal };
}

export async function putBack({ info, journal }: Removed): Promise<void> {
  await set(info.id, journal, journals);
  await set(info.id, info, infos);
}

/** Which game a match is of; null when the store does not know, or does not answer. */
export async function gameOf(id: string): Promise<string | null> {
  const info = await reading(() => get<{ readonly game?: unknown }>(id, infos)).catch(() => undefined);
  return typeof info?.game === 'string' ? info.game : null;
}
