import {
  type Bounds,
  bend,
  boundsOf,
  closed,
  distance,
  inside,
  type Line,
  type Point,
  pairs,
  points,
  type Segments,
} from '@kurgan/kit/drawing';
import { BANK, FRAME } from '../map/shapes.ts';
import { distanceTo } from './geometry.ts';

/** The west bank as the data has it: Areas end there. */
export const WEST_BANK: Line = points(BANK);
const BANK_SEGMENTS: Segments = pairs(WEST_BANK);

function island(text: string): Line {
  return bend(closed(points(text)), 5).slice(0, -1);
}

/** Low and sandy, seen at the edge of the sheet only. */
const EAST_BANK: Line = [
  ...bend(
    points('1000,-8 978,-8 972,60 980,130 968,210 976,300 986,370 978,450 970,530 980,610 976,700 984,780 1000,850'),
    6,
  ),
  [1000 + 8, 850],
  [1000 + 8, -8],
];

/** Sporny, Zaitsevsky and Golodny, and the tip of Sarpinsky. */
const ISLANDS: readonly Line[] = [
  island('884,196 893,214 896,246 892,282 884,304 877,284 875,244 877,214'),
  island('896,520 908,540 912,586 916,640 910,700 898,744 888,716 884,668 880,612 882,556'),
  island(
    '836,972 862,984 878,1022 876,1074 860,1126 838,1176 806,1224 778,1252 764,1236 770,1192 784,1146 794,1092 808,1032 820,990',
  ),
  island('1010,1196 1012,1410 842,1410 858,1376 892,1346 912,1306 946,1276 966,1232'),
];

export const DRY_LAND: readonly Line[] = [EAST_BANK, ...ISLANDS];
const WEST_RING: Segments = pairs(closed([...WEST_BANK, [-10, FRAME.height], [-10, 0]]));
const SHORES = DRY_LAND.map((ring) => ({ segments: pairs(closed(ring)), bounds: boundsOf(ring) }));

/** Distance from a river point to the nearest shore; -1 on land. */
export function offshore(point: Point): number {
  if (inside(WEST_RING, point)) return -1;
  let least = distanceTo(BANK_SEGMENTS, point);
  for (const { segments, bounds } of SHORES) {
    const outside = distanceOutside(bounds, point);
    if (outside === 0 && inside(segments, point)) return -1;
    if (outside < least) least = Math.min(least, distanceTo(segments, point));
  }
  return least;
}

function distanceOutside({ left, top, right, bottom }: Bounds, [x, y]: Point): number {
  return distance([0, 0], [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)]);
}
