import type { Seat, TileId, UnitId } from '../../rules/edition.ts';
import { entriesOf } from '../../rules/ids.ts';
import { type CounterId, counterId, type Side } from '../../rules/state.ts';
import type { TableEdition } from '../edition.ts';
import { type Laid, type Point, TILE } from './geometry.ts';

/** The part of a tile where counters stand: below shield and objective, above the markers. */
const ROOM = { left: 5, top: 35, width: TILE - 10, height: 83 } as const;
/** The largest counter, and how far two stand from each other. Chances stand over a counter, between rows. */
export const LARGEST = 50;
/** How much wider the counter of a vehicle is. */
const WIDE = 1.36;
const GAP = { x: 6, wide: 12, y: 9 } as const;

export interface Place extends Point {
  /** The counter's edge; the point is its middle. */
  readonly size: number;
}

/** The size that counters have in so many columns, given how many edges these are wide together. */
function sizeIn(columns: number, rows: number, edges: number): number {
  const across = (ROOM.width - GAP.x * (columns - 1)) / edges;
  const down = (ROOM.height - GAP.y * (rows - 1)) / rows;
  return Math.min(LARGEST, across, down);
}

/**
 * Places for so many counters on a tile, from its left upper corner: as large as they fit, none on another. A counter may be
 * wider than others, in edges.
 */
export function placesFor(count: number, widthOf: (index: number) => number = () => 1): Place[] {
  if (count === 0) return [];
  const grids = Array.from({ length: count }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    const widths = Array.from({ length: columns }, (_, column) =>
      Math.max(
        1,
        ...Array.from({ length: rows }, (_, row) => column * rows + row).map((each) =>
          each < count ? widthOf(each) : 1,
        ),
      ),
    );
    const edges = widths.reduce((sum, width) => sum + width, 0);
    return { columns, rows, widths, edges, size: sizeIn(columns, rows, edges) };
  });
  const { columns, rows, widths, edges, size } = grids.reduce((best, next) =>
    next.size >= best.size + 0.01 ? next : best,
  );
  const gap = Math.min(GAP.wide, columns === 1 ? 0 : (ROOM.width - size * edges) / (columns - 1));
  const middle = { x: ROOM.left + ROOM.width / 2, y: ROOM.top + ROOM.height / 2 };
  const start = middle.x - (size * edges + gap * (columns - 1)) / 2;
  return Array.from({ length: count }, (_, index) => {
    const column = Math.floor(index / rows);
    const row = index % rows;
    const inColumn = Math.min(rows, count - column * rows);
    const before = widths.slice(0, column).reduce((sum, width) => sum + width * size + gap, 0);
    return {
      x: start + before + ((widths[column] ?? 1) * size) / 2,
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
  edition?: Pick<TableEdition, 'pieces' | 'sides'>,
): CounterPosition[] {
  const widthOf = ({ seat, unit }: { readonly seat: Seat; readonly unit: UnitId }): number => {
    const type = edition?.pieces.units[unit]?.type.id ?? '';
    return edition?.sides[seat]?.look.figures?.[type]?.vehicle === true ? WIDE : 1;
  };
  const all = entriesOf(sides).flatMap(([seat, { counters }]) =>
    entriesOf(counters).flatMap(([unit, counter]) =>
      counter === null ? [] : [{ ...counter, seat, unit, counter: counterId(seat, unit) }],
    ),
  );
  return spots.flatMap(({ tile, x, y }) => {
    const here = all.filter(({ at }) => at === tile);
    const widths = here.map(widthOf);
    return placesFor(here.length, (index) => widths[index] ?? 1).flatMap((place, index) => {
      const counter = here[index];
      if (counter === undefined) return [];
      const { at, ...rest } = counter;
      return [{ ...rest, tile: at, x: x + place.x, y: y + place.y, size: place.size }];
    });
  });
}
