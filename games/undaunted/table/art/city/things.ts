import { blob, draw, num, open, type Point, range, seeded, TURN, toward } from '@kurgan/kit/drawing';
import { FROM_LIGHT, TO_LIGHT } from '../light.ts';
import { INK, SHADOW } from '../palette.ts';
import { type Part, rect } from './part.ts';
import { around, bricks, heap, hole, soot } from './rubble.ts';

const set = (x: number, y: number, turn: number, parts: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${parts}</g>`;

/** A burnt-out truck. */
export const truck =
  (x: number, y: number, turn: number): Part =>
  ({ random }) =>
    soot([x, y], 8, random, 0.5) +
    set(
      x,
      y,
      turn,
      draw({ fill: SHADOW, opacity: 0.4 }, rect(-8, -2.6, 19, 9)) +
        draw({ fill: '#1d1812' }, rect(-7.5, -5.2, 3.6, 10.4) + rect(4.2, -4.8, 2.8, 9.6)) +
        draw({ fill: '#635b4a', stroke: INK, width: 0.7 }, rect(-9, -4.5, 11, 9)) +
        draw({ stroke: '#3a342a', width: 0.5 }, 'M-9-2.2H2M-9 0H2M-9 2.2H2') +
        draw({ fill: '#4e4739', stroke: INK, width: 0.7 }, rect(2.4, -3.8, 4, 7.6) + rect(6.4, -3, 3.4, 6)) +
        draw({ fill: '#1a1510' }, rect(2.9, -2.8, 1.6, 5.6)),
    );

export const tramcar =
  (x: number, y: number, turn: number): Part =>
  () =>
    set(
      x,
      y,
      turn,
      `<rect x="-14.5" y="-3" width="32" height="10.4" rx="2" fill="${SHADOW}" opacity=".45"/><rect x="-16" y="-5" width="32" height="10" rx="2" fill="#8f4b37" stroke="${INK}" stroke-width=".8"/><rect x="-13" y="-3.2" width="26" height="6.4" fill="#c9b48c" stroke="${INK}" stroke-width=".4"/>` +
        draw({ stroke: '#5c3324', width: 0.6 }, 'M-8-5V5M0-5V5M8-5V5') +
        draw({ stroke: INK, width: 0.6 }, 'M-4 0L2-2.2 8 0 2 2.2Z'),
    );

/** Goods wagons, one behind the other. */
export const wagons =
  (x: number, y: number, turn: number, ...kinds: readonly ('box' | 'open' | 'burnt')[]): Part =>
  ({ random }) => {
    const cars = kinds.map((kind, index) => {
      const left = (index - kinds.length / 2) * 21 + 0.6;
      const fill = kind === 'box' ? '#7f4432' : kind === 'open' ? '#6d5f4b' : '#2f2720';
      const boards = [4, 8, 12, 16].map((u) => `M${num(left + u)}-5v10`).join('');
      const load =
        kind === 'open'
          ? draw({ fill: '#3a3026' }, rect(left + 1.4, -3.6, 17, 7.2)) +
            bricks({ x: left + 2, y: -3, w: 14, h: 4.6 }, 18, random, 0)
          : '';
      return (
        draw({ fill: SHADOW, opacity: 0.45 }, rect(left + 1.6, -3, 20, 10)) +
        draw({ stroke: '#1d1710', width: 1.2 }, `M${num(left - 1.4)} 0h1.6`) +
        draw({ fill, stroke: INK, width: 0.8 }, rect(left, -5.2, 19.6, 10.4)) +
        draw({ stroke: '#2b1c14', width: 0.45 }, boards) +
        (kind === 'box' ? draw({ stroke: '#c08d72', width: 0.5, opacity: 0.7 }, `M${num(left)}-.2h19.6`) : load)
      );
    });
    return set(x, y, turn, cars.join(''));
  };

/** A chimney of bricks, lying over to the south as the fronts do; broken off when the works are destroyed. */
export const stack =
  (x: number, y: number, high: number): Part =>
  ({ state, random }) => {
    if (state === 'destroyed') {
      const fallen = Array.from({ length: 5 }, (_, index): Point => [x + 5 + index * 5.5, y + high - 1 + index * 1.2]);
      return (
        fallen.map((at) => bricks(around(at, 4), 13, random, 0.9)).join('') +
        heap([x + 4, y + high - 3], 6, random, 0.9) +
        draw({ fill: '#23170f', stroke: '#9a5a44', width: 2 }, blob([x + 4, y + high - 5], 3, random, 0.1))
      );
    }
    const bands = [0.12, 0.3, 0.52, 0.76]
      .map((share) => `M${num(x + 0.4 - share)} ${num(y + high * share)}h${num(7.2 + share * 2)}`)
      .join('');
    return (
      draw({ fill: SHADOW, opacity: 0.35 }, `M${num(x + 9)} ${num(y + high)}l14 6 2-4-16-8z`) +
      draw({ fill: '#97624f', stroke: INK, width: 0.8 }, `M${num(x + 0.4)} ${num(y)}h7.2l1.4 ${num(high)}h-10z`) +
      draw({ fill: '#7b4233' }, `M${num(x + 5)} ${num(y)}h2.6l1.4 ${num(high)}h-3.6z`) +
      draw({ stroke: '#5c2f22', width: 0.7 }, bands) +
      draw(
        { fill: '#20150e', stroke: '#d0a88c', width: 0.6 },
        `M${num(x + 0.4)} ${num(y)}q3.6-2.6 7.2 0q-3.6 2.4-7.2 0z`,
      )
    );
  };

/** Storage tanks: round from above, plates and a ladder. */
export const tanks =
  (...at: readonly (readonly [x: number, y: number, radius: number])[]): Part =>
  ({ state, key }) =>
    at
      .map(([x, y, radius], index) => {
        const random = seeded(key, 'tank', index);
        const middle: Point = [x, y];
        if (state === 'destroyed') {
          return (
            soot(middle, radius * 1.1, random, 1.6) +
            draw({ fill: '#2b231b' }, blob(middle, radius, random, 0.08, 12)) +
            `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#17120d" stroke-width="3.6" stroke-dasharray="${num(radius)} 5 ${num(radius * 0.6)} 9"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#8f8674" stroke-width="1.6" stroke-dasharray="${num(radius)} 5 ${num(radius * 0.6)} 9"/>` +
            bricks(around(middle, radius * 0.8), 26, random, 0.06)
          );
        }
        const plates = [0, 1, 2, 3, 4, 5, 6, 7]
          .map((spoke) =>
            open([
              toward(middle, (spoke / 8) * TURN + 0.2, radius * 0.3),
              toward(middle, (spoke / 8) * TURN + 0.2, radius),
            ]),
          )
          .join('');
        return (
          `<circle cx="${num(x + radius * 0.28)}" cy="${num(y + radius * 0.34)}" r="${radius}" fill="${SHADOW}" opacity=".45"/>` +
          `<circle cx="${x}" cy="${y}" r="${radius}" fill="#a7a192" stroke="${INK}" stroke-width=".9"/>` +
          draw(
            { fill: '#8b8576', opacity: 0.7 },
            blob(toward(middle, FROM_LIGHT, radius * 0.34), radius * 0.56, random, 0.06),
          ) +
          draw(
            { fill: '#c8c2b2', opacity: 0.9 },
            blob(toward(middle, TO_LIGHT, radius * 0.34), radius * 0.5, random, 0.06),
          ) +
          draw({ stroke: INK, width: 0.35, opacity: 0.6 }, plates) +
          `<circle cx="${x}" cy="${y}" r="${num(radius * 0.3)}" fill="#b5af9f" stroke="${INK}" stroke-width=".5"/><circle cx="${x}" cy="${y}" r="${num(radius - 1.3)}" fill="none" stroke="#efe8d6" stroke-width=".4" opacity=".7"/>` +
          (state === 'damaged' && index > 0
            ? hole([x + radius * 0.1, y - radius * 0.05], radius * 0.5, random, `tank-${key}-${index}`) +
              soot([x + 4, y + 4], radius * 0.8, random)
            : '')
        );
      })
      .join('');

/** A pipe on low posts. */
export const pipe =
  (d: string): Part =>
  () =>
    `<g transform="translate(1.4 2)">${draw({ stroke: SHADOW, width: 3, opacity: 0.4 }, d)}</g>` +
    draw({ stroke: INK, width: 4.2 }, d) +
    draw({ stroke: '#9a9484', width: 2.8 }, d) +
    draw({ stroke: '#d3cdbd', width: 0.7, opacity: 0.8 }, d);

export const barrels =
  (...at: readonly Point[]): Part =>
  () =>
    at
      .map(
        ([x, y]) =>
          `<circle cx="${x + 1.2}" cy="${y + 1.5}" r="3.2" fill="${SHADOW}" opacity=".4"/><circle cx="${x}" cy="${y}" r="3.2" fill="#7d5240" stroke="${INK}" stroke-width=".6"/><circle cx="${num(x - 0.3)}" cy="${num(y - 0.3)}" r="2" fill="#a9765c"/>`,
      )
      .join('');

/** Boards and logs in a stack. */
export const lumber =
  (x: number, y: number, turn: number): Part =>
  () =>
    set(
      x,
      y,
      turn,
      draw({ fill: SHADOW, opacity: 0.4 }, rect(-9, -4.5, 20, 13)) +
        draw(
          { fill: '#957649', stroke: INK, width: 0.55 },
          [0, 1, 2, 3].map((i) => rect(-10 + (i % 2), -6 + i * 3.1, 19, 2.8)).join(''),
        ) +
        draw({ stroke: '#cfb282', width: 0.45 }, [0, 1, 2, 3].map((i) => `M-9.5 ${num(-5.3 + i * 3.1)}h18`).join('')),
    );

/** A round basin with a low wall and what stood in its middle. */
export const fountain =
  (x: number, y: number, radius: number): Part =>
  ({ random }) => {
    const ring = (r: number, fill: string, stroke: string): string =>
      `<circle cx="${x}" cy="${y}" r="${num(r)}" fill="${fill}" stroke="${stroke}" stroke-width=".9"/>`;
    const figures = Array.from({ length: 6 }, (_, index) =>
      blob(toward([x, y], (index / 6) * TURN, radius * 0.36), radius * 0.11, random, 0.2, 7),
    );
    return (
      `<circle cx="${x + 1.6}" cy="${y + 2}" r="${radius}" fill="${SHADOW}" opacity=".35"/>` +
      ring(radius, '#cabf9f', INK) +
      ring(radius * 0.84, '#93a8ad', '#2f4752') +
      draw({ fill: '#6f8a95', opacity: 0.6 }, blob([x + 1, y + 1], radius * 0.6, random, 0.12)) +
      draw(
        { stroke: '#dbe4e4', width: 0.5 },
        [-0.5, -0.2, 0.45].map((v) => `M${num(x - radius * 0.4)} ${num(y + radius * v)}q2-1.4 4 0t4 0`).join(''),
      ) +
      ring(radius * 0.24, '#d9cfb2', INK) +
      draw({ fill: '#efe6cc', stroke: INK, width: 0.4 }, figures.join(''))
    );
  };

/** A shelter of boards at a stop. */
export const shelter =
  (x: number, y: number, w: number, h: number): Part =>
  () => {
    const boards: string[] = [];
    for (let u = x + 2; u < x + w; u += 2.4) boards.push(`M${num(u)} ${num(y)}v${num(h)}`);
    return (
      draw({ fill: SHADOW, opacity: 0.45 }, rect(x + 2, y + 3, w, h)) +
      draw({ fill: '#8d7147', stroke: INK, width: 0.8 }, rect(x, y, w, h)) +
      draw({ stroke: '#55401f', width: 0.4 }, boards.join('')) +
      draw({ stroke: '#d6bf90', width: 0.7 }, `M${num(x)} ${num(y + h * 0.5)}h${num(w)}`)
    );
  };

/** A round tower with a tank on top, or its stump. */
export const waterTower =
  (x: number, y: number, radius: number): Part =>
  ({ state, random }) => {
    if (state === 'destroyed') {
      return (
        soot([x, y], radius, random) +
        heap([x + 2, y + 3], radius * 1.1, random, 0.7) +
        `<circle cx="${x}" cy="${y}" r="${num(radius * 0.8)}" fill="#3a2e22" stroke="#17120d" stroke-width="4" stroke-dasharray="${num(radius * 1.4)} 7 ${num(radius * 0.7)} 5"/><circle cx="${x}" cy="${y}" r="${num(radius * 0.8)}" fill="none" stroke="#a2604a" stroke-width="2.4" stroke-dasharray="${num(radius * 1.4)} 7 ${num(radius * 0.7)} 5"/>` +
        bricks({ x: x - radius, y: y, w: radius * 3, h: radius * 1.3 }, 70, random, 0.8)
      );
    }
    const foot = y + radius * 1.5;
    const seams = Array.from({ length: 12 }, (_, i) => open([[x, y], toward([x, y], (i / 12) * TURN, radius)])).join(
      '',
    );
    return (
      draw(
        { fill: SHADOW, opacity: 0.4 },
        `M${num(x + radius)} ${num(y)}l${num(radius * 0.9)} ${num(radius * 1.3)}q${num(-radius)} ${num(radius * 0.9)} ${num(-radius * 1.9)} ${num(radius * 0.3)}z`,
      ) +
      draw(
        { fill: '#a8644c', stroke: INK, width: 0.9 },
        `M${num(x - radius * 0.72)} ${num(y)}v${num(radius * 1.5)}q${num(radius * 0.72)} ${num(radius * 0.4)} ${num(radius * 1.44)} 0v${num(-radius * 1.5)}z`,
      ) +
      draw(
        { fill: '#7b4233' },
        `M${num(x + radius * 0.25)} ${num(y)}v${num(radius * 1.68)}q${num(radius * 0.3)} ${num(-radius * 0.04)} ${num(radius * 0.47)} ${num(-radius * 0.18)}v${num(-radius * 1.5)}z`,
      ) +
      draw(
        { fill: '#2d2119', stroke: '#dcbfa0', width: 0.5 },
        rect(x - 1.4, foot - 5.5, 2.8, 5.5) + rect(x - 6, foot - 7, 2, 3) + rect(x + 4, foot - 7, 2, 3),
      ) +
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="#8f8674" stroke="${INK}" stroke-width=".9"/>` +
      draw(
        { fill: '#b4ab98', opacity: 0.9 },
        blob(toward([x, y], TO_LIGHT, radius * 0.35), radius * 0.5, random, 0.06),
      ) +
      draw({ stroke: INK, width: 0.4, opacity: 0.6 }, seams) +
      `<circle cx="${x}" cy="${y}" r="2.2" fill="#5d5548" stroke="${INK}" stroke-width=".5"/>`
    );
  };

/** Rubble strewn over an area. */
export const litter =
  (x: number, y: number, w: number, h: number, count: number, brick = 0.35): Part =>
  ({ random }) =>
    bricks({ x, y, w, h }, count, random, brick);

export const mound =
  (x: number, y: number, radius: number): Part =>
  ({ random }) =>
    heap([x, y], range(random, 0.9, 1.1) * radius, random);
