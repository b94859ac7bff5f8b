import {
  bend,
  blob,
  draw,
  type Line,
  num,
  open,
  type Point,
  points,
  range,
  shape,
  toward,
  walk,
} from '@kurgan/kit/drawing';
import { FROM_LIGHT } from '../light.ts';
import { INK, SHADOW } from '../palette.ts';
import { type Part, rect } from './part.ts';

const WATER = '#9fb2b6';
const DEEP = '#5c7887';
const WATER_INK = '#2f4752';

const shifted = (line: Line, far: number): Point[] => line.map(([x, y]) => [x + far, y]);
const eastOf = (line: Line): string => shape([...line, [112, 112], [112, -12]]);

/** The Volga east of its shore line, a strip of sand, and the cliff that stands over it. */
export const volga =
  (along: string, cliff: number): Part =>
  ({ random }) => {
    const shore = bend(points(along), 2);
    const edge = shore.map(([x, y], index): Point => [x - cliff + Math.sin(index * 0.7) * 0.9, y]);
    const foot = shore.map(([x, y], index): Point => [x - cliff * 0.42 + Math.sin(index * 0.9 + 1) * 0.8, y]);
    const falls = edge.flatMap((at, index) => {
      const below = foot[index] ?? at;
      const share = range(random, 0.45, 1);
      const to: Point = [at[0] + (below[0] - at[0]) * share, at[1] + range(random, -0.2, 1.4)];
      return [
        open([at, to]),
        random() < 0.6
          ? open([
              [at[0] + 0.4, at[1] + 0.9],
              [at[0] + (below[0] - at[0]) * share * 0.5, at[1] + 1.2],
            ])
          : '',
      ];
    });
    const waves = Array.from({ length: 34 }, () => {
      const at = shore[Math.floor(random() * shore.length)] ?? [80, 50];
      return `M${num(at[0] + range(random, 5, 52))} ${num(at[1] + range(random, -1, 1))}q1.8-1.5 3.6 0t3.6 0`;
    });
    const pebbles = walk(shore, 2.4).map(({ at }) =>
      blob([at[0] - range(random, 0.8, cliff * 0.34), at[1]], range(random, 0.3, 0.8), random, 0.2, 6),
    );
    const planks = [0, 1].map(() => {
      const at = shore[Math.floor(range(random, 0.1, 0.9) * shore.length)] ?? [60, 50];
      const from: Point = [at[0] - 2, at[1]];
      return open([from, toward(from, range(random, -0.5, 0.5), range(random, 5, 9))]);
    });
    return (
      draw({ fill: '#b79f6a', opacity: 0.6 }, eastOf(shifted(edge, -3))) +
      draw({ fill: '#ac9460' }, eastOf(edge)) +
      draw({ fill: '#ddd0a8' }, eastOf(foot)) +
      draw({ stroke: '#8b733f', width: 1.6, opacity: 0.35 }, open(shifted(foot, 0.8))) +
      draw({ stroke: INK, width: 0.55, opacity: 0.75 }, falls.join('')) +
      draw({ stroke: INK, width: 0.95, opacity: 0.85 }, open(edge)) +
      draw({ stroke: '#f0e4bb', width: 0.8, opacity: 0.7 }, open(shifted(edge, -1.1))) +
      draw({ fill: '#a99b78', stroke: INK, width: 0.25 }, pebbles.join('')) +
      draw({ fill: WATER, stroke: WATER_INK, width: 1.2 }, eastOf(shore)) +
      draw({ fill: '#92a8af' }, eastOf(shifted(shore, 7))) +
      draw({ fill: '#7f99a3' }, eastOf(shifted(shore, 17))) +
      draw({ stroke: '#e6efee', width: 0.9, opacity: 0.75 }, open(shifted(shore, 1.6))) +
      draw({ stroke: DEEP, width: 0.6, opacity: 0.9 }, open(shifted(shore, 4.2)) + open(shifted(shore, 12))) +
      draw({ stroke: '#dfe8e7', width: 0.6, opacity: 0.85 }, waves.join('')) +
      draw({ stroke: '#3d2c19', width: 1.7 }, planks.join('')) +
      draw({ stroke: '#8f6f45', width: 0.9 }, planks.join(''))
    );
  };

/** A rowing boat, or the hull of one. */
export const boat =
  (x: number, y: number, turn: number): Part =>
  () =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-9.5 1q9.5-6.5 19 0q-9.5 6.5-19 0z" transform="translate(1.5 2)" fill="${SHADOW}" opacity=".4"/><path d="M-10 0q10-6.5 20 0q-10 6.5-20 0z" fill="#7d5a38" stroke="${INK}" stroke-width=".8"/><path d="M-7.5 0q7.5-4 15 0q-7.5 4-15 0z" fill="#3b2a1a"/><path d="M-3-2.2v4.4M2.5-2.2v4.4" stroke="#a5835a" stroke-width="1.2"/></g>`;

/** A landing stage on piles. */
export const pier =
  (x: number, y: number, w: number, h: number): Part =>
  ({ random }) => {
    const planks: string[] = [];
    for (let u = x + 1.6; u < x + w; u += 1.8)
      planks.push(`M${num(u)} ${num(y + random() * 0.7)}v${num(h - 0.4 - random() * 0.8)}`);
    const piles = Array.from({ length: Math.floor(w / 9) }, (_, index): Point[] => [
      [x + 6 + index * 9, y],
      [x + 6 + index * 9, y + h],
    ]).flat();
    return (
      draw({ fill: SHADOW, opacity: 0.45 }, rect(x + 2, y + 3, w, h)) +
      draw({ fill: '#ab8a5b', stroke: INK, width: 0.9 }, rect(x, y, w, h)) +
      draw({ stroke: '#5b4529', width: 0.45, opacity: 0.8 }, planks.join('')) +
      draw({ stroke: '#d5b988', width: 0.6 }, `M${num(x)} ${num(y + 1)}h${num(w)}`) +
      draw({ fill: '#4b3823', stroke: INK, width: 0.5 }, piles.map((at) => blob(at, 1.3, random, 0.1, 8)).join('')) +
      draw(
        { fill: SHADOW, opacity: 0.3 },
        piles.map((at) => blob(toward(at, FROM_LIGHT, 1.4), 1, random, 0.1, 6)).join(''),
      )
    );
  };
