import { type ReadonlySignal, signal } from '@preact/signals';
import { lobbyWords } from '../language/lobby.ts';
import { pageWords } from '../language/pages.ts';
import { tell } from '../parts/notice-list.ts';
import type { MatchInfo } from '../session/match-info.ts';
import { list, remove } from '../session/stored.ts';
import { type Trouble, troubleOf } from '../session/trouble.ts';

const all = signal<readonly MatchInfo[] | null>(null);
const failed = signal<Trouble | null>(null);

/** The matches of this browser, the last played first; null until they are read. */
export const matches: ReadonlySignal<readonly MatchInfo[] | null> = all;
/** The reason they cannot be read. */
export const trouble: ReadonlySignal<Trouble | null> = failed;

export async function refresh(): Promise<void> {
  try {
    all.value = await list();
    failed.value = null;
  } catch (error) {
    all.value = [];
    failed.value = troubleOf(error);
  }
}

/** Removes a match; as long as the notice stands it can be put back. */
export async function removeMatch(info: MatchInfo): Promise<void> {
  const { app } = pageWords;
  const putBack = await remove(info);
  await refresh();
  const undo = async (): Promise<void> => {
    await putBack();
    await refresh();
  };
  tell(lobbyWords.removed(info.title), { label: app.undo, run: () => void undo() });
}
