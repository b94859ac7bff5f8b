import type { Effects } from './vocabulary.ts';

/** Column and row within a tile. */
export type Cell = readonly [number, number];
export type WallSide = 'N' | 'E' | 'S' | 'W';

/** A part of a tile is an element of its own, destroyed by itself (HS-BLD-02). */
export interface PartFacts {
  readonly id: string;
  readonly structure: number;
  readonly cells: readonly Cell[];
  readonly intact: Effects;
  readonly rubble: Effects;
}

interface RoomFacts {
  readonly id: string;
  readonly cells: readonly Cell[];
}

/** An inner doorway, from west to east or from north to south; vehicles use gates only. */
interface DoorwayFacts {
  readonly a: Cell;
  readonly b: Cell;
  readonly gate?: true;
}

interface Opening {
  readonly id: string;
  readonly cell: Cell;
  readonly side: WallSide;
}

/** A door has an arrow to one general square, given from the tile's north-west square. */
export type OpeningFacts =
  | (Opening & { readonly type: 'door'; readonly outside: Cell; readonly gate?: true })
  | (Opening & { readonly type: 'window' | 'breach' });

/**
 * A terrain tile. An offset tile of w x h general squares has (w-1) x (h-1) squares shifted by half a square on both axes.
 * Walls are implied: every outer side of an intact building, and every side between two rooms, unless an opening or a
 * doorway is there. On a part's rubble side only its `rubbleWalls` remain.
 */
export interface TileFacts {
  readonly name: string;
  readonly kind: 'building' | 'solid';
  readonly lattice: 'offset' | 'aligned';
  /** In general squares. */
  readonly size: readonly [number, number];
  readonly startsRuined?: true;
  readonly parts: readonly PartFacts[];
  readonly rooms: readonly RoomFacts[];
  readonly doorways: readonly DoorwayFacts[];
  readonly openings: readonly OpeningFacts[];
  readonly rubbleWalls: readonly { readonly cell: Cell; readonly side: WallSide }[];
}

/** All cells from one corner to the other, both included. */
export function block(west: number, north: number, east: number, south: number): readonly Cell[] {
  const cells: Cell[] = [];
  for (let row = north; row <= south; row++)
    for (let column = west; column <= east; column++) cells.push([column, row]);
  return cells;
}

export function door(id: string, cell: Cell, side: WallSide, outside: Cell): OpeningFacts {
  return { type: 'door', id, cell, side, outside };
}

/** A door wide enough for vehicles. */
export function gate(id: string, cell: Cell, side: WallSide, outside: Cell): OpeningFacts {
  return { type: 'door', id, cell, side, outside, gate: true };
}

export function window(id: string, cell: Cell, side: WallSide): OpeningFacts {
  return { type: 'window', id, cell, side };
}

export function breach(id: string, cell: Cell, side: WallSide): OpeningFacts {
  return { type: 'breach', id, cell, side };
}

export function part(
  id: string,
  structure: number,
  cells: readonly Cell[],
  intact: Effects,
  rubble: Effects,
): PartFacts {
  return { id, structure, cells, intact, rubble };
}
