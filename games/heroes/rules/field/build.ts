import { TERRAIN_CODES } from '../../data/terrain.ts';
import type { TileFacts } from '../../data/tile-facts.ts';
import { TILES } from '../../data/tiles.ts';
import { buildEdges } from './build-edges.ts';
import type { Field, Part, PlacedTile, Plan, Room } from './field.ts';
import { at, KIND, type Square, square } from './squares.ts';

/** Squares of an offset tile in each direction: half a square is lost at each rim. */
const latticeOf = (facts: TileFacts): readonly [number, number] =>
  facts.lattice === 'offset' ? [facts.size[0] - 1, facts.size[1] - 1] : facts.size;

/** Lays a plan out as numbered squares, edges and Interspaces. */
export function buildField(plan: Plan): Field {
  const { columns, rows } = plan;
  const offsets = plan.tiles.flatMap(({ tile, column, row }, number) => {
    const [width, height] = latticeOf(TILES[tile]);
    if (TILES[tile].lattice !== 'offset') return [];
    return Array.from({ length: width * height }, (_, index) => ({
      tile: number,
      x: 2 * (column + (index % width)) + 2,
      y: 2 * (row + Math.floor(index / width)) + 2,
    }));
  });
  const general = columns * rows;
  const count = general + offsets.length;
  const squares = {
    kind: new Uint8Array(count).fill(KIND.general),
    x: new Int16Array(count),
    y: new Int16Array(count),
    terrain: new Uint8Array(count),
    tile: new Int8Array(count).fill(-1),
    part: new Int8Array(count).fill(-1),
    room: new Int8Array(count).fill(-1),
    grid: new Uint8Array(count),
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const place = row * columns + column;
      squares.x[place] = 2 * column + 1;
      squares.y[place] = 2 * row + 1;
      squares.terrain[place] = TERRAIN_CODES.indexOf(plan.terrain(column, row));
    }
  }
  for (const [index, { tile, x, y }] of offsets.entries()) {
    const place = general + index;
    squares.kind[place] = KIND.offset;
    squares.x[place] = x;
    squares.y[place] = y;
    squares.grid[place] = tile + 1;
  }
  const cells = buildCells(columns, rows, squares.x, squares.y, count);
  markCovered(squares.kind, cells, general);
  const placed = placeTiles(plan, squares, cells);
  const field = { columns, rows, count, ...squares, ...placed, cells };
  return { ...field, element: buildElements(field), ...buildEdges(field), ...buildPoints(field) };
}

/** The square of each half-square cell; an offset tile lies on top of the general squares. */
function buildCells(columns: number, rows: number, x: Int16Array, y: Int16Array, count: number): Int16Array {
  const width = 2 * columns;
  const cells = new Int16Array(width * 2 * rows);
  for (let place = 0; place < count; place++) {
    for (const dy of [-1, 0]) {
      for (const dx of [-1, 0]) cells[(at(y, place) + dy) * width + at(x, place) + dx] = place;
    }
  }
  return cells;
}

/** A general square that has lost cells to an offset tile is incomplete, or missing if it has none left (HS-GEO-02). */
function markCovered(kind: Uint8Array, cells: Int16Array, general: number): void {
  const left = new Uint8Array(general);
  for (const place of cells) if (place < general) left[place] = at(left, place) + 1;
  for (let place = 0; place < general; place++) {
    if (at(left, place) === 0) kind[place] = KIND.missing;
    else if (at(left, place) < 4) kind[place] = KIND.incomplete;
  }
}

type Squares = Pick<Field, 'kind' | 'x' | 'y' | 'terrain' | 'tile' | 'part' | 'room' | 'grid'>;

function placeTiles(
  plan: Plan,
  squares: Squares,
  cells: Int16Array,
): Pick<Field, 'tiles' | 'parts' | 'rooms' | 'startsRuined'> {
  const width = 2 * plan.columns;
  const tiles: PlacedTile[] = [];
  const parts: Part[] = [];
  const rooms: Room[] = [];
  let startsRuined = 0;
  for (const [number, { tile, column, row }] of plan.tiles.entries()) {
    const facts = TILES[tile];
    const shift = facts.lattice === 'offset' ? 2 : 1;
    const squaresOf = (list: readonly (readonly [number, number])[]): readonly Square[] =>
      list.map(([i, j]) => square(at(cells, (2 * (row + j) + shift) * width + 2 * (column + i) + shift)));
    const placed = { id: tile, facts, column, row, parts: [] as number[], rooms: [] as number[] };
    for (const part of facts.parts) {
      if (facts.startsRuined) startsRuined |= 1 << parts.length;
      placed.parts.push(parts.length);
      for (const place of squaresOf(part.cells)) {
        squares.tile[place] = number;
        squares.part[place] = parts.length;
        // The tile hides what is printed under it.
        squares.terrain[place] = 0;
      }
      parts.push({ tile: number, facts: part, squares: squaresOf(part.cells) });
    }
    for (const { id, cells: list } of facts.rooms) {
      const inside = squaresOf(list);
      placed.rooms.push(rooms.length);
      for (const place of inside) squares.room[place] = rooms.length;
      rooms.push({ tile: number, part: at(squares.part, inside[0] as Square), id, squares: inside });
    }
    tiles.push(placed);
  }
  if (parts.length > 31) throw new RangeError(`${parts.length} parts do not fit into the bits of one number`);
  return { tiles, parts, rooms, startsRuined };
}

/** Numbers connected squares of one terrain that touch by a side (HS-R-106). Tiles are elements by themselves. */
function buildElements({
  columns,
  rows,
  count,
  kind,
  terrain,
  tile,
}: Pick<Field, 'columns' | 'rows' | 'count' | 'kind' | 'terrain' | 'tile'>): Int16Array {
  const element = new Int16Array(count).fill(-1);
  const plain = (place: number): boolean => at(kind, place) === KIND.general && at(tile, place) < 0;
  let next = 0;
  for (let first = 0; first < columns * rows; first++) {
    if (!plain(first) || at(element, first) >= 0) continue;
    const open = [first];
    element[first] = next;
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const column = place % columns;
      const around = [place - columns, place + columns];
      if (column > 0) around.push(place - 1);
      if (column < columns - 1) around.push(place + 1);
      for (const near of around) {
        if (!plain(near)) continue; // nor is a place beyond the rim
        if (at(element, near) >= 0 || at(terrain, near) !== at(terrain, first)) continue;
        element[near] = next;
        open.push(near);
      }
    }
    next++;
  }
  return element;
}

/** Interspaces: points strictly inside the battlefield where four squares of one grid meet (HS-GEO-11, HS-R-18). */
function buildPoints({
  columns,
  rows,
  cells,
  grid,
}: Pick<Field, 'columns' | 'rows' | 'cells' | 'grid'>): Pick<Field, 'pointCount' | 'pointX' | 'pointY' | 'pointTile'> {
  const width = 2 * columns;
  const points: { x: number; y: number; tile: number }[] = [];
  const gridAt = (x: number, y: number): number => at(grid, at(cells, y * width + x));
  const around = (x: number, y: number): readonly number[] =>
    [-1, 0].flatMap((dy) => [-1, 0].map((dx) => gridAt(x + dx, y + dy)));
  for (let y = 2; y < 2 * rows; y += 2) {
    for (let x = 2; x < width; x += 2) {
      const inside = around(x, y).every((tile) => tile > 0);
      points.push({ x: inside ? -1 : x, y, tile: -1 });
    }
  }
  for (let y = 1; y < 2 * rows; y += 2) {
    for (let x = 1; x < width; x += 2) {
      const [tile = 0, ...others] = around(x, y);
      if (tile > 0 && others.every((other) => other === tile)) points.push({ x, y, tile: tile - 1 });
    }
  }
  return {
    pointCount: points.length,
    pointX: Int16Array.from(points, ({ x }) => x),
    pointY: Int16Array.from(points, ({ y }) => y),
    pointTile: Int8Array.from(points, ({ tile }) => tile),
  };
}
