import { blob, draw, range, seeded, TURN, toward } from '@kurgan/kit/drawing';
import type { AreaId } from '../../data/areas.ts';
import { CENTERS } from '../map/shapes.ts';
import { group, scatter } from './drawing.ts';
import { siteOf } from './sites.ts';
import { crater } from './steppe.ts';

/** Burnt-out places, with the number of fires. */
const FIRES: readonly (readonly [AreaId, number])[] = [
  [10, 5],
  [13, 7],
  [14, 7],
  [17, 3],
  [12, 2],
  [22, 5],
  [25, 8],
  [26, 7],
  [41, 7],
  [37, 2],
  [21, 3],
  [9, 2],
];

/** Soot on the ground and the walls, soft as charcoal rubbed with a thumb. */
export function soot(): string {
  const blots = FIRES.flatMap(([id, count]) => {
    const random = seeded('fire', id);
    const { label, inradius } = CENTERS[id];
    return Array.from({ length: count }, () => {
      const at = toward(label, random() * TURN, inradius * range(random, 0.45, 0.95));
      return draw({ fill: '#2b1d10', opacity: 0.3 }, blob(at, range(random, 9, 18), random, 0.35));
    });
  });
  return group(blots.join(''), 'filter="url(#soft)" style="mix-blend-mode:multiply"');
}

/** Areas whose open ground is ploughed by shells, and how far apart the shells fell. */
const SHELLED: readonly (readonly [AreaId, number])[] = [
  [21, 21],
  [19, 34],
  [28, 40],
  [43, 44],
  [34, 52],
  [30, 56],
  [44, 56],
];

export function craters(): string {
  return SHELLED.map(([id, gap]) => {
    const random = seeded('shells', id);
    const site = siteOf(id);
    return scatter(site.bounds, gap, random, (point) => site.free(point, 4) && site.loud(point) > 0.6 && random() < 0.6)
      .map((at) => crater(at, range(random, 1.6, 3.6), random))
      .join('');
  }).join('');
}
