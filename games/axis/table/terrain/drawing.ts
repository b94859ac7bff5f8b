import {
  type Bounds,
  boundsOf,
  closed,
  inside,
  type Line,
  type Point,
  pairs,
  type Random,
  range,
  shape,
} from '@kurgan/kit/drawing';
import { outlineOf } from '../board/outlines.ts';
import type { Face } from '../data/lines.ts';

export const group = (content: string, attributes: string): string => `<g ${attributes}>${content}</g>`;
export const outlinePath = (face: Face): string => shape(outlineOf(face));
export const clipOf = (face: Face): string => `<clipPath id="in-${face}"><path d="${outlinePath(face)}"/></clipPath>`;

export interface Ground {
  readonly bounds: Bounds;
  holds(point: Point): boolean;
  /** All of these points lie on it. */
  holdsAll(line: Line): boolean;
}

export function groundOf(face: Face): Ground {
  const outline = outlineOf(face);
  const ring = pairs(closed(outline));
  const holds = (point: Point): boolean => inside(ring, point);
  return { bounds: boundsOf(outline), holds, holdsAll: (line) => line.every(holds) };
}

/** Points about `gap` apart, in no visible order, that lie on the ground. */
export function scatter({ bounds, holds }: Ground, gap: number, random: Random): Point[] {
  const found: Point[] = [];
  for (let y = bounds.top; y < bounds.bottom; y += gap) {
    for (let x = bounds.left; x < bounds.right; x += gap) {
      const point: Point = [x + range(random, 0, gap), y + range(random, 0, gap)];
      if (holds(point)) found.push(point);
    }
  }
  return found;
}
