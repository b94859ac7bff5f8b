import {
  at,
  boundsOf,
  draw,
  type Line,
  open,
  type Point,
  range,
  seeded,
  TURN,
  toward,
  walk,
} from '@kurgan/kit/drawing';
import { type BoardId, boardOf, donPath, linesWhere, outlineOf } from '../board/outlines.ts';
import type { Face } from '../data/lines.ts';
import { clipOf, groundOf, group, outlinePath, scatter } from './drawing.ts';
import { ICE, ICE_SHADE, SAND, WATER, WATER_DEEP, WATER_INK, WATER_LIGHT } from './palette.ts';

type River = 'volga' | 'lower-volga';
export const riverOf = (board: BoardId): River => (board === 'region' ? 'volga' : 'lower-volga');

/** The banks alone, without the rim of the board. */
const banks = (face: Face): string => linesWhere(boardOf(face), (a, b) => (a === face || b === face) && b !== 'edge');

export function volga(board: BoardId): string {
  const river = riverOf(board);
  const random = seeded('waves', river);
  const waves = scatter(groundOf(river), 21, random).map((spot) => `M${at(spot)}q4 -3.2 8 0t8 0`);
  const shores = banks(river);
  return (
    draw({ stroke: SAND, width: 13, opacity: 0.75 }, shores) +
    draw({ fill: WATER }, outlinePath(river)) +
    clipOf(river) +
    group(
      draw({ stroke: WATER_DEEP, width: 34, opacity: 0.2 }, shores) +
        draw({ stroke: WATER_DEEP, width: 20, opacity: 0.3 }, shores) +
        draw({ stroke: WATER_DEEP, width: 8, opacity: 0.5 }, shores) +
        draw({ stroke: WATER_LIGHT, width: 1.3, opacity: 0.6 }, waves.join('')),
      `clip-path="url(#in-${river})"`,
    ) +
    draw({ stroke: WATER_INK, width: 2.6 }, shores)
  );
}

export function lake(): string {
  return (
    draw({ fill: WATER, stroke: WATER_INK, width: 2.2 }, outlinePath('lake')) +
    clipOf('lake') +
    group(draw({ stroke: WATER_DEEP, width: 12, opacity: 0.4 }, outlinePath('lake')), 'clip-path="url(#in-lake)"')
  );
}

export function don(): string {
  const line = donPath();
  return (
    draw({ stroke: SAND, width: 17, opacity: 0.6 }, line) +
    draw({ stroke: WATER_INK, width: 11.6 }, line) +
    draw({ stroke: WATER_DEEP, width: 8.4 }, line) +
    draw({ stroke: WATER, width: 6.4 }, line) +
    draw({ stroke: WATER_LIGHT, width: 1.4, dash: '11 15', opacity: 0.9 }, line)
  );
}

/** The Don under ice: laid over its water. */
export function donIce(): string {
  const line = donPath();
  return (
    draw({ stroke: ICE_SHADE, width: 9.6 }, line) +
    draw({ stroke: ICE, width: 7.6 }, line) +
    draw({ stroke: '#8ea7b1', width: 1.1, dash: '7 4 2 9', opacity: 0.9 }, line) +
    draw({ stroke: '#fbfdfc', width: 2.2, dash: '3 21', opacity: 0.9 }, line)
  );
}

/** The Volga under ice: floes frozen together, snow drifts, and cracks. */
export function volgaIce(board: BoardId): string {
  const river = riverOf(board);
  const random = seeded('ice', river);
  const ground = groundOf(river);
  const cracks = scatter(ground, 62, random).flatMap((spot) =>
    Array.from({ length: 3 }, (_, arm) => open(crack(spot, (arm / 3) * TURN + range(random, 0, 1.4)))),
  );
  function crack(start: Point, heading: number): Line {
    const line: Point[] = [start];
    let turned = heading;
    for (let step = 0; step < 4; step++) {
      turned += range(random, -0.6, 0.6);
      line.push(toward(line.at(-1) ?? start, turned, range(random, 7, 14)));
    }
    return line;
  }
  const drifts = scatter(ground, 44, random).map((spot) => {
    const [x, y] = spot;
    const wide = range(random, 9, 24);
    return `M${at([x - wide, y])}q${wide} ${-range(random, 3, 8)} ${wide * 2} 0q${-wide} ${range(random, 1, 4)} ${-wide * 2} 0Z`;
  });
  return (
    clipOf(river) +
    draw({ fill: ICE }, outlinePath(river)) +
    group(
      draw({ stroke: ICE_SHADE, width: 26, opacity: 0.4 }, banks(river)) +
        draw({ stroke: ICE_SHADE, width: 11, opacity: 0.7 }, banks(river)) +
        draw({ fill: '#f8fbfa', opacity: 0.9 }, drifts.join('')) +
        draw({ stroke: '#7f9aa6', width: 1.5, opacity: 0.75 }, cracks.join('')),
      `clip-path="url(#in-${river})"`,
    ) +
    draw({ stroke: WATER_INK, width: 2.6 }, banks(river))
  );
}

/** Lines along the wooded banks. */
export function woodedBank(river: River): Line {
  const { right } = boundsOf(outlineOf(river));
  return walk(outlineOf(river), 8)
    .map(({ at: point }) => point)
    .filter(([x, y]) => x < right - 2 && y > 2);
}
