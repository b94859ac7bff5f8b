import {
  box,
  draw,
  type Line,
  open,
  type Pen,
  type Place,
  type Point,
  placed,
  shape,
  toward,
} from '@kurgan/kit/drawing';
import type { AreaId } from '../../data/areas.ts';
import { CENTERS } from '../map/shapes.ts';
import { FROM_LIGHT } from './light.ts';

/** Mamayev Kurgan, the river and what lies between them. */
export const VIGNETTE = { x: 370, y: 706, width: 384, height: 368 } as const;

const SIDE = 42;
const EDGE = '#17130c';
const GERMAN = { face: '#a3aca0', glyph: '#141a15' } as const;
const SOVIET = { face: '#8f3226', glyph: '#f6efda' } as const;

const DEFENDERS: readonly AreaId[] = [21, 22, 23, 25, 14];
const ATTACKERS: readonly Point[] = [
  [412, 930],
  [458, 930],
  [412, 976],
  [458, 976],
];

/** Hidden defenders on their Areas, and a stack of the attacker before them. */
export function vignetteCounters(): string {
  const defenders = DEFENDERS.map((id) => counter(CENTERS[id].label, sovietPlate, SOVIET, infantry));
  const attackers = ATTACKERS.map((at, index) => counter(at, germanPlate, GERMAN, index === 1 ? armour : infantry));
  return [...defenders, ...attackers].join('');
}

function counter(
  at: Point,
  plate: (place: Place) => Line,
  { face, glyph }: { readonly face: string; readonly glyph: string },
  symbol: (place: Place, pen: Pen) => string,
): string {
  const place = placed(at, 0);
  const shadow = placed(toward(at, FROM_LIGHT, 3), 0);
  return (
    draw({ fill: '#140d04', opacity: 0.45 }, shape(plate(shadow))) +
    draw({ fill: face, stroke: EDGE, width: 1.8 }, shape(plate(place))) +
    draw(
      { stroke: '#ffffff', width: 1.2, opacity: 0.35 },
      open([place(-14, -SIDE / 2 + 1.8), place(11, -SIDE / 2 + 1.8)]),
    ) +
    symbol(place, { stroke: glyph, width: 2.2 })
  );
}

/** Four corners cut. */
function germanPlate(place: Place): Line {
  const far = SIDE / 2;
  const near = far - 5;
  const corners: Line = [
    [-near, -far],
    [near, -far],
    [far, -near],
    [far, near],
    [near, far],
    [-near, far],
    [-far, near],
    [-far, -near],
  ];
  return corners.map(([u, v]) => place(u, v));
}

/** One corner cut. */
function sovietPlate(place: Place): Line {
  const far = SIDE / 2;
  return [place(-far, -far), place(far - 8, -far), place(far, -far + 8), place(far, far), place(-far, far)];
}

function infantry(place: Place, pen: Pen): string {
  const cross = open([place(-13, -9), place(13, 9)]) + open([place(13, -9), place(-13, 9)]);
  return draw(pen, shape(box(place, -13, -9, 26, 18)) + cross);
}

function armour(place: Place, pen: Pen): string {
  const [left, top] = place(-4, -4.5);
  const track = `M${left} ${top}h8a4.5 4.5 0 0 1 0 9h-8a4.5 4.5 0 0 1 0 -9Z`;
  return draw(pen, shape(box(place, -13, -9, 26, 18)) + track);
}
