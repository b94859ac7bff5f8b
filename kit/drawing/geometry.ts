export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];
export type Segments = readonly (readonly [Point, Point])[];

export const TURN = Math.PI * 2;

export function degrees(angle: number): number {
  return (angle / 360) * TURN;
}

/** Points as SVG writes them: 'x,y x,y ...'. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** Every item with the one after it. */
export function pairs<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  const found: (readonly [Item, Item])[] = [];
  let before: Item | undefined;
  for (const item of items) {
    if (before !== undefined) found.push([before, item]);
    before = item;
  }
  return found;
}

export function closed(line: Line): Line {
  return [...line, ...line.slice(0, 1)];
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** The point at a distance in a direction; angles in radians, clockwise on the drawing. */
export function toward([x, y]: Point, angle: number, far: number): Point {
  return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boundsOf(line: Line): Bounds {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function inside(ring: Segments, [x, y]: Point): boolean {
  let odd = false;
  for (const [[ax, ay], [bx, by]] of ring) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

interface Step {
  readonly at: Point;
  /** Direction of the line there. */
  readonly heading: number;
}

/** Evenly spaced steps along a line. */
export function walk(line: Line, stride: number): Step[] {
  const steps: Step[] = [];
  let left = 0;
  for (const [a, b] of pairs(line)) {
    const length = distance(a, b);
    const heading = Math.atan2(b[1] - a[1], b[0] - a[0]);
    let gone = left;
    for (; gone < length; gone += stride) steps.push({ at: between(a, b, gone / length), heading });
    left = gone - length;
  }
  return steps;
}

/** The line bent smoothly through its points (Catmull-Rom), told by points about `stride` apart. */
export function bend(line: Line, stride: number): Point[] {
  const bent: Point[] = line.slice(0, 1);
  for (const [index, [b, c]] of pairs(line).entries()) {
    const a = line[index - 1] ?? b;
    const d = line[index + 2] ?? c;
    const count = Math.max(1, Math.round(distance(b, c) / stride));
    for (let step = 1; step <= count; step++) bent.push(catmullRom(a, b, c, d, step / count));
  }
  return bent;
}

function catmullRom(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const on = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return [on(a[0], b[0], c[0], d[0]), on(a[1], b[1], c[1], d[1])];
}

/** The line moved sideways, to its right hand. */
export function beside(line: Line, far: number): Point[] {
  return line.map((here, index) => {
    const before = line[index - 1] ?? here;
    const after = line[index + 1] ?? here;
    return toward(here, Math.atan2(after[1] - before[1], after[0] - before[0]) + Math.PI / 2, far);
  });
}

/** Turns figures drawn around an own origin into their place on the drawing. */
export type Place = (u: number, v: number) => Point;

export function placed(origin: Point, angle: number): Place {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return (u, v) => [origin[0] + u * cos - v * sin, origin[1] + u * sin + v * cos];
}

/** The four corners of a rectangle in such a place. */
export function box(place: Place, u: number, v: number, width: number, height: number): Line {
  return [place(u, v), place(u + width, v), place(u + width, v + height), place(u, v + height)];
}
