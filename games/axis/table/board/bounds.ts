import { CROSSING_IDS, SITE_IDS } from '../../data/places.ts';
import { ZONE_IDS } from '../../data/zones.ts';
import { CROSSING_LINES, SITE_POINTS } from '../data/ways.ts';
import type { PlaceId } from './lights.ts';
import { BOARDS, type Box, boardOf, outlineOf, type Point } from './outlines.ts';

/** Room for the sign of a site or a ferry around its points. */
const AROUND = 40;

function cornersOf(place: PlaceId): {
  readonly points: readonly Point[];
  readonly around: number;
  readonly board: Box;
} {
  const zone = ZONE_IDS.find((id) => id === place);
  if (zone !== undefined) return { points: outlineOf(zone), around: 0, board: BOARDS[boardOf(zone)] };
  const crossing = CROSSING_IDS.find((id) => id === place);
  const site = SITE_IDS.find((id) => id === place);
  const points = crossing !== undefined ? CROSSING_LINES[crossing] : site !== undefined ? [SITE_POINTS[site]] : [];
  return { points, around: AROUND, board: BOARDS.city };
}

/** The smallest rectangle around a place on the sheet, to bring it into view. */
export function boundsOf(place: PlaceId): Box {
  const { points, around, board } = cornersOf(place);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - around, Math.min(...ys) - around];
  return { x: x + board.x, y: y + board.y, width: Math.max(...xs) + around - x, height: Math.max(...ys) + around - y };
}
