import { type Effects, effects } from './vocabulary.ts';

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

export interface RoomFacts {
  readonly id: string;
  readonly cells: readonly Cell[];
}

/** An inner doorway; vehicles use gates only. */
export interface DoorwayFacts {
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
function block(west: number, north: number, east: number, south: number): readonly Cell[] {
  const cells: Cell[] = [];
  for (let row = north; row <= south; row++)
    for (let column = west; column <= east; column++) cells.push([column, row]);
  return cells;
}

function door(id: string, cell: Cell, side: WallSide, outside: Cell): OpeningFacts {
  return { type: 'door', id, cell, side, outside };
}

/** A door wide enough for vehicles. */
function gate(id: string, cell: Cell, side: WallSide, outside: Cell): OpeningFacts {
  return { type: 'door', id, cell, side, outside, gate: true };
}

function window(id: string, cell: Cell, side: WallSide): OpeningFacts {
  return { type: 'window', id, cell, side };
}

function breach(id: string, cell: Cell, side: WallSide): OpeningFacts {
  return { type: 'breach', id, cell, side };
}

/** Source: README.md. */
const BY_ID = {
  'bld-izba': {
    name: 'Izba',
    kind: 'building',
    lattice: 'offset',
    size: [3, 3],
    parts: [
      {
        id: 'a',
        structure: 3,
        cells: block(0, 0, 1, 1),
        intact: effects({ defense: { infantry: 2 }, blocksSight: true, impassable: ['light', 'heavy'] }),
        rubble: effects({
          defense: { infantry: 1 },
          obscures: 1,
          impassable: ['light', 'heavy'],
          difficult: ['infantry'],
        }),
      },
    ],
    rooms: [{ id: 'r1', cells: block(0, 0, 1, 1) }],
    doorways: [],
    openings: [
      door('d1', [0, 1], 'S', [1, 3]),
      window('w1', [1, 0], 'N'),
      window('w2', [0, 0], 'W'),
      window('w3', [1, 1], 'E'),
    ],
    rubbleWalls: [],
  },
  'bld-house': {
    name: 'Brick House',
    kind: 'building',
    lattice: 'offset',
    size: [4, 3],
    parts: [
      {
        id: 'a',
        structure: 5,
        cells: block(0, 0, 2, 1),
        intact: effects({ defense: { infantry: 3 }, blocksSight: true, impassable: ['light', 'heavy'] }),
        rubble: effects({
          defense: { infantry: 2 },
          obscures: 1,
          impassable: ['light', 'heavy'],
          difficult: ['infantry'],
        }),
      },
    ],
    rooms: [{ id: 'r1', cells: block(0, 0, 2, 1) }],
    doorways: [],
    openings: [
      door('d1', [1, 1], 'S', [2, 3]),
      door('d2', [0, 0], 'N', [0, -1]),
      window('w1', [2, 0], 'N'),
      window('w2', [0, 1], 'W'),
      window('w3', [2, 1], 'E'),
      window('w4', [2, 1], 'S'),
    ],
    rubbleWalls: [{ cell: [2, 0], side: 'E' }],
  },
  'bld-apartment': {
    name: 'Apartment Block',
    kind: 'building',
    lattice: 'offset',
    size: [5, 4],
    parts: [
      {
        id: 'west',
        structure: 5,
        cells: block(0, 0, 1, 2),
        intact: effects({ defense: { infantry: 3 }, blocksSight: true, impassable: ['light', 'heavy'] }),
        rubble: effects({
          defense: { infantry: 2 },
          obscures: 1,
          impassable: ['light', 'heavy'],
          difficult: ['infantry'],
        }),
      },
      {
        id: 'east',
        structure: 5,
        cells: block(2, 0, 3, 2),
        intact: effects({ defense: { infantry: 3 }, blocksSight: true, impassable: ['light', 'heavy'] }),
        rubble: effects({
          defense: { infantry: 2 },
          obscures: 1,
          impassable: ['light', 'heavy'],
          difficult: ['infantry'],
        }),
      },
    ],
    rooms: [
      { id: 'r1', cells: block(0, 0, 1, 2) },
      { id: 'r2', cells: block(2, 0, 3, 1) },
      { id: 'r3', cells: block(2, 2, 3, 2) },
    ],
    doorways: [
      { a: [1, 1], b: [2, 1] },
      { a: [2, 1], b: [2, 2] },
    ],
    openings: [
      door('d1', [0, 2], 'S', [1, 4]),
      door('d2', [3, 0], 'N', [3, -1]),
      window('w1', [0, 0], 'W'),
      window('w2', [0, 0], 'N'),
      window('w3', [1, 2], 'S'),
      window('w4', [3, 1], 'E'),
      window('w5', [3, 2], 'S'),
      window('w6', [2, 0], 'N'),
    ],
    rubbleWalls: [
      { cell: [0, 0], side: 'W' },
      { cell: [3, 2], side: 'E' },
    ],
  },
  'bld-pavlov': {
    name: 'House of the Four Stories',
    kind: 'building',
    lattice: 'offset',
    size: [6, 4],
    parts: [
      {
        id: 'west',
        structure: 6,
        cells: block(0, 0, 2, 2),
        intact: effects({ defense: { infantry: 3 }, blocksSight: true, impassable: ['light', 'heavy'] }),
        rubble: effects({
          defense: { infantry: 2 },
          obscures: 1,
          impassable: ['light', 'heavy'],
          difficult: ['infantry'],
        }),
      },
      {
        id: 'east',
        structure: 6,
        cells: block(3, 0, 4, 2),
        intact: effects({ defense: { infantry: 3 }, blocksSight: true, impassable: ['light', 'heavy'] }),
        rubble: effects({
          defense: { infantry: 2 },
          obscures: 1,
          impassable: ['light', 'heavy'],
          difficult: ['infantry'],
        }),
      },
    ],
    rooms: [
      { id: 'r1', cells: block(0, 0, 2, 1) },
      { id: 'r2', cells: block(0, 2, 2, 2) },
      { id: 'r3', cells: block(3, 0, 4, 2) },
    ],
    doorways: [
      { a: [1, 1], b: [1, 2] },
      { a: [2, 2], b: [3, 2] },
    ],
    openings: [
      door('d1', [1, 2], 'S', [2, 4]),
      door('d2', [4, 1], 'E', [6, 1]),
      window('w1', [0, 0], 'N'),
      window('w2', [2, 0], 'N'),
      window('w3', [4, 0], 'N'),
      window('w4', [0, 1], 'W'),
      window('w5', [0, 2], 'W'),
      window('w6', [3, 2], 'S'),
      window('w7', [4, 2], 'E'),
    ],
    rubbleWalls: [
      { cell: [0, 0], side: 'N' },
      { cell: [4, 0], side: 'E' },
    ],
  },
  'bld-station': {
    name: 'Station Hall',
    kind: 'building',
    lattice: 'offset',
    size: [6, 3],
    parts: [
      {
        id: 'hall',
        structure: 5,
        cells: block(0, 0, 2, 1),
        intact: effects({ defense: { infantry: 3 }, blocksSight: true, impassable: ['light', 'heavy'] }),
        rubble: effects({
          defense: { infantry: 2 },
          obscures: 1,
          impassable: ['light', 'heavy'],
          difficult: ['infantry'],
        }),
      },
      {
        id: 'office',
        structure: 4,
        cells: block(3, 0, 4, 1),
        intact: effects({ defense: { infantry: 3 }, blocksSight: true, impassable: ['light', 'heavy'] }),
        rubble: effects({
          defense: { infantry: 2 },
          obscures: 1,
          impassable: ['light', 'heavy'],
          difficult: ['infantry'],
        }),
      },
    ],
    rooms: [
      { id: 'r1', cells: block(0, 0, 2, 1) },
      { id: 'r2', cells: block(3, 0, 4, 1) },
    ],
    doorways: [{ a: [2, 0], b: [3, 0] }],
    openings: [
      door('d1', [1, 1], 'S', [1, 3]),
      door('d2', [1, 0], 'N', [2, -1]),
      door('d3', [4, 1], 'S', [5, 3]),
      window('w1', [0, 0], 'N'),
      window('w2', [0, 1], 'W'),
      window('w3', [2, 1], 'S'),
      window('w4', [4, 0], 'E'),
      window('w5', [3, 0], 'N'),
    ],
    rubbleWalls: [{ cell: [0, 0], side: 'W' }],
  },
  'bld-ruin': {
    name: 'Gutted House',
    kind: 'building',
    lattice: 'offset',
    size: [4, 4],
    startsRuined: true,
    parts: [
      {
        id: 'a',
        structure: 4,
        cells: block(0, 0, 2, 2),
        intact: effects({ defense: { infantry: 3 }, blocksSight: true, impassable: ['light', 'heavy'] }),
        rubble: effects({
          defense: { infantry: 2 },
          obscures: 1,
          impassable: ['light', 'heavy'],
          difficult: ['infantry'],
        }),
      },
    ],
    rooms: [{ id: 'r1', cells: block(0, 0, 2, 2) }],
    doorways: [],
    openings: [],
    rubbleWalls: [
      { cell: [0, 0], side: 'N' },
      { cell: [0, 0], side: 'W' },
      { cell: [2, 0], side: 'N' },
      { cell: [2, 2], side: 'E' },
      { cell: [2, 2], side: 'S' },
      { cell: [0, 1], side: 'W' },
    ],
  },
  'bld-bunker': {
    name: 'Concrete Cellar',
    kind: 'building',
    lattice: 'aligned',
    size: [2, 2],
    parts: [
      {
        id: 'a',
        structure: 7,
        cells: block(0, 0, 1, 1),
        intact: effects({ defense: { infantry: 4 }, blocksSight: true, impassable: ['light', 'heavy'] }),
        rubble: effects({
          defense: { infantry: 2 },
          obscures: 1,
          impassable: ['light'],
          difficult: ['infantry', 'heavy'],
        }),
      },
    ],
    rooms: [{ id: 'r1', cells: block(0, 0, 1, 1) }],
    doorways: [],
    openings: [
      door('d1', [0, 1], 'S', [0, 2]),
      window('w1', [0, 0], 'N'),
      window('w2', [1, 0], 'N'),
      window('w3', [1, 0], 'E'),
      window('w4', [0, 0], 'W'),
    ],
    rubbleWalls: [],
  },
  'bld-workshop': {
    name: 'Repair Workshop',
    kind: 'building',
    lattice: 'aligned',
    size: [4, 3],
    parts: [
      {
        id: 'a',
        structure: 5,
        cells: block(0, 0, 3, 2),
        intact: effects({ defense: { infantry: 2 }, blocksSight: true, impassable: ['heavy'] }),
        rubble: effects({
          defense: { infantry: 2 },
          obscures: 1,
          impassable: ['light'],
          difficult: ['infantry', 'heavy'],
        }),
      },
    ],
    rooms: [{ id: 'r1', cells: block(0, 0, 3, 2) }],
    doorways: [],
    openings: [
      gate('g1', [0, 1], 'W', [-1, 1]),
      door('d1', [3, 1], 'E', [4, 1]),
      window('w1', [1, 0], 'N'),
      window('w2', [3, 0], 'N'),
      window('w3', [1, 2], 'S'),
      window('w4', [3, 2], 'S'),
    ],
    rubbleWalls: [{ cell: [3, 0], side: 'E' }],
  },
  'bld-hall': {
    name: 'Factory Hall',
    kind: 'building',
    lattice: 'aligned',
    size: [6, 4],
    parts: [
      {
        id: 'west',
        structure: 6,
        cells: block(0, 0, 2, 3),
        intact: effects({ defense: { infantry: 3 }, blocksSight: true, impassable: ['light'] }),
        rubble: effects({
          defense: { infantry: 2 },
          obscures: 1,
          impassable: ['light'],
          difficult: ['infantry', 'heavy'],
        }),
      },
      {
        id: 'east',
        structure: 6,
        cells: block(3, 0, 5, 3),
        intact: effects({ defense: { infantry: 3 }, blocksSight: true, impassable: ['light'] }),
        rubble: effects({
          defense: { infantry: 2 },
          obscures: 1,
          impassable: ['light'],
          difficult: ['infantry', 'heavy'],
        }),
      },
    ],
    rooms: [
      { id: 'r1', cells: block(0, 0, 2, 3) },
      { id: 'r2', cells: block(3, 0, 5, 3) },
    ],
    doorways: [
      { a: [2, 1], b: [3, 1], gate: true },
      { a: [2, 3], b: [3, 3] },
    ],
    openings: [
      gate('g1', [0, 1], 'W', [-1, 1]),
      gate('g2', [5, 2], 'E', [6, 2]),
      door('d1', [1, 0], 'N', [1, -1]),
      door('d2', [4, 3], 'S', [4, 4]),
      breach('b1', [0, 3], 'S'),
      breach('b2', [5, 0], 'N'),
      window('w1', [2, 0], 'N'),
      window('w2', [3, 0], 'N'),
      window('w3', [2, 3], 'S'),
      window('w4', [5, 3], 'S'),
      window('w5', [0, 2], 'W'),
      window('w6', [5, 1], 'E'),
    ],
    rubbleWalls: [
      { cell: [0, 0], side: 'W' },
      { cell: [2, 0], side: 'N' },
      { cell: [5, 3], side: 'E' },
    ],
  },
  'bld-elevator': {
    name: 'Grain Elevator',
    kind: 'building',
    lattice: 'aligned',
    size: [4, 4],
    parts: [
      {
        id: 'north',
        structure: 9,
        cells: block(0, 0, 3, 1),
        intact: effects({ defense: { infantry: 4 }, blocksSight: true, impassable: ['light', 'heavy'] }),
        rubble: effects({
          defense: { infantry: 3 },
          obscures: 1,
          impassable: ['light'],
          difficult: ['infantry', 'heavy'],
        }),
      },
      {
        id: 'south',
        structure: 9,
        cells: block(0, 2, 3, 3),
        intact: effects({ defense: { infantry: 4 }, blocksSight: true, impassable: ['light', 'heavy'] }),
        rubble: effects({
          defense: { infantry: 3 },
          obscures: 1,
          impassable: ['light'],
          difficult: ['infantry', 'heavy'],
        }),
      },
    ],
    rooms: [
      { id: 'r1', cells: block(0, 0, 3, 1) },
      { id: 'r2', cells: block(0, 2, 3, 3) },
    ],
    doorways: [
      { a: [1, 1], b: [1, 2] },
      { a: [3, 1], b: [3, 2] },
    ],
    openings: [
      door('d1', [2, 3], 'S', [2, 4]),
      door('d2', [0, 1], 'W', [-1, 1]),
      window('w1', [0, 0], 'N'),
      window('w2', [2, 0], 'N'),
      window('w3', [3, 0], 'E'),
      window('w4', [3, 3], 'E'),
      window('w5', [0, 3], 'W'),
      window('w6', [0, 3], 'S'),
      window('w7', [3, 0], 'N'),
    ],
    rubbleWalls: [{ cell: [3, 1], side: 'E' }],
  },
  'til-railcar-h': {
    name: 'Railway Wagon',
    kind: 'solid',
    lattice: 'aligned',
    size: [2, 1],
    parts: [
      {
        id: 'a',
        structure: 4,
        cells: block(0, 0, 1, 0),
        intact: effects({ blocksSight: true, impassable: ['infantry', 'light', 'heavy'] }),
        rubble: effects({ defense: { infantry: 1 }, obscures: 1, impassable: ['light'] }),
      },
    ],
    rooms: [],
    doorways: [],
    openings: [],
    rubbleWalls: [],
  },
  'til-railcar-v': {
    name: 'Railway Wagon',
    kind: 'solid',
    lattice: 'aligned',
    size: [1, 2],
    parts: [
      {
        id: 'a',
        structure: 4,
        cells: block(0, 0, 0, 1),
        intact: effects({ blocksSight: true, impassable: ['infantry', 'light', 'heavy'] }),
        rubble: effects({ defense: { infantry: 1 }, obscures: 1, impassable: ['light'] }),
      },
    ],
    rooms: [],
    doorways: [],
    openings: [],
    rubbleWalls: [],
  },
  'til-barricade-h': {
    name: 'Street Barricade',
    kind: 'solid',
    lattice: 'aligned',
    size: [2, 1],
    parts: [
      {
        id: 'a',
        structure: 3,
        cells: block(0, 0, 1, 0),
        intact: effects({
          defense: { infantry: 2 },
          obscures: 1,
          impassable: ['light', 'heavy'],
          difficult: ['infantry'],
        }),
        rubble: effects({ defense: { infantry: 1 } }),
      },
    ],
    rooms: [],
    doorways: [],
    openings: [],
    rubbleWalls: [],
  },
  'til-barricade-v': {
    name: 'Street Barricade',
    kind: 'solid',
    lattice: 'aligned',
    size: [1, 2],
    parts: [
      {
        id: 'a',
        structure: 3,
        cells: block(0, 0, 0, 1),
        intact: effects({
          defense: { infantry: 2 },
          obscures: 1,
          impassable: ['light', 'heavy'],
          difficult: ['infantry'],
        }),
        rubble: effects({ defense: { infantry: 1 } }),
      },
    ],
    rooms: [],
    doorways: [],
    openings: [],
    rubbleWalls: [],
  },
} as const satisfies Record<string, TileFacts>;

export type TileId = keyof typeof BY_ID;
export const TILES: Readonly<Record<TileId, TileFacts>> = BY_ID;
