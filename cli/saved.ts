import {
  type GameTypes,
  type Journal,
  journalFaultText,
  Match,
  type Outcome,
  type Position,
  readStoredGame,
  type Setup,
  storedGameErrorText,
} from '@kurgan/engine';
import type { GameEntry } from '@kurgan/games';
import { BadInput } from './command.ts';
import { readText } from './read-text.ts';
import type { Registry } from './registry.ts';

/** A file with a match or a position in it, parsed but not yet replayed. */
export type Saved =
  | { readonly kind: 'match'; readonly entry: GameEntry; readonly journal: Journal }
  | { readonly kind: 'position'; readonly entry: GameEntry; readonly position: Position<GameTypes> };

export async function readSaved(path: string, registry: Registry): Promise<Saved> {
  const source = readText(path);
  const entries = await registry.all();
  const stored = readStoredGame(
    source,
    entries.map(({ game }) => game),
  );
  if (!stored.ok) throw new BadInput(`${path}: ${storedGameErrorText(stored.error)}.`);
  const entry = await registry.find(stored.value.game.id);
  return stored.value.kind === 'match'
    ? { kind: 'match', entry, journal: stored.value.journal }
    : { kind: 'position', entry, position: stored.value.position };
}

export async function readJournal(
  path: string,
  registry: Registry,
): Promise<{ readonly entry: GameEntry; readonly journal: Journal }> {
  const saved = await readSaved(path, registry);
  if (saved.kind === 'match') return saved;
  throw new BadInput(`${path} is a position, one moment of a game, and this needs a whole match.`);
}

export function replayed(path: string, entry: GameEntry, journal: Journal): Match<GameTypes> {
  const match = Match.replay(entry.game, journal);
  if (!match.ok) throw new BadInput(`${path} is no true record of a match: ${journalFaultText(match.error)}.`);
  return match.value;
}

interface SavedMoment {
  readonly setup: Setup;
  readonly state: Position<GameTypes>['state'];
  /** Nobody, once the match has been given up in the middle of a step. */
  readonly waiting: readonly string[];
  readonly outcome: Outcome | null;
}

/** The moment a file holds: its position, or the end of its match. */
export function momentOf(path: string, saved: Saved): SavedMoment {
  const { game } = saved.entry;
  if (saved.kind === 'match') return replayed(path, saved.entry, saved.journal);
  const { setup, state } = saved.position;
  return { setup, state, waiting: game.waiting(state), outcome: game.outcome(state) };
}
