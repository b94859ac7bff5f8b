import { box, type Line, type Place, type Point, TURN, toward } from './geometry.ts';

export type Random = () => number;

/** Numbers in [0, 1) that depend on the key alone (mulberry32), so that every drawing of the map is the same. */
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

export function range(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** Two decimals are a twentieth of a pixel at the baked size. */
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

/** A closed curve through the points. */
export function smooth(line: Line): string {
  const count = line.length;
  const point = (index: number): Point => line[(index + count) % count] ?? [0, 0];
  const curves = line.map((b, index) => {
    const [a, c, d] = [point(index - 1), point(index + 1), point(index + 2)];
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const back: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${at(out)} ${at(back)} ${at(c)}`;
  });
  return `M${at(point(0))}${curves.join('')}Z`;
}

export function circle([x, y]: Point, radius: number): string {
  const r = num(radius);
  return `M${num(x - radius)} ${num(y)}a${r} ${r} 0 1 0 ${num(radius * 2)} 0a${r} ${r} 0 1 0 ${num(-radius * 2)} 0Z`;
}

export function rectangle(place: Place, u: number, v: number, width: number, height: number): string {
  return shape(box(place, u, v, width, height));
}

/** Crown, crater, heap, pond: a circle drawn by an unsteady hand. */
export function blob(centre: Point, radius: number, random: Random, wobble = 0.16, count = 9): string {
  const start = random() * TURN;
  const ring = Array.from({ length: count }, (_, index) =>
    toward(centre, start + (index / count) * TURN, radius * (1 - wobble + random() * wobble * 2)),
  );
  return smooth(ring);
}

/** A stroke that is broad at its upper end and thins out downhill. */
export function hachure(top: Point, downhill: number, length: number, width: number): string {
  const left = toward(top, downhill - Math.PI / 2, width / 2);
  const right = toward(top, downhill + Math.PI / 2, width / 2);
  return shape([left, toward(top, downhill, length), right]);
}

/** Points about `gap` apart, in no visible order, that pass the test. */
export function scatter(
  bounds: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  gap: number,
  random: Random,
  accepts: (point: Point) => boolean,
): Point[] {
  const found: Point[] = [];
  for (let y = bounds.top, row = 0; y < bounds.bottom; y += gap * 0.87, row++) {
    for (let x = bounds.left + (row % 2) * gap * 0.5; x < bounds.right; x += gap) {
      const point: Point = [x + range(random, -0.42, 0.42) * gap, y + range(random, -0.42, 0.42) * gap];
      if (accepts(point)) found.push(point);
    }
  }
  return found;
}

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
      : ` stroke="${pen.stroke}" stroke-width="${pen.width ?? 1}" stroke-linejoin="round" stroke-linecap="round"`;
  const dash = pen.dash === undefined ? '' : ` stroke-dasharray="${pen.dash}"`;
  const opacity = pen.opacity === undefined ? '' : ` opacity="${pen.opacity}"`;
  return `<path fill="${pen.fill ?? 'none'}"${stroke}${dash}${opacity} d="${d}"/>`;
}

/** Collects many small figures into one path a pen; the pens are laid down in the order given. */
export interface Sheet {
  draw(pen: Pen, d: string): void;
  svg(): string;
}

export function sheet(...order: Pen[]): Sheet {
  const drawn = new Map<Pen, string[]>(order.map((pen) => [pen, []]));
  return {
    draw(pen, d) {
      const figures = drawn.get(pen);
      if (figures === undefined) drawn.set(pen, [d]);
      else figures.push(d);
    },
    svg: () => [...drawn].map(([pen, figures]) => draw(pen, figures.join(''))).join(''),
  };
}

export function group(content: string, attributes = ''): string {
  return content === '' ? '' : `<g${attributes === '' ? '' : ` ${attributes}`}>${content}</g>`;
}
