import {
  bend,
  box,
  degrees,
  draw,
  type Line,
  open,
  type Pen,
  type Point,
  placed,
  seeded,
  shape,
} from '@kurgan/kit/drawing';
import { buildingSheet, lantern, ROOFS } from './buildings.ts';
import { INK, SEPIA } from './palette.ts';
import { crater } from './steppe.ts';

const STRIP: Pen = { fill: '#e0d4b0', stroke: SEPIA, width: 0.8, opacity: 0.95 };
const EDGES: Pen = { stroke: SEPIA, width: 0.6, opacity: 0.55, dash: '5 4' };

/** Two strips that cross, a taxiway around them, sheds and the wrecks at its edge. */
export function airfield(centre: Point): { readonly ground: readonly Line[]; readonly svg: string } {
  const [x, y] = centre;
  const first = placed([x - 2, y], degrees(-52));
  const second = placed([x, y - 2], degrees(34));
  const strips = [box(first, -66, -7, 132, 14), box(second, -54, -6, 108, 12)];
  const middles = [open([first(-62, 0), first(62, 0)]), open([second(-50, 0), second(50, 0)])].join('');
  const taxiway = bend([first(-60, 0), [x - 50, y - 4], second(-48, 0), [x - 6, y - 46], first(60, 0)], 6);
  const on = buildingSheet();
  const sheds = [placed([x + 24, y + 54], degrees(-4)), placed([x - 14, y + 56], degrees(-4))];
  for (const place of sheds) lantern(on, { place, u: -14, v: -6, width: 28, height: 11 }, ROOFS.tin, 2.6);
  const random = seeded('airfield');
  const holes = [first(48, 2), second(42, -1), first(-50, -3)].map((at) => crater(at, 2.6, random)).join('');
  const wrecks = [placed([x + 40, y - 20], 0.6), placed([x + 44, y + 2], 2.1), placed([x - 50, y + 30], -0.8)];
  return {
    ground: [...strips, ...sheds.map((place) => box(place, -15, -7, 30, 13))],
    svg:
      draw({ stroke: SEPIA, width: 4.4, opacity: 0.35 }, open(taxiway)) +
      draw({ stroke: '#ded2ae', width: 3.2 }, open(taxiway)) +
      draw(STRIP, strips.map(shape).join('')) +
      draw(EDGES, middles) +
      holes +
      on.svg() +
      draw({ fill: '#6a6250', stroke: INK, width: 0.4, opacity: 0.85 }, wrecks.map(wreck).join('')),
  };
}

/** An aeroplane from above, without its colours. */
function wreck(place: (u: number, v: number) => Point): string {
  return shape([
    place(5, 0),
    place(3.4, 0.8),
    place(2.2, 6.4),
    place(0.8, 6.4),
    place(0.6, 0.9),
    place(-3.6, 0.7),
    place(-4.2, 2.6),
    place(-5, 2.6),
    place(-4.8, -2.2),
    place(-4, -2.2),
    place(-3.6, -0.7),
    place(0.6, -0.9),
    place(0.9, -4.4),
    place(2.2, -4.4),
    place(3.4, -0.8),
  ]);
}
