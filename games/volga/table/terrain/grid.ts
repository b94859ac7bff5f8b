import type { Bounds, Point } from '@kurgan/kit/drawing';

/** Values at the corners of square cells. */
export interface Grid {
  readonly bounds: Bounds;
  readonly cell: number;
  readonly columns: number;
  readonly values: Float64Array;
}

export function sample(bounds: Bounds, cell: number, value: (point: Point) => number): Grid {
  const columns = Math.ceil((bounds.right - bounds.left) / cell) + 1;
  const rows = Math.ceil((bounds.bottom - bounds.top) / cell) + 1;
  const values = Float64Array.from({ length: columns * rows }, (_, index) =>
    value([bounds.left + (index % columns) * cell, bounds.top + Math.floor(index / columns) * cell]),
  );
  return { bounds, cell, columns, values };
}

/** The value between the corners around a point. */
export function valueAt({ bounds, cell, columns, values }: Grid, [x, y]: Point): number {
  const u = Math.max(0, (x - bounds.left) / cell);
  const v = Math.max(0, (y - bounds.top) / cell);
  const corner = Math.floor(v) * columns + Math.floor(u);
  const at = (index: number) => values[index] ?? 0;
  return mix(mix(at(corner), at(corner + 1), u % 1), mix(at(corner + columns), at(corner + columns + 1), u % 1), v % 1);
}

export function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}
