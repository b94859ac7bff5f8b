import type { Seat, TileId, UnitId } from '../rules/edition.ts';
import type { Pieces } from '../rules/pieces.ts';
import type { Open } from '../rules/state.ts';
import type { SideLook } from './sides.ts';

/** How a side is named, and how it looks. */
export interface TableSide {
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
  readonly look: SideLook;
}

/** What a side plays for. */
export interface Goal {
  /** Points that win; null where it wins in another way. */
  readonly points: number | null;
  /** `5 points`, `pin the enemy`. */
  readonly words: string;
  /** How many enemy Riflemen still have to leave the board, where that wins. */
  riflemenLeft?(open: Open): number;
}

/** A sign post: who of a side enters on a tile. */
export interface Entrance {
  readonly seat: Seat;
  readonly tile: TileId;
  /** Every unit of the side; else those of these squads, and these. */
  readonly all: boolean;
  readonly squads: readonly string[];
  readonly others: readonly UnitId[];
}

/** What the table shows of a scenario beyond its tiles and cards. */
export interface TableMission {
  readonly goals: Readonly<Record<Seat, Goal>>;
  readonly entrances: readonly Entrance[];
  /** A tile whose value this seat can raise. */
  readonly radio: { readonly tile: TileId; readonly seat: Seat } | null;
  /** Where a unit that is off the board would enter it. */
  entryOf(seat: Seat, unit: UnitId): TileId | undefined;
}

/** What an edition brings to the table of the system. */
export interface TableEdition {
  readonly title: string;
  readonly pieces: Pieces;
  readonly sides: Readonly<Record<Seat, TableSide>>;
  mission(scenario: string): TableMission;
}
