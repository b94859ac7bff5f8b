import type { Cell, TileFacts, WallSide } from '../data/tile-facts.ts';
import { SIDE } from './board/geometry.ts';

/** Step to the neighbor of a cell, and its two corners on that side. */
const SIDES: Readonly<Record<WallSide, readonly [step: Cell, from: Cell, to: Cell]>> = {
  N: [
    [0, -1],
    [0, 0],
    [1, 0],
  ],
  E: [
    [1, 0],
    [1, 0],
    [1, 1],
  ],
  S: [
    [0, 1],
    [0, 1],
    [1, 1],
  ],
  W: [
    [-1, 0],
    [0, 0],
    [0, 1],
  ],
};
const ALL: readonly WallSide[] = ['N', 'E', 'S', 'W'];

const isSame = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

/** Walls of a tile from its corner, and its windows, each one path; where a door is, there is a gap. */
export function miniWalls(facts: TileFacts): { readonly walls: string; readonly windows: string } {
  const { kind, rooms, doorways, openings, rubbleWalls, startsRuined = false } = facts;
  const drawn = { walls: '', windows: '' };
  const line = ([x, y]: Cell, side: WallSide): string => {
    const [, from, to] = SIDES[side];
    return `M${(x + from[0]) * SIDE} ${(y + from[1]) * SIDE}L${(x + to[0]) * SIDE} ${(y + to[1]) * SIDE}`;
  };
  if (kind !== 'building') return drawn;
  if (startsRuined) return { ...drawn, walls: rubbleWalls.map(({ cell, side }) => line(cell, side)).join('') };
  for (const room of rooms)
    for (const cell of room.cells)
      for (const side of ALL) {
        const [step] = SIDES[side];
        const beyond: Cell = [cell[0] + step[0], cell[1] + step[1]];
        if (room.cells.some((each) => isSame(each, beyond))) continue;
        const isDoorway = doorways.some(
          ({ a, b }) => (isSame(a, cell) && isSame(b, beyond)) || (isSame(b, cell) && isSame(a, beyond)),
        );
        const opening = openings.find((each) => each.side === side && isSame(each.cell, cell));
        if (opening?.type === 'window') drawn.windows += line(cell, side);
        else if (opening === undefined && !isDoorway) drawn.walls += line(cell, side);
      }
  return drawn;
}
