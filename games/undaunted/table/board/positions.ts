import type { Seat, TileId, UnitId } from '../../rules/edition.ts';
import { entriesOf } from '../../rules/ids.ts';
import { type CounterId, counterId, type Side } from '../../rules/state.ts';
import { type Laid, type Point, TILE } from './geometry.ts';

/** The part of a tile where counters stand: below shield and objective, above the markers. */
const ROOM = { left: 5, top: 35, width: TILE - 10, height: 83 } as const;
/** The largest counter, and how far two stand from each other. Chances stand over a counter, between rows. */
export const LARGEST = 50;
const GAP = { x: 6, wide: 12, y: 9 } as const;

export interface Place extends Point {
  /** The counter's edge; the point is its middle. */
  readonly size: number;
}

function sizeIn(columns: number, rows: number): number {
  const across = (ROOM.width - GAP.x * (columns - 1)) / columns;
  const down = (ROOM.height - GAP.y * (rows - 1)) / rows;
  return Math.min(LARGEST, across, down);
}

/** Places for so many counters on a tile, from its left upper corner: as large as they fit, none on another. */
export function placesFor(count: number): Place[] {
  if (count === 0) return [];
  const grids = Array.from({ length: count }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    return { columns, rows, size: sizeIn(columns, rows) };
  });
  const { columns, rows, size } = grids.reduce((best, next) => (next.size >= best.size + 0.01 ? next : best));
  const gap = Math.min(GAP.wide, columns === 1 ? 0 : (ROOM.width - size * columns) / (columns - 1));
  const middle = { x: ROOM.left + ROOM.width / 2, y: ROOM.top + ROOM.height / 2 };
  return Array.from({ length: count }, (_, index) => {
    const column = Math.floor(index / rows);
    const row = index % rows;
    const inColumn = Math.min(rows, count - column * rows);
    return {
      x: middle.x + (column - (columns - 1) / 2) * (size + gap),
      y: middle.y + (row - (inColumn - 1) / 2) * (size + GAP.y),
      size,
    };
  });
}

export interface CounterPosition extends Place {
  readonly counter: CounterId;
  readonly seat: Seat;
  readonly unit: UnitId;
  readonly tile: TileId;
  readonly suppressed: boolean;
}

/** Every counter on the board. Those of a side stand together, in one order everywhere. */
export function counterPositions(
  { spots }: Laid,
  sides: Readonly<Record<Seat, Pick<Side, 'counters'>>>,
): CounterPosition[] {
  const all = entriesOf(sides).flatMap(([seat, { counters }]) =>
    entriesOf(counters).flatMap(([unit, counter]) =>
      counter === null ? [] : [{ ...counter, seat, unit, counter: counterId(seat, unit) }],
    ),
  );
  return spots.flatMap(({ tile, x, y }) => {
    const here = all.filter(({ at }) => at === tile);
    return placesFor(here.length).flatMap((place, index) => {
      const counter = here[index];
      if (counter === undefined) return [];
      const { at, ...rest } = counter;
      return [{ ...rest, tile: at, x: x + place.x, y: y + place.y, size: place.size }];
    });
  });
}
