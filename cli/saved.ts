import {
  type GameTypes,
  type Journal,
  journalFaultText,
  type Position,
  readStoredGame,
  storedGameErrorText,
} from '@kurgan/engine';
import type { GameEntry } from '@kurgan/games';
import { MatchHost } from '@kurgan/host';
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

/** The match of a file, played through to its end, with who holds its seats. */
export function hostOf(path: string, entry: GameEntry, journal: Journal): MatchHost {
  const host = MatchHost.resume(entry.game, journal.players ?? {}, journal);
  if (!host.ok) throw new BadInput(`${path} is no true record of a match: ${journalFaultText(host.error)}.`);
  return host.value;
}
