import { type Outcome, parseShape, shape } from '@kurgan/engine';
import type { Players } from '@kurgan/host';

/** A match in the browser's store, as lists show it. */
export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly title: string;
  /** Progress in a few words: `Turn 3, 17-18 September`. */
  readonly summary: string;
  /** Number of journal entries. */
  readonly made: number;
  readonly outcome: Outcome | null;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly players: Players;
  /** Kept by an early build: it cannot be played on, but saved as a file. */
  readonly isOld?: boolean;
}

const fields = {
  id: shape.text,
  game: shape.text,
  scenario: shape.text,
  title: shape.text,
  summary: shape.text,
  made: shape.whole(0, Number.MAX_SAFE_INTEGER),
  outcome: shape.nullable(shape.object({ winner: shape.nullable(shape.text), rule: shape.text, title: shape.text })),
  changed: shape.whole(0, Number.MAX_SAFE_INTEGER),
};

/** As it lies in the store, with what tells whether it is up to date: the hash over the last entry, and the rules it was played by. */
export const storedInfoShape = shape.object({
  ...fields,
  players: shape.dictionary(shape.text),
  head: shape.text,
  rules: shape.text,
});

// The first records had no players.
const oldInfoShape = shape.object(fields, { players: shape.dictionary(shape.text) });

/** A record of the lists; null when it cannot be read. */
export function readInfo(stored: unknown): MatchInfo | null {
  const info = parseShape(storedInfoShape, stored);
  if (!info.ok) return null;
  const { head: _, rules: __, ...shown } = info.value;
  return shown;
}

export function readOldInfo(stored: unknown): MatchInfo | null {
  const info = parseShape(oldInfoShape, stored);
  return info.ok ? { ...info.value, players: info.value.players ?? {}, isOld: true } : null;
}
