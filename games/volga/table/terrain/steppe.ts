import {
  between,
  blob,
  box,
  draw,
  open,
  type Pen,
  type Place,
  type Point,
  type Random,
  range,
  seeded,
  shape,
  TURN,
  toward,
} from '@kurgan/kit/drawing';
import type { Plan } from './buildings.ts';
import { pick, type Sheet, scatter, sheet } from './drawing.ts';
import { TO_LIGHT } from './light.ts';
import { pack, type Size } from './packing.ts';
import { SEPIA } from './palette.ts';
import type { Site } from './sites.ts';

const GRASS: Pen = { stroke: '#6d6a3a', width: 0.55, opacity: 0.5 };
const BARE: Pen = { fill: '#c2a870', opacity: 0.16 };
const GREEN: Pen = { fill: '#a3a263', opacity: 0.16 };
const EDGE: Pen = { stroke: '#8a7444', width: 0.6, opacity: 0.5 };
const FURROW: Pen = { stroke: '#86683a', width: 0.75, opacity: 0.42 };
const STUBBLE: Pen = { stroke: '#8a7434', width: 0.6, opacity: 0.5 };
const RICK: Pen = { fill: '#cbb067', stroke: SEPIA, width: 0.5 };
const CROPS: readonly [Pen, ...Pen[]] = [
  { fill: '#cdb784', opacity: 0.62 },
  { fill: '#d8c786', opacity: 0.6 },
  { fill: '#bdb97e', opacity: 0.5 },
  { fill: '#d3bf8c', opacity: 0.5 },
];

const FIELDS: readonly Size[] = [
  { width: 62, height: 36 },
  { width: 44, height: 30 },
  { width: 30, height: 22 },
  { width: 20, height: 16 },
];

/** Open grassland: patches of colour, tufts, and on a share of the ground the fields of the collective farms. */
export function steppe(site: Site, farmed: number, unbuilt: (point: Point) => boolean = () => true): string {
  const random = seeded('steppe', site.id);
  const ink = sheet(BARE, GREEN, ...CROPS, FURROW, STUBBLE, EDGE, GRASS, RICK);
  for (const at of scatter(site.bounds, 46, random, (point) => site.free(point, 0))) {
    ink.draw(random() < 0.5 ? BARE : GREEN, blob(at, range(random, 14, 24), random, 0.3));
  }
  if (farmed > 0) {
    const angle = range(random, -0.5, 0.5);
    const accepts = (point: Point) => site.loud(point) > 0.05 && unbuilt(point);
    for (const plan of pack(site, angle, FIELDS, 2.5, accepts)) {
      if (random() < farmed) field(plan, random, ink);
    }
  }
  for (const at of scatter(site.bounds, 13, random, (point) => site.free(point, 1) && random() < 0.5)) {
    ink.draw(GRASS, tuft(at, random));
  }
  return ink.svg();
}

function tuft([x, y]: Point, random: Random): string {
  const blade = (dx: number, lean: number) =>
    open([
      [x + dx, y],
      [x + dx + lean, y - range(random, 1.6, 2.8)],
    ]);
  return blade(0, -0.7) + blade(0.9, 0.1) + blade(1.8, 0.8);
}

/** A few strips side by side, each with its crop. */
function field({ place, u, v, width, height }: Plan, random: Random, ink: Sheet): void {
  const strips = Math.max(1, Math.round(width / 21));
  for (let index = 0; index < strips; index++) {
    const left = u + (width / strips) * index;
    strip((along, across) => place(left + along, v + across), width / strips, height, random, ink);
  }
}

function strip(place: Place, width: number, height: number, random: Random, ink: Sheet): void {
  const ring = box(place, 0, 0, width, height);
  ink.draw(pick(random, CROPS), shape(ring));
  ink.draw(EDGE, shape(ring));
  const kind = random();
  if (kind < 0.4) {
    for (let u = 2; u < width - 1; u += 3.1) ink.draw(FURROW, furrow(place(u, 1), place(u, height - 1), random));
  } else if (kind < 0.8) {
    for (let v = 2.2; v < height - 1; v += 3.8) {
      for (let u = range(random, 1, 3); u < width - 3; u += range(random, 4, 6)) {
        ink.draw(STUBBLE, open([place(u, v), place(u + 2.2, v)]));
      }
    }
  }
  if (kind > 0.6 && width > 10 && height > 12) {
    for (let index = 0; index < 3; index++) {
      ink.draw(RICK, blob(place(range(random, 3, width - 3), range(random, 3, height - 3)), 1.8, random));
    }
  }
}

function furrow(from: Point, to: Point, random: Random): string {
  return open(
    [0, 0.25, 0.5, 0.75, 1]
      .map((share) => between(from, to, share))
      .map(([x, y]): Point => [x + range(random, -0.3, 0.3), y + range(random, -0.3, 0.3)]),
  );
}

/** Shell holes, each with its rim of thrown earth. */
export function crater(at: Point, radius: number, random: Random): string {
  const spokes = Array.from({ length: 11 }, (_, index) => {
    const angle = (index / 11) * TURN + random() * 0.3;
    return open([toward(at, angle, radius), toward(at, angle, radius * range(random, 1.15, 1.5))]);
  }).join('');
  return (
    draw({ fill: '#b39a68', opacity: 0.6 }, blob(at, radius * 1.25, random, 0.12)) +
    draw({ fill: '#6d5735', opacity: 0.75 }, blob(at, radius * 0.8, random, 0.12)) +
    draw({ fill: '#463722', opacity: 0.7 }, blob(toward(at, TO_LIGHT, radius * 0.2), radius * 0.45, random)) +
    draw({ stroke: SEPIA, width: 0.45, opacity: 0.5 }, spokes)
  );
}
