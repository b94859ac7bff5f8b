import {
  blob,
  boundsOf,
  box,
  closed,
  degrees,
  draw,
  inside,
  type Line,
  num,
  open,
  type Point,
  pairs,
  placed,
  type Random,
  range,
  shape,
  TURN,
  toward,
} from '@kurgan/kit/drawing';
import type { Roof } from '../../normandy/data/tile-features.ts';
import { FROM_LIGHT, TO_LIGHT } from './light.ts';
import { INK, SHADOW } from './palette.ts';

interface Cover {
  readonly lit: string;
  readonly shaded: string;
  readonly course: number;
}
const ROOFS: Readonly<Record<Roof, Cover>> = {
  slate: { lit: '#9ba2a8', shaded: '#666d75', course: 1.7 },
  tin: { lit: '#bab5a4', shaded: '#858072', course: 2.6 },
  thatch: { lit: '#cbac69', shaded: '#937339', course: 1.5 },
};
const RIDGE = '#f0e4c4';

/** Shadow of something this high. */
const cast = (line: Line, high: number): string =>
  shape(line) +
  line
    .map((corner, index) => {
      const next = line[(index + 1) % line.length] ?? corner;
      return shape([corner, next, toward(next, FROM_LIGHT, high), toward(corner, FROM_LIGHT, high)]);
    })
    .join('');

/** Brightness of a slope that falls in this direction (radians). */
const isLit = (falls: number): boolean => Math.cos(falls - TO_LIGHT) > 0;

/** A roof with two slopes; its ridge runs along the longer side. */
function gable(
  middle: Point,
  [wide, deep]: Point,
  turn: number,
  { lit, shaded, course }: Cover,
  random: Random,
): string {
  const isLong = wide >= deep;
  const place = placed(middle, degrees(isLong ? turn : turn + 90));
  const [length, depth] = isLong ? [wide, deep] : [deep, wide];
  const [l, d] = [length / 2, depth / 2];
  const falls = Math.atan2(...([place(0, 1)[1] - middle[1], place(0, 1)[0] - middle[0]] as const));
  const [near, far] = isLit(falls) ? [lit, shaded] : [shaded, lit];
  const courses: string[] = [];
  for (let v = -d + course; v < d - 0.4; v += course) {
    if (Math.abs(v) > 0.7)
      courses.push(open([place(-l + random() * 0.8, v), place(l - random() * 0.8, v + range(random, -0.12, 0.12))]));
  }
  const joints: string[] = [];
  for (let u = -l + 1.6; u < l - 0.6; u += range(random, 1.7, 2.9)) {
    const v = range(random, -d, d - course);
    joints.push(open([place(u, v), place(u, v + course)]));
  }
  const walls = box(place, -l, -d, length, depth);
  const patches = [0, 1].map(() =>
    blob(place(range(random, -l, l) * 0.7, range(random, -d, d) * 0.7), depth * 0.16, random, 0.3, 6),
  );
  const stack = box(place, l * 0.42, -1.3, 2.3, 2.6);
  return (
    draw({ fill: SHADOW, opacity: 0.5 }, cast(walls, 3.6)) +
    draw({ fill: near }, shape(box(place, -l, 0, length, d))) +
    draw({ fill: far }, shape(box(place, -l, -d, length, d))) +
    draw({ fill: '#3a3020', opacity: 0.16 }, patches.join('')) +
    draw({ stroke: INK, width: 0.34, opacity: 0.55 }, courses.join('') + joints.join('')) +
    draw({ stroke: INK, width: 0.95 }, shape(walls)) +
    draw({ stroke: INK, width: 1.5, opacity: 0.5 }, open([place(-l, 0.5), place(l, 0.5)])) +
    draw({ stroke: RIDGE, width: 0.85, opacity: 0.9 }, open([place(-l + 0.4, 0), place(l - 0.4, 0)])) +
    draw({ fill: SHADOW, opacity: 0.45 }, cast(stack, 1.8)) +
    draw({ fill: '#7a4834', stroke: INK, width: 0.5 }, shape(stack)) +
    draw({ fill: '#2a1c12' }, shape(box(place, l * 0.42 + 0.7, -0.6, 0.9, 1.2)))
  );
}

export const house = (at: Point, size: Point, turn: number, roof: Roof, random: Random): string =>
  yard(at, size, turn, random) + garden(at, size, turn, random) + gable(at, size, turn, ROOFS[roof], random);

/** Above this a house is a manor or a barn, without beds behind it. */
const COTTAGE = 21;

/** Beds within a fence, behind a house: on the side that looks away from the middle of the tile. */
function garden(at: Point, [wide, deep]: Point, turn: number, random: Random): string {
  if (Math.max(wide, deep) > COTTAGE) return '';
  const place = placed(at, degrees(turn));
  const out = place(0, 1);
  const back = (out[0] - at[0]) * (at[0] - 50) + (out[1] - at[1]) * (at[1] - 50) >= 0 ? 1 : -1;
  const depth = range(random, 6.5, 8.5);
  const [left, near] = [-wide / 2 + range(random, -1.5, 1.5), (deep / 2) * back];
  const plot = box(place, left, back > 0 ? near : near - depth, wide, depth);
  const beds: string[] = [];
  const greens: string[] = [];
  for (let v = 1.8; v < depth - 0.8; v += 1.7) {
    beds.push(open([place(left + 1.2, near + v * back), place(left + wide - 1.2, near + v * back)]));
    for (let u = 1.6; u < wide - 1.2; u += range(random, 1.3, 2.6)) {
      greens.push(blob(place(left + u, near + (v - 0.4) * back), range(random, 0.35, 0.7), random, 0.2, 5));
    }
  }
  return (
    draw({ fill: '#b39a66', opacity: 0.75 }, shape(plot)) +
    draw({ stroke: '#84683c', width: 0.5, opacity: 0.7 }, beds.join('')) +
    draw({ fill: '#6f7f41', opacity: 0.9 }, greens.join('')) +
    draw({ stroke: '#4b381f', width: 0.7, dash: '.2 1.2' }, shape(plot)) +
    draw({ stroke: '#5b4327', width: 0.3 }, shape(plot))
  );
}

/** Trodden earth around a house. */
function yard(at: Point, [wide, deep]: Point, turn: number, random: Random): string {
  const place = placed(at, degrees(turn));
  const worn = [0, 1, 2].map(() =>
    blob(
      place(range(random, -0.5, 0.5) * wide, range(random, -0.4, 0.7) * deep),
      Math.max(wide, deep) * 0.5,
      random,
      0.25,
    ),
  );
  return draw({ fill: '#b49a68', opacity: 0.26 }, worn.join(''));
}

/** Walls that still stand, in pieces, and what fell between them. */
export function ruin(at: Point, [wide, deep]: Point, turn: number, random: Random): string {
  const place = placed(at, degrees(turn));
  const [l, d] = [wide / 2, deep / 2];
  const walls =
    open([place(-l, d * 0.3), place(-l, -d), place(l * 0.2, -d)]) +
    open([place(l * 0.55, -d), place(l, -d), place(l, d * 0.1)]) +
    open([place(l, d * 0.7), place(l, d), place(l * 0.3, d)]) +
    open([place(-l * 0.2, d), place(-l * 0.8, d)]);
  const shadow = placed(toward(at, FROM_LIGHT, 2.2), degrees(turn));
  const fallen = open([shadow(-l, d * 0.3), shadow(-l, -d), shadow(l * 0.2, -d)]);
  const beams = [0, 1, 2].map(() => {
    const from = place(range(random, -l, l) * 0.8, range(random, -d, d) * 0.8);
    return open([from, toward(from, random() * TURN, range(random, 3, 6))]);
  });
  return (
    draw({ fill: '#3d3325', opacity: 0.3 }, blob(at, wide * 0.78, random, 0.22)) +
    draw({ fill: '#a2927a' }, shape(box(place, -l, -d, wide, deep))) +
    draw({ stroke: SHADOW, width: 2, opacity: 0.35 }, fallen) +
    rubble(at, wide * 0.62, 34, random) +
    draw({ stroke: '#3a2a1b', width: 0.9 }, beams.join('')) +
    draw({ stroke: INK, width: 2.2 }, walls) +
    draw({ stroke: '#cfc3a8', width: 1 }, walls)
  );
}

function rubble(at: Point, reach: number, count: number, random: Random): string {
  const stones = ['#7c5a45', '#8f7a62', '#b8ab92'].map((fill) => {
    const heap = Array.from({ length: Math.round(count / 3) }, () => {
      const spot = toward(at, random() * TURN, reach * Math.sqrt(random()));
      return shape(box(placed(spot, degrees(random() * 90)), 0, 0, range(random, 0.9, 2), range(random, 0.7, 1.3)));
    });
    return draw({ fill, stroke: INK, width: 0.28 }, heap.join(''));
  });
  return stones.join('');
}

/** A nave, a crossing and a tower with its spire. */
export function church(at: Point, [length, wide]: Point, turn: number, random: Random): string {
  const place = placed(at, degrees(turn));
  const tower = wide * 0.98;
  const west = place(-length / 2 - tower * 0.18, 0);
  const base = box(placed(west, degrees(turn)), -tower / 2, -tower / 2, tower, tower);
  const tip = toward(west, FROM_LIGHT, tower * 1.25);
  const [a = west, b = west, c = west, d = west] = base;
  const faces: readonly (readonly [Point, Point])[] = [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ];
  const spire = faces
    .map(([from, to]) => {
      const falls = Math.atan2((from[1] + to[1]) / 2 - west[1], (from[0] + to[0]) / 2 - west[0]);
      return draw({ fill: isLit(falls) ? '#a7adb2' : '#5f666e', stroke: INK, width: 0.5 }, shape([from, to, west]));
    })
    .join('');
  const windows = [-0.3, -0.12, 0.34].map((share) => {
    const [x, y] = place(length * share, wide * 0.5);
    return `M${num(x)} ${num(y)}h.1`;
  });
  return (
    draw({ fill: '#b49a68', opacity: 0.25 }, blob(at, length * 0.56, random, 0.16)) +
    gable(place(length * 0.16, 0), [wide * 0.62, wide * 1.75], turn, ROOFS.slate, random) +
    gable(at, [length, wide], turn, ROOFS.slate, random) +
    draw({ fill: ROOFS.slate.lit, stroke: INK, width: 0.8 }, blob(place(length / 2, 0), wide * 0.4, random, 0.04, 10)) +
    draw({ stroke: '#f0e4c4', width: 1.1 }, windows.join('')) +
    draw({ fill: SHADOW, opacity: 0.5 }, shape([a, b, tip]) + shape([b, c, tip]) + shape([c, d, tip])) +
    draw({ fill: '#b3ac99', stroke: INK, width: 1 }, shape(base)) +
    spire +
    cross(west, 2.4, '#f3e8c8')
  );
}

const cross = ([x, y]: Point, size: number, stroke: string): string =>
  draw(
    { stroke, width: 0.8 },
    `M${num(x)} ${num(y - size)}v${num(size * 2)}M${num(x - size * 0.6)} ${num(y - size * 0.35)}h${num(size * 1.2)}`,
  );

/** Rows of crosses and slabs inside a low wall. */
export function graveyard(ring: Line, random: Random): string {
  const graves: string[] = [];
  const slabs: string[] = [];
  const border = pairs(closed(ring));
  for (let y = 0; y < 100; y += 4.6) {
    for (let x = (y % 2) * 1.5; x < 100; x += 4.3) {
      const spot: Point = [x + range(random, -0.4, 0.4), y + range(random, -0.4, 0.4)];
      const isWithin = [-1.6, 1.8].every((dy) =>
        [-1.4, 1.4].every((dx) => inside(border, [spot[0] + dx, spot[1] + dy])),
      );
      if (!isWithin) continue;
      if (random() < 0.35) slabs.push(shape(box(placed(spot, degrees(8)), -0.9, -1.2, 1.8, 2.4)));
      else graves.push(`M${at2(spot, 0, -1.7)}v3.2M${at2(spot, -1, -0.8)}h2`);
    }
  }
  return (
    draw({ fill: '#aab073', stroke: SHADOW, width: 2.6, opacity: 0.5 }, shape(ring)) +
    draw({ fill: '#b1b67a' }, shape(ring)) +
    draw({ fill: '#d8d0b8', stroke: INK, width: 0.4 }, slabs.join('')) +
    draw({ stroke: INK, width: 0.65 }, graves.join('')) +
    draw({ stroke: INK, width: 1.9 }, shape(ring)) +
    draw({ stroke: '#cdc3aa', width: 1, dash: '1.6 .7' }, shape(ring))
  );
}
const at2 = ([x, y]: Point, dx: number, dy: number): string => `${num(x + dx)} ${num(y + dy)}`;

/** Cobbles in rows, with a gutter on either side. */
export function paving(ring: Line, random: Random): string {
  const { left, top, right, bottom } = boundsOf(ring);
  const isUpright = bottom - top > right - left;
  const stones: string[] = [];
  for (let v = top; v < bottom - 0.5; v += 2) {
    for (let u = left + ((v / 2) % 2) * 1.3; u < right - 0.5; u += 2.7) {
      const spot: Point = [u + range(random, 0.2, 0.5), v + range(random, 0.2, 0.5)];
      if (random() < 0.86) stones.push(shape(box(placed(spot, 0), 0, 0, Math.min(2, right - spot[0]), 1.35)));
    }
  }
  const kerbs = isUpright
    ? `M${num(left)} ${num(top)}V${num(bottom)}M${num(right)} ${num(top)}V${num(bottom)}`
    : `M${num(left)} ${num(top)}H${num(right)}M${num(left)} ${num(bottom)}H${num(right)}`;
  const walk = isUpright ? 2.4 : 2.4;
  return (
    draw({ stroke: '#c7baa0', width: walk * 2 }, kerbs) +
    draw({ fill: '#b9ae96' }, shape(ring)) +
    draw({ fill: '#cfc5ad', stroke: '#8b7f69', width: 0.32 }, stones.join('')) +
    draw({ stroke: '#5f543f', width: 0.8, opacity: 0.7 }, kerbs)
  );
}
