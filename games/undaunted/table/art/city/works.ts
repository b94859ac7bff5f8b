import {
  bend,
  beside,
  blob,
  draw,
  num,
  open,
  type Point,
  pairs,
  points,
  type Random,
  range,
  shape,
  TURN,
  toward,
  walk,
} from '@kurgan/kit/drawing';
import { FROM_LIGHT } from '../light.ts';
import { INK, SHADOW } from '../palette.ts';
import { type Part, pick, rect } from './part.ts';
import { beams, bricks } from './rubble.ts';

/** Drawn only once the place is fortified. */
export const fortified =
  (...parts: readonly Part[]): Part =>
  (view) =>
    view.state === 'fortified' ? parts.map((part) => part(view)).join('') : '';

export const unfortified =
  (...parts: readonly Part[]): Part =>
  (view) =>
    view.state === 'fortified' ? '' : parts.map((part) => part(view)).join('');

function bag([x, y]: Point, angle: number, random: Random): string {
  const turn = `translate(${num(x)} ${num(y)}) rotate(${num((angle / TURN) * 360 + range(random, -7, 7))})`;
  const fill = pick(['#cfbe90', '#c2af80', '#b9a777', '#d6c79c'], random);
  return `<g transform="${turn}"><rect x="-2.5" y="-.8" width="5.4" height="3" rx="1.4" fill="${SHADOW}" opacity=".45"/><rect x="-2.8" y="-1.6" width="5.6" height="3.1" rx="1.5" fill="${fill}" stroke="${INK}" stroke-width=".5"/><path d="M-1.7-.7q1.6-.6 3.2 0" fill="none" stroke="#f2e8c8" stroke-width=".45"/></g>`;
}

/** Two courses of sandbags along a line. */
export const sandbags =
  (...lines: readonly string[]): Part =>
  ({ random }) =>
    lines
      .map((along) => {
        const line = points(along);
        const lower = walk(line, 4.9).map(({ at, heading }) => bag(at, heading, random));
        const upper = walk(
          line.map(([x, y]): Point => [x, y - 2.1]),
          4.9,
        )
          .slice(0, -1)
          .map(({ at, heading }) => bag(toward(at, heading, 2.4), heading, random));
        return lower.join('') + upper.join('');
      })
      .join('');

/** Coils of wire between pickets. */
export const wire =
  (...lines: readonly string[]): Part =>
  ({ random }) =>
    lines
      .map((along) => {
        const line = bend(points(along), 2);
        const coils = walk(line, 2.6).map(({ at: [x, y] }) => `M${num(x)} ${num(y)}c1.3-3.6 4.5-3 3.3.3s-3.5 2-2.1-.9`);
        const pickets = walk(line, 15).map(
          ({ at: [x, y] }) => `M${num(x)} ${num(y + 1.6)}v${num(-range(random, 5, 6.4))}`,
        );
        const shadows = walk(line, 15).map(({ at: [x, y] }) =>
          open([[x, y + 1.6], toward([x, y + 1.6], FROM_LIGHT, 4)]),
        );
        return (
          draw({ stroke: SHADOW, width: 0.8, opacity: 0.35 }, shadows.join('')) +
          draw({ stroke: '#2b2620', width: 0.5 }, coils.join('')) +
          draw({ stroke: '#2b2118', width: 1.1 }, pickets.join(''))
        );
      })
      .join('');

/** Steel hedgehogs. */
export const hedgehogs =
  (...at: readonly Point[]): Part =>
  () => {
    const bars = 'M-4.3 3.4L4.3-3.4M-4.4-2.9L4.4 2.9M-.4-5L.4 5';
    return at
      .map(
        ([x, y]) =>
          `<g transform="translate(${x} ${y})"><ellipse cx="1.8" cy="2.4" rx="5" ry="3" fill="${SHADOW}" opacity=".35"/><path d="${bars}" stroke="#17130f" stroke-width="2.5"/><path d="${bars}" stroke="#77726a" stroke-width="1.1"/></g>`,
      )
      .join('');
  };

/** A dugout roofed with logs, with a slit. */
export const dugout =
  (x: number, y: number): Part =>
  ({ random }) => {
    const logs = [0, 1, 2, 3, 4].map((index) => rect(x - 13 + range(random, -1, 1), y - 8 + index * 3.4, 26, 3));
    return (
      draw({ fill: '#a58c5c', opacity: 0.7 }, blob([x, y], 18, random, 0.14)) +
      draw({ fill: SHADOW, opacity: 0.45 }, rect(x - 11, y - 5.5, 26, 17)) +
      draw({ fill: '#8b6c42', stroke: INK, width: 0.7 }, logs.join('')) +
      draw(
        { stroke: '#c4a473', width: 0.5, opacity: 0.8 },
        [0, 1, 2, 3, 4].map((index) => `M${num(x - 12)} ${num(y - 7.2 + index * 3.4)}h24`).join(''),
      ) +
      draw({ fill: '#14100b', stroke: INK, width: 0.6 }, rect(x - 6, y - 10.4, 12, 3)) +
      sandbags(`${x - 14},${y + 11} ${x + 15},${y + 11}`)({ state: 'fortified', random, key: '' })
    );
  };

/** A trench in zigzag: thrown earth, boards along its walls, duckboards on its floor. */
export const trench =
  (along: string): Part =>
  ({ random }) => {
    const line = points(along);
    const d = open(line);
    const stroke = (color: string, width: number, more = ''): string =>
      `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"${more} d="${d}"/>`;
    const boards = walk(line, 2.3).map(({ at, heading }) =>
      open([toward(at, heading + Math.PI / 2, 3), toward(at, heading - Math.PI / 2, 3)]),
    );
    const clods = [-1, 1].flatMap((side) =>
      walk(line, 1.9).map(({ at, heading }) =>
        blob(
          toward(at, heading + (side * Math.PI) / 2, range(random, 5.6, 9.2)),
          range(random, 0.4, 1.2),
          random,
          0.2,
          6,
        ),
      ),
    );
    const lip = open(line.map(([x, y]): Point => [x, y + 3.4]));
    const steps = pairs(line).flatMap(([a, b]) => {
      const heading = Math.atan2(b[1] - a[1], b[0] - a[0]);
      return walk([a, b], 1.6).map(({ at }) =>
        open([toward(at, heading - Math.PI / 2, 4.2), toward(at, heading - Math.PI / 2, 6.2 + random() * 1.6)]),
      );
    });
    return (
      stroke('#a58a58', 21, ' opacity=".35"') +
      stroke('#bda371', 16.5) +
      draw({ fill: '#9d8353', stroke: INK, width: 0.25 }, clods.join('')) +
      draw({ stroke: '#7d6338', width: 0.5, opacity: 0.8 }, steps.join('')) +
      stroke(INK, 9.6) +
      stroke('#5b4529', 8) +
      stroke('#3c2c19', 4.8) +
      draw({ stroke: '#8a6d44', width: 0.9 }, boards.join('')) +
      draw({ stroke: '#cdb585', width: 0.6, opacity: 0.7 }, lip)
    );
  };

/** Beams, rubble and furniture across a street. */
export const barricade =
  (x: number, y: number, w: number, h: number): Part =>
  ({ random }) =>
    draw({ fill: SHADOW, opacity: 0.3 }, rect(x + 2, y + 3, w, h)) +
    bricks({ x, y, w, h }, Math.round((w * h) / 9), random, 0.3) +
    beams({ x: x - 2, y: y + 2, w: w - 4, h: h - 6 }, 10, random) +
    `<g transform="rotate(${num(range(random, -18, 18))} ${x + w / 2} ${y + h / 2})">${draw({ fill: '#6f5334', stroke: INK, width: 0.6 }, rect(x + w * 0.1, y + h * 0.3, w * 0.6, 4.6))}${draw({ stroke: '#a5835a', width: 0.5 }, `M${num(x + w * 0.1)} ${num(y + h * 0.3 + 2.3)}h${num(w * 0.6)}`)}</g>`;

/** A gully between two banks, with a trickle at its bottom. The line is the trickle; the banks are this far from it. */
export const ravine =
  (along: string, wide: number, from = wide): Part =>
  ({ random }) => {
    const line = bend(points(along), 2);
    const width = (index: number): number => from + (wide - from) * Math.min(1, index / (line.length * 0.6));
    const bank = (side: 1 | -1, share: number): Point[] =>
      line.map((at, index) => {
        const [next, before] = [line[index + 1] ?? at, line[index - 1] ?? at];
        const heading = Math.atan2(next[1] - before[1], next[0] - before[0]);
        return toward(
          at,
          heading + (side * Math.PI) / 2,
          width(index) * share * (0.94 + 0.1 * Math.sin(index * 0.55 + side)),
        );
      });
    const ring = (share: number): string => shape([...bank(1, share), ...bank(-1, share).reverse()]);
    const falls = ([1, -1] as const).flatMap((side) => {
      const [rim, floor] = [bank(side, 1), bank(side, 0.42)];
      return rim.flatMap((at, index) => {
        const foot = floor[index] ?? at;
        const share = range(random, 0.45, 1);
        return [
          open([at, [at[0] + (foot[0] - at[0]) * share + range(random, -0.5, 0.5), at[1] + (foot[1] - at[1]) * share]]),
          random() < 0.5
            ? open([
                [at[0] + 0.9, at[1] + 0.2],
                [at[0] + 0.9 + (foot[0] - at[0]) * share * 0.5, at[1] + (foot[1] - at[1]) * share * 0.5],
              ])
            : '',
        ];
      });
    });
    return (
      draw({ fill: '#b59c68', opacity: 0.45 }, ring(1.22)) +
      draw({ fill: '#a58c5b' }, ring(1)) +
      draw({ fill: '#8c7447' }, ring(0.72)) +
      draw({ fill: '#75603a' }, ring(0.44)) +
      draw({ stroke: '#4f6a74', width: 3.4 }, open(line)) +
      draw({ stroke: '#8fa6af', width: 2.2 }, open(line)) +
      draw({ stroke: '#dbe4e4', width: 0.5, dash: '3 2.4', opacity: 0.9 }, open(beside(line, 0.3))) +
      draw({ stroke: INK, width: 0.5, opacity: 0.75 }, falls.join('')) +
      draw({ stroke: INK, width: 0.9, opacity: 0.85 }, open(bank(1, 1)) + open(bank(-1, 1))) +
      draw({ stroke: '#efe2b8', width: 0.7, opacity: 0.7 }, open(bank(-1, 1.07)))
    );
  };
