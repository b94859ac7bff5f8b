import { type Field, squareAt } from './field.ts';
import { type Ground, isInside } from './ground.ts';
import { at, type Direction, DX, DY, type Interspace, interspace, KIND, type Square } from './squares.ts';

/** Scatter by the die: north, east, south, west; 5 and 6 are on target (HS-R-22, HS-FAB-30). */
export const SCATTER: readonly (Direction | null)[] = [null, 0, 2, 4, 6, null, null];

/** The point at a place; null: it is no Interspace. */
export function interspaceAt(field: Field, x: number, y: number): Interspace | null {
  if (x % 2 === 0 && y % 2 === 0) {
    const general = (y / 2 - 1) * (field.columns - 1) + x / 2 - 1;
    return at(field.pointX, general) === x ? interspace(general) : null;
  }
  for (let point = (field.columns - 1) * (field.rows - 1); point < field.pointCount; point++) {
    if (at(field.pointX, point) === x && at(field.pointY, point) === y) return interspace(point);
  }
  return null;
}

/** Squares, complete or not, that overlap the two by two squares around a place. */
function squaresAround(field: Field, x: number, y: number): readonly Square[] {
  const width = 2 * field.columns;
  const found = new Set<Square>();
  for (let dy = -2; dy < 2; dy++) {
    for (let dx = -2; dx < 2; dx++) found.add(at(field.cells, (y + dy) * width + x + dx) as Square);
  }
  return [...found];
}

/**
 * Squares under an explosion template: the four that meet at the point, and those of ruined offset tiles that overlap them.
 * Squares of intact parts are never under it (HS-GEO-13, HS-TPL-02). Incomplete squares are listed for smoke.
 */
export function templateSquares({ field, ruined }: Ground, point: Interspace): readonly Square[] {
  return squaresAround(field, at(field.pointX, point), at(field.pointY, point)).filter(
    (place) => !isInside(field, ruined, place),
  );
}

/** Intact parts that a template touches: buildings and solid tiles (HS-GEO-13, HS-R-21). */
export function structuresUnder({ field, ruined }: Ground, point: Interspace): readonly number[] {
  const parts = squaresAround(field, at(field.pointX, point), at(field.pointY, point)).map((place) =>
    at(field.part, place),
  );
  return [...new Set(parts)].filter((part) => part >= 0 && ((ruined >> part) & 1) === 0);
}

/** The point lies inside an intact building: no template may be placed there (HS-FAB-28). */
export function isPointInside({ field, ruined }: Ground, point: Interspace): boolean {
  const corner = at(field.pointY, point) * 2 * field.columns + at(field.pointX, point);
  const tile = at(field.tile, at(field.cells, corner));
  for (let i = 0; i < 4; i++) {
    const place = at(field.cells, corner - (i & 1) - (i >> 1) * 2 * field.columns) as Square;
    if (!isInside(field, ruined, place) || at(field.tile, place) !== tile) return false;
  }
  return true;
}

/** Where a template comes down. */
export type Landing =
  | { readonly on: 'point'; readonly point: Interspace }
  /** The center of an offset square in ruins: the attacker picks a corner; every tile has a point at one (HS-R-112). */
  | { readonly on: 'square'; readonly points: readonly Interspace[] }
  /** Inside an intact building: no unit is attacked, but its parts may be damaged (HS-R-20). */
  | { readonly on: 'building'; readonly parts: readonly number[]; readonly squares: readonly Square[] }
  | { readonly on: 'nothing' };

/** A template scatters from a point by some Interspaces (HS-FAB-30, HS-R-113). */
export function scatter(ground: Ground, point: Interspace, direction: Direction, distance: number): Landing {
  const { field } = ground;
  const [dx, dy] = [DX[direction], DY[direction]];
  let [x, y] = [at(field.pointX, point) + 2 * distance * dx, at(field.pointY, point) + 2 * distance * dy];
  const tile = at(field.pointTile, point);
  const landed = interspaceAt(field, x, y);
  if (tile >= 0 && (landed === null || at(field.pointTile, landed) !== tile)) {
    // Out of the offset grid: half a square on, and half a square north or west.
    [x, y] = [x + dx - Math.abs(dy), y + dy - Math.abs(dx)];
  }
  return landingAt(ground, x, y);
}

function landingAt(ground: Ground, x: number, y: number): Landing {
  const { field, ruined } = ground;
  const point = interspaceAt(field, x, y);
  if (point !== null) {
    if (!isPointInside(ground, point)) return { on: 'point', point };
    return { on: 'building', parts: structuresUnder(ground, point), squares: squaresAround(field, x, y) };
  }
  const place = squareAt(field, x, y); // none beyond the rim
  if (at(field.kind, place) !== KIND.offset) return { on: 'nothing' };
  if (isInside(field, ruined, place)) return { on: 'building', parts: [at(field.part, place)], squares: [place] };
  const corners = [-1, 1].flatMap((dy) => [-1, 1].map((dx) => interspaceAt(field, x + dx, y + dy)));
  return { on: 'square', points: corners.filter((corner) => corner !== null) };
}

/**
 * Interspaces from a thrower to a point. Out of an intact offset building the point straight before the middle of the opening
 * is 1; out of an aligned one the throw counts from the square the opening faces (HS-R-111, HS-TPL-13). Null: no way out.
 */
export function throwRange({ field }: Ground, from: Square, edge: number, point: Interspace): number | null {
  const way = field.edges[edge];
  if (way === undefined) return null;
  const [px, py] = [at(field.pointX, point), at(field.pointY, point)];
  if (at(field.grid, way.inside) === 0 || way.partBeyond >= 0) {
    const face = way.inside === from ? way.faces[0] : way.inside;
    if (face === undefined) return null;
    const far = Math.max(Math.abs(px - at(field.x, face)), Math.abs(py - at(field.y, face)));
    return Math.max(1, Math.ceil(far / 2));
  }
  // The middle of an offset side lies half a square before a general point.
  const [mx, my] = [(way.from[0] + way.to[0]) / 2 + DX[way.side], (way.from[1] + way.to[1]) / 2 + DY[way.side]];
  return 1 + Math.ceil(Math.max(Math.abs(px - mx), Math.abs(py - my)) / 2);
}
