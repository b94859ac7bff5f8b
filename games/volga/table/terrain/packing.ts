import { type Place, type Point, placed } from '@kurgan/kit/drawing';
import type { Plan } from './buildings.ts';
import type { Site } from './sites.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Side of the squares in which free ground is told. */
const CELL = 2;

/** Buildings side by side in one direction, the large ones first, wherever the ground of the Area has room for them. */
export function pack(
  site: Site,
  angle: number,
  sizes: readonly Size[],
  gap: number,
  accepts: (point: Point) => boolean = () => true,
): Plan[] {
  const place = placed(site.label, angle);
  const reach = Math.hypot(site.bounds.right - site.bounds.left, site.bounds.bottom - site.bounds.top) / 2 + 20;
  const ground = freeGround((point) => site.free(point, 0.8) && accepts(point), place, reach);
  const plans: Plan[] = [];
  for (const size of sizes) {
    for (const upright of size.width === size.height ? [false] : [false, true]) {
      const width = upright ? size.height : size.width;
      const height = upright ? size.width : size.height;
      for (let v = -reach; v < reach - height; v += CELL) {
        for (let u = -reach; u < reach - width; u += CELL) {
          if (!ground.holds(u, v, width, height)) continue;
          ground.take(u - gap, v - gap, width + gap * 2, height + gap * 2);
          plans.push({ place, u, v, width, height });
        }
      }
    }
  }
  return plans;
}

interface Ground {
  holds(u: number, v: number, width: number, height: number): boolean;
  take(u: number, v: number, width: number, height: number): void;
}

function freeGround(isFree: (point: Point) => boolean, place: Place, reach: number): Ground {
  const count = Math.ceil((reach * 2) / CELL) + 1;
  const free = Uint8Array.from({ length: count * count }, (_, index) =>
    isFree(place(-reach + (index % count) * CELL, -reach + Math.floor(index / count) * CELL)) ? 1 : 0,
  );
  const cell = (at: number) => Math.min(count - 1, Math.max(0, Math.round((at + reach) / CELL)));
  return {
    holds(u, v, width, height) {
      for (let row = cell(v); row <= cell(v + height); row++) {
        for (let column = cell(u); column <= cell(u + width); column++)
          if (free[row * count + column] === 0) return false;
      }
      return true;
    },
    take(u, v, width, height) {
      for (let row = cell(v); row <= cell(v + height); row++)
        free.fill(0, row * count + cell(u), row * count + cell(u + width) + 1);
    },
  };
}
