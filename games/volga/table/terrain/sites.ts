import {
  type Bounds,
  boundsOf,
  closed,
  distance,
  inside,
  type Line,
  type Point,
  pairs,
  points,
  type Segments,
  walk,
} from '@kurgan/kit/drawing';
import type { AreaId } from '../../data/areas.ts';
import { CENTERS, outlineOf } from '../map/shapes.ts';
import { distanceTo } from './geometry.ts';
import { type Grid, sample, valueAt } from './grid.ts';
import { HIGHWAYS, RAILWAYS, RAVINES, ROADS } from './routes.ts';
import { WEST_BANK } from './shores.ts';

/** Ground of one Area, as the hand that draws it sees it. */
export interface Site {
  readonly id: AreaId;
  readonly bounds: Bounds;
  /** Places of number, name and counters. */
  readonly label: Point;
  /** True when nothing placed earlier, nor the border, lies within `margin` of the point. */
  free(point: Point, margin: number): boolean;
  /** From 0 at the label to 1 where the drawing may be as dark as it likes. */
  loud(point: Point): number;
}

/** Something houses keep away from: a line with a clearance, or the inside of a ring. */
interface Obstacle {
  readonly segments: Segments;
  readonly clearance: number;
  readonly solid: boolean;
}

function line(course: Line, clearance: number): Obstacle {
  return { segments: pairs(walk(course, 11).map(({ at }) => at)), clearance, solid: false };
}

export function footprint(ring: Line): Obstacle {
  return { segments: pairs(closed(ring)), clearance: 3, solid: true };
}

const LINES: readonly Obstacle[] = [
  ...RAILWAYS.map((course) => line(course, 5)),
  ...HIGHWAYS.map((course) => line(course, 4.5)),
  ...ROADS.map((course) => line(course, 3.5)),
  ...RAVINES.map(({ course, reach }) => line(course, reach)),
  line(WEST_BANK, 8),
];

/** Houses keep this far from the border. */
const BORDER = 3;
/** Half the width and height of the ground that counters and names take up around a label. */
const CALM = { width: 54, height: 46 } as const;

export function siteOf(id: AreaId, footprints: readonly Obstacle[] = []): Site {
  const { label } = CENTERS[id];
  const text = outlineOf(id);
  const outline = points(text);
  const bounds = boundsOf(outline);
  let room: Grid | undefined;
  return {
    id,
    bounds,
    label,
    free(point, margin) {
      if (!holds(bounds, point)) return false;
      room ??= roomIn(outline, footprints);
      return valueAt(room, point) > margin;
    },
    loud([x, y]) {
      const away = distance([0, 0], [(x - label[0]) / CALM.width, (y - label[1]) / CALM.height]);
      return Math.min(1, Math.max(0, (away - 0.45) / 0.55));
    },
  };
}

function holds({ left, top, right, bottom }: Bounds, [x, y]: Point): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** Free space around every point of an Area, measured once because it is asked for so often. */
function roomIn(outline: Line, footprints: readonly Obstacle[]): Grid {
  const border = pairs(closed(outline));
  const bounds = boundsOf(outline);
  const obstacles = [...LINES.map((obstacle) => near(obstacle, bounds)), ...footprints].filter(
    ({ segments }) => segments.length > 0,
  );
  return sample(bounds, 3, (point) => {
    if (!inside(border, point)) return -1;
    return obstacles.reduce((room, { segments, clearance, solid }) => {
      if (room < 0) return room;
      return solid && inside(segments, point) ? -1 : Math.min(room, distanceTo(segments, point) - clearance);
    }, distanceTo(border, point) - BORDER);
  });
}

/** Only the part of a line that can reach the Area. */
function near(obstacle: Obstacle, { left, top, right, bottom }: Bounds): Obstacle {
  const reach = obstacle.clearance + 12;
  const segments = obstacle.segments.filter(
    ([[ax, ay], [bx, by]]) =>
      Math.max(ax, bx) > left - reach &&
      Math.min(ax, bx) < right + reach &&
      Math.max(ay, by) > top - reach &&
      Math.min(ay, by) < bottom + reach,
  );
  return { ...obstacle, segments };
}
