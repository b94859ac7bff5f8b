import {
  blob,
  draw,
  type Line,
  open,
  type Point,
  placed,
  type Random,
  range,
  seeded,
  shape,
  TURN,
  toward,
  walk,
} from '@kurgan/kit/drawing';
import type { Sector, ZoneId } from '../../data/zones.ts';
import { TOWNS } from '../data/ways.ts';
import { clipOf, type Ground, groundOf, group, scatter } from './drawing.ts';
import { INK, PAPER, SEPIA, SHADOW } from './palette.ts';

interface Quarter {
  /** Streets are this far apart. */
  readonly pitch: number;
  /** Share of the plots that are built on. */
  readonly built: number;
  readonly kind: 'houses' | 'halls' | 'blocks';
}

const SUBURB: Quarter = { pitch: 25, built: 0.6, kind: 'houses' };
const CENTER: Quarter = { pitch: 31, built: 0.92, kind: 'blocks' };
const WORKS: Quarter = { pitch: 35, built: 0.94, kind: 'halls' };
const QUARTERS: { readonly [Z in ZoneId]?: Quarter } = {
  orlovka: { ...SUBURB, built: 0.26 },
  spartanovka: { ...SUBURB, built: 0.68 },
  'tractor-factory': WORKS,
  'barrikady-factory': WORKS,
  'red-october-steel-works': WORKS,
  'chemical-factory': WORKS,
  'grain-elevator': { ...WORKS, built: 0.5 },
  'flight-school': { ...SUBURB, built: 0.2 },
  'mamayev-kurgan': { ...SUBURB, built: 0.14 },
  'train-station-1': CENTER,
  'train-station-2': CENTER,
  'pavlovs-house': CENTER,
  'army-camp': { ...SUBURB, built: 0.14 },
  yelshanka: { ...SUBURB, built: 0.5 },
  'red-october-workers-settlement': { ...SUBURB, built: 0.6 },
};

const ROOFS: Readonly<Record<Sector, readonly [string, string, string]>> = {
  gray: ['#8f8a7c', '#a09a89', '#857564'],
  brown: ['#94795a', '#a68a68', '#84705a'],
  white: ['#a39984', '#b3a88f', '#947f66'],
};

/** Streets and houses of a city zone, and what it is known for. */
export function town(zone: ZoneId, sector: Sector): string {
  const random = seeded('town', zone);
  const ground = groundOf(zone);
  const quarter = QUARTERS[zone] ?? { ...SUBURB, built: 0.72 };
  const angle = range(random, -0.16, 0.16);
  const drawn =
    soot(ground, random) +
    plots(ground, quarter, angle, ROOFS[sector], random) +
    (LANDMARKS[zone]?.(TOWNS[zone], random) ?? '');
  return clipOf(zone) + group(drawn, `clip-path="url(#in-${zone})"`);
}

function soot(ground: Ground, random: Random): string {
  return scatter(ground, 80, random)
    .map((spot) =>
      draw(
        { fill: random() < 0.5 ? '#6f6450' : '#b9a57c', opacity: 0.07 },
        blob(spot, range(random, 20, 46), random, 0.3),
      ),
    )
    .join('');
}

/** Plots in rows along the streets; each building throws its shadow to the south-east. */
function plots(
  { bounds, holdsAll }: Ground,
  { pitch, built, kind }: Quarter,
  angle: number,
  roofs: readonly string[],
  random: Random,
): string {
  const middle: Point = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
  const place = placed(middle, angle);
  const reach = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top) * 0.75;
  const walls = new Map<string, string[]>(roofs.map((roof) => [roof, []]));
  const streets: string[] = [];
  const ridges: string[] = [];
  for (let v = -reach; v < reach; v += pitch) {
    streets.push(open([place(-reach, v - pitch * 0.08), place(reach, v - pitch * 0.08)]));
    for (let u = -reach; u < reach; u += kind === 'halls' ? pitch * 1.7 : pitch) {
      if (random() > built) continue;
      for (const [x, y, w, h] of houses(kind, pitch, random)) {
        const corners: Line = [
          place(u + x, v + y),
          place(u + x + w, v + y),
          place(u + x + w, v + y + h),
          place(u + x, v + y + h),
        ];
        if (!holdsAll(corners)) continue;
        walls.get(roofs[Math.floor(random() * roofs.length)] ?? '')?.push(shape(corners));
        ridges.push(
          w > h
            ? open([place(u + x, v + y + h / 2), place(u + x + w, v + y + h / 2)])
            : open([place(u + x + w / 2, v + y), place(u + x + w / 2, v + y + h)]),
        );
      }
    }
  }
  const all = [...walls.values()].flat().join('');
  return (
    draw({ stroke: PAPER, width: 3.4, opacity: built > 0.3 ? 0.34 : 0.14 }, streets.join('')) +
    group(
      `<g transform="translate(1.6 2.2)">${draw({ fill: SHADOW, opacity: 0.45 }, all)}</g>` +
        [...walls].map(([fill, shapes]) => draw({ fill, stroke: INK, width: 0.7 }, shapes.join(''))).join('') +
        draw({ stroke: PAPER, width: 0.9, opacity: 0.5 }, ridges.join('')),
      'opacity=".68"',
    )
  );
}

type Plan = readonly (readonly [x: number, y: number, width: number, height: number])[];

function houses(kind: Quarter['kind'], pitch: number, random: Random): Plan {
  if (kind === 'halls') {
    const long = pitch * range(random, 0.8, 1.5);
    return [
      [2, 2, long, pitch * range(random, 0.22, 0.34)],
      [2, pitch * 0.44, long * range(random, 0.5, 1), pitch * range(random, 0.2, 0.3)],
    ];
  }
  if (kind === 'blocks') {
    const [w, h] = [pitch * range(random, 0.5, 0.72), pitch * range(random, 0.5, 0.66)];
    const thick = pitch * 0.2;
    return random() < 0.5
      ? [
          [2, 2, w, thick],
          [2, 2 + thick, thick, h - thick],
          [2 + w - thick, 2 + thick, thick, h - thick],
        ]
      : [
          [2, 2, w, thick * 1.3],
          [2, 2 + h - thick, w * range(random, 0.4, 0.9), thick],
        ];
  }
  const size = pitch * 0.26;
  return [
    [2, 2, size * range(random, 0.9, 1.5), size],
    [2 + pitch * 0.48, 3, size, size * range(random, 0.8, 1.3)],
    ...(random() < 0.6 ? ([[3, 2 + pitch * 0.46, size * 1.2, size * 0.8]] as const) : []),
  ];
}

type Landmark = (at: Point, random: Random) => string;

const hill: Landmark = (at, random) =>
  [58, 40, 22]
    .map((radius, ring) => {
      const contour = Array.from({ length: 26 }, (_, i) =>
        toward(at, (i / 26) * TURN, radius * range(random, 0.92, 1.06)),
      );
      const strokes = contour.map((point) =>
        open([point, toward(point, Math.atan2(point[1] - at[1], point[0] - at[0]), range(random, 6, 12))]),
      );
      return (
        draw({ fill: '#c2a876', opacity: 0.3 + ring * 0.08, stroke: SEPIA, width: 1 }, shape(contour)) +
        draw({ stroke: '#6d5330', width: 1.1, opacity: 0.6 }, strokes.join(''))
      );
    })
    .join('');

const runway: Landmark = ([x, y]) => {
  const strip = placed([x - 4, y + 62], -0.32);
  const bed: Line = [strip(-92, -10), strip(92, -10), strip(92, 10), strip(-92, 10)];
  return (
    draw({ fill: '#bfb08a', stroke: SEPIA, width: 1, opacity: 0.8 }, shape(bed)) +
    draw({ stroke: PAPER, width: 1.6, dash: '9 8', opacity: 0.9 }, open([strip(-84, 0), strip(84, 0)]))
  );
};

const barracks: Landmark = ([x, y]) => {
  const rows = Array.from({ length: 10 }, (_, index) => {
    const place = placed([x - 96 + (index % 5) * 46, y + 44 + Math.floor(index / 5) * 26], 0.08);
    return shape([place(0, 0), place(32, 0), place(32, 9), place(0, 9)]);
  }).join('');
  return group(
    `<g transform="translate(1.6 2.2)">${draw({ fill: SHADOW, opacity: 0.45 }, rows)}</g>${draw({ fill: '#a0947a', stroke: INK, width: 0.7 }, rows)}`,
    'opacity=".7"',
  );
};

const silos: Landmark = ([x, y]) => {
  const tubs = Array.from({ length: 8 }, (_, i) => [x - 30 + (i % 4) * 11, y + 36 + Math.floor(i / 4) * 11] as const);
  const rings = (r: number, dx = 0): string =>
    tubs
      .map(([cx, cy]) => `M${cx + dx - r} ${cy + dx}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`)
      .join('');
  return (
    draw({ fill: SHADOW, opacity: 0.4 }, rings(5.4, 2)) +
    draw({ fill: '#cfc4a8', stroke: INK, width: 0.9 }, rings(5.4)) +
    draw({ fill: '#a89a7c' }, rings(2))
  );
};

const sidings: Landmark = ([x, y], random) => {
  const lines = [-9, -3, 3, 9].map((off) =>
    open([
      [x - 62, y + 30 + off],
      [x + 62, y + 34 + off + range(random, -1, 1)],
    ]),
  );
  return (
    draw(
      { fill: '#b8a888', opacity: 0.7 },
      shape([
        [x - 66, y + 16],
        [x + 66, y + 18],
        [x + 66, y + 48],
        [x - 66, y + 46],
      ]),
    ) +
    draw({ stroke: '#57452f', width: 1.1 }, lines.join('')) +
    draw({ stroke: '#57452f', width: 3.6, dash: '0.8 4', opacity: 0.7 }, lines.join(''))
  );
};

const LANDMARKS: { readonly [Z in ZoneId]?: Landmark } = {
  'mamayev-kurgan': hill,
  'flight-school': runway,
  'army-camp': barracks,
  'grain-elevator': silos,
  'train-station-1': sidings,
  'train-station-2': sidings,
};

/** The city as the Region Board shows it: from afar. */
export function farCity(): string {
  const random = seeded('far city');
  const ground = groundOf('stalingrad');
  const streets = walk(
    [
      [859, 518],
      [859, 684],
    ],
    13,
  ).map(({ at: [, y] }) =>
    open([
      [850, y - 8],
      [992, y + 9],
    ]),
  );
  const roofs = scatter(ground, 7.5, random).flatMap(([x, y]) => {
    const corners: Line = [
      [x, y],
      [x + range(random, 2.5, 5.5), y + 0.5],
      [x + 4, y + range(random, 2.4, 4)],
      [x, y + 3],
    ];
    return ground.holdsAll(corners) && random() < 0.7 ? [shape(corners)] : [];
  });
  const drawn =
    draw({ stroke: '#a58f6a', width: 1.6, opacity: 0.5 }, streets.join('')) +
    draw({ fill: '#4f4330', opacity: 0.8 }, roofs.join(''));
  return clipOf('stalingrad') + group(drawn, 'clip-path="url(#in-stalingrad)"');
}
