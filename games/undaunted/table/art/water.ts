import {
  bend,
  beside,
  blob,
  box,
  closedCurve,
  curve,
  degrees,
  draw,
  type Line,
  num,
  open,
  type Point,
  placed,
  type Random,
  range,
  shape,
  toward,
  walk,
} from '@kurgan/kit/drawing';
import { FROM_LIGHT } from './light.ts';
import { INK, SHADOW } from './palette.ts';
import { tuft } from './plants.ts';

const WATER = '#98aeb4';
const DEEP = '#6a8894';
const WATER_INK = '#2f4752';
const GLINT = '#dde6e4';

/** Banks, deep water in the middle, ripples along the stream and reeds at the edge. The ends lie beyond the tile. */
export function river(line: Line, width: number, random: Random): string {
  const stream = bend(extended(line), 2);
  const d = open(stream);
  const half = width / 2;
  const ripples = (far: number, from: number) => {
    const moved = beside(stream, far);
    const parts: string[] = [];
    for (let i = from; i < moved.length - 4; i += 3 + Math.floor(random() * 6)) {
      parts.push(curve(moved.slice(i, i + 3 + Math.floor(random() * 3))));
    }
    return parts.join('');
  };
  const reeds = [-1, 1].flatMap((side) =>
    walk(beside(stream, side * (half + 0.6)), 3.4)
      .filter(() => random() < 0.42)
      .map(({ at }) => tuft(at, random) + tuft([at[0] + 1.4, at[1] + 0.4], random)),
  );
  const stones = [-1, 1].flatMap((side) =>
    walk(beside(stream, side * (half + 1.2)), 7)
      .filter(() => random() < 0.4)
      .map(({ at }) => blob(at, range(random, 0.6, 1.2), random, 0.2, 6)),
  );
  const shores = [-1, 1].map((side) => walk(beside(stream, side * (half + 2.2)), 1.6));
  const hachures = shores.flatMap((shore, index) =>
    shore.map(({ at, heading }) =>
      open([at, toward(at, heading + (index === 0 ? 1 : -1) * (Math.PI / 2), range(random, 0.8, 1.7))]),
    ),
  );
  return (
    draw({ stroke: '#b59d68', width: width + 6.5, opacity: 0.5 }, d) +
    draw({ stroke: '#7a6840', width: 0.45, opacity: 0.6 }, hachures.join('')) +
    draw({ stroke: '#3d3a22', width: width + 2, opacity: 0.5 }, d) +
    draw({ stroke: WATER_INK, width: width + 1.1 }, d) +
    draw({ stroke: WATER, width }, d) +
    draw({ stroke: '#84a0aa', width: width * 0.66 }, d) +
    draw({ stroke: DEEP, width: width * 0.34, opacity: 0.55 }, d) +
    draw({ stroke: '#2f4752', width: 1.3, opacity: 0.35 }, open(beside(stream, -half + 0.9))) +
    draw(
      { stroke: WATER_INK, width: 0.5, opacity: 0.7 },
      ripples(-half * 0.62, 0) + ripples(half * 0.2, 2) + ripples(half * 0.66, 1),
    ) +
    draw(
      { stroke: GLINT, width: 0.7, opacity: 0.85 },
      ripples(-half * 0.3, 1) + ripples(half * 0.44, 3) + ripples(half * 0.8, 0),
    ) +
    draw({ fill: '#b9ae92', stroke: INK, width: 0.35 }, stones.join('')) +
    draw({ stroke: '#4d5a2b', width: 0.5, opacity: 0.85 }, reeds.join(''))
  );
}

/** A river goes straight over the edges of its tile, so that its bank meets the next one's. */
function extended(line: Line): Line {
  const [first = [0, 0], ...rest] = line;
  const last = rest.at(-1) ?? first;
  const beyond = ([x, y]: Point): Point => [x < 50 ? -6 : 106, y];
  return [beyond(first), first, ...rest, beyond(last)];
}

export function pond(middle: Point, radius: number, random: Random): string {
  const [x, y] = middle;
  const waves = [-0.3, 0.1, 0.45].map(
    (share, index) => `M${num(x - radius * 0.5 + index)} ${num(y + radius * share)}q1.6 -1 3.2 0t3.2 0`,
  );
  const reeds = Array.from({ length: 9 }, () => tuft(toward(middle, range(random, 0, 6.28), radius * 1.02), random));
  return (
    draw({ fill: '#b59d68', opacity: 0.55 }, blob(middle, radius * 1.25, random)) +
    draw({ fill: WATER, stroke: WATER_INK, width: 0.9 }, blob(middle, radius, random, 0.12)) +
    draw({ fill: DEEP, opacity: 0.5 }, blob(toward(middle, FROM_LIGHT, 0.8), radius * 0.62, random, 0.16)) +
    draw({ stroke: GLINT, width: 0.7, opacity: 0.9 }, waves.join('')) +
    draw({ stroke: '#4d5a2b', width: 0.5, opacity: 0.85 }, reeds.join(''))
  );
}

export function islet(middle: Point, [wide, deep]: Point, turn: number, random: Random): string {
  const place = placed(middle, degrees(turn));
  const ring = Array.from({ length: 14 }, (_, index) => {
    const a = (index / 14) * Math.PI * 2;
    return place((Math.cos(a) * wide) / 2, ((Math.sin(a) * deep) / 2) * range(random, 0.85, 1.15));
  });
  const reeds = Array.from({ length: 8 }, () =>
    tuft(place(range(random, -0.4, 0.3) * wide, range(random, -0.1, 0.3) * deep), random),
  );
  return (
    draw({ stroke: GLINT, width: 1.6, opacity: 0.6 }, closedCurve(ring)) +
    draw({ fill: '#b7b57c', stroke: INK, width: 0.7 }, closedCurve(ring)) +
    draw({ stroke: '#4d5a2b', width: 0.5 }, reeds.join(''))
  );
}

/** Planks between two rails, or stone with parapets and cutwaters. */
export function bridge(at: Point, [length, wide]: Point, turn: number, of: 'wood' | 'stone', random: Random): string {
  const place = placed(at, degrees(turn));
  const [l, w] = [length / 2, wide / 2];
  const deck = box(place, -l, -w, length, wide);
  const shadow = deck.map((corner) => toward(corner, FROM_LIGHT, 2.6));
  const planks: string[] = [];
  for (let u = -l + 1.3; u < l; u += of === 'wood' ? 1.6 : 2.6) {
    planks.push(open([place(u, -w + random() * 0.5), place(u + range(random, -0.15, 0.15), w - random() * 0.5)]));
  }
  const rails = open([place(-l, -w), place(l, -w)]) + open([place(-l, w), place(l, w)]);
  const piers = [-0.3, 0.3].map(
    (share) =>
      shape([place(length * share - 2, -w), place(length * share, -w - 2.6), place(length * share + 2, -w)]) +
      shape([place(length * share - 2, w), place(length * share, w + 2.6), place(length * share + 2, w)]),
  );
  const isStone = of === 'stone';
  return (
    draw({ fill: SHADOW, opacity: 0.45 }, shape(shadow)) +
    (isStone ? draw({ fill: '#a89f8b', stroke: INK, width: 0.8 }, piers.join('')) : '') +
    draw({ fill: isStone ? '#c3b9a2' : '#b08f5e', stroke: INK, width: 0.9 }, shape(deck)) +
    draw({ stroke: INK, width: 0.45, opacity: 0.55 }, planks.join('')) +
    draw({ stroke: INK, width: isStone ? 2.5 : 1.7 }, rails) +
    draw(
      { stroke: isStone ? '#ded5bf' : '#8a6a3d', width: isStone ? 1.4 : 0.8, ...(isStone && { dash: '2 .5' }) },
      rails,
    )
  );
}
