import { boundsOf, distance, type Point, pairs, walk } from '@kurgan/kit/drawing';
import type { AreaId } from '../../data/areas.ts';
import { CENTERS, FRAME } from '../map/shapes.ts';
import { distanceTo } from './geometry.ts';
import { type Grid, mix, sample, valueAt } from './grid.ts';
import { RAVINES } from './routes.ts';

/** A hill fills its Area: `height` in contour lines, `reach` as a share of the free radius, `turn` of its long axis. */
interface Hill {
  readonly area: AreaId;
  readonly height: number;
  readonly reach: number;
  readonly stretch: number;
  readonly turn: number;
}

const HILLS: readonly Hill[] = [
  { area: 21, height: 7.6, reach: 1.42, stretch: 1.12, turn: 0.3 },
  { area: 47, height: 5.4, reach: 1.2, stretch: 1.1, turn: 1.2 },
  { area: 45, height: 5, reach: 1.28, stretch: 1.16, turn: 1.2 },
  { area: 43, height: 4.8, reach: 1.26, stretch: 1.2, turn: 1.5 },
  { area: 29, height: 5.2, reach: 1.2, stretch: 1.06, turn: 0.9 },
  { area: 28, height: 4.9, reach: 1.24, stretch: 1.12, turn: 1 },
  { area: 1, height: 3.2, reach: 1.15, stretch: 1.2, turn: 0.4 },
  { area: 2, height: 3.2, reach: 1.15, stretch: 1.3, turn: 0.1 },
  { area: 6, height: 2.9, reach: 1.1, stretch: 1.5, turn: 0.3 },
];

/** Coarser than they are drawn: each is measured from every point of the land. */
const COURSES = RAVINES.map(({ course, reach }) => ({
  segments: pairs(walk(course, 14).map(({ at }) => at)),
  bounds: boundsOf(course),
  reach,
}));

function height(point: Point): number {
  const rise = HILLS.reduce((sum, hill) => sum + riseOf(hill, point), 0);
  const steppe = 0.3 * noise(point, 95) + 0.3 * noise(point, 38);
  const [x, y] = point;
  let cut = 0;
  for (const { segments, bounds, reach } of COURSES) {
    const far = reach * 2.5;
    if (x < bounds.left - far || x > bounds.right + far || y < bounds.top - far || y > bounds.bottom + far) continue;
    const away = distanceTo(segments, point) / (reach * 1.1);
    cut = Math.max(cut, 2.4 * Math.exp(-away * away));
  }
  return rise + steppe - cut;
}

/** A flat top, where the counters lie, and flanks that steepen and run out. */
function riseOf({ area, height: full, reach, stretch, turn }: Hill, [x, y]: Point): number {
  const { label, inradius } = CENTERS[area];
  const dx = x - label[0];
  const dy = y - label[1];
  const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / stretch;
  const across = (dy * Math.cos(turn) - dx * Math.sin(turn)) * stretch ** 0.5;
  const angle = Math.atan2(across, along);
  const wobble = 1 + 0.09 * Math.sin(angle * 3 + area) + 0.06 * Math.sin(angle * 5 + area * 2.3);
  const away = distance([0, 0], [along, across]) / (inradius * reach * wobble);
  if (away >= 1) return 0;
  const flank = Math.min(1, Math.max(0, (away - 0.16) / 0.84));
  return full * (1 - flank * flank * (3 - 2 * flank));
}

/** Smooth random heights between -1 and 1, `size` the width of a swell. */
function noise([x, y]: Point, size: number): number {
  const column = Math.floor(x / size);
  const row = Math.floor(y / size);
  const ease = (t: number) => t * t * (3 - 2 * t);
  const right = ease(x / size - column);
  const down = ease(y / size - row);
  return mix(
    mix(lattice(column, row, size), lattice(column + 1, row, size), right),
    mix(lattice(column, row + 1, size), lattice(column + 1, row + 1, size), right),
    down,
  );
}

function lattice(column: number, row: number, size: number): number {
  let mixed = Math.imul(column + 374, 668265263) ^ Math.imul(row + 917, 374761393) ^ Math.imul(size, 974634533);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2147483648 - 1;
}

/** Direction and steepness of the fall. */
export function fall(grid: Grid, [x, y]: Point): { readonly downhill: number; readonly slope: number } {
  const reach = grid.cell;
  const dx = valueAt(grid, [x + reach, y]) - valueAt(grid, [x - reach, y]);
  const dy = valueAt(grid, [x, y + reach]) - valueAt(grid, [x, y - reach]);
  return { downhill: Math.atan2(-dy, -dx), slope: distance([0, 0], [dx, dy]) / (2 * reach) };
}

export function reliefGrid(): Grid {
  return sample({ left: -12, top: -12, right: FRAME.width - 160, bottom: FRAME.height + 12 }, 6, height);
}
