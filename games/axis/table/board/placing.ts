import { boundsOf, closed, inside, pairs } from '@kurgan/kit/drawing';
import { CITY_IDS, REGION_IDS, ZONE_IDS, type ZoneId } from '../../data/zones.ts';
import { CROSSING_LINES, EXIT_LINES, LINKS, SITE_POINTS, TOWNS } from '../data/ways.ts';
import { LABEL, labelWidth } from './label.ts';
import { BOARDS, type BoardId, type Box, boardOf, outlineOf, type Point, pointsOf } from './outlines.ts';
import { CHIP, STAR } from './stack.ts';

/** Where a zone's name stands (its middle), and the room for its units (the middle of its upper edge). */
export interface ZonePlace {
  readonly name: Point;
  readonly units: Point;
  readonly width: number;
  readonly height: number;
}

const CELL = 4;
const RIM = 5;
/** Free ground around the units is welcome. */
const AIR = 12;
const WIDTHS = [3.2, 2 + STAR / CHIP.width, 2.1, 1].map((chips) => Math.round(chips * (CHIP.width + CHIP.gap)));
const HEIGHTS = [4, 3, 2, 1].map((rows) => rows * (CHIP.height + CHIP.gap));

/** Signs that keep their places: names and units stay clear of them. */
const TAKEN: readonly { readonly on: readonly ZoneId[]; readonly at: Point; readonly radius: number }[] = [
  ...EXIT_LINES.map(([, line]) => ({ on: REGION_IDS, at: pointsOf(line).at(-1) ?? [0, 0], radius: 30 }) as const),
  ...Object.values(SITE_POINTS).map((at) => ({ on: CITY_IDS, at, radius: 20 })),
  ...Object.values(CROSSING_LINES).map(([west]) => ({ on: CITY_IDS, at: west, radius: 12 })),
  ...LINKS.flatMap(([, , , [x, y]]) =>
    y === 0
      ? [{ on: CITY_IDS, at: [x, y] as const, radius: 40 }]
      : [0, 32, 64, 96].map((far) => ({ on: CITY_IDS, at: [x + far, y] as const, radius: 20 })),
  ),
];

/** Free cells of a zone, summed from its upper left corner, so that any rectangle is counted at once. */
class FreeGround {
  readonly bounds;
  readonly #sums: number[][] = [];
  constructor(zone: ZoneId) {
    const outline = outlineOf(zone);
    const ring = pairs(closed(outline));
    const taken = TAKEN.filter(({ on }) => on.some((id) => id === zone));
    this.bounds = boundsOf(outline);
    const isFree = (x: number, y: number): boolean =>
      [
        [0, 0],
        [RIM, 0],
        [-RIM, 0],
        [0, RIM],
        [0, -RIM],
      ].every(([dx = 0, dy = 0]) => inside(ring, [x + dx, y + dy])) &&
      taken.every(({ at, radius }) => Math.hypot(x - at[0], y - at[1]) > radius);
    const { left, top, right, bottom } = this.bounds;
    let above: number[] = [];
    for (let y = top; y < bottom; y += CELL) {
      const row = [0];
      for (let x = left, sum = 0, i = 1; x < right; x += CELL, i++) {
        if (isFree(x + CELL / 2, y + CELL / 2)) sum++;
        row.push(sum + (above[i] ?? 0));
      }
      this.#sums.push(row);
      above = row;
    }
  }
  /** The free share of a rectangle. */
  share(x: number, y: number, width: number, height: number): number {
    const column = (at: number): number => Math.round((at - this.bounds.left) / CELL);
    const row = (at: number): number => Math.round((at - this.bounds.top) / CELL);
    const [left, right, top, bottom] = [column(x), column(x + width), row(y), row(y + height)];
    const most = this.#sums[0]?.length ?? 1;
    const sum = (r: number, c: number): number =>
      r <= 0 ? 0 : (this.#sums[Math.min(r, this.#sums.length) - 1]?.[Math.max(0, Math.min(c, most - 1))] ?? 0);
    const free = sum(bottom, right) - sum(top, right) - sum(bottom, left) + sum(top, left);
    return free / Math.max(1, (right - left) * (bottom - top));
  }
}

/** The worth of room for one to eight chips. */
const WORTH = [40, 80, 108, 132, 150, 166, 178, 188];

/** The worth of room for units: the first chips count most, and a fight needs two columns and a star. */
function worth(width: number, height: number): number {
  const columns = Math.floor((width + CHIP.gap) / (CHIP.width + CHIP.gap));
  const chips = Math.min(8, columns * Math.round(height / (CHIP.height + CHIP.gap)));
  return (WORTH[chips - 1] ?? 0) + (width >= (WIDTHS[1] ?? 0) ? 30 : 0);
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Covered parts of a name: by the signs of the board and by names that have their places already. */
function covered(name: Box, zone: ZoneId, names: readonly Box[]): number {
  const signs = TAKEN.filter(({ on }) => on.some((id) => id === zone)).map(({ at: [x, y], radius }) => ({
    x: x - radius,
    y: y - radius,
    width: radius * 2,
    height: radius * 2,
  }));
  return [...signs, ...names].reduce((sum, other) => sum + overlap(name, other), 0) / (name.width * name.height);
}

function placeOf(zone: ZoneId, names: readonly Box[]): ZonePlace {
  const ground = new FreeGround(zone);
  const { left, top, right, bottom } = ground.bounds;
  const [townX, townY] = TOWNS[zone];
  const wide = labelWidth(zone);
  let best: { readonly place: ZonePlace; readonly score: number } | undefined;
  for (let y = top + LABEL.line / 2; y < bottom; y += CELL) {
    for (let x = left; x < right; x += CELL * 2) {
      const hidden = 1 - ground.share(x - wide / 2, y - LABEL.line / 2, wide, LABEL.line);
      const label = { x: x - wide / 2, y: y - LABEL.line / 2, width: wide, height: LABEL.line };
      if (hidden > 0.7 || label.x < RIM || label.x + wide > BOARDS[boardOf(zone)].width - RIM) continue;
      const loss = hidden * 170 + covered(label, zone, names) * 400;
      const under = y + LABEL.line / 2;
      for (const height of HEIGHTS) {
        for (const width of WIDTHS) {
          for (let aside = -48; aside <= 48; aside += 16) {
            if (ground.share(x + aside - width / 2, under, width, height) < 1) continue;
            const far = Math.hypot(x - townX, under + height / 2 - townY);
            const clear = ground.share(x + aside - width / 2 - AIR, under, width + AIR * 2, height + AIR);
            const score = worth(width, height) + clear * 16 - loss - Math.abs(aside) * 0.4 - far * 0.12;
            if (best !== undefined && best.score >= score) continue;
            best = { place: { name: [x, y], units: [x + aside, under], width, height }, score };
          }
        }
      }
    }
  }
  if (best === undefined) throw new RangeError(`${zone} has no room for its name and one chip`);
  return best.place;
}

/** All places, from the narrowest zone to the widest: those with the least room choose first. */
export function placeAll(): Readonly<Record<ZoneId, ZonePlace>> {
  const widthOf = (zone: ZoneId): number => {
    const { left, right } = boundsOf(outlineOf(zone));
    return right - left - labelWidth(zone);
  };
  const names: Record<BoardId, Box[]> = { region: [], city: [] };
  const places = new Map<ZoneId, ZonePlace>();
  for (const zone of [...ZONE_IDS].sort((a, b) => widthOf(a) - widthOf(b))) {
    const place = placeOf(zone, names[boardOf(zone)]);
    const [x, y] = place.name;
    const width = labelWidth(zone);
    names[boardOf(zone)].push({ x: x - width / 2, y: y - LABEL.line / 2, width, height: LABEL.line });
    places.set(zone, place);
  }
  return Object.fromEntries(ZONE_IDS.map((id) => [id, places.get(id)])) as Record<ZoneId, ZonePlace>;
}
