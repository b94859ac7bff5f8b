import { blob, draw, num, type Point, type Random, range, seeded, shape } from '@kurgan/kit/drawing';
import { crater } from '../land.ts';
import { INK, SHADOW } from '../palette.ts';
import { front, standingFront, type Wall } from './fronts.ts';
import { type Part, rect } from './part.ts';
import { type Cover, roof, type Shape } from './roofs.ts';
import { type Area, beams, bricks, heap, hole, soot, stump } from './rubble.ts';

interface Style {
  readonly wall: Wall;
  readonly cover: Cover;
  readonly roof: Shape;
  /** Of bricks in its rubble. */
  readonly brick: number;
}
const wall = (fill: string, dark: string, ground: Wall['ground'] = 'door', brick = false): Wall => ({
  fill,
  dark,
  trim: brick ? '#dcbfa0' : '#f4e9cb',
  brick,
  ground,
});

const STYLES = {
  apartment: { wall: wall('#d6c5a0', '#b09b73'), cover: ['#a0988a', '#857d6e', '#6c6455'], roof: 'hip', brick: 0.34 },
  rendered: { wall: wall('#cdb792', '#a18a61'), cover: ['#a37a62', '#885f4b', '#6d4a3a'], roof: 'hip', brick: 0.4 },
  public: {
    wall: wall('#dfd3b4', '#b8a880', 'columns'),
    cover: ['#a8a08c', '#8a8370', '#6f6858'],
    roof: 'flat',
    brick: 0.3,
  },
  store: {
    wall: wall('#d9ccab', '#ae9d75', 'shop'),
    cover: ['#a7a08f', '#857e6e', '#6b6455'],
    roof: 'flat',
    brick: 0.3,
  },
  mill: {
    wall: wall('#956552', '#6b4032', 'none', true),
    cover: ['#a1988b', '#7d756a', '#645c52'],
    roof: 'flat',
    brick: 0.65,
  },
  factory: {
    wall: wall('#a5705a', '#774637', 'gates', true),
    cover: ['#a49c8b', '#857e6f', '#676155'],
    roof: 'saw',
    brick: 0.6,
  },
  station: {
    wall: wall('#dccda8', '#b39f76', 'columns'),
    cover: ['#9c9585', '#7e7768', '#645e50'],
    roof: 'hip',
    brick: 0.35,
  },
  shed: {
    wall: wall('#ae946a', '#7f6641', 'gates'),
    cover: ['#b6a98c', '#97896c', '#7b6e53'],
    roof: 'hip',
    brick: 0.2,
  },
  works: {
    wall: wall('#b0846a', '#835743', 'gates', true),
    cover: ['#a88a72', '#886b56', '#6d5343'],
    roof: 'hip',
    brick: 0.6,
  },
  shop: {
    wall: wall('#d2bf96', '#a58f65', 'shop'),
    cover: ['#a8745a', '#885540', '#6e4231'],
    roof: 'hip',
    brick: 0.45,
  },
} as const satisfies Record<string, Style>;
export type StyleName = keyof typeof STYLES;

/** One wing: its roof from above, and how high the wall is that is folded down to the south of it. */
export type Wing = readonly [x: number, y: number, w: number, h: number, front: number];

const roofOf = ([x, y, w, h]: Wing): Area => ({ x, y, w, h });
const frontOf = ([x, y, w, h, high]: Wing): Area => ({ x, y: y + h, w, h: high });

/** A building by its wings, from the north to the south; standing, hit, or fallen. */
export const building =
  (name: StyleName, ...wings: readonly Wing[]): Part =>
  ({ state, key }) => {
    const style: Style = STYLES[name];
    const apron = wings.map(([x, y, w, h, high]) => [x - 4.5, y - 4.5, w + 9, h + high + 8] as const);
    const slab =
      draw({ fill: '#d9cfb4', stroke: '#8f8368', width: 1.5 }, apron.map((each) => rect(...each)).join('')) +
      draw({ fill: '#ded5bb' }, apron.map(([x, y, w, h]) => rect(x + 0.6, y + 0.6, w - 1.2, h - 1.2)).join(''));
    if (state === 'destroyed') return slab + fallen(style, wings, key);
    return (
      slab +
      standing(style, wings, key, state === 'damaged' ? 0.45 : 0) +
      (state === 'damaged' ? hit(style, wings, key) : '')
    );
  };

function standing(style: Style, wings: readonly Wing[], key: string, burnt: number): string {
  const entrance = wings.at(-1);
  const shadow = wings.map(([x, y, w, h, high]) => rect(x + 3, y + 4, w, h + high - 1)).join('');
  return (
    draw({ fill: SHADOW, opacity: 0.45 }, shadow) +
    wings
      .map((wing, index) => {
        const of =
          style.wall.ground === 'columns' && wing !== entrance
            ? { ...style.wall, ground: 'none' as const }
            : style.wall;
        const face = wing[4] === 0 ? '' : front(frontOf(wing), of, burnt, seeded(key, 'front', index));
        return face + roof(style.roof, roofOf(wing), style.cover, seeded(key, 'roof', index));
      })
      .join('')
  );
}

/** Holes in the roofs, a corner shot away, soot. */
function hit(style: Style, wings: readonly Wing[], key: string): string {
  const random = seeded(key, 'hit');
  const large = wings.toSorted((a, b) => b[2] * b[3] - a[2] * a[3]);
  const holes = large.slice(0, 2).flatMap(([x, y, w, h], index) => {
    const first: [Point, number] = [
      [x + w * range(random, 0.58, 0.76), y + h * range(random, 0.4, 0.6)],
      Math.min(11.5, h * 0.34, w * 0.3),
    ];
    const second: [Point, number] = [
      [x + w * range(random, 0.18, 0.34), y + h * range(random, 0.35, 0.65)],
      Math.min(7, h * 0.24, w * 0.2),
    ];
    return index === 0 ? [first, second] : [first];
  });
  const broken = wings
    .filter(([, , , , high]) => high > 0)
    .toSorted((a, b) => b[1] + b[3] + b[4] - (a[1] + a[3] + a[4]))[0];
  return (
    holes.map(([middle, radius], index) => hole(middle, radius, random, `hole-${key}-${index}`)).join('') +
    (broken === undefined ? '' : brokenCorner(style, broken, random() < 0.5, random))
  );
}

/** A corner of the front that fell out: dark rooms, floors that end in the air, and a heap at the foot. */
function brokenCorner({ brick }: Style, [x, y, w, h, high]: Wing, isWest: boolean, random: Random): string {
  const wide = Math.min(16, w * 0.4);
  const edge = isWest ? x : x + w;
  const turn = isWest ? 1 : -1;
  const top = y + h - Math.min(6, h * 0.2);
  const foot = y + h + high;
  const steps = 5;
  const inner = Array.from(
    { length: steps + 1 },
    (_, index): Point => [
      edge + turn * (wide * (1 - index / (steps * 1.6)) + range(random, -1.6, 1.6)),
      top + ((foot - top) * index) / steps,
    ],
  );
  const crest = [0.2, 0.42, 0.6, 0.82].map(
    (share, index): Point => [
      edge + turn * wide * share,
      top - (index % 2 === 0 ? -0.5 : 3.4) + range(random, -1.6, 1.6),
    ],
  );
  const stories = Math.max(2, Math.round(high / 6));
  const floors = Array.from({ length: stories }, (_, index) => {
    const share = (index + 0.4) / stories;
    return `M${num(edge)} ${num(y + h + high * share)}h${num(turn * wide * (0.95 - share * 0.5))}`;
  }).join('');
  const rim: Point = [edge + turn * 2, foot];
  return (
    draw({ fill: '#2b2118', stroke: INK, width: 0.8 }, shape([[edge, top - 2.5], ...crest, ...inner, [edge, foot]])) +
    draw({ stroke: '#120d08', width: 1.7 }, floors) +
    draw({ stroke: '#a58e69', width: 0.9 }, floors) +
    bricks({ x: Math.min(edge, edge + turn * wide * 0.6), y: y + h, w: wide * 0.6, h: high * 0.8 }, 12, random, brick) +
    heap([rim[0] + turn * 3, foot - 1], 6.4, random, brick) +
    bricks({ x: Math.min(edge, edge + turn * 18) - 3, y: foot - 4, w: 22, h: 8 }, 34, random, brick) +
    beams({ x: Math.min(edge, edge + turn * 12), y: foot - 6, w: 10, h: 6 }, 3, random) +
    soot([edge + turn * wide * 0.5, y + h], 7, random, 0.7)
  );
}

/** A floor of rubble between stumps of wall, and one front that still stands. */
function fallen(style: Style, wings: readonly Wing[], key: string): string {
  const random = seeded(key, 'fallen');
  const masonry = style.wall.fill;
  const floors = wings.map(([x, y, w, h, high]) => rect(x - 1, y - 1, w + 2, h + high * 0.75));
  const stains = wings.flatMap(([x, y, w, h]) =>
    Array.from({ length: 5 }, (_, index) =>
      draw(
        { fill: index % 2 === 0 ? '#c7bb9b' : '#6f614c', opacity: 0.5 },
        blob([x + random() * w, y + random() * h], range(random, 4, 9), random, 0.35),
      ),
    ),
  );
  const heaps = wings.flatMap(([x, y, w, h, high]) =>
    Array.from({ length: Math.max(2, Math.round((w * h) / 300)) }, () =>
      heap(
        [x + range(random, 0.12, 0.88) * w, y + range(random, 0.15, 0.95) * (h + high * 0.4)],
        range(random, 4.5, 8.5),
        random,
        style.brick,
      ),
    ),
  );
  const gaps = wings.map(([x, y, w, h, high]) =>
    bricks({ x: x - 4, y: y - 3, w: w + 8, h: h + high + 4 }, Math.round((w * (h + high)) / 12), random, style.brick),
  );
  const timber = wings.map(([x, y, w, h]) =>
    beams({ x: x + 3, y: y + 3, w: w - 8, h: h - 4 }, Math.round((w * h) / 420) + 2, random),
  );
  const walls = wings.flatMap((wing) => stumps(wing, random));
  const [left] = wings.filter(([, , , , high]) => high > 0).toSorted((a, b) => b[2] - a[2]);
  const face = left === undefined ? '' : remains(left, style.wall, random);
  const [x, y, w, h] = wings[0] ?? [30, 30, 40, 40];
  return (
    draw({ fill: '#a59779', stroke: '#7a6c53', width: 0.7 }, floors.join('')) +
    stains.join('') +
    soot([x + w / 2, y + h / 2], Math.min(w, h) * 0.42, random, 0.8) +
    heaps.join('') +
    gaps.join('') +
    timber.join('') +
    walls.map((line) => stump(line, masonry)).join('') +
    face +
    crater([x + w * range(random, 0.55, 0.85), y + h * range(random, 0.5, 0.85)], range(random, 4, 6), random)
  );
}

/** Pieces of the walls in plan, with the corners standing longest. */
function stumps([x, y, w, h, high]: Wing, random: Random): Point[][] {
  const deep = h + (high > 0 ? 2 : 0);
  const corner = (u: number, v: number, du: number, dv: number): Point[] => [
    [u + du * w * range(random, 0.16, 0.4), v],
    [u, v],
    [u, v + dv * deep * range(random, 0.16, 0.42)],
  ];
  const room = x + w * range(random, 0.35, 0.65);
  const inner: Point[] = [
    [room, y],
    [room, y + deep * range(random, 0.25, 0.5)],
  ];
  const corners = [
    corner(x, y, 1, 1),
    corner(x + w, y, -1, 1),
    corner(x, y + deep, 1, -1),
    corner(x + w, y + deep, -1, -1),
  ];
  const kept = corners.filter((_, index) => index < 2 || random() < 0.6);
  return w > 20 ? [...kept, inner] : kept;
}

function remains(wing: Wing, of: Wall, random: Random): string {
  const [x, y, w, h, high] = wing;
  const wide = Math.max(Math.min(w, 20), w * range(random, 0.42, 0.66));
  const from = x + (w - wide) * (random() < 0.5 ? 0 : range(random, 0.4, 1));
  return standingFront({ x: from, y: y + h - high * 0.12, w: wide, h: high * 1.12 }, of, random);
}
