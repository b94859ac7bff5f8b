import { blob, draw, num, type Point, range, TURN, toward } from '@kurgan/kit/drawing';
import { FROM_LIGHT } from '../light.ts';
import { INK, SHADOW } from '../palette.ts';
import { type Part, pick, rect } from './part.ts';
import { type Cover, roof } from './roofs.ts';
import { beams, bricks, heap, hole, soot, stump } from './rubble.ts';

const TILES: readonly [Cover, ...Cover[]] = [
  ['#a9654e', '#8c4f3d', '#723e30'],
  ['#9d5f4c', '#814b3c', '#693b2f'],
  ['#ab7459', '#8d5a45', '#734836'],
];

/** A small house among its neighbors, with a red roof. */
export const house =
  (x: number, y: number, w: number, h: number): Part =>
  ({ random }) =>
    draw({ fill: '#b8a57c', opacity: 0.4 }, blob([x + w / 2, y + h / 2], Math.max(w, h) * 0.68, random, 0.2)) +
    draw({ fill: SHADOW, opacity: 0.45 }, rect(x + 2.2, y + 2.8, w, h)) +
    roof('hip', { x, y, w, h }, pick(TILES, random), random);

/** The same house with a shell through its roof. */
export const struckHouse =
  (x: number, y: number, w: number, h: number): Part =>
  (view) =>
    house(x, y, w, h)(view) +
    hole([x + w * range(view.random, 0.4, 0.7), y + h * 0.5], Math.min(w, h) * 0.34, view.random, `lot-${view.key}`) +
    bricks({ x: x - 2, y: y + h - 1, w: w + 4, h: 4 }, 14, view.random, 0.6);

/** The ruin of one: a chimney, two walls, a heap. */
export const gutted =
  (x: number, y: number, w: number, h: number): Part =>
  ({ random }) => {
    const isWest = random() < 0.5;
    const [near, far] = isWest ? [x, x + w] : [x + w, x];
    const reach = (share: number): number => near + (far - near) * share;
    return (
      soot([x + w / 2, y + h / 2], Math.max(w, h) * 0.45, random, 0.7) +
      draw({ fill: '#9b8c70' }, rect(x, y, w, h)) +
      heap(
        [x + w * range(random, 0.35, 0.65), y + h * range(random, 0.45, 0.65)],
        Math.min(w, h) * 0.46,
        random,
        0.45,
      ) +
      bricks({ x: x - 2, y: y - 1, w: w + 4, h: h + 3 }, Math.round((w * h) / 11), random, 0.45) +
      beams({ x: x + 2, y: y + 2, w: w - 6, h: h - 3 }, 3, random) +
      stump(
        [
          [near, y + h * range(random, 0.6, 1)],
          [near, y],
          [reach(range(random, 0.4, 0.75)), y],
        ],
        '#c6a98a',
        2.1,
      ) +
      stump(
        [
          [reach(0.95), y + h * 0.5],
          [reach(0.95), y + h],
          [reach(range(random, 0.5, 0.7)), y + h],
        ],
        '#c6a98a',
        2.1,
      )
    );
  };

/** A tree that burned: a trunk and bare branches. */
export const bareTree =
  (x: number, y: number, radius: number): Part =>
  ({ random }) => {
    const middle: Point = [x, y];
    const limb = (angle: number, long: number, fork: number): string => {
      const knee = toward(middle, angle, long * 0.6);
      const tip = toward(knee, angle + fork, long * 0.45);
      const twig = toward(knee, angle - fork * 1.4, long * 0.3);
      return `M${num(x)} ${num(y)}L${num(knee[0])} ${num(knee[1])}L${num(tip[0])} ${num(tip[1])}M${num(knee[0])} ${num(knee[1])}L${num(twig[0])} ${num(twig[1])}`;
    };
    const limbs = Array.from({ length: 7 }, (_, index) =>
      limb((index / 7) * TURN + random() * 0.5, radius * range(random, 0.7, 1.15), range(random, -0.6, 0.6)),
    ).join('');
    const shade = toward(middle, FROM_LIGHT, radius * 0.4);
    return (
      `<g transform="translate(${num(shade[0] - x)} ${num(shade[1] - y)})">${draw({ stroke: SHADOW, width: 1.1, opacity: 0.28 }, limbs)}</g>` +
      draw({ fill: '#8d7348', opacity: 0.25 }, blob(middle, radius * 0.7, random, 0.3)) +
      draw({ stroke: '#33271a', width: 1.05 }, limbs) +
      draw({ fill: '#4b3a27', stroke: INK, width: 0.5 }, blob(middle, 1.3, random, 0.15, 7))
    );
  };
