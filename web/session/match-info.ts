import { type Outcome, parseShape, shape } from '@kurgan/engine';
import type { Players } from '@kurgan/host';

/** A match in the browser's store, as lists show it. */
export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly title: string;
  /** Where it stands, in a few words: `Turn 3, 17-18 September`. */
  readonly summary: string;
  readonly made: number;
  readonly outcome: Outcome | null;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly players: Players;
}

/** A record of the lists, as it lies in the store. */
const infoShape = shape.object(
  {
    id: shape.text,
    game: shape.text,
    scenario: shape.text,
    title: shape.text,
    summary: shape.text,
    made: shape.whole(0, Number.MAX_SAFE_INTEGER),
    outcome: shape.nullable(shape.object({ winner: shape.nullable(shape.text), rule: shape.text, title: shape.text })),
    changed: shape.whole(0, Number.MAX_SAFE_INTEGER),
  },
  // Records from before there were opponents have none.
  { players: shape.dictionary(shape.text) },
);

/** A record of the lists; null when it cannot be read. */
export function readInfo(stored: unknown): MatchInfo | null {
  const info = parseShape(infoShape, stored);
  return info.ok ? { ...info.value, players: info.value.players ?? {} } : null;
}
