import { parseShape, shape } from '@kurgan/engine';
import type { MatchInfo } from './match-info.ts';

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
