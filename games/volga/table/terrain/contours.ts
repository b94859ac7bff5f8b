import { between, type Line, type Point } from '@kurgan/kit/drawing';
import type { Grid } from './grid.ts';

/** Sides of a cell in turn: top, right, bottom, left; which sides a level joins for each set of corners above it. */
const JOINS: readonly (readonly number[])[] = [
  [],
  [3, 0],
  [0, 1],
  [3, 1],
  [1, 2],
  [3, 0, 1, 2],
  [0, 2],
  [3, 2],
  [2, 3],
  [2, 0],
  [0, 1, 2, 3],
  [2, 1],
  [1, 3],
  [1, 0],
  [0, 3],
  [],
];

/** The lines at one level (marching squares), each joined to its full length; a closed one ends where it began. */
export function contour(grid: Grid, level: number): Line[] {
  const { bounds, cell, columns, values } = grid;
  const high = (index: number) => values[index] ?? Number.NEGATIVE_INFINITY;
  const place = (index: number): Point => [
    bounds.left + (index % columns) * cell,
    bounds.top + Math.floor(index / columns) * cell,
  ];
  const joined = new Map<number, number[]>();
  const crossings = new Map<number, Point>();
  const cross = (a: number, b: number): number => {
    const key = Math.min(a, b) * 2 + (Math.abs(a - b) === 1 ? 0 : 1);
    if (!crossings.has(key)) {
      crossings.set(key, between(place(a), place(b), (level - high(a)) / (high(b) - high(a))));
    }
    return key;
  };
  const join = (a: number, b: number) => {
    joined.set(a, [...(joined.get(a) ?? []), b]);
    joined.set(b, [...(joined.get(b) ?? []), a]);
  };

  for (let corner = 0; corner + columns + 1 < values.length; corner++) {
    if (corner % columns === columns - 1) continue;
    const corners = [corner, corner + 1, corner + columns + 1, corner + columns] as const;
    const above = corners.reduce((set, index, bit) => set | (high(index) > level ? 1 << bit : 0), 0);
    const side = (number: number) => cross(corners[number] ?? corner, corners[(number + 1) % 4] ?? corner);
    const joins = JOINS[above] ?? [];
    for (let pair = 0; pair < joins.length; pair += 2) join(side(joins[pair] ?? 0), side(joins[pair + 1] ?? 0));
  }
  return trace(joined, crossings);
}

function trace(joined: Map<number, number[]>, crossings: ReadonlyMap<number, Point>): Line[] {
  const lines: Line[] = [];
  const loose = [...joined.keys()].filter((key) => joined.get(key)?.length === 1);
  for (const start of [...loose, ...joined.keys()]) {
    const line: Point[] = [];
    let from = start;
    let next = joined.get(start)?.pop();
    if (next === undefined) continue;
    line.push(crossings.get(start) ?? [0, 0]);
    while (next !== undefined) {
      const back: number[] = joined.get(next) ?? [];
      back.splice(back.indexOf(from), 1);
      line.push(crossings.get(next) ?? [0, 0]);
      from = next;
      next = back.pop();
    }
    lines.push(line);
  }
  return lines;
}
