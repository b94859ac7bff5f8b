import { type Line, type Point, TURN, toward } from './geometry.ts';
import type { Random } from './random.ts';

/** Two decimals: no image is baked so large that more could be seen. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

export function at([x, y]: Point): string {
  return `${num(x)} ${num(y)}`;
}

export function open(line: Line): string {
  return line.length < 2 ? '' : `M${line.map(at).join('L')}`;
}

export function shape(line: Line): string {
  return `${open(line)}Z`;
}

/** A curve through the points. */
export function curve(line: Line): string {
  const last = line.length - 1;
  const point = (index: number): Point => line[Math.max(0, Math.min(last, index))] ?? [0, 0];
  return through(point, last);
}

/** A closed curve through the points. */
export function closedCurve(line: Line): string {
  const count = line.length;
  return `${through((index) => line[(index + count) % count] ?? [0, 0], count)}Z`;
}

/** From the first point through so many more (Catmull-Rom). */
function through(point: (index: number) => Point, count: number): string {
  const parts = Array.from({ length: count }, (_, index) => {
    const [a, b, c, d] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const back: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${at(out)} ${at(back)} ${at(c)}`;
  });
  return `M${at(point(0))}${parts.join('')}`;
}

/** Crown, crater, heap, pond: a circle drawn by an unsteady hand. */
export function blob(centre: Point, radius: number, random: Random, wobble = 0.16, count = 9): string {
  const start = random() * TURN;
  const ring = Array.from({ length: count }, (_, index) =>
    toward(centre, start + (index / count) * TURN, radius * (1 - wobble + random() * wobble * 2)),
  );
  return closedCurve(ring);
}
