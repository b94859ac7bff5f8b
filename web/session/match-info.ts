import type { Outcome } from '@kurgan/engine';
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
