import {
  type Bounds,
  box,
  draw,
  num,
  type Pen,
  type Place,
  type Point,
  type Random,
  range,
  shape,
  toward,
} from '@kurgan/kit/drawing';

export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

export function circle([x, y]: Point, radius: number): string {
  const r = num(radius);
  return `M${num(x - radius)} ${num(y)}a${r} ${r} 0 1 0 ${num(radius * 2)} 0a${r} ${r} 0 1 0 ${num(-radius * 2)} 0Z`;
}

export function rectangle(place: Place, u: number, v: number, width: number, height: number): string {
  return shape(box(place, u, v, width, height));
}

/** A stroke that is broad at its upper end and thins out downhill. */
export function hachure(top: Point, downhill: number, length: number, width: number): string {
  const left = toward(top, downhill - Math.PI / 2, width / 2);
  const right = toward(top, downhill + Math.PI / 2, width / 2);
  return shape([left, toward(top, downhill, length), right]);
}

/** Points about `gap` apart, in no visible order, that pass the test. */
export function scatter(bounds: Bounds, gap: number, random: Random, accepts: (point: Point) => boolean): Point[] {
  const found: Point[] = [];
  for (let y = bounds.top, row = 0; y < bounds.bottom; y += gap * 0.87, row++) {
    for (let x = bounds.left + (row % 2) * gap * 0.5; x < bounds.right; x += gap) {
      const point: Point = [x + range(random, -0.42, 0.42) * gap, y + range(random, -0.42, 0.42) * gap];
      if (accepts(point)) found.push(point);
    }
  }
  return found;
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
