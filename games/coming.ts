import type { GameOutline, Sketch } from '@kurgan/kit/manifest';

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step);

/** Slanting strokes in a rectangle. */
const hatch = (x: number, y: number, width: number, height: number, step = 5): string =>
  range(0, width + height, step)
    .map((at) => {
      const [x1, y1] = at < height ? [0, at] : [at - height, height];
      const [x2, y2] = at < width ? [at, 0] : [width, at - width];
      return `M${x + x1} ${y + y1}L${x + x2} ${y + y2}`;
    })
    .join('');

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const trees = (places: readonly (readonly [number, number, number])[]): string =>
  places.map(([x, y, r]) => `${circle(x, y, r)}M${x - r / 2} ${y + r / 2}a${r / 1.6} ${r / 1.6} 0 0 0 ${r} 0`).join('');

/** A grid of squares with the rooms of a house, its doors, and a yard. */
const rooms: Sketch = {
  fine:
    [...range(0, 241, 24).map((x) => `M${x} 0v200`), ...range(4, 200, 24).map((y) => `M0 ${y}h240`)].join('') +
    hatch(48, 28, 72, 72, 6) +
    hatch(120, 124, 96, 48, 6),
  thick: [
    'M48 28h72m24 0h72v48m0 24v72h-96m-24 0h-48v-72m0 -24v-48',
    'M120 28v24m0 24v72m0 24v0',
    'M48 100h24m24 0h24M120 124h48m24 0h24',
    'M50 30h70M214 30v46M50 170h46',
  ].join(''),
  thin: `${circle(132, 64, 8)}${circle(156, 64, 8)}${circle(180, 64, 8)}M60 112h24v12h-24Z${trees([
    [16, 32, 9],
    [228, 184, 9],
    [14, 150, 8],
  ])}M96 112l84 -60`,
  water: '',
};

/** Games that are being built, as the lobby announces them. */
export const COMING: readonly GameOutline[] = [
  {
    id: 'heroes',
    title: 'Heroes of Stalingrad',
    line: 'Rooms, sight lines, hidden orders',
    about: 'Squads in the rooms and yards of a broken city, with orders nobody sees until they are carried out.',
    seats: { soviet: 'Soviet Union', german: 'Germany' },
    picture: rooms,
  },
];
