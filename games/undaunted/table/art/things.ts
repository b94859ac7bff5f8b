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
  toward,
} from '@kurgan/kit/drawing';
import { FROM_LIGHT } from './light.ts';
import { INK, SHADOW } from './palette.ts';

/** A stack of hay under its own weight: straw in strokes along it, loose wisps around. */
export function hayrick(middle: Point, size: Point, turn: number, random: Random): string {
  const [wide, deep] = [size[0] * 1.25, size[1] * 1.3];
  const place = placed(middle, degrees(turn));
  const ring = (grow: number) =>
    Array.from({ length: 12 }, (_, index) => {
      const a = (index / 12) * Math.PI * 2;
      return place(
        Math.cos(a) * (wide / 2) * grow * range(random, 0.93, 1.06),
        Math.sin(a) * (deep / 2) * grow * range(random, 0.93, 1.06),
      );
    });
  const body = shape(ring(1));
  const straw = Array.from({ length: 16 }, () => {
    const u = range(random, -0.36, 0.3) * wide;
    const v = range(random, -0.36, 0.36) * deep;
    return open([place(u, v), place(u + range(random, 1, 2.4), v + range(random, -0.4, 0.4))]);
  });
  const wisps = Array.from({ length: 9 }, () => {
    const from = place(range(random, -0.75, 0.75) * wide, range(random, -0.8, 0.8) * deep);
    return open([from, toward(from, random() * 6.28, range(random, 0.8, 1.8))]);
  });
  return (
    draw({ stroke: '#b9974f', width: 0.5, opacity: 0.8 }, wisps.join('')) +
    draw({ fill: SHADOW, opacity: 0.45 }, shape(ring(1.02).map((corner) => toward(corner, FROM_LIGHT, 2.8)))) +
    draw({ fill: '#c6a457', stroke: INK, width: 0.8 }, body) +
    draw({ fill: '#a17f3a', opacity: 0.7 }, blob(toward(middle, FROM_LIGHT, deep * 0.22), deep * 0.34, random, 0.2)) +
    draw({ fill: '#e6cb86', opacity: 0.85 }, blob(toward(middle, FROM_LIGHT, -deep * 0.16), deep * 0.3, random, 0.2)) +
    draw({ stroke: '#7f6128', width: 0.5, opacity: 0.75 }, straw.join('')) +
    draw({ stroke: '#f2dfa6', width: 0.7, opacity: 0.9 }, open([place(-wide * 0.3, -0.3), place(wide * 0.3, 0.1)]))
  );
}

export function tractor(middle: Point, turn: number): string {
  const place = placed(middle, degrees(turn));
  const shadow = placed(toward(middle, FROM_LIGHT, 2.4), degrees(turn));
  const part = (u: number, v: number, wide: number, deep: number) => shape(box(place, u, v, wide, deep));
  return (
    draw({ fill: SHADOW, opacity: 0.45 }, shape(box(shadow, -8.5, -6.5, 16, 13))) +
    draw(
      { fill: '#2a2219', stroke: '#120d07', width: 0.4 },
      part(0, -7, 7, 2.8) + part(0, 4.2, 7, 2.8) + part(-8, -4.8, 3.4, 1.7) + part(-8, 3.1, 3.4, 1.7),
    ) +
    draw(
      { stroke: '#6a5f4c', width: 0.4 },
      [1, 2.6, 4.2, 5.8].map((u) => open([place(u, -7), place(u, -4.2)]) + open([place(u, 4.2), place(u, 7)])).join(''),
    ) +
    draw({ fill: '#9b4a32', stroke: INK, width: 0.6 }, part(-8, -2.6, 10, 5.2)) +
    draw({ fill: '#c06a4c' }, part(-7.4, -2.1, 8.6, 1.6)) +
    draw({ fill: '#7a3826', stroke: INK, width: 0.6 }, part(1.5, -3.6, 5, 7.2)) +
    draw({ fill: '#2d2116' }, part(3, -1.7, 2.6, 3.4) + part(-4.6, -0.6, 1.2, 1.2))
  );
}
