import type { Points } from '../../normandy/data/tile-features.ts';

export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];
export type Random = () => number;

export const TURN = Math.PI * 2;
/** Light falls from the north-west, on turned tiles too. */
export const FROM_LIGHT = Math.PI / 4;
export const TO_LIGHT = FROM_LIGHT + Math.PI;

/** Numbers in [0, 1) that depend on the key alone (mulberry32), so that a tile is always drawn the same. */
export function seeded(...key: (string | number)[]): Random {
  let state = 2166136261;
  for (const char of key.join('/')) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const range = (random: Random, low: number, high: number): number => low + random() * (high - low);

/** Three numbers of a point with a radius; two of a plain one. */
export const numbers = (text: Points): number[][] => text.split(' ').map((each) => each.split(',').map(Number));
export const pointsOf = (text: Points): Point[] => numbers(text).map(([x = 0, y = 0]) => [x, y]);

export const num = (value: number): string => String(Math.round(value * 100) / 100 + 0);
export const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`;
export const toward = ([x, y]: Point, angle: number, far: number): Point => [
  x + Math.cos(angle) * far,
  y + Math.sin(angle) * far,
];
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

export const open = (line: Line): string => (line.length < 2 ? '' : `M${line.map(at).join('L')}`);
export const shape = (line: Line): string => `${open(line)}Z`;

/** A curve through the points (Catmull-Rom). */
export function curve(line: Line, isClosed = false): string {
  const count = line.length;
  const point = (index: number): Point =>
    line[isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0];
  const parts = line.slice(0, isClosed ? count : count - 1).map((b, index) => {
    const [a, c, d] = [point(index - 1), point(index + 1), point(index + 2)];
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const back: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${at(out)} ${at(back)} ${at(c)}`;
  });
  return `M${at(point(0))}${parts.join('')}${isClosed ? 'Z' : ''}`;
}

/** Crown, crater, heap, pond: a circle drawn by an unsteady hand. */
export function blob(middle: Point, radius: number, random: Random, wobble = 0.16, count = 9): string {
  const start = random() * TURN;
  const ring = Array.from({ length: count }, (_, index) =>
    toward(middle, start + (index / count) * TURN, radius * (1 - wobble + random() * wobble * 2)),
  );
  return curve(ring, true);
}

export interface Step {
  readonly at: Point;
  /** Direction of the line there. */
  readonly heading: number;
}

/** Evenly spaced steps along a line. */
export function walk(line: Line, stride: number): Step[] {
  const steps: Step[] = [];
  let left = 0;
  for (const [index, b] of line.entries()) {
    const a = line[index - 1];
    if (a === undefined) continue;
    const length = distance(a, b);
    const heading = Math.atan2(b[1] - a[1], b[0] - a[0]);
    let gone = left;
    for (; gone < length; gone += stride) steps.push({ at: between(a, b, gone / length), heading });
    left = gone - length;
  }
  return steps;
}

/** The line bent smoothly through its points, told by points about `stride` apart. */
export function bend(line: Line, stride = 2): Point[] {
  const bent: Point[] = line.slice(0, 1);
  for (const [index, c] of line.entries()) {
    const b = line[index - 1];
    if (b === undefined) continue;
    const a = line[index - 2] ?? b;
    const d = line[index + 1] ?? c;
    const count = Math.max(1, Math.round(distance(b, c) / stride));
    for (let step = 1; step <= count; step++) {
      const t = step / count;
      const on = (p: number, q: number, r: number, s: number) =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
      bent.push([on(a[0], b[0], c[0], d[0]), on(a[1], b[1], c[1], d[1])]);
    }
  }
  return bent;
}

/** The line moved sideways, to its right hand. */
export const beside = (line: Line, far: number): Point[] =>
  line.map((here, index) => {
    const before = line[index - 1] ?? here;
    const after = line[index + 1] ?? here;
    return toward(here, Math.atan2(after[1] - before[1], after[0] - before[0]) + Math.PI / 2, far);
  });

export function inside(ring: Line, [x, y]: Point): boolean {
  let odd = false;
  for (const [index, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** Turns figures drawn around an own origin into their place on the tile; the turn is in degrees. */
export type Place = (u: number, v: number) => Point;
export function placed(origin: Point, turn: number): Place {
  const [cos, sin] = [Math.cos((turn / 360) * TURN), Math.sin((turn / 360) * TURN)];
  return (u, v) => [origin[0] + u * cos - v * sin, origin[1] + u * sin + v * cos];
}
export const box = (place: Place, u: number, v: number, width: number, height: number): Line => [
  place(u, v),
  place(u + width, v),
  place(u + width, v + height),
  place(u, v + height),
];

export interface Pen {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
}

export function draw(pen: Pen, d: string): string {
  if (d === '') return '';
  const stroke =
    pen.stroke === undefined
      ? ''
      : ` stroke="${pen.stroke}" stroke-width="${num(pen.width ?? 1)}" stroke-linejoin="round" stroke-linecap="round"`;
  const dash = pen.dash === undefined ? '' : ` stroke-dasharray="${pen.dash}"`;
  const opacity = pen.opacity === undefined ? '' : ` opacity="${num(pen.opacity)}"`;
  return `<path fill="${pen.fill ?? 'none'}"${stroke}${dash}${opacity} d="${d}"/>`;
}

/** What is drawn only inside an outline. The name is one of its own on the tile. */
export const within = (name: string, outline: string, content: string): string =>
  `<clipPath id="${name}"><path d="${outline}"/></clipPath><g clip-path="url(#${name})">${content}</g>`;

export const INK = '#33291b';
export const SHADOW = '#221f10';
