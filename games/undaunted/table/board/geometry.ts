import type { ScenarioFacts, TileId } from '../../rules/edition.ts';
import type { Lie } from '../art/faces.ts';

/** Board units: the edge of a tile, what is kept free between two, and around all. At the size of a model a unit is about a pixel. */
export const TILE = 150;
const JOINT = 4;
const RIM = 8;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Upper left corner of a tile. */
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

/** A rectangle in the board's units. */
interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

/** The tile as a part of the board, for the camera. */
export function boundsOf({ spots }: Laid, tile: TileId | undefined): Rectangle | null {
  const spot = spots.find((each) => each.tile === tile);
  return spot === undefined ? null : { x: spot.x, y: spot.y, width: TILE, height: TILE };
}

type Corner = 'north-west' | 'north-east' | 'south-west' | 'south-east';

/** Room at a corner of the board where no tile lies. */
export interface Notch extends Rectangle {
  readonly corner: Corner;
}

const CORNERS: readonly Corner[] = ['north-west', 'north-east', 'south-west', 'south-east'];
/** Widths that are tried for a notch, in tiles. */
const WIDTHS = [1, 1.5, 2];

/** Value of a notch: square ones count more than long ones. */
const worth = (wide: number, high: number): number => wide * Math.min(high, TILE);

/** The largest room at each corner of the board, the largest first. Each has a height of 0 where a tile lies in the corner. */
export function notches({ width, height, spots }: Laid): Notch[] {
  const found = CORNERS.map((corner): Notch => {
    const isNorth = corner.startsWith('north');
    const isWest = corner.endsWith('west');
    const rooms = WIDTHS.map((tiles) => {
      const wide = tiles * (TILE + JOINT) - JOINT;
      const over = spots.filter(({ x }) => (isWest ? x < RIM + wide : x + TILE > width - RIM - wide));
      const free = Math.min(...over.map(({ y }) => (isNorth ? y : height - y - TILE)), height) - RIM - JOINT;
      return { wide, high: Math.max(0, free) };
    });
    const { wide, high } = rooms.reduce((best, next) =>
      worth(next.wide, next.high) > worth(best.wide, best.high) + TILE ? next : best,
    );
    return {
      corner,
      x: isWest ? RIM : width - RIM - wide,
      y: isNorth ? RIM : height - RIM - high,
      width: wide,
      height: high,
    };
  });
  return found.sort((a, b) => worth(b.width, b.height) - worth(a.width, a.height));
}
