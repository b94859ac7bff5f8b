import { squareAt } from './field.ts';
import { type Ground, isInside, VEIL } from './ground.ts';
import { at, type Direction, DX, DY, KIND, NOWHERE, type Square, turned } from './squares.ts';

/** Cells of the template as steps ahead and aside, straight and diagonal; the axis is where a vehicle cuts it off (HS-GEO-14). */
const STRAIGHT = [
  [1, 0],
  [2, 0],
  [3, -1],
  [3, 0],
  [3, 1],
] as const;
const DIAGONAL = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
] as const;

interface Licked {
  readonly x: number;
  readonly y: number;
  /** Squares ahead, or x + y on a diagonal. */
  readonly forward: number;
  readonly axis: boolean;
}

function footprint(x: number, y: number, direction: Direction): readonly Licked[] {
  const [dx, dy] = [DX[direction], DY[direction]];
  if (direction % 2 === 1) {
    return DIAGONAL.map(([i, j]) => ({ x: x + 2 * i * dx, y: y + 2 * j * dy, forward: i + j, axis: i === j }));
  }
  return STRAIGHT.map(([ahead, aside]) => ({
    x: x + 2 * (ahead * dx - aside * dy),
    y: y + 2 * (ahead * dy + aside * dx),
    forward: ahead,
    axis: aside === 0,
  }));
}

/**
 * Squares under a flame from a square in the open or in rubble. It ends behind a vehicle on its axis, and covers every
 * square of a ruined offset tile that it overlaps (HS-FAB-15, HS-R-23, HS-R-114). Intact buildings keep it out.
 */
export function flameSquares(ground: Ground, from: Square, direction: Direction): readonly Square[] {
  const { field, veil } = ground;
  const licked = footprint(at(field.x, from), at(field.y, from), direction);
  const cut = licked
    .filter(({ x, y, axis }) => {
      const place = axis ? squareAt(field, x, y) : NOWHERE;
      return place !== NOWHERE && (at(veil, place) & VEIL.vehicle) !== 0;
    })
    .reduce((least, { forward }) => Math.min(least, forward), 99);
  return covered(
    ground,
    licked.filter(({ forward }) => forward <= cut),
  );
}

/** Squares that lie under these places, even partly; those inside an intact building don't. */
function covered({ field, ruined }: Ground, places: readonly { readonly x: number; readonly y: number }[]): Square[] {
  const width = 2 * field.columns;
  const found = new Set<Square>();
  for (const { x, y } of places)
    for (const [cx, cy] of [
      [x - 1, y - 1],
      [x, y - 1],
      [x - 1, y],
      [x, y],
    ] as const) {
      if (cx < 0 || cy < 0 || cx >= width || cy >= 2 * field.rows) continue;
      const place = at(field.cells, cy * width + cx) as Square;
      if (at(field.kind, place) !== KIND.incomplete && !isInside(field, ruined, place)) found.add(place);
    }
  return [...found];
}

/**
 * Squares under a flame out of a building: those the opening faces, and two more in the same rows or columns (HS-R-24). A
 * breach into a ruined part is fired through from the square in the intact one (HS-R-58).
 */
export function flameOut(ground: Ground, edge: number, from: Square): readonly Square[] {
  const { field } = ground;
  const [way, side] = [field.edges[edge], wayOut(ground, edge, from)];
  if (way === undefined || side === null) return [];
  const faces = way.inside === from ? way.faces : [way.inside];
  const places = faces.flatMap((face) =>
    [0, 1, 2].map((ahead) => ({
      x: at(field.x, face) + 2 * ahead * DX[side],
      y: at(field.y, face) + 2 * ahead * DY[side],
    })),
  );
  return covered(ground, places);
}

/** The way out by an opening of a square. */
export const wayOut = ({ field }: Ground, edge: number, from: Square): Direction | null => {
  const way = field.edges[edge];
  if (way === undefined) return null;
  return way.inside === from ? way.side : turned(way.side, 4);
};
