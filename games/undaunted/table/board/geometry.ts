import type { Rectangle } from '@kurgan/kit';
import type { ScenarioFacts, TileId } from '../../rules/edition.ts';
import type { Lie } from '../art/faces.ts';

/** Board units: the edge of a tile, what is kept free between two, and around all. At the size of a desk a unit is about a pixel. */
export const TILE = 150;
const JOINT = 4;
const RIM = 8;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a tile lies: its left upper corner. */
export interface Spot extends Point {
  readonly tile: TileId;
  readonly lie: Lie;
}

export interface Laid {
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
}

/** Tiles lie like bricks: each line is shifted by half a tile against the one before it (UN-GEO-01). */
export function layTiles({ orientation, tiles }: Pick<ScenarioFacts, 'orientation' | 'tiles'>): Laid {
  const places = tiles.map(([tile, q, r, lie]) =>
    orientation === 'cols' ? { tile, lie, x: q, y: r + q / 2 } : { tile, lie, x: q + r / 2, y: r },
  );
  const left = Math.min(...places.map(({ x }) => x));
  const top = Math.min(...places.map(({ y }) => y));
  const pitch = TILE + JOINT;
  const spots = places.map(({ tile, lie, x, y }) => ({
    tile,
    lie,
    x: RIM + (x - left) * pitch,
    y: RIM + (y - top) * pitch,
  }));
  return {
    width: Math.max(...spots.map(({ x }) => x)) + TILE + RIM,
    height: Math.max(...spots.map(({ y }) => y)) + TILE + RIM,
    spots,
  };
}

/** The tile as a part of the board, for the camera. */
export function boundsOf({ spots }: Laid, tile: TileId): Rectangle | null {
  const spot = spots.find((each) => each.tile === tile);
  return spot === undefined ? null : { x: spot.x, y: spot.y, width: TILE, height: TILE };
}

/** The smallest part of the board that holds some tiles, to frame them; null for none. */
export function boundsAround(laid: Laid, tiles: Iterable<TileId>): Rectangle | null {
  const boxes = [...tiles].flatMap((tile) => boundsOf(laid, tile) ?? []);
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

export type Corner = 'north-west' | 'north-east' | 'south-west' | 'south-east';

/** The corner of the board with the most room where no tile lies: for what must stand over the board. */
export function freeCorner({ width, height, spots }: Laid): Corner {
  const corners: readonly (readonly [Corner, x: number, y: number])[] = [
    ['south-west', 0, height],
    ['south-east', width, height],
    ['north-east', width, 0],
    ['north-west', 0, 0],
  ];
  const room = (x: number, y: number): number =>
    Math.min(...spots.map((spot) => Math.max(away(x, spot.x, spot.x + TILE), away(y, spot.y, spot.y + TILE))));
  const ranked = corners.toSorted(([, ax, ay], [, bx, by]) => room(bx, by) - room(ax, ay));
  return ranked[0]?.[0] ?? 'south-west';
}

/** How far a value lies from a range, 0 inside it. */
const away = (value: number, from: number, to: number): number => Math.max(from - value, 0, value - to);
