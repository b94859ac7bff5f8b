import {
  bend,
  beside,
  blob,
  draw,
  type Line,
  num,
  open,
  type Point,
  points,
  type Random,
  range,
  TURN,
  toward,
  walk,
} from '@kurgan/kit/drawing';
import { FROM_LIGHT } from '../light.ts';
import { INK, SHADOW } from '../palette.ts';
import { type Part, rect } from './part.ts';

const COBBLE = '#85795f';

/** Setts scattered along a line, lying across it. */
function cobbles(line: Line, width: number, random: Random): string {
  return walk(line, 1.5)
    .map(({ at, heading }) => {
      const middle = toward(at, heading + Math.PI / 2, range(random, -0.46, 0.46) * width);
      const long = range(random, 0.6, 1.1);
      const [from, to] = [toward(middle, heading, -long), toward(middle, heading, long)];
      return random() < 0.5 ? open([from, to]) : open([from, to, toward(to, heading + Math.PI / 2, 1.1)]);
    })
    .join('');
}

interface Road {
  readonly along: string;
  readonly width: number;
}

/** Roads that run into each other: first all sidewalks, then all carriageways, so that crossings stay open. */
function pave(roads: readonly Road[], random: Random): string {
  const laid = roads.map(({ along, width }) => ({ line: bend(points(along), 3), width }));
  const under = (more: number, stroke: string): string =>
    laid
      .map(
        ({ line, width }) =>
          `<path fill="none" stroke="${stroke}" stroke-width="${num(width + more)}" stroke-linejoin="round" d="${open(line)}"/>`,
      )
      .join('');
  const patches = laid.flatMap(({ line, width }) =>
    walk(line, 23).map(({ at }) =>
      blob(toward(at, random() * TURN, width * 0.3), range(random, 1.5, 3.4), random, 0.3),
    ),
  );
  return (
    under(10.4, '#8f8368') +
    under(8.6, '#ddd3b8') +
    under(2.2, '#8f8368') +
    under(1, '#efe6cc') +
    under(0, '#b8ad90') +
    draw({ fill: '#a0947a', opacity: 0.4 }, patches.join('')) +
    draw(
      { stroke: COBBLE, width: 0.42, opacity: 0.55 },
      laid.map(({ line, width }) => cobbles(line, width, random) + cobbles(line, width, random)).join(''),
    )
  );
}

export const MAIN = 21;
export const SIDE = 13;
const WAYS: Readonly<Record<string, string>> = {
  we: '-8,50 108,50',
  w: '-8,50 50,50',
  e: '50,50 108,50',
  n: '50,-8 50,50',
  s: '50,50 50,108',
  left: '0,-8 0,108',
  right: '100,-8 100,108',
  foot: '-8,100 108,100',
};

/** Roads with their widths, by name (`we` from west to east, `foot` along the southern edge) or along points. */
export const roads =
  (...ways: readonly (readonly [along: string, width: number])[]): Part =>
  ({ random }) =>
    pave(
      ways.map(([along, width]) => ({ along: WAYS[along] ?? along, width })),
      random,
    );

/** The streets around a block. */
export const block = roads(['left', 12], ['right', 12], ['foot', 13]);

export const tram =
  (...lines: readonly string[]): Part =>
  () =>
    lines
      .map((along) => {
        const line = bend(points(along), 2);
        const pair = open(beside(line, 1.5)) + open(beside(line, -1.5));
        return (
          draw({ stroke: '#6f634b', width: 5.2, opacity: 0.28 }, open(line)) +
          draw({ stroke: '#3f3729', width: 0.75 }, pair) +
          draw({ stroke: '#d9cfb2', width: 0.25, opacity: 0.8 }, pair)
        );
      })
      .join('');

/** Ballast, sleepers and two rails. A stop ends a siding. */
export const rails =
  (along: string, stop: 'stop' | 'on' = 'on'): Part =>
  ({ random }) => {
    const line = bend(points(along), 2);
    const sleepers = walk(line, 2.5).map(({ at, heading }) => {
      const skew = heading + Math.PI / 2 + range(random, -0.08, 0.08);
      return open([toward(at, skew, range(random, -4.1, -3.6)), toward(at, skew, range(random, 3.6, 4.1))]);
    });
    const stones = walk(line, 1.1).map(({ at, heading }) => {
      const [x, y] = toward(at, heading + Math.PI / 2, range(random, -6.4, 6.4));
      return `M${num(x)} ${num(y)}h${num(range(random, 0.2, 0.7))}`;
    });
    const pair = open(beside(line, 2.2)) + open(beside(line, -2.2));
    const last = line.at(-1) ?? [0, 0];
    const before = line.at(-3) ?? last;
    const heading = Math.atan2(last[1] - before[1], last[0] - before[0]);
    const buffer = open([toward(last, heading + Math.PI / 2, 4), toward(last, heading - Math.PI / 2, 4)]);
    return (
      draw({ stroke: '#a2957a', width: 13, opacity: 0.6 }, open(line)) +
      draw({ stroke: '#7d715a', width: 0.55, opacity: 0.7 }, stones.join('')) +
      draw({ stroke: '#3d2f20', width: 1.7 }, sleepers.join('')) +
      draw({ stroke: '#6b543a', width: 1 }, sleepers.join('')) +
      draw({ stroke: '#231f1a', width: 1.15 }, pair) +
      draw({ stroke: '#b9b3a4', width: 0.35 }, pair) +
      (stop === 'stop'
        ? draw({ stroke: '#1d1710', width: 2.8 }, buffer) + draw({ stroke: '#a3543d', width: 1.6 }, buffer)
        : '')
    );
  };

/** Poles across a road on both sides of a track, striped. */
export const barriers =
  (...lines: readonly string[]): Part =>
  () => {
    const poles = lines.map((along) => open(points(along))).join('');
    const shadow = lines
      .map((along) => open(points(along).map((each): Point => toward(each, FROM_LIGHT, 1.6))))
      .join('');
    return (
      draw({ stroke: SHADOW, width: 1.6, opacity: 0.4 }, shadow) +
      draw({ stroke: INK, width: 2.3 }, poles) +
      `<path fill="none" stroke="#efe5ca" stroke-width="1.4" d="${poles}"/>` +
      `<path fill="none" stroke="#9a4a36" stroke-width="1.4" stroke-dasharray="2.6 2.6" d="${poles}"/>`
    );
  };

/** Slabs of a square: joints, here and there a cracked or a missing slab. */
export const slabs =
  (size = 10): Part =>
  ({ random }) => {
    const joints: string[] = [];
    const worn: string[] = [];
    const cracks: string[] = [];
    for (let v = -size / 2; v < 104; v += size) {
      joints.push(`M-3 ${num(v + range(random, -0.3, 0.3))}H103`);
      for (let u = -size / 2; u < 104; u += size) {
        joints.push(`M${num(u + range(random, -0.3, 0.3))} ${num(v)}v${num(size)}`);
        if (random() < 0.14) worn.push(rect(u, v, size, size));
        if (random() < 0.2) {
          const from: Point = [u + random() * size, v + random() * size];
          cracks.push(
            open([
              from,
              toward(from, random() * TURN, range(random, 2, 6)),
              toward(from, random() * TURN, range(random, 2, 5)),
            ]),
          );
        }
      }
    }
    return (
      draw({ fill: '#b7ab8c', opacity: 0.35 }, worn.join('')) +
      draw({ stroke: '#9a8e71', width: 0.45, opacity: 0.75 }, joints.join('')) +
      draw({ stroke: '#7d7158', width: 0.35, opacity: 0.7 }, cracks.join(''))
    );
  };

/** Raised stone beside a track. */
export const platform =
  (x: number, y: number, wide: number, high: number): Part =>
  ({ random }) => {
    const joints: string[] = [];
    for (let u = x + 5; u < x + wide; u += 5)
      joints.push(`M${num(u + range(random, -0.3, 0.3))} ${num(y)}v${num(high)}`);
    return (
      draw({ fill: SHADOW, opacity: 0.4 }, rect(x + 1.6, y + 1.8, wide, high)) +
      draw({ fill: '#d3c9ae', stroke: INK, width: 0.8 }, rect(x, y, wide, high)) +
      draw({ stroke: '#9a8e71', width: 0.4 }, joints.join('')) +
      draw({ stroke: '#f4ecd4', width: 0.6 }, `M${num(x)} ${num(y + 0.9)}h${num(wide)}`)
    );
  };
