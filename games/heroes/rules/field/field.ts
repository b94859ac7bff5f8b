import type { TerrainCode } from '../../data/terrain.ts';
import type { PartFacts, TileFacts } from '../../data/tile-facts.ts';
import type { TileId } from '../../data/tiles.ts';
import type { Edge } from './edges.ts';
import { at, type Interspace, KIND, NOWHERE, type Square, square } from './squares.ts';

/** A tile on the battlefield, at its north-west general square. */
export interface PlacedTile {
  readonly id: TileId;
  readonly facts: TileFacts;
  readonly column: number;
  readonly row: number;
  /** Numbers of its parts and rooms in the field. */
  readonly parts: readonly number[];
  readonly rooms: readonly number[];
}

export interface Part {
  readonly tile: number;
  readonly facts: PartFacts;
  readonly squares: readonly Square[];
}

export interface Room {
  readonly tile: number;
  readonly part: number;
  readonly id: string;
  readonly squares: readonly Square[];
}

/** How a battlefield is put together. */
export interface Plan {
  readonly columns: number;
  readonly rows: number;
  readonly terrain: (column: number, row: number) => TerrainCode;
  readonly tiles: readonly { readonly tile: TileId; readonly column: number; readonly row: number }[];
}

/** The fixed part of a battlefield, shared by all its games. What play changes is in a Ground. */
export interface Field {
  readonly columns: number;
  readonly rows: number;
  /** How many squares there are. */
  readonly count: number;
  /** By square: its kind, its center, the index of its terrain, and what it belongs to (-1: nothing). */
  readonly kind: Uint8Array;
  readonly x: Int16Array;
  readonly y: Int16Array;
  readonly terrain: Uint8Array;
  readonly tile: Int8Array;
  readonly part: Int8Array;
  readonly room: Int8Array;
  /** 0 for the general grid, else 1 more than the number of the offset tile. */
  readonly grid: Uint8Array;
  /** Connected squares of one terrain have one number (HS-R-106); -1: none. */
  readonly element: Int16Array;
  readonly tiles: readonly PlacedTile[];
  readonly parts: readonly Part[];
  readonly rooms: readonly Room[];
  /** Parts that lie on their rubble side from the start, as bits. */
  readonly startsRuined: number;
  /** By half-square cell, row by row: its square, and the edge on its east and its south side (-1: none). */
  readonly cells: Int16Array;
  readonly edgeEast: Int16Array;
  readonly edgeSouth: Int16Array;
  readonly edges: readonly Edge[];
  /** Centers of Interspaces; x is -1 where a point is none. */
  readonly pointCount: number;
  readonly pointX: Int16Array;
  readonly pointY: Int16Array;
  /** The offset tile it is within; -1: a general point. */
  readonly pointTile: Int8Array;
}

/** The general square at a column and row, whether complete or not. */
export function generalAt(field: Pick<Field, 'columns' | 'rows'>, column: number, row: number): Square {
  if (column < 0 || row < 0 || column >= field.columns || row >= field.rows) return NOWHERE;
  return square(row * field.columns + column);
}

/** The square of a tile at a cell of it: offset or aligned. */
export function tileSquare(field: Field, tile: number, column: number, row: number): Square {
  const placed = field.tiles[tile];
  if (placed === undefined) return NOWHERE;
  const shift = placed.facts.lattice === 'offset' ? 2 : 1;
  return squareAt(field, 2 * (placed.column + column) + shift, 2 * (placed.row + row) + shift);
}

/** The square with its center there. */
export function squareAt(field: Field, x: number, y: number): Square {
  const candidate = at(field.cells, y * 2 * field.columns + x); // beyond the rim another square's cell, or none
  return candidate >= 0 && at(field.x, candidate) === x && at(field.y, candidate) === y ? square(candidate) : NOWHERE;
}

/** A unit can stand there, as far as squares go. */
export const isComplete = (field: Field, place: Square): boolean => {
  const kind = at(field.kind, place);
  return kind === KIND.general || kind === KIND.offset;
};

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `A${letter}`;
}

/** C4 is a general square; C4+ is the offset square half a square to its south-east. */
export function squareName(field: Field, place: Square): string {
  const general = at(field.grid, place) === 0;
  const column = Math.floor((at(field.x, place) - 1) / 2);
  const row = Math.floor((at(field.y, place) - 1) / 2);
  return `${columnName(column)}${row + 1}${general ? '' : '+'}`;
}

/** C4* is the point to the south-east of C4; C4+* that of the offset square C4+. */
export function interspaceName(field: Field, point: Interspace): string {
  const offset = at(field.pointTile, point) >= 0 ? 1 : 0;
  const column = (at(field.pointX, point) - 2 - offset) / 2;
  const row = (at(field.pointY, point) - 2 - offset) / 2;
  return `${columnName(column)}${row + 1}${offset === 1 ? '+' : ''}*`;
}
