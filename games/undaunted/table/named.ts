import type { KindId, TileId, UnitId } from '../rules/edition.ts';
import type { CounterId } from '../rules/state.ts';

/** The ids that a choice or an element of the board names. */
export interface Named {
  readonly card?: KindId | undefined;
  readonly unit?: UnitId | undefined;
  readonly to?: TileId | undefined;
  readonly tile?: TileId | undefined;
  readonly counter?: CounterId | undefined;
  /** The target of an attack: a counter with its side, an enemy unit, a building by its tile, or `tunnel-504`. */
  readonly at?: string | undefined;
  /** Kind of a mine. */
  readonly kind?: string | undefined;
}

/** A target: a counter, or something that stands on a tile. */
export type Target = CounterId | TileId;

export const isCounter = (id: TileId | CounterId): id is CounterId => id.includes('/');

/** The kit hands words on as texts. The notation or the table has written them, so they are ids. */
export const namedIn = (words: Readonly<Record<string, string | undefined>>): Named => words as Named;
