import { EDGE, type Edge } from './field/edges.ts';
import type { Field } from './field/field.ts';
import { type Ground, isInside, VEIL } from './field/ground.ts';
import { at, type Square } from './field/squares.ts';

/** No line of sight. Otherwise sight is the sum of what obscures it: 0 is clear. */
export const BLOCKED = -1;

/** A cell of the map is two units wide here, so that quarters between two centers are whole numbers (HS-GEO-17). */
const CELL = 2;

/** One end of a line: a point, and the square or squares whose terrain and units don't count (HS-LOS-09). */
export interface End {
  readonly x: number;
  readonly y: number;
  readonly square: Square;
  readonly rear: Square;
}

const startCell = (point: number, delta: number, shift: number): number => {
  if (point % CELL !== 0) return Math.floor(point / CELL);
  const toward = delta === 0 ? shift : delta;
  return toward > 0 ? point / CELL : point / CELL - 1;
};

/** The better of two copies of the line, shifted by a hair to its left and to its right (HS-GEO-05). */
export function sightLine(ground: Ground, a: End, b: End, infantryBlocks: boolean): number {
  const left = shifted(ground, a, b, infantryBlocks, 1);
  if (left === 0) return 0;
  const right = shifted(ground, a, b, infantryBlocks, -1);
  if (left === BLOCKED) return right;
  return right === BLOCKED ? left : Math.min(left, right);
}

function shifted(ground: Ground, a: End, b: End, infantryBlocks: boolean, side: 1 | -1): number {
  const { field, veil } = ground;
  const width = 2 * field.columns;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [sx, sy] = [Math.sign(dx), Math.sign(dy)];
  // Positive dot product with this vector means: on the shifted side.
  const [nx, ny] = [side * dy, -side * dx];
  let cx = startCell(a.x, dx, nx);
  let cy = startCell(a.y, dy, ny);
  const endX = startCell(b.x, -dx, nx);
  const endY = startCell(b.y, -dy, ny);
  const walls = VEIL.solid | VEIL.vehicle | (infantryBlocks ? VEIL.infantry : 0);
  const passed: Square[] = [];
  let penalty = 0;
  let entered = -1;
  while (cx !== endX || cy !== endY) {
    const alongX = nextIsX(a, dx, dy, sx, sy, nx, ny, cx, cy);
    const cell = cy * width + cx;
    const crossed = alongX
      ? at(field.edgeEast, sx > 0 ? cell : cell - 1)
      : at(field.edgeSouth, sy > 0 ? cell : cell - width);
    if (alongX) cx += sx;
    else cy += sy;
    const here = at(field.cells, cy * width + cx) as Square;
    if (crossed >= 0) {
      const way = crossing(ground, crossed, a, b, here);
      if (way === BLOCKED) return BLOCKED;
      // Every piece inside a building has one end in it: who has come in doesn't leave again (HS-GEO-07).
      if (way === 1) entered = tileOf(field, crossed);
      else if (way === 2 && entered === tileOf(field, crossed)) return BLOCKED;
    }
    if (isOwn(a, here) || isOwn(b, here) || passed.includes(here)) continue;
    passed.push(here);
    const seen = at(veil, here);
    if (seen & walls) return BLOCKED;
    penalty += seen & VEIL.obscures;
  }
  return penalty;
}

const isOwn = ({ square, rear }: End, here: Square): boolean => square === here || rear === here;

/** The line leaves its cell by an east or west side; at a corner it goes round on the shifted side. */
function nextIsX(
  a: End,
  dx: number,
  dy: number,
  sx: number,
  sy: number,
  nx: number,
  ny: number,
  cx: number,
  cy: number,
): boolean {
  if (sx === 0) return false;
  if (sy === 0) return true;
  const toX = Math.abs((sx > 0 ? (cx + 1) * CELL : cx * CELL) - a.x) * Math.abs(dy);
  const toY = Math.abs((sy > 0 ? (cy + 1) * CELL : cy * CELL) - a.y) * Math.abs(dx);
  return toX === toY ? nx * sx - ny * sy > 0 : toX < toY;
}

const tileOf = (field: Field, edge: number): number => {
  const found = field.edges[edge];
  return found === undefined ? -1 : at(field.tile, found.inside);
};

/** BLOCKED, 1 for a way into an intact building, 2 for a way out, 0 for a side that hinders nobody. */
function crossing(ground: Ground, number: number, a: End, b: End, next: Square): number {
  const state = at(ground.edges, number);
  if (state === EDGE.open || state === EDGE.doorway) return 0;
  if (state === EDGE.wall) return BLOCKED;
  const edge = ground.field.edges[number];
  if (edge === undefined) return 0;
  const { inside, faces } = openingOf(ground, edge);
  const tile = at(ground.field.tile, inside);
  const within = (end: End): boolean =>
    at(ground.field.tile, end.square) === tile && isInside(ground.field, ground.ruined, end.square);
  const goesIn = next === inside;
  const [inner, outer] = goesIn ? [b, a] : [a, b];
  if (!within(inner)) return BLOCKED;
  const stands = inner.square === inside || faces.includes(outer.square);
  return stands ? (goesIn ? 1 : 2) : BLOCKED;
}

/** A breach between a ruined and an intact part opens from the intact side (HS-R-58). */
function openingOf(ground: Ground, edge: Edge): { readonly inside: Square; readonly faces: readonly Square[] } {
  const turned = edge.partBeyond >= 0 && ((ground.ruined >> edge.part) & 1) === 1;
  return turned ? { inside: edge.beyond, faces: [edge.inside] } : { inside: edge.inside, faces: edge.faces };
}

const center = (field: Field, square: Square, rear: Square): End => ({
  x: CELL * at(field.x, square),
  y: CELL * at(field.y, square),
  square,
  rear,
});

/** Points of a body: its center, or five from front to rear (HS-GEO-17). */
export function pointsOf(field: Field, square: Square, rear: Square): End[] {
  const front = center(field, square, rear);
  if (rear < 0) return [front];
  const [dx, dy] = [CELL * at(field.x, rear) - front.x, CELL * at(field.y, rear) - front.y];
  return [0, 1, 2, 3, 4].map((quarter) => ({
    ...front,
    x: front.x + (quarter * dx) / 4,
    y: front.y + (quarter * dy) / 4,
  }));
}
