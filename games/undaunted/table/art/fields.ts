import {
  blob,
  boundsOf,
  degrees,
  draw,
  type Line,
  num,
  open,
  type Place,
  type Point,
  placed,
  type Random,
  range,
  shape,
} from '@kurgan/kit/drawing';
import type { Crop } from '../../normandy/data/tile-features.ts';

interface Growth {
  readonly fill: string;
  readonly ink: string;
  readonly light: string;
  readonly stain: string;
}
const GROWTHS: Readonly<Record<Crop, Growth>> = {
  ploughed: { fill: '#b5966a', ink: '#775733', light: '#d3b98c', stain: '#8f6e45' },
  stubble: { fill: '#dcc88b', ink: '#a17f45', light: '#f0e0ad', stain: '#c2a35f' },
  wheat: { fill: '#dcc075', ink: '#98722b', light: '#f0dc9c', stain: '#c49e4d' },
  maize: { fill: '#b9b062', ink: '#5f6f30', light: '#d3c97f', stain: '#8d9247' },
  hay: { fill: '#cbc47e', ink: '#868243', light: '#e1dca0', stain: '#aaa857' },
  pasture: { fill: '#aab571', ink: '#66763a', light: '#c6cd92', stain: '#8d9d57' },
};

interface Strips {
  readonly place: Place;
  /** Half the length of the longest strip. */
  readonly reach: number;
}

/** Strips along the rows of a field, wide enough to cover it. */
function stripsOf(ring: Line, rows: number): Strips {
  const { left, right, top, bottom } = boundsOf(ring);
  return {
    place: placed([(left + right) / 2, (top + bottom) / 2], degrees(rows)),
    reach: Math.hypot(right - left, bottom - top) / 2 + 3,
  };
}

/** One unsteady line along a strip. */
function furrow({ place, reach }: Strips, v: number, random: Random): string {
  const line: Point[] = [];
  for (let u = -reach; u <= reach; u += 4.5) line.push(place(u, v + range(random, -0.32, 0.32)));
  return open(line);
}

const stalk = ([x, y]: Point, random: Random): string =>
  `M${num(x)} ${num(y)}l${num(range(random, -0.5, 0.5))} ${num(range(random, -2.1, -1.4))}`;
const leaf = ([x, y]: Point, random: Random): string =>
  `M${num(x - 1)} ${num(y - range(random, 1, 1.8))}L${num(x)} ${num(y)}l${num(range(random, 0.8, 1.1))} ${num(range(random, -1.9, -1.2))}`;

/** Spacing of crop rows, and of plants in a row. */
const SPACING: Readonly<Record<Crop, readonly [rows: number, plants: number]>> = {
  ploughed: [2.6, 0],
  stubble: [2.7, 1.9],
  wheat: [2.5, 1.5],
  maize: [4.4, 2.6],
  hay: [6.2, 5.4],
  pasture: [6.4, 7],
};

function rowsOf(crop: Crop, strips: Strips, { ink, light }: Growth, random: Random): string {
  const [apart, plants] = SPACING[crop];
  const { place, reach } = strips;
  const marks: string[] = [];
  const lights: string[] = [];
  const lines: string[] = [];
  for (let v = -reach; v <= reach; v += apart) {
    if (crop === 'ploughed') {
      lines.push(furrow(strips, v, random));
      lights.push(furrow(strips, v + 1.1, random));
      continue;
    }
    if (crop === 'maize' || crop === 'stubble' || crop === 'wheat') lights.push(furrow(strips, v + apart / 2, random));
    for (let u = -reach + random() * plants; u <= reach; u += plants * range(random, 0.8, 1.25)) {
      const spot = place(u, v + range(random, -0.4, 0.4));
      if (crop === 'hay') marks.push(open([spot, place(u + range(random, 2.4, 4), v + range(random, -0.3, 0.3))]));
      else if (crop === 'maize') marks.push(leaf(spot, random), stalk(spot, random));
      else if (crop === 'pasture') marks.push(leaf(spot, random));
      else marks.push(stalk(spot, random));
    }
  }
  const isHay = crop === 'hay';
  return (
    draw({ stroke: light, width: crop === 'ploughed' ? 0.7 : 0.9, opacity: 0.55 }, lights.join('')) +
    draw({ stroke: ink, width: 0.95, opacity: 0.66 }, lines.join('')) +
    draw({ stroke: ink, width: isHay ? 1 : 0.58, opacity: isHay ? 0.55 : 0.72 }, marks.join(''))
  );
}

/** Clips a drawing to an outline. The name must be unique on the tile. */
const within = (name: string, outline: string, content: string): string =>
  `<clipPath id="${name}"><path d="${outline}"/></clipPath><g clip-path="url(#${name})">${content}</g>`;

/** A field: its earth, stains, rows of what grows, and a headland along its edge. */
export function field(crop: Crop, rows: number, ring: Line, name: string, random: Random): string {
  const growth = GROWTHS[crop];
  const strips = stripsOf(ring, rows);
  const outline = shape(ring);
  const spot = (): Point =>
    strips.place(range(random, -1, 1) * strips.reach * 0.7, range(random, -1, 1) * strips.reach * 0.7);
  const stains = Array.from({ length: 6 }, () => blob(spot(), range(random, 5, 13), random, 0.34)).join('');
  const glow = Array.from({ length: 4 }, () => blob(spot(), range(random, 4, 10), random, 0.34)).join('');
  return (
    draw({ fill: growth.fill, stroke: growth.ink, width: 0.9 }, outline) +
    within(
      name,
      outline,
      draw({ fill: growth.stain, opacity: 0.3 }, stains) +
        draw({ fill: growth.light, opacity: 0.34 }, glow) +
        rowsOf(crop, strips, growth, random) +
        draw({ stroke: growth.light, width: 3.4, opacity: 0.4 }, outline) +
        draw({ stroke: growth.ink, width: 0.7, opacity: 0.5, dash: '3 1.6' }, outline),
    )
  );
}
