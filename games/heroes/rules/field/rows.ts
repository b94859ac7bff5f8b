import type { Field } from './field.ts';
import { at, KIND, type Square } from './squares.ts';

/**
 * Everything that lies between two points. Sight is tested on two copies of the straight line, shifted by an infinitesimal distance to
 * either side (HS-GEO-05), so a copy never runs along a grid line or through a corner: it is a plain walk from one
 * half-square cell to the next. Which cell comes next is decided by whole numbers: crossings of grid lines are compared by
 * their place along the line, and where two are equal, by the side the copy is shifted to.
 *
 * Points are in quarter-squares, so that the points between the squares of a vehicle are whole too (HS-GEO-17).
 */

/** Farther than any line is long. */
const NEVER = 1 << 20;

/** Walks one copy; reports every square and every edge in order, and how far along the line it is met, as a fraction. */
export function walkLine(
  field: Field,
  px: number,
  py: number,
  qx: number,
  qy: number,
  shift: 1 | -1,
  onSquare: (place: number, along: number, length: number) => void,
  onEdge: (edge: number, along: number, length: number) => void,
): void {
  const width = 2 * field.columns;
  const [dx, dy] = [qx - px, qy - py];
  const [ax, ay] = [Math.abs(dx), Math.abs(dy)];
  const [sx, sy] = [Math.sign(dx), Math.sign(dy)];
  let column = firstCell(px, -dy * shift, dx);
  let row = firstCell(py, dx * shift, dy);
  // The later of two crossings at one point, and whether a crossing at the very end still counts, hang on the shift.
  const uprightFirst = shift * sx * sy < 0;
  onSquare(at(field.cells, row * width + column), 0, 1);
  for (;;) {
    // How far along the line its next upright and its next level grid line are, as fractions of ax and ay.
    const upright = ax === 0 ? NEVER : (2 * (sx > 0 ? column + 1 : column) - px) * sx;
    const level = ay === 0 ? NEVER : (2 * (sy > 0 ? row + 1 : row) - py) * sy;
    const hasUpright = upright < ax || (upright === ax && uprightFirst);
    const hasLevel = level < ay || (level === ay && ax > 0 && !uprightFirst);
    if (!hasUpright && !hasLevel) return;
    const order = hasUpright && hasLevel ? upright * ay - level * ax : hasUpright ? -1 : 1;
    const isUpright = order < 0 || (order === 0 && uprightFirst);
    const along = isUpright ? upright : level;
    const length = isUpright ? ax : ay;
    if (isUpright) {
      const edge = at(field.edgeEast, row * width + (sx > 0 ? column : column - 1));
      column += sx;
      if (edge >= 0) onEdge(edge, along, length);
    } else {
      const edge = at(field.edgeSouth, (sy > 0 ? row : row - 1) * width + column);
      row += sy;
      if (edge >= 0) onEdge(edge, along, length);
    }
    onSquare(at(field.cells, row * width + column), along, length);
  }
}

/** The cell in which a copy begins: on a grid line the shift decides, and if it runs along the line's normal, the way. */
function firstCell(p: number, shift: number, way: number): number {
  if (p % 2 !== 0) return (p - 1) / 2;
  return shift > 0 || (shift === 0 && way > 0) ? p / 2 : p / 2 - 1;
}

/**
 * Everything that ever lay between two points, kept for each field: a row is one or two copies (one if both meet the same),
 * each the number of its squares and of its edges, then the squares, then the edges.
 */
export interface Rows {
  /** By two centers, the lower square first; 0: not yet known. */
  readonly centers: Int32Array;
  /** By any other two points. */
  readonly points: Map<number, number>;
  store: Int16Array;
  end: number;
}

const kept = new WeakMap<Field, Rows>();

export function rowsOf(field: Field): Rows {
  const known = kept.get(field);
  if (known !== undefined) return known;
  const rows: Rows = {
    centers: new Int32Array(field.count * field.count),
    points: new Map(),
    store: new Int16Array(4096),
    end: 1,
  };
  kept.set(field, rows);
  return rows;
}

/** The row between the centers of two squares. */
export function centerRow(field: Field, rows: Rows, a: Square, b: Square): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  const key = low * field.count + high;
  const known = at(rows.centers, key);
  if (known > 0) return known;
  const row = keepRow(
    field,
    rows,
    2 * at(field.x, low),
    2 * at(field.y, low),
    2 * at(field.x, high),
    2 * at(field.y, high),
  );
  rows.centers[key] = row;
  return row;
}

const pointKey = (x: number, y: number): number => x * 128 + y;

/** The row between two points in quarter-squares. */
export function pointRow(field: Field, rows: Rows, px: number, py: number, qx: number, qy: number): number {
  const [p, q] = [pointKey(px, py), pointKey(qx, qy)];
  const key = p < q ? p * 16384 + q : q * 16384 + p;
  const known = rows.points.get(key);
  if (known !== undefined) return known;
  const row = p < q ? keepRow(field, rows, px, py, qx, qy) : keepRow(field, rows, qx, qy, px, py);
  rows.points.set(key, row);
  return row;
}

interface Copy {
  readonly squares: number[];
  readonly edges: number[];
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((number, index) => number === b[index]);

function keepRow(field: Field, rows: Rows, px: number, py: number, qx: number, qy: number): number {
  const [left, right] = [copyOf(field, px, py, qx, qy, 1), copyOf(field, px, py, qx, qy, -1)];
  const same = isSame(left.squares, right.squares) && isSame(left.edges, right.edges);
  const copies = same ? [left] : [left, right];
  const words = [copies.length];
  for (const { squares, edges } of copies) words.push(squares.length, edges.length, ...squares, ...edges);
  const row = rows.end;
  if (row + words.length > rows.store.length) {
    const store = new Int16Array(2 * rows.store.length);
    store.set(rows.store);
    rows.store = store;
  }
  rows.store.set(words, row);
  rows.end = row + words.length;
  return row;
}

function copyOf(field: Field, px: number, py: number, qx: number, qy: number, shift: 1 | -1): Copy {
  const squares: number[] = [];
  const edges: number[] = [];
  walkLine(
    field,
    px,
    py,
    qx,
    qy,
    shift,
    (place) => {
      // An incomplete square is not convex and may be met twice.
      if (squares.at(-1) === place || (at(field.kind, place) === KIND.incomplete && squares.includes(place))) return;
      squares.push(place);
    },
    (edge) => edges.push(edge),
  );
  return { squares, edges };
}
