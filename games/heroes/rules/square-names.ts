import { BOARD_COLUMNS, BOARD_ROWS } from '../data/boards.ts';

/** The largest battlefield: three boards by two (HS-SCN-17). */
const COLUMNS = 3 * BOARD_COLUMNS;
const ROWS = 2 * BOARD_ROWS;

const columnName = (column: number): string => {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `A${letter}`;
};

const general = Array.from(
  { length: COLUMNS * ROWS },
  (_, i) => `${columnName(i % COLUMNS)}${Math.floor(i / COLUMNS) + 1}`,
);

/** C4 is a general square, C4+ the offset square half a square to its south-east. */
export const SQUARE_NAMES: readonly string[] = [...general, ...general.map((name) => `${name}+`)];

/** C4* is the point to the south-east of C4, C4+* that of C4+. */
export const POINT_NAMES: readonly string[] = SQUARE_NAMES.map((name) => `${name}*`);
