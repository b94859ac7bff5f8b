import {
  at,
  blob,
  box,
  draw,
  num,
  open,
  type Point,
  placed,
  type Random,
  range,
  shape,
  TURN,
  toward,
} from '@kurgan/kit/drawing';
import { BEAM, BRICK, INK, MORTAR, SCREE, SCREE_DARK, SHADOW, STONES } from './palette.ts';

/** Bricks, stones and a few beams, thrown anywhere into a rectangle. */
export function bricks(x: number, y: number, width: number, height: number, count: number, random: Random): string {
  let scattered = '';
  for (let i = 0; i < count; i++) {
    const middle: Point = [x + random() * width, y + random() * height];
    const place = placed(middle, random() * TURN);
    const size = range(random, 2, 5.6);
    const lot = random();
    if (lot < 0.55)
      scattered += draw(
        { fill: random() < 0.45 ? BRICK : MORTAR, stroke: INK, width: 0.6 },
        shape(box(place, -size, -size * 0.4, size * 1.7, size * 0.85)),
      );
    else if (lot < 0.94)
      scattered += draw(
        { fill: random() < 0.5 ? STONES[0] : STONES[1], stroke: INK, width: 0.6 },
        blob(middle, size * 0.85, random, 0.35, 5),
      );
    else
      scattered +=
        draw({ stroke: INK, width: 3.4 }, open([place(-size * 2.6, 0), place(size * 2.6, 0)])) +
        draw({ stroke: BEAM, width: 2.2 }, open([place(-size * 2.6, 0), place(size * 2.6, 0)]));
  }
  return scattered;
}

/** A heap that fills a square. */
export function heap([x, y]: Point, random: Random): string {
  return (
    draw({ fill: SHADOW, opacity: 0.25 }, blob([x + 3, y + 4], 29, random, 0.14, 14)) +
    draw({ fill: SCREE, stroke: SCREE_DARK, width: 0.8 }, blob([x, y], 29, random, 0.12, 14)) +
    draw({ fill: SCREE_DARK }, blob([x + 2, y + 2], 19, random, 0.2, 12)) +
    bricks(x - 24, y - 24, 48, 48, 46, random)
  );
}

export function crater([x, y]: Point, radius: number, random: Random): string {
  const strokes = Math.round(12 + radius * 1.3);
  const rim = Array.from({ length: strokes }, (_, i) => {
    const angle = (i / strokes) * TURN + random() * 0.2;
    const from = toward([x, y], angle, radius * range(random, 0.88, 0.98));
    return open([from, toward([x, y], angle, radius * range(random, 1.15, 1.6))]);
  });
  return (
    draw({ fill: '#b9a273', opacity: 0.8 }, blob([x, y], radius * 1.3, random, 0.12, 12)) +
    draw({ fill: '#7c6442' }, blob([x, y], radius * 0.85, random, 0.1, 10)) +
    draw({ fill: '#54422b' }, blob([x + radius * 0.12, y + radius * 0.16], radius * 0.52, random, 0.1)) +
    draw({ stroke: INK, width: 0.8, opacity: 0.75 }, rim.join(''))
  );
}

/** A crown from above, lit from the north-west. */
export function tree([x, y]: Point, radius: number, random: Random): string {
  const arcs = Array.from({ length: 3 }, () => {
    const [cx, cy] = toward([x, y], range(random, 3.6, 5.4), radius * range(random, 0.25, 0.65));
    const k = num(radius * 0.2);
    return `M${at([cx - radius * 0.2, cy])}q${k} -${k} ${num(radius * 0.4)} 0`;
  });
  return (
    draw({ fill: '#2c2a14', opacity: 0.38 }, blob([x + radius * 0.34, y + radius * 0.42], radius, random, 0.08)) +
    draw({ fill: '#6f7d45', stroke: INK, width: 0.8 }, blob([x, y], radius, random, 0.16, 10)) +
    draw({ fill: '#536031', opacity: 0.75 }, blob([x + radius * 0.22, y + radius * 0.28], radius * 0.62, random)) +
    draw({ fill: '#8f9b5a', opacity: 0.9 }, blob([x - radius * 0.24, y - radius * 0.26], radius * 0.5, random)) +
    draw({ stroke: INK, width: 0.7, opacity: 0.6 }, arcs.join(''))
  );
}

/** Soot of a fire or a shell, to be blurred. */
export const soot = ([x, y]: Point, radius: number, random: Random): string =>
  draw({ fill: '#2a2114', opacity: 0.15 }, blob([x, y], radius, random, 0.2, 12)) +
  draw({ fill: '#2a2114', opacity: 0.15 }, blob([x + 8, y - 6], radius * 0.7, random, 0.25, 12));
