import { blob, box, open, type Pen, type Place, type Point, placed, type Random, range } from '@kurgan/kit/drawing';
import { buildingSheet, gable, ROOFS } from './buildings.ts';
import { pick, rectangle, type Sheet, sheet } from './drawing.ts';
import { shadowOf } from './light.ts';
import { INK, LEAF, LEAF_DARK, SEPIA } from './palette.ts';
import type { Site } from './sites.ts';

const GARDENS: readonly [Pen, ...Pen[]] = [
  { fill: '#c2bb86', opacity: 0.8 },
  { fill: '#cdbf8e', opacity: 0.8 },
  { fill: '#b5b27c', opacity: 0.75 },
  { fill: '#c7b181', opacity: 0.8 },
];
const FENCE: Pen = { stroke: SEPIA, width: 0.45, opacity: 0.5 };
const BEDS: Pen = { stroke: SEPIA, width: 0.5, opacity: 0.34 };
const CROWN: Pen = { fill: LEAF, stroke: INK, width: 0.45, opacity: 0.9 };
const CROWN_SHADE: Pen = { fill: LEAF_DARK, opacity: 0.4 };
const SCORCH: Pen = { fill: '#4a3a26', opacity: 0.3 };
const STACK: Pen = { fill: '#7b4632', stroke: INK, width: 0.5 };

export interface Streets {
  /** Direction of the rows of houses. */
  readonly angle: number;
  /** Share of plots that are built on. */
  readonly density?: number;
  /** Share of houses burnt down to the chimney. */
  readonly burnt?: number;
  /** A village lines its streets only as far as this says. */
  readonly reach?: (point: Point) => number;
}

const PLOT = { width: 8.4, depth: 11.4 } as const;
const STREET = 4.8;
const BLOCK = 6;
/** Room for a house without its garden. */
const FRONT = 6;

/** Wooden houses in their gardens, back to back in blocks along streets. */
export function cottages(site: Site, { angle, density = 0.95, burnt = 0.12, reach }: Streets, random: Random): string {
  const gardens = sheet(...GARDENS, BEDS, FENCE, SCORCH);
  const houses = buildingSheet();
  const trees = sheet(STACK, CROWN_SHADE, CROWN);
  for (const plot of bestPlots(site, angle)) {
    const middle = plot.place(plot.u + PLOT.width / 2, plot.v + plot.depth / 2);
    if (random() < density * (reach?.(middle) ?? 1)) garden(plot, burnt, random, gardens, houses, trees);
  }
  return gardens.svg() + houses.svg() + trees.svg();
}

interface Plot {
  readonly place: Place;
  readonly u: number;
  readonly v: number;
  readonly depth: number;
  /** True when the street is below instead of above. */
  readonly back: boolean;
}

/** The streets laid where they leave room for the most houses. */
function bestPlots(site: Site, angle: number): Plot[] {
  const shifts = [0, 7, 14, 21].flatMap((v) => [0, 4].map((u) => plotsAt(site, angle, u, v)));
  return shifts.reduce((best, next) => (next.length > best.length ? next : best));
}

function plotsAt(site: Site, angle: number, du: number, dv: number): Plot[] {
  const place = placed(site.label, angle);
  const side = Math.max(site.bounds.right - site.bounds.left, site.bounds.bottom - site.bounds.top) * 0.75;
  const row = PLOT.depth * 2 + STREET;
  const plots: Plot[] = [];
  for (let v = -Math.ceil(side / row) * row + dv; v < side; v += row) {
    for (let u = -side + du, number = 0; u < side; number++) {
      for (const back of [false, true]) {
        const whole: Plot = { place, u, v: back ? v + PLOT.depth : v, depth: PLOT.depth, back };
        const front: Plot = { ...whole, v: back ? v + PLOT.depth * 2 - FRONT : v, depth: FRONT };
        const fitting = [whole, front].find((plot) => fits(site, plot));
        if (fitting !== undefined) plots.push(fitting);
      }
      u += PLOT.width + (number % BLOCK === BLOCK - 1 ? STREET * 0.8 : 0);
    }
  }
  return plots;
}

function fits(site: Site, { place, u, v, depth }: Plot): boolean {
  return box(place, u, v, PLOT.width, depth).every((corner) => site.free(corner, 0.8));
}

function garden(
  { place, u, v, depth, back }: Plot,
  burnt: number,
  random: Random,
  gardens: Sheet,
  houses: Sheet,
  trees: Sheet,
): void {
  const { width } = PLOT;
  gardens.draw(pick(random, GARDENS), rectangle(place, u + 0.3, v + 0.3, width - 0.6, depth - 0.6));
  gardens.draw(FENCE, rectangle(place, u, v, width, depth));
  const yard = back ? v : v + FRONT - 0.4;
  const kind = random();
  if (depth > FRONT && kind < 0.5) {
    for (let bed = 1.3; bed < 5.4; bed += 1.9) {
      gardens.draw(BEDS, open([place(u + 1, yard + bed), place(u + width - 1, yard + bed)]));
    }
  } else if (depth > FRONT && kind < 0.74) {
    const at = place(u + range(random, 2.5, width - 2.5), yard + range(random, 2, 4));
    const radius = range(random, 1.5, 2.4);
    trees.draw(CROWN_SHADE, blob(shadowOf(at, 1.1), radius, random));
    trees.draw(CROWN, blob(at, radius, random));
  }
  const wide = range(random, 4.8, 6.6);
  const deep = range(random, 3.9, 4.7);
  const left = u + range(random, 0.7, width - wide - 0.7);
  const top = back ? v + depth - deep - 0.8 : v + 0.8;
  if (random() < burnt) {
    gardens.draw(SCORCH, blob(place(left + wide / 2, top + deep / 2), 4, random, 0.3));
    trees.draw(STACK, rectangle(place, left + 2, top + 1.5, 1.7, 1.7));
    return;
  }
  const roof = pick(random, [ROOFS.timber, ROOFS.timber, ROOFS.timber, ROOFS.tin, ROOFS.brick]);
  gable(houses, { place, u: left, v: top, width: wide, height: deep }, roof, 1.5);
}
