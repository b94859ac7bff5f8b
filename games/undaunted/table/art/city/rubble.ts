import {
  blob,
  box,
  degrees,
  draw,
  open,
  type Point,
  placed,
  type Random,
  range,
  shape,
  TURN,
  toward,
} from '@kurgan/kit/drawing';
import { FROM_LIGHT, TO_LIGHT } from '../light.ts';
import { INK, SHADOW } from '../palette.ts';
import { pick } from './part.ts';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export const around = ([x, y]: Point, reach: number): Area => ({
  x: x - reach,
  y: y - reach,
  w: reach * 2,
  h: reach * 2,
});

const STONES = ['#bbae91', '#92866e', '#6f614c', '#cdc1a3', '#5b4e3d'] as const;
const BRICKS = ['#8a4a36', '#9c5c45'] as const;

const spotIn = ({ x, y, w, h }: Area, random: Random): Point => [x + random() * w, y + random() * h];

/** Bricks and stones of all sizes; `brick` is the share of bricks. */
export function bricks(area: Area, count: number, random: Random, brick = 0.35): string {
  const piles = new Map<string, string[]>();
  for (let i = 0; i < count; i++) {
    const fill = random() < brick ? pick(BRICKS, random) : pick(STONES, random);
    const big = random() < 0.14 ? 1.8 : 1;
    const stone = box(
      placed(spotIn(area, random), degrees(random() * 180)),
      0,
      0,
      range(random, 0.9, 2.3) * big,
      range(random, 0.7, 1.6) * big,
    );
    piles.set(fill, [...(piles.get(fill) ?? []), shape(stone)]);
  }
  return [...piles].map(([fill, stones]) => draw({ fill, stroke: INK, width: 0.28 }, stones.join(''))).join('');
}

export function beams(area: Area, count: number, random: Random): string {
  const lines = Array.from({ length: count }, () => {
    const from = spotIn(area, random);
    return open([from, toward(from, random() * Math.PI, range(random, 4, 9))]);
  }).join('');
  return draw({ stroke: '#1f1710', width: 1.6 }, lines) + draw({ stroke: '#7d6343', width: 0.85 }, lines);
}

/** A heap: shadow, dark body, lit side, and bricks over it. */
export function heap(middle: Point, radius: number, random: Random, brick = 0.35): string {
  return (
    draw({ fill: SHADOW, opacity: 0.35 }, blob(toward(middle, FROM_LIGHT, radius * 0.25), radius * 1.04, random, 0.2)) +
    draw({ fill: '#7f7059' }, blob(middle, radius, random, 0.22)) +
    draw({ fill: '#c4b899', opacity: 0.85 }, blob(toward(middle, TO_LIGHT, radius * 0.3), radius * 0.6, random, 0.25)) +
    bricks(around(middle, radius * 0.92), Math.round(radius * radius * 0.55), random, brick)
  );
}

/** Soot on whatever is below. */
export function soot(middle: Point, radius: number, random: Random, strength = 1): string {
  return [1.5, 1.15, 0.8]
    .map((grow) =>
      draw(
        { fill: '#1d140c', opacity: Math.round(0.17 * strength * 100) / 100 },
        blob(middle, radius * grow, random, 0.28),
      ),
    )
    .join('');
}

/** A ragged ring. */
function ragged(middle: Point, radius: number, random: Random): Point[] {
  const count = 22;
  let reach = 1;
  return Array.from({ length: count }, (_, index) => {
    reach = Math.min(1.22, Math.max(0.74, reach + range(random, -0.26, 0.26)));
    return toward(middle, ((index + random() * 0.8) / count) * TURN, radius * reach);
  });
}

/** A hole in a roof: the dark below it, a fallen floor, rafters that still hang over the gap. */
export function hole(middle: Point, radius: number, random: Random, key: string): string {
  const edge = ragged(middle, radius, random);
  const [x, y] = middle;
  const rafters = [-0.75, -0.35, 0.05, 0.45, 0.8].map((share) => {
    const u = x + share * radius;
    const long = range(random, 0.1, 1.5) * radius;
    return random() < 0.5
      ? open([
          [u - 1, y - radius * 1.2],
          [u + 0.6, y - radius * 1.2 + long],
        ])
      : open([
          [u + 0.8, y + radius * 1.2],
          [u - 0.4, y + radius * 1.2 - long],
        ]);
  });
  return (
    soot(middle, radius * 1.15, random) +
    `<clipPath id="${key}"><path d="${shape(edge)}"/></clipPath><g clip-path="url(#${key})">` +
    draw({ fill: '#1a130d' }, shape(edge)) +
    draw({ fill: '#57483a' }, blob([x + radius * 0.2, y + radius * 0.3], radius * 0.72, random, 0.25)) +
    bricks(around([x + radius * 0.15, y + radius * 0.25], radius * 0.62), Math.round(6 + radius * 1.8), random) +
    draw({ stroke: '#120d08', width: 1.9 }, rafters.join('')) +
    draw({ stroke: '#866a45', width: 1 }, rafters.join('')) +
    draw(
      { stroke: '#000', width: 2.4, opacity: 0.35 },
      open(edge.slice(Math.floor(edge.length * 0.45)).concat(edge.slice(0, 2))),
    ) +
    '</g>' +
    draw({ stroke: '#0f0b07', width: 0.9 }, shape(edge))
  );
}

/** A wall seen from above: its shadow, ink, masonry and a pale broken top. */
export function stump(line: readonly Point[], fill: string, thick = 2.6): string {
  const d = open(line);
  const shadow = open(line.map((each) => toward(each, FROM_LIGHT, 2.2)));
  const stroke = (color: string, width: number, more = ''): string =>
    `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="miter"${more} d="${d}"/>`;
  return (
    draw({ stroke: SHADOW, width: thick * 0.9, opacity: 0.4 }, shadow) +
    stroke('#1c1610', thick + 1.3) +
    stroke(fill, thick) +
    stroke('#f0e4c6', thick * 0.28, ' stroke-dasharray="1.7 1.3 .8 1.6" opacity=".7"')
  );
}
