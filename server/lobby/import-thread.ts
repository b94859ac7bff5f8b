// Runs in a thread of its own, which is ended if it takes too long or needs too much memory.
import { parentPort, workerData } from 'node:worker_threads';
import {
  type Journal,
  journalFaultText,
  type Outcome,
  parseJson,
  parseMatch,
  replayMatch,
  shape,
} from '@kurgan/engine';
import type { GameManifest } from '@kurgan/games';

export interface ImportWork {
  readonly registry: string;
  readonly file: string;
  readonly most: number;
}

/** A file that is a true record of a match, or the reason it isn't. */
export type Imported =
  | {
      readonly journal: Journal;
      readonly seats: readonly string[];
      readonly outcome: Outcome | null;
    }
  | { readonly problem: string };

/** Going back costs as much as dozens of actions, whenever the match is opened. */
const MOST_BACK = 500;
/** Letters of a seed or a version. */
const MOST_LETTERS = 200;

/** Not every store keeps characters that nobody sees as they are. */
const isOdd = (text: string): boolean => text.length > MOST_LETTERS || /\p{C}/u.test(text);

const DAMAGED = 'This isn’t a match of Kurgan, or the file is damaged.';

/** The rules are loaded, and the clock of the replay begins. */
export const READY = 'ready';

async function read({ registry, file, most }: ImportWork): Promise<Imported> {
  const json = parseJson(shape.anything, file);
  if (!json.ok) return { problem: 'This isn’t a match of Kurgan: it can’t be read as a saved file.' };
  const parsed = parseMatch(json.value);
  if (!parsed.ok) {
    return {
      problem:
        parsed.error.error === 'old match'
          ? 'An early build of Kurgan saved this match, with dice from another generator.'
          : DAMAGED,
    };
  }
  const { journal } = parsed.value;
  if (journal.entries.length > most) {
    return { problem: `The match has ${journal.entries.length} entries. A server takes at most ${most}.` };
  }
  const backs = journal.entries.filter((entry) => 'undo' in entry || 'back' in entry).length;
  if (backs > MOST_BACK) {
    return { problem: `The match goes back ${backs} times. A server takes at most ${MOST_BACK} of them.` };
  }
  if ([journal.seed, journal.version, journal.rules].some(isOdd)) return { problem: DAMAGED };
  const { GAMES }: { readonly GAMES: readonly GameManifest[] } = await import(registry);
  const manifest = GAMES.find(({ id }) => id === journal.game);
  if (manifest === undefined) return { problem: `This server has no game "${journal.game.slice(0, 40)}".` };
  const rules = await manifest.rules(journal.setup.scenario);
  parentPort?.postMessage(READY);
  const replayed = replayMatch(rules, journal);
  if (!replayed.ok) {
    return {
      problem:
        replayed.error.error === 'rules changed'
          ? `It was played by other rules than this server has: ${replayed.error.detail}.`
          : `It isn’t a true record of a match: ${journalFaultText(replayed.error)}.`,
    };
  }
  const { outcome } = replayed.value;
  return { journal: { ...journal, snapshots: [] }, seats: rules.seats, outcome };
}

read(workerData as ImportWork).then(
  (imported) => parentPort?.postMessage(imported),
  () => parentPort?.postMessage({ problem: 'This file can’t be read.' } satisfies Imported),
);
