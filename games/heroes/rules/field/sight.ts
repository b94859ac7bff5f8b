import { EDGE } from './edges.ts';
import type { Field } from './field.ts';
import { type Ground, VEIL } from './ground.ts';
import { centerRow, pointRow, type Rows, rowsOf } from './rows.ts';
import { at, type Interspace, NOWHERE, type Square } from './squares.ts';

/** No line of sight. Any other answer is the penalty of the line: 0 is clear, more is obscured (HS-LOS-02 to HS-LOS-04). */
export const BLOCKED = -1;

/** Everything that stands at the two ends; its squares are no obstacles (HS-LOS-09). NOWHERE: not used. */
interface Ends {
  a: Square;
  a2: Square;
  b: Square;
  b2: Square;
  /** Both ends are infantry (HS-LOS-05). */
  infantryBlocks: boolean;
  /** An edge that does not count: the wall that is looked at (HS-GEO-21). */
  target: number;
}

// One query at a time: the ends live here, so that a query makes no object.
const ends: Ends = { a: NOWHERE, a2: NOWHERE, b: NOWHERE, b2: NOWHERE, infantryBlocks: false, target: -1 };
let lastField: Field | null = null;
let lastRows: Rows | null = null;

function rowsFor(field: Field): Rows {
  if (lastField === field && lastRows !== null) return lastRows;
  lastField = field;
  lastRows = rowsOf(field);
  return lastRows;
}

/** Names the ends for the questions that follow. */
export function setEnds(a: Square, a2: Square, b: Square, b2: Square, infantryBlocks: boolean, target = -1): void {
  ends.a = a;
  ends.a2 = a2;
  ends.b = b;
  ends.b2 = b2;
  ends.infantryBlocks = infantryBlocks;
  ends.target = target;
}

/** Sight between two squares, center to center. Infantry between them blocks if both ends are infantry (HS-LOS-05). */
export function sight(ground: Ground, a: Square, b: Square, infantryBlocks: boolean): number {
  if (a === b) return 0;
  setEnds(a, NOWHERE, b, NOWHERE, infantryBlocks);
  const rows = rowsFor(ground.field);
  const row = centerRow(ground.field, rows, a, b);
  return alongRow(ground, rows.store, row);
}

/** Points of a vehicle of two squares: its centers and those at the quarters between them (HS-GEO-17). */
const QUARTERS = [0, 1, 2, 3, 4] as const;

const CENTER = [0] as const;
/** Points of a unit by its second square. */
export const quartersOf = (rear: Square): readonly number[] => (rear === NOWHERE ? CENTER : QUARTERS);

/** Points of a vehicle that a line may start or end at: all, or those of one half (HS-R-14). */
export type End = 'any' | 'front' | 'rear';
const SPANS: Readonly<Record<End, readonly [number, number]>> = { any: [0, 4], front: [0, 2], rear: [2, 4] };

/**
 * Sight between two units of one or two squares: the best line between any of their points (HS-LOS-12). With `aim` only
 * lines to points of that square of the second unit count; the point midway belongs to both (HS-R-14).
 */
export function unitSight(
  ground: Ground,
  a: Square,
  a2: Square,
  b: Square,
  b2: Square,
  infantryBlocks: boolean,
  aim: End = 'any',
  from: End = 'any',
): number {
  if (a2 === NOWHERE && b2 === NOWHERE) return sight(ground, a, b, infantryBlocks);
  const { field } = ground;
  const rows = rowsFor(field);
  setEnds(a, a2, b, b2, infantryBlocks);
  const [first, last] = SPANS[aim];
  const [nearest, farthest] = SPANS[from];
  let best = BLOCKED;
  for (const i of QUARTERS) {
    if (a2 === NOWHERE ? i > 0 : i < nearest || i > farthest) continue;
    const px = along(field.x, a, a2, i);
    const py = along(field.y, a, a2, i);
    for (const j of QUARTERS) {
      if (b2 === NOWHERE ? j > 0 : j < first || j > last) continue;
      const qx = along(field.x, b, b2, j);
      const qy = along(field.y, b, b2, j);
      const row = pointRow(field, rows, px, py, qx, qy);
      const found = alongRow(ground, rows.store, row);
      if (found === 0) return 0;
      if (found > 0 && (best === BLOCKED || found < best)) best = found;
    }
  }
  return best;
}

/** Sight along the one line that joins these points of the ends that are set. */
export function sightAlong(ground: Ground, i: number, j: number): number {
  const { field } = ground;
  const { a, a2, b, b2 } = ends;
  const rows = rowsFor(field);
  const row = pointRow(
    field,
    rows,
    along(field.x, a, a2, i),
    along(field.y, a, a2, i),
    along(field.x, b, b2, j),
    along(field.y, b, b2, j),
  );
  return alongRow(ground, rows.store, row);
}

/** A coordinate in quarter-squares, some quarters of the way from one square to the other. */
export function along(axis: Int16Array, front: Square, rear: Square, quarters: number): number {
  const from = at(axis, front);
  return rear === NOWHERE ? 2 * from : 2 * from + (quarters * (at(axis, rear) - from)) / 2;
}

/** Sight from a unit to an Interspace: vehicles block, infantry does not, and no square there is exempt (HS-R-17). */
export function pointSight(ground: Ground, a: Square, a2: Square, point: Interspace): number {
  const { field } = ground;
  return toPoint(ground, a, a2, NOWHERE, 2 * at(field.pointX, point), 2 * at(field.pointY, point), -1);
}

/** The best line from a unit to a point in quarter-squares; `behind` is a square at the point that is no obstacle. */
function toPoint(
  ground: Ground,
  a: Square,
  a2: Square,
  behind: Square,
  qx: number,
  qy: number,
  target: number,
): number {
  const { field } = ground;
  const rows = rowsFor(field);
  setEnds(a, a2, behind, NOWHERE, false, target);
  let best = BLOCKED;
  for (const i of QUARTERS) {
    if (i > 0 && a2 === NOWHERE) break;
    const [px, py] = [along(field.x, a, a2, i), along(field.y, a, a2, i)];
    const row = pointRow(field, rows, px, py, qx, qy);
    const found = alongRow(ground, rows.store, row);
    if (found >= 0 && (best === BLOCKED || found < best)) best = found;
  }
  return best;
}

/** A side by which a building part is seen: its edge, the penalty and the square behind it. */
export interface SeenSide {
  readonly edge: number;
  readonly penalty: number;
  readonly behind: Square;
}

/** The sides of an intact part that a unit outside sees: the middle of an outer side, reached from outside (HS-GEO-21). */
export function structureSight(ground: Ground, a: Square, a2: Square, part: number): readonly SeenSide[] {
  const { field } = ground;
  const seen: SeenSide[] = [];
  for (const [number, edge] of field.edges.entries()) {
    if (edge.part !== part && edge.partBeyond !== part) continue;
    const inner = edge.partBeyond >= 0;
    // A side between two parts is an outer one while the other lies in ruins.
    if (inner && (edge.part === edge.partBeyond || !isRuined(ground, edge.part + edge.partBeyond - part))) continue;
    const behind = edge.part === part ? edge.inside : edge.beyond;
    const [mx, my] = [edge.from[0] + edge.to[0], edge.from[1] + edge.to[1]];
    // Outside: beyond the side, as seen from the square behind it.
    const [ox, oy] = [mx / 2 - at(field.x, behind), my / 2 - at(field.y, behind)];
    const outward = (place: Square): number => (at(field.x, place) - mx / 2) * ox + (at(field.y, place) - my / 2) * oy;
    if (outward(a) <= 0 && (a2 === NOWHERE || outward(a2) <= 0)) continue;
    const penalty = toPoint(ground, a, a2, behind, mx, my, number);
    if (penalty !== BLOCKED) seen.push({ edge: number, penalty, behind });
  }
  return seen;
}

const isRuined = (ground: Ground, part: number): boolean => ((ground.ruined >> part) & 1) === 1;

/** The better of a row's copies (HS-GEO-05). Finding a row can replace the store: read it afterward. */
function alongRow(ground: Ground, store: Int16Array, row: number): number {
  const copies = at(store, row);
  let start = row + 1;
  let best = alongCopy(ground, store, start);
  if (copies === 2 && best !== 0) {
    start += 2 + at(store, start) + at(store, start + 1);
    const other = alongCopy(ground, store, start);
    if (other !== BLOCKED && (best === BLOCKED || other < best)) best = other;
  }
  return best;
}

function alongCopy(ground: Ground, store: Int16Array, start: number): number {
  const squares = start + 2 + at(store, start);
  const all = squares + at(store, start + 1);
  for (let i = squares; i < all; i++) if (edgeBlocks(ground, at(store, i))) return BLOCKED;
  let penalty = 0;
  for (let i = start + 2; i < squares; i++) {
    const place = at(store, i);
    if (at(ground.veil, place) === 0) continue;
    const veil = veilAt(ground, place);
    if (veil > VEIL.obscures) return BLOCKED;
    penalty += veil;
  }
  return penalty;
}

/** The edge stops a line between the ends that are set. */
export function edgeBlocks({ field, edges }: Ground, edge: number): boolean {
  const state = at(edges, edge);
  if (state === EDGE.open || state === EDGE.doorway || edge === ends.target) return false;
  return state === EDGE.wall || !standsAt(field, edge);
}

/** The hindrance a square puts in the way of the ends that are set: an obscuring value, or above that the bits that block. */
export function veilAt({ field, veil, ruined }: Ground, place: number): number {
  if (place === ends.a || place === ends.b || place === ends.a2 || place === ends.b2) return 0;
  let here = at(veil, place);
  if (!ends.infantryBlocks) here &= ~VEIL.infantry;
  if ((here & VEIL.building) !== 0 && isEndIn(field, ruined, at(field.tile, place))) here &= ~VEIL.building;
  return here > VEIL.obscures ? here & ~VEIL.obscures : here;
}

/** An end stands inside an intact part of the building. */
function isEndIn(field: Field, ruined: number, tile: number): boolean {
  const { a, a2, b, b2 } = ends;
  return (
    isIn(field, ruined, a, tile) ||
    isIn(field, ruined, b, tile) ||
    isIn(field, ruined, a2, tile) ||
    isIn(field, ruined, b2, tile)
  );
}

function isIn(field: Field, ruined: number, end: Square, tile: number): boolean {
  return end >= 0 && at(field.tile, end) === tile && ((ruined >> at(field.part, end)) & 1) === 0;
}

/** An end stands on the inside square of an opening, or on one that it faces (HS-GEO-07, HS-R-09). */
function standsAt(field: Field, number: number): boolean {
  const edge = field.edges[number];
  if (edge === undefined) return false;
  const { a, a2, b, b2 } = ends;
  const { inside, faces } = edge;
  if (inside === a || inside === b || inside === a2 || inside === b2) return true;
  for (const face of faces) if (face === a || face === b || face === a2 || face === b2) return true;
  return false;
}
