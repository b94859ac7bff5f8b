import { draw, points, shape } from '@kurgan/kit/drawing';
import { AREA_IDS, AREAS, type Terrain } from '../../data/areas.ts';
import { CENTERS, outlineOf } from '../map/shapes.ts';
import { group } from './drawing.ts';
import { GROUND } from './palette.ts';

interface Tint {
  readonly flat: string;
  readonly deep: string;
}

const TINTS: Readonly<Record<Terrain, Tint>> = {
  clear: { flat: '#dcd2ad', deep: '#a99a5e' },
  elevated: { flat: '#d5c594', deep: '#9a7635' },
  lightUrban: { flat: '#d8cbac', deep: '#9c7a55' },
  heavyUrban: { flat: '#c9b99c', deep: '#7d5340' },
};
const HELD: Tint = { flat: GROUND, deep: '#8f9070' };

/** A flat tint for each Area, deeper along its edges as watercolour dries. */
export function washes(): string {
  return AREA_IDS.map((id) => {
    const d = shape(points(outlineOf(id)));
    const { terrain } = AREAS[id];
    const { flat, deep } = terrain === null ? HELD : TINTS[terrain];
    const rims = [26, 18, 11, 6].map((width) => draw({ stroke: deep, width, opacity: 0.09 }, d)).join('');
    return (
      `<clipPath id="area-${id}"><path d="${d}"/></clipPath>` +
      draw({ fill: flat, stroke: flat, width: 1 }, d) +
      group(rims, `clip-path="url(#area-${id})"`)
    );
  }).join('');
}

/** A breath of paper where counters and names stand, so that they read on anything. */
export function calm(): string {
  return group(
    AREA_IDS.map((id) => {
      const { label } = CENTERS[id];
      return `<ellipse cx="${label[0]}" cy="${label[1] - 4}" rx="62" ry="54" fill="url(#calm)"/>`;
    }).join(''),
  );
}
