import {
  bend,
  beside,
  between,
  blob,
  closedCurve,
  curve,
  distance,
  draw,
  type Line,
  num,
  open,
  type Point,
  type Random,
  range,
  shape,
  TURN,
  toward,
  walk,
} from '@kurgan/kit/drawing';
import { FROM_LIGHT, TO_LIGHT } from './light.ts';
import { INK, SHADOW } from './palette.ts';

/** True for a closed line. */
const isRing = (line: Line): boolean => distance(line[0] ?? [0, 0], line.at(-1) ?? [0, 0]) < 1;

/** The line of a ledge: a ring bent all around, an open one drawn out over the edges of its tile. */
function rimOf(line: Line): Point[] {
  const [first = [0, 0], second = [0, 0], ...others] = line;
  const last = line.at(-1) ?? first;
  if (!isRing(line)) {
    const before = line.at(-2) ?? first;
    return bend([between(second, first, 1.5), first, second, ...others, between(before, last, 1.4)], 2);
  }
  const lap = line.slice(0, -1);
  const bent = bend([...lap, ...lap, ...lap.slice(0, 2)], 2);
  const start = bent.findIndex((at, index) => index > bent.length * 0.3 && distance(at, first) < 1.2);
  const length = bent.slice(start + 3).findIndex((at) => distance(at, first) < 1.2) + 3;
  return bent.slice(start, start + length + 1);
}

/**
 * A ledge of a hill. Hachures fall from it, thick where they turn from the light. The foot lies to the right of an open line and
 * around a closed one.
 */
export function ledge(line: Line, random: Random): string {
  const isClosed = isRing(line);
  const rim = rimOf(line);
  const down = isClosed ? -Math.PI / 2 : Math.PI / 2;
  const dark: string[] = [];
  const fine: string[] = [];
  const slope: string[] = [];
  for (const { at, heading } of walk(rim, 1.25)) {
    const falls = heading + down + range(random, -0.12, 0.12);
    const shade = (1 - Math.cos(falls - TO_LIGHT)) / 2;
    const long = range(random, 3.4, 6.2) * (0.75 + shade * 0.4);
    const foot = toward(at, falls, long);
    if (shade > 0.5) {
      const thick = 0.35 + shade * 0.55;
      dark.push(shape([toward(at, heading, thick), foot, toward(at, heading, -thick)]));
    } else fine.push(open([at, toward(at, falls, long * 0.75)]));
    if (shade > 0.4) slope.push(open([at, toward(at, falls, 6.5)]));
  }
  return (
    draw({ stroke: '#7d5f34', width: 2.2, opacity: 0.09 }, slope.join('')) +
    draw({ fill: '#6b4f2b', opacity: 0.72 }, dark.join('')) +
    draw({ stroke: '#7d6138', width: 0.4, opacity: 0.7 }, fine.join('')) +
    draw({ stroke: '#f3e7bf', width: 1.3, opacity: 0.6 }, open(rim.map((at) => toward(at, TO_LIGHT, 0.9)))) +
    draw({ stroke: '#5d4526', width: 0.75, opacity: 0.9 }, open(rim))
  );
}

/** The whole hill: light on what faces it, shade on the rest, under its ledges. */
export function hillside(lines: readonly Line[], random: Random): string {
  const rings = lines.filter(isRing);
  const tops = rings.map((ring) => closedCurve(ring.slice(0, -1)));
  const shade = lines.filter((line) => !isRing(line)).map((line) => open(bend(line, 2).map(([x, y]) => [x, y + 7])));
  return (
    draw({ fill: '#dccb94', opacity: 0.6 }, tops.join('')) +
    draw({ stroke: '#8a6d3d', width: 13, opacity: 0.12 }, shade.join('')) +
    draw({ stroke: '#8a6d3d', width: 7, opacity: 0.1 }, shade.join('')) +
    draw(
      { fill: '#f0e3b6', opacity: 0.4 },
      [0, 1, 2]
        .map(() => blob([range(random, 10, 90), range(random, 8, 34)], range(random, 7, 15), random, 0.3))
        .join(''),
    )
  );
}

/** Crags: broken faces from the outline up to a ragged top that catches the light. */
export function rock(ring: Line, random: Random): string {
  const middle: Point = [
    ring.reduce((sum, [x]) => sum + x, 0) / ring.length,
    ring.reduce((sum, [, y]) => sum + y, 0) / ring.length,
  ];
  const foot = walk([...ring, ...ring.slice(0, 1)], 4.2).map(({ at }) =>
    toward(at, random() * TURN, range(random, 0, 0.9)),
  );
  const top = foot.map((at) =>
    toward(between(at, middle, range(random, 0.3, 0.62)), TO_LIGHT, range(random, 0.6, 1.8)),
  );
  const faces = foot.map((corner, index) => {
    const next = (index + 1) % foot.length;
    const [after = corner, high = corner, higher = corner] = [foot[next], top[index], top[next]];
    const falls = Math.atan2((corner[1] + after[1]) / 2 - middle[1], (corner[0] + after[0]) / 2 - middle[0]);
    const toLight = Math.cos(falls - TO_LIGHT) + range(random, -0.25, 0.25);
    const fill = toLight > 0.3 ? '#c9bfa6' : toLight > -0.3 ? '#a0957d' : '#766c57';
    return draw({ fill, stroke: INK, width: 0.38 }, shape([corner, after, higher, high]));
  });
  const cracks = Array.from({ length: Math.round(foot.length * 0.5) }, () => {
    const from = between(middle, foot[Math.floor(random() * foot.length)] ?? middle, range(random, 0.05, 0.4));
    const knee = toward(from, range(random, 0.3, 2.6), range(random, 1, 2.4));
    return open([from, knee, toward(knee, range(random, 0.2, 2.8), range(random, 0.8, 2))]);
  });
  const scree = Array.from({ length: 16 }, () => {
    const edge = foot[Math.floor(random() * foot.length)] ?? middle;
    return blob(toward(edge, range(random, 0.5, 2.4), range(random, 1, 4)), range(random, 0.4, 1), random, 0.2, 5);
  });
  return (
    draw({ fill: SHADOW, opacity: 0.42 }, shape(foot.map((corner) => toward(corner, FROM_LIGHT, 2.4)))) +
    draw({ fill: '#d8cfb7' }, shape(top)) +
    faces.join('') +
    draw({ stroke: INK, width: 0.85 }, shape(foot)) +
    draw({ stroke: INK, width: 0.5 }, shape(top)) +
    draw({ stroke: INK, width: 0.42, opacity: 0.7 }, cracks.join('')) +
    draw({ fill: '#b3a88f', stroke: INK, width: 0.35 }, scree.join(''))
  );
}

/** A trodden way: worn edges, pale earth, wheel marks and pebbles. */
export function track(line: Line, width: number, random: Random): string {
  const way = bend(line, 2).map(
    ([x, y]): Point => [x <= 0 ? -4 : x >= 100 ? 104 : x, y <= 0 ? -4 : y >= 100 ? 104 : y],
  );
  const d = open(way);
  const edges = [-1, 1].map((side) => open(beside(way, (side * width) / 2))).join('');
  const grit = walk(way, 2.4).map(({ at }) => {
    const [x, y] = toward(at, random() * TURN, width * 0.5 * random());
    return `M${num(x)} ${num(y)}h.3`;
  });
  const verge = walk(way, 2.1).flatMap(({ at, heading }) =>
    [-1, 1].map((side) => {
      const edge = toward(at, heading + (side * Math.PI) / 2, width / 2 + range(random, 0.2, 1));
      return `M${num(edge[0])} ${num(edge[1])}l${num(range(random, -0.5, 0.5))} ${num(-range(random, 0.7, 1.4))}`;
    }),
  );
  const wheels = [-0.22, 0.22].map((share) =>
    open(
      way
        .map((at, index) => {
          const next = way[index + 1] ?? at;
          return toward(at, Math.atan2(next[1] - at[1], next[0] - at[0]) + Math.PI / 2, width * share);
        })
        .slice(0, -1),
    ),
  );
  return (
    draw({ stroke: '#a58b58', width: width + 2.6, opacity: 0.35 }, d) +
    draw({ stroke: '#e3d6b0', width }, d) +
    draw({ stroke: '#7f6840', width: 0.6, opacity: 0.85 }, edges) +
    draw({ stroke: '#a88d5d', width: 0.6, opacity: 0.75, dash: '4 1.2' }, wheels.join('')) +
    draw({ stroke: '#8c744a', width: 0.6, opacity: 0.7 }, grit.join('')) +
    draw({ stroke: '#6d6a35', width: 0.42, opacity: 0.8 }, verge.join(''))
  );
}

/** Wheel marks over grass. */
export function ruts(line: Line, random: Random): string {
  const way = bend(line, 2);
  const sides = [-1.5, 1.5].map((far) => {
    const side = walk(way, 2).map(({ at, heading }) =>
      toward(at, heading + Math.PI / 2, far + range(random, -0.25, 0.25)),
    );
    return curve(side);
  });
  return (
    draw({ stroke: '#cbb988', width: 7, opacity: 0.4 }, open(way)) +
    draw({ stroke: '#a08558', width: 1.5, opacity: 0.5 }, sides.join('')) +
    draw({ stroke: '#6f5835', width: 0.5, opacity: 0.7, dash: '5 1.4 2 1' }, sides.join(''))
  );
}

/** Posts and two rails, one of them broken here and there. */
export function fence(line: Line, random: Random): string {
  const posts = walk(bend(line, 2), 4.4);
  const rails = [-1.1, -2.1].map((high) =>
    posts
      .slice(1)
      .map(({ at }, index) => {
        const before = posts[index]?.at ?? at;
        return random() < 0.16
          ? ''
          : open([
              [before[0], before[1] + high],
              [at[0], at[1] + high],
            ]);
      })
      .join(''),
  );
  const stakes = posts.map(({ at: [x, y] }) => `M${num(x)} ${num(y)}v${num(-range(random, 2.6, 3.2))}`);
  const shadows = posts.map(({ at }) => open([at, toward(at, FROM_LIGHT, 2.4)]));
  return (
    draw({ stroke: SHADOW, width: 0.7, opacity: 0.4 }, shadows.join('')) +
    draw({ stroke: '#5b4327', width: 0.6 }, rails.join('')) +
    draw({ stroke: '#3d2c18', width: 0.95 }, stakes.join(''))
  );
}

export function stones(middle: Point, radius: number, random: Random): string {
  const heap = Array.from({ length: 9 }, () => ({
    at: toward(middle, random() * TURN, radius * random()),
    size: range(random, 0.8, 1.9),
  }));
  return heap
    .toSorted((a, b) => a.at[1] - b.at[1])
    .map(
      ({ at, size }) =>
        draw({ fill: SHADOW, opacity: 0.35 }, blob(toward(at, FROM_LIGHT, size * 0.6), size, random, 0.15, 6)) +
        draw({ fill: '#bdb299', stroke: INK, width: 0.45 }, blob(at, size, random, 0.2, 6)) +
        draw({ fill: '#ddd4bd' }, blob(toward(at, TO_LIGHT, size * 0.35), size * 0.4, random, 0.2, 5)),
    )
    .join('');
}

/** A shell hole: thrown earth in rays, a rim, and a hollow lit on its far side. */
export function crater(middle: Point, radius: number, random: Random): string {
  const count = Math.round(12 + radius * 1.6);
  const rays = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * TURN + random() * 0.2;
    return open([
      toward(middle, angle, radius * range(random, 0.9, 1.02)),
      toward(middle, angle, radius * range(random, 1.2, 1.75)),
    ]);
  });
  const clods = Array.from({ length: 12 }, () =>
    blob(toward(middle, random() * TURN, radius * range(random, 1.2, 2)), range(random, 0.3, 0.8), random, 0.2, 5),
  );
  return (
    draw({ fill: '#8d7348', opacity: 0.26 }, blob(middle, radius * 1.7, random, 0.24)) +
    draw({ fill: '#b79f6f' }, blob(middle, radius * 1.14, random, 0.12, 12)) +
    draw({ stroke: INK, width: 0.5, opacity: 0.75 }, rays.join('')) +
    draw({ fill: '#7b6340', stroke: INK, width: 0.4 }, blob(middle, radius * 0.82, random, 0.1, 11)) +
    draw({ fill: '#4d3b25' }, blob(toward(middle, TO_LIGHT, radius * 0.16), radius * 0.56, random, 0.12)) +
    draw(
      { fill: '#a08759', opacity: 0.8 },
      blob(toward(middle, FROM_LIGHT, radius * 0.52), radius * 0.24, random, 0.2, 7),
    ) +
    draw({ fill: '#6e5836' }, clods.join(''))
  );
}
