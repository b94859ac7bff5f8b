import { BOARD_COLUMNS, BOARD_ROWS, BOARDS } from '../../data/boards.ts';
import type { Layout } from '../../data/scenarios/facts.ts';
import { TERRAIN, type TerrainCode } from '../../data/terrain.ts';
import type { Cell, TileFacts } from '../../data/tile-facts.ts';
import { TILES } from '../../data/tiles.ts';
import type { Effects } from '../../data/vocabulary.ts';

/**
 * Line of sight written a second time, straight from the words of the rules and from the data, to check the fast one: it clips
 * two shifted segments against every square and every wall of a battlefield. The shift is a small number instead of an
 * infinitesimal one; no two corners are near enough for that to matter.
 */

export type Point = readonly [number, number];
/** West, north, east, south in half-squares. */
type Box = readonly [number, number, number, number];

export interface SlowSquare {
  readonly center: Point;
  readonly box: Box;
  readonly effects: Effects;
  readonly blocks: boolean;
  /** Tile and part, counted over the whole battlefield; -1: none. */
  readonly tile: number;
  readonly part: number;
  /** Printed terrain, if no tile lies on it. */
  readonly terrain: TerrainCode | null;
  /** Building and cell, if it stands in an intact part. */
  readonly inside: { readonly building: Building; readonly cell: Cell } | null;
}

interface Building {
  readonly facts: TileFacts;
  readonly at: Point;
  readonly shift: number;
  readonly isIntact: (cell: Cell) => boolean;
}

export interface SlowBoard {
  readonly squares: readonly SlowSquare[];
  readonly buildings: readonly Building[];
}

/** A number generator for tests: the same every time. */
export function lehmer(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

const SIDES = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
type SideName = keyof typeof SIDES;
const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
const around = ([x, y]: Point): Box => [x - 1, y - 1, x + 1, y + 1];

/** Boards edge to edge, while the parts with these numbers, counted over all their tiles, lie in ruins. */
export function slowBoard(layout: Layout, ruined: (part: number) => boolean): SlowBoard {
  const squares: SlowSquare[] = [];
  const buildings: Building[] = [];
  let [tileNumber, part] = [0, 0];
  for (const [boardRow, faces] of layout.entries()) {
    for (const [boardColumn, face] of faces.entries()) {
      const [west, north] = [BOARD_COLUMNS * boardColumn, BOARD_ROWS * boardRow];
      const { grid, tiles } = BOARDS[face];
      const covered = new Set<string>();
      for (const { tile, at: onBoard } of tiles) {
        const facts: TileFacts = TILES[tile];
        const at: Point = [west + onBoard[0], north + onBoard[1]];
        const shift = facts.lattice === 'offset' ? 2 : 1;
        const state = new Map<string, boolean>();
        const building: Building = { facts, at, shift, isIntact: (cell) => state.get(String(cell)) === true };
        if (facts.kind === 'building') buildings.push(building);
        for (let row = 0; row < facts.size[1]; row++) {
          for (let column = 0; column < facts.size[0]; column++) covered.add(`${at[0] + column},${at[1] + row}`);
        }
        for (const { cells, intact, rubble } of facts.parts) {
          const effects = ruined(part) ? rubble : intact;
          for (const cell of cells) {
            const stands = facts.kind === 'building' && !ruined(part);
            state.set(String(cell), stands);
            const center: Point = [2 * (at[0] + cell[0]) + shift, 2 * (at[1] + cell[1]) + shift];
            const blocks = !stands && effects.blocksSight;
            const inside = stands ? { building, cell } : null;
            squares.push({
              center,
              box: around(center),
              effects,
              blocks,
              tile: tileNumber,
              part,
              terrain: null,
              inside,
            });
          }
          part++;
        }
        tileNumber++;
      }
      for (const [row, codes] of grid.entries()) {
        for (const [column, code] of [...codes].entries()) {
          if (covered.has(`${west + column},${north + row}`)) continue;
          const terrain = code as TerrainCode;
          const { effects } = TERRAIN[terrain];
          const center: Point = [2 * (west + column) + 1, 2 * (north + row) + 1];
          const blocks = effects.blocksSight;
          squares.push({ center, box: around(center), effects, blocks, tile: -1, part: -1, terrain, inside: null });
        }
      }
    }
  }
  return { squares, buildings };
}

/** One of the two shifted copies of a line, and what obscures it; -1: it is blocked. */
export interface SlowCopy {
  readonly penalty: number;
  readonly from: Point;
  readonly to: Point;
}

/** Both copies of the line between two points of units on these squares. `blocked`: something there blocks. */
export function slowCopies(
  board: SlowBoard,
  ends: readonly SlowSquare[],
  p: Point,
  q: Point,
  blocked: (at: SlowSquare) => boolean,
): readonly SlowCopy[] {
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  return [1e-5, -1e-5].map((shift) => {
    const by: Point = [-dy * shift, dx * shift];
    const from: Point = [p[0] + by[0], p[1] + by[1]];
    const to: Point = [q[0] + by[0], q[1] + by[1]];
    return { penalty: penaltyOf(board, ends, from, to, blocked), from, to };
  });
}

/** The better of the two copies between two squares; -1: blocked. */
export function slowSight(
  board: SlowBoard,
  a: SlowSquare,
  b: SlowSquare,
  blocked: (at: SlowSquare) => boolean,
): number {
  const open = slowCopies(board, [a, b], a.center, b.center, blocked).filter(({ penalty }) => penalty >= 0);
  return open.length === 0 ? -1 : Math.min(...open.map(({ penalty }) => penalty));
}

function penaltyOf(
  board: SlowBoard,
  ends: readonly SlowSquare[],
  from: Point,
  to: Point,
  blocked: (at: SlowSquare) => boolean,
): number {
  for (const building of board.buildings) if (isStopped(building, ends, from, to)) return -1;
  let penalty = 0;
  for (const square of board.squares) {
    if (ends.includes(square) || entryOf(square, from, to) === null) continue;
    const building = square.inside?.building;
    // Nobody looks through a building (HS-R-10).
    if (building !== undefined && ends.every(({ inside }) => inside?.building !== building)) return -1;
    if (square.blocks || blocked(square)) return -1;
    penalty += square.effects.obscures;
  }
  return penalty;
}

/** How far along it a segment enters a square, as a share of its length; null: no part of it lies inside. */
export function entryOf({ box }: SlowSquare, from: Point, to: Point): number | null {
  let [enter, leave] = [0, 1];
  for (const axis of [0, 1] as const) {
    const [low, high] = [box[axis], box[axis + 2] as number];
    const way = to[axis] - from[axis];
    if (way === 0) {
      if (from[axis] <= low || from[axis] >= high) return null;
      continue;
    }
    const [t0, t1] = [(low - from[axis]) / way, (high - from[axis]) / way];
    enter = Math.max(enter, Math.min(t0, t1));
    leave = Math.min(leave, Math.max(t0, t1));
  }
  return enter < leave ? enter : null;
}

/** Outline, inner walls and walls that outlived their part (HS-GEO-07, HS-R-58). */
function isStopped(building: Building, ends: readonly SlowSquare[], from: Point, to: Point): boolean {
  const { facts, isIntact } = building;
  const cells = facts.parts.flatMap((part) => part.cells);
  for (const cell of cells) {
    for (const name of Object.keys(SIDES) as SideName[]) {
      if (!crosses(building, cell, name, from, to)) continue;
      const over: Cell = [cell[0] + SIDES[name][0], cell[1] + SIDES[name][1]];
      const hasOver = cells.some((it) => same(it, over));
      if (!isIntact(cell)) {
        if (!hasOver && facts.rubbleWalls.some((wall) => same(wall.cell, cell) && wall.side === name)) return true;
        continue;
      }
      const doorway = facts.doorways.some(
        (it) => (same(it.a, cell) && same(it.b, over)) || (same(it.b, cell) && same(it.a, over)),
      );
      if (hasOver && isIntact(over)) {
        const sameRoom = facts.rooms.some(
          (room) => room.cells.some((it) => same(it, cell)) && room.cells.some((it) => same(it, over)),
        );
        if (!sameRoom && !doorway) return true;
        continue;
      }
      // The outline of what still stands.
      const opening = hasOver ? doorway : facts.openings.some((it) => same(it.cell, cell) && it.side === name);
      if (!opening) return true;
      const stands = ends.some(
        (end) =>
          (end.inside?.building === building && same(end.inside.cell, cell)) ||
          faced(building, cell, name, hasOver).some(([x, y]) => end.center[0] === x && end.center[1] === y),
      );
      if (!stands) return true;
    }
  }
  return false;
}

const centerOf = ({ at, shift }: Building, [i, j]: Cell): Point => [2 * (at[0] + i) + shift, 2 * (at[1] + j) + shift];

function crosses(building: Building, cell: Cell, name: SideName, from: Point, to: Point): boolean {
  const [x, y] = centerOf(building, cell);
  const [dx, dy] = SIDES[name];
  const axis = dx === 0 ? 1 : 0;
  const other = axis === 0 ? 1 : 0;
  const line = axis === 0 ? x + dx : y + dy;
  const way = to[axis] - from[axis];
  if (way === 0) return false;
  const t = (line - from[axis]) / way;
  if (t <= 0 || t >= 1) return false;
  const place = from[other] + t * (to[other] - from[other]);
  return Math.abs(place - (other === 0 ? x : y)) < 1;
}

/** Centers of the squares that look at a side from beyond (HS-GEO-03). */
function faced(building: Building, cell: Cell, name: SideName, inner: boolean): readonly Point[] {
  const [x, y] = centerOf(building, cell);
  const [dx, dy] = SIDES[name];
  if (inner || building.shift === 1) return [[x + 2 * dx, y + 2 * dy]];
  return [-1, 1].map((side) => [x + 3 * dx + side * Math.abs(dy), y + 3 * dy + side * Math.abs(dx)]);
}
