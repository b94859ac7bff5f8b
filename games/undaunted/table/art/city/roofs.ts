import { draw, num, open, type Point, type Random, range, shape } from '@kurgan/kit/drawing';
import { INK, SHADOW } from '../palette.ts';
import { pick, rect } from './part.ts';
import type { Area } from './rubble.ts';

/** From the side that faces the light to the one that turns away. */
export type Cover = readonly [lit: string, middle: string, shaded: string];
export type Shape = 'hip' | 'flat' | 'saw';

const RIDGE = '#efe3c4';

export function roof(shapeOf: Shape, area: Area, cover: Cover, random: Random): string {
  switch (shapeOf) {
    case 'hip':
      return hip(area, cover, random);
    case 'flat':
      return flat(area, cover, random);
    case 'saw':
      return saw(area, cover, random);
  }
}

/** Four slopes with seams down each, ridges, and chimneys. */
function hip({ x, y, w, h }: Area, [lit, middle, shaded]: Cover, random: Random): string {
  const r = Math.min(w, h) / 2;
  const isLong = w >= h;
  const first: Point = [x + r, y + r];
  const second: Point = isLong ? [x + w - r, y + r] : [x + r, y + h - r];
  const [nw, ne, se, sw] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ] as const;
  const slope = (fill: string, ...ring: Point[]): string => draw({ fill }, shape(ring));
  const seams: string[] = [];
  for (let u = 2.2; u < w - 0.6; u += range(random, 2.1, 2.6)) {
    const deep = Math.min(u, w - u, r) - 0.2;
    seams.push(`M${num(x + u)} ${num(y)}v${num(deep)}M${num(x + u)} ${num(y + h)}v${num(-deep)}`);
  }
  for (let v = 2.2; v < h - 0.6; v += range(random, 2.1, 2.6)) {
    const deep = Math.min(v, h - v, r) - 0.2;
    seams.push(`M${num(x)} ${num(y + v)}h${num(deep)}M${num(x + w)} ${num(y + v)}h${num(-deep)}`);
  }
  const chimneys = [range(random, 0.2, 0.36), range(random, 0.62, 0.8)].map(
    (share): Point => (isLong ? [x + w * share, y + r - 3.2] : [x + r - 3, y + h * share]),
  );
  return (
    slope(lit, nw, ne, isLong ? second : first, first) +
    slope(shaded, sw, se, second, isLong ? first : second) +
    slope(isLong ? lit : '#0000', nw, first, sw) +
    (isLong
      ? slope(middle, ne, second, se)
      : slope(lit, nw, first, second, sw) + slope(middle, ne, first, second, se)) +
    draw({ stroke: INK, width: 0.32, opacity: 0.45 }, seams.join('')) +
    draw({ fill: '#3a3020', opacity: 0.14 }, rect(x + w * random() * 0.6, y + h * 0.1, w * 0.22, h * 0.3)) +
    draw({ stroke: INK, width: 1.2, opacity: 0.35 }, open([first, second])) +
    draw(
      { stroke: RIDGE, width: 0.6, opacity: 0.7 },
      open([nw, first, second, se]) + open([isLong ? sw : ne, first]) + open([isLong ? ne : sw, second]),
    ) +
    draw({ stroke: INK, width: 0.95 }, rect(x, y, w, h)) +
    (Math.min(w, h) < 10 ? '' : chimneys.map(chimney).join(''))
  );
}

function chimney([x, y]: Point): string {
  return (
    draw({ fill: SHADOW, opacity: 0.5 }, rect(x + 1.2, y + 1.4, 2.7, 2.7)) +
    draw({ fill: '#7f4937', stroke: INK, width: 0.45 }, rect(x, y, 2.6, 2.6)) +
    draw({ fill: '#20150e' }, rect(x + 0.8, y + 0.8, 1, 1))
  );
}

/** A parapet around tar and tin, with vents, hatches and a skylight. */
function flat({ x, y, w, h }: Area, [lit, middle, shaded]: Cover, random: Random): string {
  const sheets: string[] = [];
  for (let u = x + 8; u < x + w - 4; u += range(random, 7, 11))
    sheets.push(`M${num(u)} ${num(y + 2)}V${num(y + h - 2)}`);
  for (let v = y + 9; v < y + h - 4; v += range(random, 9, 13))
    sheets.push(`M${num(x + 2)} ${num(v)}H${num(x + w - 2)}`);
  const patches = Array.from({ length: 4 }, () =>
    rect(x + 2 + random() * (w - 14), y + 2 + random() * (h - 10), range(random, 4, 11), range(random, 3, 7)),
  );
  const vents = Array.from({ length: Math.round((w * h) / 300) }, (): [Point, Point] => [
    [x + 4 + random() * (w - 12), y + 4 + random() * (h - 11)],
    pick<Point>(
      [
        [3, 2.4],
        [2.2, 2.2],
        [4.4, 3],
      ],
      random,
    ),
  ]);
  return (
    draw({ fill: middle, stroke: INK, width: 0.95 }, rect(x, y, w, h)) +
    draw({ fill: lit }, rect(x + 1.8, y + 1.8, w - 3.6, h - 3.6)) +
    draw({ fill: shaded, opacity: 0.35 }, patches.join('')) +
    draw({ stroke: shaded, width: 0.4, opacity: 0.8 }, sheets.join('')) +
    draw(
      { stroke: '#1d170e', width: 1.3, opacity: 0.4 },
      `M${num(x + 2.2)} ${num(y + h - 2)}V${num(y + 2.4)}H${num(x + w - 2)}`,
    ) +
    draw({ stroke: RIDGE, width: 0.5, opacity: 0.6 }, rect(x + 0.9, y + 0.9, w - 1.8, h - 1.8)) +
    vents
      .map(
        ([[u, v], [wide, high]]) =>
          draw({ fill: SHADOW, opacity: 0.45 }, rect(u + 1, v + 1.2, wide, high)) +
          draw({ fill: '#bdb49e', stroke: INK, width: 0.45 }, rect(u, v, wide, high)) +
          draw({ stroke: INK, width: 0.3, opacity: 0.7 }, `M${num(u)} ${num(v + high / 2)}h${num(wide)}`),
      )
      .join('')
  );
}

/** North lights of a factory: glass and tin in turn. */
function saw({ x, y, w, h }: Area, [lit, middle, shaded]: Cover, random: Random): string {
  const count = Math.max(3, Math.round(w / 13));
  const pitch = w / count;
  const teeth = Array.from({ length: count }, (_, index) => {
    const left = x + pitch * index;
    const bars: string[] = [];
    for (let v = y + 2.4; v < y + h; v += 2.7) bars.push(`M${num(left)} ${num(v)}h${num(pitch * 0.42)}`);
    const panes = Array.from({ length: 4 }, () =>
      rect(left + 0.5, y + Math.floor((random() * h) / 2.7) * 2.7, pitch * 0.4, 2.6),
    );
    return (
      draw({ fill: '#a9b3b2' }, rect(left, y, pitch * 0.42, h)) +
      draw({ fill: '#5a6467', opacity: 0.6 }, panes.join('')) +
      draw({ stroke: '#4c5557', width: 0.35 }, `${bars.join('')}M${num(left + pitch * 0.21)} ${num(y)}v${num(h)}`) +
      draw({ fill: middle }, rect(left + pitch * 0.42, y, pitch * 0.58, h)) +
      draw({ fill: shaded }, rect(left + pitch * 0.8, y, pitch * 0.2, h)) +
      draw({ fill: lit }, rect(left + pitch * 0.42, y, pitch * 0.1, h)) +
      draw(
        { stroke: INK, width: 0.6 },
        `M${num(left)} ${num(y)}v${num(h)}M${num(left + pitch * 0.42)} ${num(y)}v${num(h)}`,
      )
    );
  });
  return teeth.join('') + draw({ stroke: INK, width: 0.95 }, rect(x, y, w, h));
}
