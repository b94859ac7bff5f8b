import type { TileFacts } from '../../data/tile-facts.ts';
import type { Field } from '../../rules/field/field.ts';
import { at, type Square } from '../../rules/field/squares.ts';

/** Side of a square in board units. */
export const SIDE = 60;
const HALF = SIDE / 2;
/** Room for the letters below the boards and the figures on their left. */
export const RIM = 30;
/** Room on the other sides, for tokens that stick out. */
export const EDGE = 12;

/** Room that a tile's picture has around its squares, for its shadow or for rubble that has spilled out. */
export const MARGIN = 12;

/** Columns and rows of a tile's own squares, without the half squares around an offset one. */
export function tileSize({ lattice, size: [columns, rows] }: TileFacts): readonly [columns: number, rows: number] {
  return lattice === 'offset' ? [columns - 1, rows - 1] : [columns, rows];
}

export type Spot = readonly [x: number, y: number];

/** Half-squares, the coordinates of the rules, in board units. */
export const unitsOf = ([x, y]: readonly [number, number]): Spot => [x * HALF, y * HALF];
export const middleOf = (field: Field, square: Square): Spot => [
  at(field.x, square) * HALF,
  at(field.y, square) * HALF,
];
export const between = ([ax, ay]: Spot, [bx, by]: Spot, share: number): Spot => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];
/** Two decimals are finer than any screen. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);
export const point = ([x, y]: Spot): string => `${num(x)} ${num(y)}`;
export const line = (from: Spot, to: Spot): string => `M${point(from)}L${point(to)}`;
export const move = (spot: Spot): string => `translate(${point(spot)})`;

/** The square that lies on top at a point of the board; null: beside the boards. */
export function squareUnder(field: Field, [x, y]: Spot): Square | null {
  const [column, row] = [Math.floor(x / HALF), Math.floor(y / HALF)];
  if (column < 0 || row < 0 || column >= 2 * field.columns || row >= 2 * field.rows) return null;
  return at(field.cells, row * 2 * field.columns + column) as Square;
}
