import type { Seat, TileId, UnitId } from '../rules/edition.ts';
import type { Pieces } from '../rules/pieces.ts';
import type { Open } from '../rules/state.ts';
import type { SideLook } from './sides.ts';

/** Names and look of a side. */
export interface TableSide {
  /** `United States`. */
  readonly name: string;
  /** `the United States`. */
  readonly inSentence: string;
  /** Short form: `US`. */
  readonly short: string;
  /** `US` Riflemen. */
  readonly adjective: string;
  /** `US turn`. */
  readonly turn: string;
  readonly letters: string;
  readonly look: SideLook;
}

/** A side's goal. */
export interface Goal {
  /** Points that win; null where it wins in another way. */
  readonly points: number | null;
  /** `5 points`, `pin the enemy`. */
  readonly words: string;
  /** Enemy Riflemen still on the board, where pinning them wins. */
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

/** Scenario texts beyond its tiles and cards. */
export interface TableMission {
  readonly goals: Readonly<Record<Seat, Goal>>;
  readonly entrances: readonly Entrance[];
  /** A tile whose value this seat can raise. */
  readonly radio: { readonly tile: TileId; readonly seat: Seat } | null;
  /** Entry tile of a unit that is off the board. */
  entryOf(seat: Seat, unit: UnitId): TileId | undefined;
}

/** Parts an edition brings to the shared table. */
export interface TableEdition {
  readonly title: string;
  readonly pieces: Pieces;
  readonly sides: Readonly<Record<Seat, TableSide>>;
  mission(scenario: string): TableMission;
}
