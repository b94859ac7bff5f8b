import {
  type Bounds,
  blob,
  boundsOf,
  closed,
  distance,
  draw,
  inside,
  num,
  type Point,
  pairs,
  type Random,
  range,
  seeded,
  toward,
} from '@kurgan/kit/drawing';
import { scatter } from './drawing.ts';
import { distanceTo } from './geometry.ts';
import { FROM_LIGHT, shadowOf, TO_LIGHT } from './light.ts';
import { INK, LEAF, LEAF_DARK, LEAF_LIGHT, SHADOW } from './palette.ts';
import { DRY_LAND } from './shores.ts';
import type { Site } from './sites.ts';

/** Shadow, crown, a darker and a lighter lobe, and two strokes of the pen. */
function tree(point: Point, radius: number, random: Random): string {
  const arc = (angle: number) => {
    const [x, y] = toward(point, angle, radius * 0.5);
    return `M${num(x - radius * 0.2)} ${num(y)}q${num(radius * 0.2)} ${num(-radius * 0.22)} ${num(radius * 0.42)} 0`;
  };
  return (
    draw({ fill: SHADOW, opacity: 0.32 }, blob(shadowOf(point, radius * 0.5), radius, random)) +
    draw({ fill: LEAF, stroke: INK, width: 0.5 }, blob(point, radius, random)) +
    draw({ fill: LEAF_DARK, opacity: 0.7 }, blob(toward(point, FROM_LIGHT, radius * 0.35), radius * 0.6, random)) +
    draw({ fill: LEAF_LIGHT, opacity: 0.85 }, blob(toward(point, TO_LIGHT, radius * 0.38), radius * 0.5, random)) +
    draw({ stroke: INK, width: 0.4, opacity: 0.5 }, arc(range(random, 3.4, 4.2)) + arc(range(random, 4.6, 5.4)))
  );
}

/** Trees from the back to the front, so that near crowns lie over far ones. */
export function grove(
  bounds: Bounds,
  gap: number,
  radius: readonly [number, number],
  random: Random,
  accepts: (point: Point) => boolean,
): string {
  return scatter(bounds, gap, random, accepts)
    .toSorted((a, b) => a[1] - b[1])
    .map((at) => tree(at, range(random, ...radius), random))
    .join('');
}

/** Woods fill an Area, dense to its edges and open where counters stand. */
export function woods(site: Site): string {
  const random = seeded('woods', site.id);
  return grove(site.bounds, 9.5, [4.2, 6.2], random, (point) => {
    const loud = site.loud(point);
    return site.free(point, 3) && loud > 0.28 && random() < 0.45 + loud * 0.5;
  });
}

/** Willows in thickets on the islands and along the far bank, with meadow between them. */
export function willows(): string {
  return DRY_LAND.map((ring, index) => {
    const random = seeded('willows', index);
    const sides = pairs(closed(ring));
    const depth = (point: Point) => (inside(sides, point) ? distanceTo(sides, point) : 0);
    const bounds = boundsOf(ring);
    const thickets = scatter(bounds, 20, random, (point) => depth(point) > 4 && random() < 0.5);
    const meadow = scatter(bounds, 18, random, (point) => depth(point) > 9).map((at) => blob(at, 9, random, 0.3));
    const trees = grove(bounds, 7, [2.2, 4], random, (point) => {
      const near = Math.min(...thickets.map((at) => distance(at, point)));
      return depth(point) > 3.5 && random() < 1.25 - near / 14;
    });
    return draw({ fill: '#b4b27a', opacity: 0.5 }, meadow.join('')) + trees;
  }).join('');
}
