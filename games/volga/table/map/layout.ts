import type { AreaId } from '../../data/areas.ts';
import { PLACES } from '../data/places.ts';
import type { Box, Place, Point } from './place.ts';
import { FRAME, outlineOf } from './shapes.ts';

/**
 * The map is drawn upright, with the Volga on the right. On a wide screen it is turned so that the river lies at the top and
 * the German side attacks up the screen: everything on it can then be a third larger. What is all water is left out.
 */
export type Turn = 'upright' | 'turned';

/** The land ends before this; beyond it there is only river. */
const EAST = 920;

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** For what is drawn in map units: outlines and the terrain. */
  readonly transform: string;
}

export const SHEETS: Readonly<Record<Turn, Sheet>> = {
  upright: { width: EAST, height: FRAME.height, transform: 'translate(0 0)' },
  turned: { width: FRAME.height, height: EAST, transform: `matrix(0 -1 1 0 0 ${EAST})` },
};

export const turnPoint = ([x, y]: Point, turn: Turn): Point => (turn === 'upright' ? [x, y] : [y, EAST - x]);

/** The corners of an Area. */
export const cornersOf = (area: AreaId, turn: Turn): readonly Point[] =>
  outlineOf(area)
    .split(' ')
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return turnPoint([x, y], turn);
    });

/** Places of an Area's label and counters. */
export function placeOf(area: AreaId, turn: Turn): Place {
  const [lines, nameX, nameY, modifier, signX, signY, x, y, width, height] = PLACES[turn][area];
  return {
    name: { lines: lines.split('|'), x: nameX, y: nameY },
    sign: { modifier, x: signX, y: signY },
    counters: { x, y, width, height },
  };
}

/** The smallest rectangle around an Area, to bring it into view. */
export function boundsOf(area: AreaId, turn: Turn): Box {
  const outline = cornersOf(area, turn);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];
