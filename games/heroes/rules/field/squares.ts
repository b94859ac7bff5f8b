/** Squares and the points where they meet, by number. Coordinates are in half-squares, x east and y south (HS-GEO-01). */

declare const brand: unique symbol;

/** A square's number in its field: general squares row by row, then the offset squares of each tile. */
export type Square = number & { readonly [brand]: 'square' };

/** A point where four squares meet: general points row by row, then those within offset tiles (HS-GEO-11). */
export type Interspace = number & { readonly [brand]: 'interspace' };

export const square = (number: number): Square => number as Square;
export const interspace = (number: number): Interspace => number as Interspace;

/** No square: the rear of a unit of one square, or off the battlefield. */
export const NOWHERE = square(-1);

/** A general square that lies wholly under an offset tile is missing; those on its rim are incomplete (HS-GEO-02). */
export const KIND = { missing: 0, general: 1, incomplete: 2, offset: 3 } as const;

/** Eight directions, clockwise from north; the even ones are straight. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5, 6, 7];
export const DIRECTION_NAMES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export const DX = [0, 1, 1, 1, 0, -1, -1, -1] as const;
export const DY = [-1, -1, 0, 1, 1, 1, 0, -1] as const;

/** Turned clockwise by eighths of a circle. */
export const turned = (direction: Direction, eighths: number): Direction =>
  ((direction + eighths + 16) % 8) as Direction;

/** The direction of a vector along one of the eight. */
export function directionOf(dx: number, dy: number): Direction {
  const [x, y] = [Math.sign(dx), Math.sign(dy)];
  return DIRECTIONS.find((direction) => DX[direction] === x && DY[direction] === y) ?? 0;
}

/** Reads an element that is known to exist. */
export const at = (array: { readonly [index: number]: number }, index: number): number => array[index] as number;
