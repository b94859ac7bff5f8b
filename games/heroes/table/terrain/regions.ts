import { closedCurve, type Point, type Random, range } from '@kurgan/kit/drawing';
import { BOARD_COLUMNS, BOARD_ROWS } from '../../data/boards.ts';
import type { Cell } from '../../data/tile-facts.ts';
import { SIDE } from '../board/geometry.ts';

/** How far a region runs on beyond the board's edge, so that its bank isn't drawn there. */
const BLEED = 24;

const key = ([column, row]: Cell): string => `${column},${row}`;
export const middle = ([column, row]: Cell): Point => [(column + 0.5) * SIDE, (row + 0.5) * SIDE];

/** Squares in groups that touch by a side. */
export function regionsOf(cells: readonly Cell[]): Cell[][] {
  const left = new Map(cells.map((cell) => [key(cell), cell]));
  const regions: Cell[][] = [];
  for (const first of cells) {
    if (!left.delete(key(first))) continue;
    const region = [first];
    for (const [column, row] of region) {
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ] as const) {
        const near: Cell = [column + dx, row + dy];
        if (left.delete(key(near))) region.push(near);
      }
    }
    regions.push(region);
  }
  return regions;
}

/** A soft outline around squares: it rounds their corners and wavers a little, but keeps to their sides. */
export function bank(cells: readonly Cell[], random: Random, waver = 3): string {
  const held = new Set(cells.map(key));
  /** Sides with the region on their right, by the corner they start from. */
  const sides = new Map<string, [Cell, Cell][]>();
  const add = (from: Cell, to: Cell): void => {
    sides.set(key(from), [...(sides.get(key(from)) ?? []), [from, to]]);
  };
  for (const [c, r] of cells) {
    if (!held.has(key([c, r - 1]))) add([c, r], [c + 1, r]);
    if (!held.has(key([c + 1, r]))) add([c + 1, r], [c + 1, r + 1]);
    if (!held.has(key([c, r + 1]))) add([c + 1, r + 1], [c, r + 1]);
    if (!held.has(key([c - 1, r]))) add([c, r + 1], [c, r]);
  }
  let path = '';
  for (let start = next(sides); start !== undefined; start = next(sides)) {
    const ring: Point[] = [];
    for (let side: [Cell, Cell] | undefined = start; side !== undefined; side = take(sides, side[1])) {
      for (const share of [0.22, 0.5, 0.78]) ring.push(spot(side, share, random, waver));
    }
    path += closedCurve(ring);
  }
  return path;
}

function spot([[ax, ay], [bx, by]]: [Cell, Cell], share: number, random: Random, waver: number): Point {
  const x = (ax + (bx - ax) * share) * SIDE;
  const y = (ay + (by - ay) * share) * SIDE;
  return [
    offEdge(x, BOARD_COLUMNS * SIDE) ?? x + range(random, -waver, waver),
    offEdge(y, BOARD_ROWS * SIDE) ?? y + range(random, -waver, waver),
  ];
}

function offEdge(value: number, end: number): number | undefined {
  if (value <= 0) return -BLEED;
  return value >= end ? end + BLEED : undefined;
}

function next(sides: Map<string, [Cell, Cell][]>): [Cell, Cell] | undefined {
  const [corner] = sides.keys();
  return corner === undefined ? undefined : take(sides, corner.split(',').map(Number) as [number, number]);
}

function take(sides: Map<string, [Cell, Cell][]>, corner: Cell): [Cell, Cell] | undefined {
  const [side, ...rest] = sides.get(key(corner)) ?? [];
  if (rest.length > 0) sides.set(key(corner), rest);
  else sides.delete(key(corner));
  return side;
}
