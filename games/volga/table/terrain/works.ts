import { box, type Line, type Point, placed, type Random, range } from '@kurgan/kit/drawing';
import {
  brokenRoof,
  buildingSheet,
  chimney,
  flat,
  gutted,
  lantern,
  type Plan,
  ROOFS,
  rubble,
  sawtooth,
  tank,
} from './buildings.ts';
import { pick, type Sheet } from './drawing.ts';
import { pack, type Size } from './packing.ts';
import { sidings } from './rail.ts';
import type { Site } from './sites.ts';

export interface Works {
  /** Direction of the halls. */
  readonly angle: number;
  /** Length of the largest hall. */
  readonly length: number;
  readonly chimneys: number;
  /** Share of halls without a roof. */
  readonly ruined: number;
}

/** Long halls side by side, smaller ones where those leave room, and sidings between them. */
export function works(site: Site, { angle, length, chimneys, ruined }: Works, random: Random): string {
  const on = buildingSheet();
  const halls = pack(site, angle, hallSizes(length), 4.6);
  for (const hall of halls) drawHall(on, hall, ruined, random);
  const stacks = halls.filter(({ width, height }) => width * height > 260 && random() < 0.8).slice(0, chimneys);
  for (const { place, u, v, width, height } of stacks) {
    const at = place(u + width + 0.5, v + height * range(random, 0.2, 0.8));
    if (site.loud(at) > 0.4) chimney(on, at, range(random, 12, 18));
  }
  return sidings(halls.flatMap((hall) => (hall.width > 44 ? [besideHall(hall)] : []))) + on.svg();
}

function hallSizes(length: number): Size[] {
  return [1, 0.78, 0.6, 0.44, 0.32, 0.22, 0.15].map((share) => ({
    width: Math.max(9, length * share),
    height: Math.max(8, 22 * share ** 0.45),
  }));
}

function besideHall({ place, u, v, width, height }: Plan): Line {
  return [place(u - 3, v + height + 2.4), place(u + width + 3, v + height + 2.4)];
}

function drawHall(on: Sheet, hall: Plan, ruined: number, random: Random): void {
  const colours = pick(random, [ROOFS.soot, ROOFS.slate, ROOFS.brick, ROOFS.soot, ROOFS.slate]);
  const kind = random();
  const small = Math.max(hall.width, hall.height) < 16;
  if (kind < ruined) gutted(on, hall, random, 8);
  else if (small) flat(on, hall, ROOFS.slate);
  else if (kind < ruined + (1 - ruined) * 0.62) sawtooth(on, hall, colours);
  else lantern(on, hall, colours);
  if (kind >= ruined && !small && random() < 0.4) brokenRoof(on, hall, random);
  if (random() < 0.5)
    rubble(on, { ...hall, u: hall.u - 3, v: hall.v + hall.height - 2, width: 16, height: 6 }, random, 16);
}

/** Oil tanks or gasholders in rows. */
export function tankFarm(at: Point, angle: number, columns: number, rows: number, radius: number): string {
  const on = buildingSheet();
  const place = placed(at, angle);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      tank(on, place(column * radius * 2.5, row * radius * 2.5), radius * (0.85 + 0.15 * ((row + column) % 2)));
    }
  }
  return on.svg();
}

export function tankFarmGround(at: Point, angle: number, columns: number, rows: number, radius: number): Line {
  const pitch = radius * 2.5;
  return box(placed(at, angle), -pitch / 2, -pitch / 2, columns * pitch, rows * pitch);
}
