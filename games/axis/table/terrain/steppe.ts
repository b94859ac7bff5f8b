import {
  at,
  blob,
  curve,
  distance,
  draw,
  type Line,
  num,
  open,
  type Point,
  placed,
  type Random,
  range,
  seeded,
  shape,
  TURN,
  toward,
  walk,
} from '@kurgan/kit/drawing';
import type { ZoneId } from '../../data/zones.ts';
import { TOWNS } from '../data/ways.ts';
import { type Ground, groundOf, scatter } from './drawing.ts';
import { GRASS, INK, PAPER, SEPIA, SHADOW } from './palette.ts';

/** Open country: patches of color, grass, gullies and tilled strips. */
export function steppe(zone: ZoneId): string {
  const random = seeded('steppe', zone);
  const ground = groundOf(zone);
  return (
    patches(ground, random) + fields(ground, TOWNS[zone], random) + grass(ground, random) + gullies(ground, random)
  );
}

function patches(ground: Ground, random: Random): string {
  return scatter(ground, 70, random)
    .map((spot) => {
      const fill = random() < 0.5 ? '#b5ab6d' : '#c99f62';
      return draw({ fill, opacity: 0.13 }, blob(spot, range(random, 22, 52), random, 0.35));
    })
    .join('');
}

function grass(ground: Ground, random: Random): string {
  const blades = scatter(ground, 31, random).map(
    ([x, y]) => `M${num(x)} ${num(y)}l-1.4 -4.4M${num(x + 1.8)} ${num(y)}v-5.2M${num(x + 3.6)} ${num(y)}l1.4 -4`,
  );
  return draw({ stroke: GRASS, width: 1, opacity: 0.55 }, blades.join(''));
}

/** A gully winds and branches; strokes fall into it from its upper rim. */
function gullies(ground: Ground, random: Random): string {
  return scatter(ground, 120, random)
    .map((start) => {
      const line = wander(start, range(random, 0, TURN), 11, random);
      if (random() < 0.45 || !ground.holdsAll(line)) return '';
      const strokes = walk(line, 5.5).map(({ at: top, heading }) =>
        open([top, toward(top, heading + Math.PI / 2, range(random, 4.5, 7))]),
      );
      return (
        draw({ stroke: '#a5884f', width: 7, opacity: 0.16 }, curve(line)) +
        draw({ stroke: SEPIA, width: 1.5, opacity: 0.65 }, curve(line)) +
        draw({ stroke: SEPIA, width: 1, opacity: 0.55 }, strokes.join(''))
      );
    })
    .join('');
}

function wander(start: Point, heading: number, steps: number, random: Random): Point[] {
  const line: Point[] = [start];
  let turned = heading;
  for (let step = 0; step < steps; step++) {
    turned += range(random, -0.5, 0.5);
    line.push(toward(line.at(-1) ?? start, turned, 11));
  }
  return line;
}

/** Tilled strips around a town. */
function fields(ground: Ground, town: Point, random: Random): string {
  const tilt = range(random, 0, TURN);
  return Array.from({ length: 7 }, (_, index) => {
    const middle = toward(town, tilt + (index / 7) * TURN, range(random, 34, 62));
    const place = placed(middle, tilt + (random() < 0.5 ? 0 : Math.PI / 2));
    const [w, h] = [range(random, 13, 24), range(random, 9, 15)];
    const corners: Line = [place(-w, -h), place(w, -h * 0.9), place(w * 0.9, h), place(-w, h)];
    if (!ground.holdsAll(corners)) return '';
    const rows = Array.from({ length: Math.floor(h / 2) }, (_, row) => {
      const v = -h + 3 + row * 4;
      return open([place(-w + 2, v), place(w - 3, v)]);
    });
    const fill = random() < 0.5 ? '#c9b376' : '#bcb47a';
    return (
      draw({ fill, opacity: 0.36 }, shape(corners)) + draw({ stroke: SEPIA, width: 0.8, opacity: 0.3 }, rows.join(''))
    );
  }).join('');
}

/** A handful of houses where the roads meet. */
export function village(zone: ZoneId): string {
  const random = seeded('village', zone);
  const town = TOWNS[zone];
  const houses: { corners: Line; middle: Point }[] = [];
  for (let tries = 0; tries < 60 && houses.length < 13; tries++) {
    const middle = toward(town, range(random, 0, TURN), range(random, 4, 24));
    if (houses.some((other) => distance(other.middle, middle) < 7.5)) continue;
    const place = placed(middle, range(random, -0.25, 0.25) + (random() < 0.5 ? 0 : Math.PI / 2));
    const [w, h] = [range(random, 2.6, 4.4), range(random, 1.9, 2.7)];
    houses.push({ middle, corners: [place(-w, -h), place(w, -h), place(w, h), place(-w, h)] });
  }
  const walls = houses.map(({ corners }) => shape(corners)).join('');
  return (
    draw({ fill: PAPER, opacity: 0.4 }, blob(town, 25, random, 0.14, 12)) +
    `<g transform="translate(1 1.5)">${draw({ fill: SHADOW, opacity: 0.4 }, walls)}</g>` +
    draw({ fill: '#8b6b4e', stroke: INK, width: 0.7 }, walls)
  );
}

/** Trees along a bank. */
export function thicket(line: Line, random: Random): string {
  const crowns = walk(line, 9)
    .filter(() => random() < 0.55)
    .map(({ at: [x, y] }) => ({
      spot: [x + range(random, -9, 9), y + range(random, -9, 9)] as const,
      r: range(random, 2.6, 4.6),
    }));
  const dots = (dx: number, dy: number, scale: number): string =>
    crowns
      .map(
        ({ spot: [x, y], r }) =>
          `M${at([x + dx - r * scale, y + dy])}a${num(r * scale)} ${num(r * scale)} 0 1 0 ${num(r * 2 * scale)} 0a${num(r * scale)} ${num(r * scale)} 0 1 0 ${num(-r * 2 * scale)} 0Z`,
      )
      .join('');
  return (
    draw({ fill: SHADOW, opacity: 0.3 }, dots(1.2, 1.8, 1)) +
    draw({ fill: '#74804a', stroke: '#3c4526', width: 0.6 }, dots(0, 0, 1)) +
    draw({ fill: '#99a466' }, dots(-0.9, -1, 0.5))
  );
}
