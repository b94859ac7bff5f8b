import type { Seat } from '../rules/edition.ts';
import type { Pieces } from '../rules/pieces.ts';
import type { Open } from '../rules/state.ts';

/** How a side is named. */
export interface SideNames {
  /** `United States`. */
  readonly name: string;
  /** `the United States`. */
  readonly inSentence: string;
  /** Where room is scarce: `US`. */
  readonly short: string;
  /** `US` Riflemen. */
  readonly adjective: string;
  /** `US turn`. */
  readonly turn: string;
  readonly letters: string;
}

/** What an edition brings to the table of the system. */
export interface TableEdition {
  readonly title: string;
  readonly pieces: Pieces;
  readonly sides: Readonly<Record<Seat, SideNames>>;
  /** Points of a side against its goal. */
  pointsOf(open: Open, seat: Seat): number;
}
