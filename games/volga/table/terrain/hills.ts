import {
  closedCurve,
  draw,
  type Line,
  open,
  type Pen,
  type Point,
  pairs,
  points,
  type Random,
  range,
  seeded,
  shape,
  toward,
  walk,
} from '@kurgan/kit/drawing';
import { AREA_IDS, AREAS, TERRAINS } from '../../data/areas.ts';
import { CENTERS, outlineOf } from '../map/shapes.ts';
import { contour } from './contours.ts';
import { circle, group, hachure, sheet } from './drawing.ts';
import type { Grid } from './grid.ts';
import { shade, shadowOf } from './light.ts';
import { INK, SEPIA, SHADOW } from './palette.ts';
import { fall } from './relief.ts';

/** Contour lines thicken away from the light and fade towards it. */
const LIT: Pen = { stroke: '#f0e3bd', width: 0.9, opacity: 0.75 };
const EDGE: Pen = { stroke: '#8b6f42', width: 0.7, opacity: 0.6 };
const SHADE: Pen = { stroke: '#6c5330', width: 1.15, opacity: 0.7 };
const HACHURE_LIT: Pen = { fill: '#8a7045', opacity: 0.4 };
const HACHURE: Pen = { fill: SEPIA, opacity: 0.62 };

/** Heights of the contour lines; the lowest is the foot of a hill and has no hachures. */
const LEVELS = [0.55, 1.2, 1.9, 2.7, 3.6, 4.5, 5.4, 6.3] as const;

/** Areas without streets: contour lines end where houses begin. */
export function openGround(): string {
  const ids = AREA_IDS.filter((id) => {
    const { terrain } = AREAS[id];
    return terrain === null || !TERRAINS[terrain].urban;
  });
  return draw({ fill: INK }, ids.map((id) => shape(points(outlineOf(id)))).join(''));
}

/** Hills by tint, lines and hachures, all from one height of the land. */
export function hills(grid: Grid): string {
  const rings = LEVELS.map((level) => ({ level, lines: contour(grid, level) }));
  const fills = (pen: Pen) =>
    rings.map(({ level, lines }) => (level > 1 ? draw(pen, lines.map(closedCurve).join('')) : '')).join('');
  const ink = sheet(HACHURE_LIT, HACHURE, LIT, EDGE, SHADE);
  for (const { level, lines } of rings) {
    const random = seeded('contour', level);
    for (const line of lines) {
      if (line.length < 7) continue;
      contourInk(grid, line, ink.draw);
      if (level > 0.6) for (const { at } of walk(line, 2.3)) hachureAt(grid, at, random, ink.draw);
    }
  }
  // The light works on transparency: each ring lies on the one below it and makes the land so much higher.
  const lit = group(fills({ fill: INK, opacity: 0.13 }), 'filter="url(#hillshade)"');
  return group(fills({ fill: '#b08d4c', opacity: 0.1 }) + lit + ink.svg(), 'clip-path="url(#open-ground)"');
}

function contourInk(grid: Grid, line: Line, put: (pen: Pen, d: string) => void): void {
  let pen: Pen | undefined;
  let run: Point[] = [];
  for (const [a, b] of pairs(line)) {
    const dark = shade(fall(grid, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]).downhill);
    const fits = dark < -0.35 ? LIT : dark < 0.35 ? EDGE : SHADE;
    if (fits !== pen) {
      if (pen !== undefined) put(pen, open(run));
      pen = fits;
      run = [a];
    }
    run.push(b);
  }
  if (pen !== undefined) put(pen, open(run));
}

function hachureAt(grid: Grid, top: Point, random: Random, put: (pen: Pen, d: string) => void): void {
  const { downhill, slope } = fall(grid, top);
  if (slope < 0.045) return;
  const dark = shade(downhill);
  const start = toward(top, downhill + Math.PI / 2, range(random, -0.9, 0.9));
  const length = Math.min(11, 0.72 / slope) * range(random, 0.75, 1.1);
  if (dark < -0.2 && random() < 0.45) return;
  const width = 0.7 + Math.max(0, dark + 0.4) * 0.95;
  put(dark < 0 ? HACHURE_LIT : HACHURE, hachure(start, downhill + range(random, -0.12, 0.12), length, width));
}

/** Mamayev Kurgan: two water tanks, and trenches around the crown. */
export function kurgan(): string {
  const { label } = CENTERS[21];
  const [x, y] = label;
  const tanks: readonly Point[] = [
    [x - 34, y - 27],
    [x - 22, y - 36],
  ];
  const trench = (from: number, to: number, radius: number): Line =>
    Array.from({ length: 15 }, (_, step) =>
      toward(label, from + ((to - from) * step) / 14, radius + (step % 2 === 0 ? 2 : -2)),
    );
  const all = (radius: number) => tanks.map((at) => circle(at, radius)).join('');
  return (
    draw({ stroke: INK, width: 1, opacity: 0.6 }, open(trench(0.5, 2, 47)) + open(trench(2.4, 3.7, 50))) +
    draw({ fill: SHADOW, opacity: 0.4 }, tanks.map((at) => circle(shadowOf(at, 2.5), 4.6)).join('')) +
    draw({ fill: '#c9bd9c', stroke: INK, width: 0.9 }, all(4.4)) +
    draw({ stroke: INK, width: 0.6, opacity: 0.6 }, all(2))
  );
}
