import {
  faultText,
  type GameTypes,
  type Journal,
  type Match,
  type Position,
  readStoredGame,
  replayMatch,
  storedGameErrorText,
} from '@kurgan/engine';
import type { GameEntry } from '@kurgan/games';
import { MatchHost } from '@kurgan/host';
import { BadInput } from './command.ts';
import { readText } from './read-text.ts';
import type { Registry } from './registry.ts';

/** A match from a file, parsed but not yet replayed. */
export interface SavedJournal {
  readonly kind: 'match';
  readonly entry: GameEntry;
  readonly journal: Journal;
  /** Several seats were still playing: neither the file nor a command may show its contents. */
  readonly isSealed: boolean;
}

/** A file with a match or a position. */
export type Saved =
  | SavedJournal
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
  if (stored.value.kind === 'position') return { kind: 'position', entry, position: stored.value.position };
  const { journal, isSealed } = stored.value;
  return { kind: 'match', entry, journal, isSealed };
}

export async function readJournal(path: string, registry: Registry): Promise<SavedJournal> {
  const saved = await readSaved(path, registry);
  if (saved.kind === 'match') return saved;
  throw new BadInput(`${path} is a position, a single moment of a game; this command needs a whole match.`);
}

/**
 * Replays the match in a file, with its players. If the current rules lead elsewhere, its beginning is still available:
 * the first `to` entries, if requested and in agreement.
 */
export function hostOf(path: string, { entry, journal, isSealed }: SavedJournal, to?: number): MatchHost {
  const playedTo = (end?: number) => replayMatch<GameTypes>(entry.game, journal, end);
  const hosted = (match: Match<GameTypes>): MatchHost => new MatchHost(match, journal.players ?? {});
  const whole = playedTo();
  if (whole.ok) return hosted(whole.value);
  const fault = faultText(whole.error, isSealed);
  if (whole.error.error !== 'rules changed') throw new BadInput(`${path} is not a true record of a match: ${fault}.`);
  const { readable } = whole.error;
  const beginning = to !== undefined && to <= readable ? playedTo(to) : whole;
  if (beginning.ok) return hosted(beginning.value);
  throw new BadInput(
    `${path} was played under different rules (${fault}): kurgan replay --to ${readable} reads it as far as they agree, and kurgan play continues from there.`,
  );
}
