import {
  blob,
  box,
  draw,
  type Line,
  open,
  type Pen,
  type Place,
  type Random,
  range,
  seeded,
  shape,
} from '@kurgan/kit/drawing';
import { buildingSheet, gable, gutted, type Plan, ROOFS, rubble } from './buildings.ts';
import { circle, pick, type Sheet } from './drawing.ts';
import { pack, type Size } from './packing.ts';
import { INK, LEAF, SEPIA } from './palette.ts';
import type { Site } from './sites.ts';

const BLOCKS: readonly Size[] = [
  { width: 36, height: 26 },
  { width: 26, height: 20 },
  { width: 22, height: 9 },
  { width: 17, height: 13 },
  { width: 14, height: 9 },
  { width: 9, height: 8 },
];
const WING = 7.5;
const PAVING: Pen = { fill: '#d8cba9', stroke: SEPIA, width: 0.8, opacity: 0.9 };
const JOINTS: Pen = { stroke: SEPIA, width: 0.45, opacity: 0.3 };

/** Stone houses four storeys high around their yards; most have burnt. */
export function townBlocks(site: Site, angle: number, ruined: number, random: Random): string {
  const on = buildingSheet();
  for (const plan of pack(site, angle, BLOCKS, 3.4)) {
    if (Math.min(plan.width, plan.height) > WING * 2 + 3) courtyard(on, plan, ruined, random);
    else wing(on, plan, ruined, random);
  }
  return on.svg();
}

function courtyard(on: Sheet, { place, u, v, width, height }: Plan, ruined: number, random: Random): void {
  wing(on, { place, u, v, width, height: WING }, ruined, random);
  wing(on, { place, u, v: v + height - WING, width, height: WING }, ruined, random);
  wing(on, { place, u, v: v + WING, width: WING, height: height - 2 * WING }, ruined, random);
  if (random() < 0.75) {
    wing(on, { place, u: u + width - WING, v: v + WING, width: WING, height: height - 2 * WING }, ruined, random);
  }
  rubble(on, { place, u: u + WING, v: v + WING, width: width - 2 * WING, height: height - 2 * WING }, random, 9);
}

function wing(on: Sheet, plan: Plan, ruined: number, random: Random): void {
  if (random() < ruined) gutted(on, plan, random, range(random, 5, 7));
  else gable(on, plan, pick(random, [ROOFS.slate, ROOFS.brick, ROOFS.tin, ROOFS.soot]), 3);
}

/** An open square: slabs, a round bed in the middle, and a row of limes along two sides. */
export function square(place: Place, width: number, height: number): { readonly ground: Line; readonly svg: string } {
  const random = seeded('square', width);
  const ground = box(place, -width / 2, -height / 2, width, height);
  const joints: string[] = [];
  for (let u = -width / 2 + 9; u < width / 2; u += 9) joints.push(open([place(u, -height / 2), place(u, height / 2)]));
  for (let v = -height / 2 + 9; v < height / 2; v += 9) joints.push(open([place(-width / 2, v), place(width / 2, v)]));
  const limes: string[] = [];
  for (let u = -width / 2 + 4; u < width / 2; u += 6) {
    for (const v of [-height / 2 + 2.6, height / 2 - 2.6]) limes.push(blob(place(u, v), 2, random));
  }
  return {
    ground,
    svg:
      draw(PAVING, shape(ground)) +
      draw(JOINTS, joints.join('')) +
      draw({ fill: '#bdb987', stroke: SEPIA, width: 0.6, opacity: 0.7 }, circle(place(0, 0), 9)) +
      draw({ fill: LEAF, stroke: INK, width: 0.45, opacity: 0.9 }, limes.join('')),
  };
}
