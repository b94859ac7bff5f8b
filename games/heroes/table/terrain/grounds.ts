import {
  at,
  bend,
  beside,
  blob,
  box,
  curve,
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
  walk,
} from '@kurgan/kit/drawing';
import type { TerrainCode } from '../../data/terrain.ts';
import type { Cell } from '../../data/tile-facts.ts';
import { SIDE } from '../board/geometry.ts';
import { bricks, crater, heap, soot, tree } from './debris.ts';
import {
  BEAM,
  BRICK,
  COBBLE,
  CRACK,
  DIRT,
  GRASS,
  INK,
  MUD,
  REED,
  SAND,
  SCREE_DARK,
  SHADOW,
  STONES,
  WATER,
  WATER_DEEP,
  WATER_INK,
} from './palette.ts';
import { bank, middle } from './regions.ts';

/** Draws a group of touching squares of one terrain. */
type Ground = (region: readonly Cell[], random: Random, id: string) => string;

const each =
  (one: (at: Point, random: Random) => string): Ground =>
  (region, random) =>
    region.map((cell) => one(middle(cell), random)).join('');

/** Every terrain that is printed on a board. */
export const GROUNDS: Readonly<Partial<Record<TerrainCode, Ground>>> = {
  '.': () => '',
  ',': (region, random) =>
    draw({ fill: DIRT, opacity: 0.36 }, bank(region, random, 6)) +
    region.map((cell) => specks(middle(cell), random)).join(''),
  r: each(([x, y], random) => bricks(x - 25, y - 25, 50, 50, 15, random)),
  R: each(heap),
  c: each((spot, random) => crater(spot, 15, random)),
  C: each((spot, random) => crater(spot, 23, random)),
  t: (region, random) =>
    region
      .flatMap((cell) => {
        const [x, y] = middle(cell);
        return [
          [-15, -13],
          [12, -15],
          [-1, 2],
          [-15, 15],
          [16, 13],
        ].map(([dx = 0, dy = 0]): Point => [x + dx + range(random, -4, 4), y + dy + range(random, -4, 4)]);
      })
      .sort((a, b) => a[1] - b[1])
      .map((spot) => tree(spot, range(random, 10, 14), random))
      .join(''),
  w: lowWall,
  s: sandbags,
  '~': river,
  m: marsh,
  B: standingRuin,
  F: fountain,
  T: trench,
  '=': rails,
};

/** Fires and shells have left soot around these. */
export const SOOTY: ReadonlySet<string> = new Set(['R', 'c', 'C', 'B']);
export const sootOf = (cell: Cell, random: Random): string => soot(middle(cell), range(random, 42, 70), random);

/** Cobbles, cracks, stones and tufts of grass of an open square. */
export function cobbles([column, row]: Cell, random: Random): string {
  const [x, y] = [column * SIDE, row * SIDE];
  let stones = '';
  for (let j = 0; j < 4; j++) {
    for (let i = 0; i < 4; i++) {
      if (random() < 0.28) continue;
      const [left, top] = [x + i * 15 + (j % 2) * 7, y + j * 15];
      stones += `M${at([left + 2, top + 3])}h${num(range(random, 9, 12))}v${num(range(random, 8, 11))}`;
    }
  }
  let rest = '';
  if (random() < 0.3) {
    const crack: Point[] = [[x + random() * SIDE, y + random() * SIDE]];
    for (let i = 0; i < 5; i++) {
      const [cx, cy] = crack.at(-1) ?? [x, y];
      crack.push([cx + range(random, -3, 9), cy + range(random, -6, 6)]);
    }
    rest += draw({ stroke: CRACK, width: 0.8, opacity: 0.6 }, open(crack));
  }
  if (random() < 0.12)
    rest += draw(
      { fill: SCREE_DARK, opacity: 0.6 },
      blob([x + range(random, 10, 50), y + range(random, 10, 50)], range(random, 3, 6), random, 0.3, 7),
    );
  if (random() < 0.16) rest += tuft([x + random() * 50, y + range(random, 10, 55)], GRASS);
  return draw({ stroke: COBBLE, width: 0.8, opacity: 0.5 }, stones) + rest;
}

const tuft = ([x, y]: Point, stroke: string): string =>
  draw({ stroke, width: 1 }, `M${at([x, y])}l-1 -5M${at([x + 2, y])}v-6M${at([x + 4, y])}l1.5 -5`);

function specks([x, y]: Point, random: Random): string {
  let dots = '';
  for (let i = 0; i < 9; i++) dots += `M${at([x + range(random, -28, 28), y + range(random, -28, 28)])}h.8`;
  const grass = random() < 0.5 ? tuft([x + range(random, -26, 22), y + range(random, -20, 28)], GRASS) : '';
  return draw({ stroke: CRACK, width: 1.4, opacity: 0.45 }, dots) + grass;
}

/** Middles of a region's squares in order along its longer way, with its ends drawn out. */
function spine(region: readonly Cell[], out: number): Point[] {
  const columns = new Set(region.map(([column]) => column)).size;
  const upright = columns === 1 && region.length > 1;
  const line = region.map(middle).sort((a, b) => (upright ? a[1] - b[1] : a[0] - b[0]));
  const [first = [0, 0], last = first] = [line[0], line.at(-1)];
  return upright
    ? [[first[0], first[1] - out], ...line, [last[0], last[1] + out]]
    : [[first[0] - out, first[1]], ...line, [last[0] + out, last[1]]];
}

/** Two courses of rough stone. */
function lowWall(region: readonly Cell[], random: Random): string {
  const line = spine(region, 27);
  const stones = walk(line, 9.4)
    .map(({ at: spot, heading }, index) => {
      const place = placed(spot, heading);
      return [-5.2, 0.4]
        .map((v) =>
          draw(
            { fill: index % 2 === 0 ? STONES[0] : '#b0a285', stroke: INK, width: 0.9 },
            shape(box(place, (v < 0 ? 0 : 3) + range(random, -0.6, 0.6), v + range(random, -0.6, 0.6), 8.6, 5.4)),
          ),
        )
        .join('');
    })
    .join('');
  const shadow = open(line.map(([x, y]): Point => [x + 4, y + 6]));
  return `${draw({ stroke: SHADOW, width: 10, opacity: 0.35 }, shadow)}${stones}`;
}

/** A ring of bags that is open to the south. */
function sandbags(region: readonly Cell[], random: Random): string {
  const [west = [0, 0], east = west] = [...region].map(middle).sort((a, b) => a[0] - b[0]);
  const line: Point[] = [
    [west[0] - 20, west[1] + 24],
    [west[0] - 22, west[1] - 8],
    [west[0] - 8, west[1] - 21],
    [east[0] + 8, east[1] - 21],
    [east[0] + 22, east[1] - 8],
    [east[0] + 20, east[1] + 24],
  ];
  const row = (path: Point[], fill: string): string =>
    walk(bend(path, 4), 11)
      .map(({ at: spot, heading }) => {
        const place = placed(spot, heading + range(random, -0.12, 0.12));
        const bag = curve([place(-5.6, 0), place(-4, -4), place(4, -4), place(5.6, 0), place(4, 4), place(-4, 4)]);
        return draw({ fill, stroke: INK, width: 0.9 }, `${bag}Z`);
      })
      .join('');
  return (
    draw({ stroke: SHADOW, width: 15, opacity: 0.3 }, curve(line.map(([x, y]): Point => [x + 3, y + 5]))) +
    row(beside(line, -4), '#b39d6b') +
    row(beside(line, 3), '#c6b27f')
  );
}

/** Deep in the middle, sand along the bank, ripples all over. */
function river(region: readonly Cell[], random: Random, id: string): string {
  const edge = bank(region, random, 6);
  const ripples = region
    .flatMap(([column, row]) =>
      Array.from({ length: 4 }, () => {
        const [x, y] = [(column + random()) * SIDE, (row + random()) * SIDE];
        return `M${at([x, y])}q3 -2.4 6 0t6 0`;
      }),
    )
    .join('');
  return (
    draw({ stroke: SAND, width: 14 }, edge) +
    draw({ fill: WATER, stroke: WATER_INK, width: 1.6 }, edge) +
    `<clipPath id="${id}"><path d="${edge}"/></clipPath><g clip-path="url(#${id})">` +
    draw({ stroke: WATER_DEEP, width: 26, opacity: 0.16 }, edge) +
    draw({ stroke: WATER_DEEP, width: 11, opacity: 0.25 }, edge) +
    draw({ stroke: WATER_INK, width: 1, opacity: 0.55 }, ripples) +
    '</g>'
  );
}

/** Wet ground with pools and reeds. */
function marsh(region: readonly Cell[], random: Random): string {
  const pools = region
    .flatMap((cell) =>
      Array.from({ length: 3 }, () => {
        const [x, y] = middle(cell);
        const spot: Point = [x + range(random, -19, 19), y + range(random, -19, 19)];
        return draw(
          { fill: WATER, stroke: WATER_DEEP, width: 1, opacity: 0.9 },
          blob(spot, range(random, 6, 12), random, 0.3),
        );
      }),
    )
    .join('');
  const reeds = region
    .flatMap((cell) =>
      Array.from({ length: 6 }, () => {
        const [x, y] = middle(cell);
        return tuft([x + range(random, -26, 24), y + range(random, -20, 28)], REED);
      }),
    )
    .join('');
  const edge = bank(region, random, 6);
  return `${draw({ fill: MUD, stroke: '#86794f', width: 1.4, opacity: 0.85 }, edge)}${pools}${reeds}`;
}

/** A gutted block, too high to see over: its roof gone, its floors in ashes. */
function standingRuin(region: readonly Cell[], random: Random): string {
  const edge = bank(region, random, 1.5);
  const beams = region
    .map((cell) => {
      const place = placed(middle(cell), range(random, -0.5, 0.5));
      return open([place(-24, -8), place(24, -8)]) + open([place(-22, 10), place(20, 8)]);
    })
    .join('');
  return (
    `<g transform="translate(6 8)">${draw({ fill: SHADOW, opacity: 0.45 }, edge)}</g>` +
    draw({ fill: '#4b3f30' }, edge) +
    region.map(([column, row]) => bricks(column * SIDE + 8, row * SIDE + 8, 44, 44, 26, random)).join('') +
    draw({ stroke: INK, width: 5 }, beams) +
    draw({ stroke: BEAM, width: 3.4 }, beams) +
    draw({ stroke: INK, width: 12 }, edge) +
    draw({ stroke: BRICK, width: 9 }, edge) +
    `<path d="${edge}" fill="none" stroke="#d9b79a" stroke-width="9" stroke-dasharray="1 7" opacity=".7"/>`
  );
}

/** A round basin in the middle of its squares. */
function fountain(region: readonly Cell[], random: Random): string {
  const xs = region.map((cell) => middle(cell)[0]);
  const ys = region.map((cell) => middle(cell)[1]);
  const spot: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const ring = (radius: number, wobble = 0.015): string => blob(spot, radius, random, wobble, 18);
  const joints = Array.from({ length: 16 }, (_, i) =>
    open([toward(spot, (i / 16) * TURN, 42), toward(spot, (i / 16) * TURN, 52)]),
  );
  return (
    draw({ fill: SHADOW, opacity: 0.3 }, blob([spot[0] + 4, spot[1] + 6], 53, random, 0.02, 18)) +
    draw({ fill: '#c6bca4', stroke: INK, width: 1.4 }, ring(52)) +
    draw({ stroke: INK, width: 0.9, opacity: 0.7 }, joints.join('')) +
    draw({ fill: WATER, stroke: INK, width: 1.4 }, ring(41)) +
    draw({ stroke: WATER_INK, width: 0.9, opacity: 0.5 }, ring(33, 0.04) + ring(25, 0.04)) +
    draw({ fill: '#c6bca4', stroke: INK, width: 1.2 }, ring(13)) +
    draw({ fill: SCREE_DARK, stroke: INK, width: 1 }, ring(6, 0.1)) +
    bricks(spot[0] + 18, spot[1] + 16, 30, 30, 14, random)
  );
}

/** A ditch that bends, with its spoil on both sides. */
function trench(region: readonly Cell[], random: Random): string {
  const line = bend(
    spine(region, 28).flatMap(([x, y], index, all): Point[] => {
      const bentBy = index % 2 === 0 ? -9 : 9;
      return index === 0 || index === all.length - 1
        ? [[x, y]]
        : [
            [x - 12, y + bentBy],
            [x + 12, y - bentBy],
          ];
    }),
    4,
  );
  const boards = walk(line, 6).map(({ at: spot, heading }) => {
    const place = placed(spot, heading);
    return open([place(0, -6.5), place(0, 6.5)]);
  });
  const spoil = [-13, 13].flatMap((far) =>
    walk(beside(line, far), 8).map(({ at: spot }) =>
      draw({ fill: '#b39f73', stroke: '#8a7750', width: 0.7 }, blob(spot, range(random, 4, 6.5), random, 0.25, 7)),
    ),
  );
  return (
    spoil.join('') +
    draw({ stroke: INK, width: 18 }, open(line)) +
    draw({ stroke: '#5e4c33', width: 15 }, open(line)) +
    draw({ stroke: '#a58c5e', width: 1.6, opacity: 0.8 }, boards.join(''))
  );
}

/** One track through the middle of its squares. */
function rails(region: readonly Cell[], random: Random): string {
  const line = spine(region, 34);
  const ballast = walk(line, 5).map(({ at: [x, y] }) =>
    draw(
      { fill: random() < 0.5 ? '#9d9078' : '#b5a88c', opacity: 0.8 },
      blob([x, y + range(random, -19, 19)], range(random, 1.4, 3), random, 0.3, 5),
    ),
  );
  const sleepers = walk(line, 12).map(({ at: [x, y] }) => `M${at([x, y - 16])}v32`);
  const rail = [-9, 9].map((far) => open(line.map(([x, y]): Point => [x, y + far]))).join('');
  return (
    draw({ stroke: '#bdb196', width: 40, opacity: 0.7 }, open(line)) +
    ballast.join('') +
    draw({ stroke: INK, width: 6.4 }, sleepers.join('')) +
    draw({ stroke: '#6b5137', width: 4.6 }, sleepers.join('')) +
    draw({ stroke: INK, width: 4.2 }, rail) +
    draw({ stroke: '#b7b3a6', width: 1.8 }, rail)
  );
}
