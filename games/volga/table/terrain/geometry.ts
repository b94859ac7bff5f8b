import type { Line, Point, Segments } from '@kurgan/kit/drawing';

export function distanceTo(segments: Segments, [x, y]: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [[ax, ay], [bx, by]] of segments) {
    const dx = bx - ax;
    const dy = by - ay;
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
    const share = Math.min(1, Math.max(0, along));
    const offX = x - ax - share * dx;
    const offY = y - ay - share * dy;
    const square = offX * offX + offY * offY;
    if (square < least) least = square;
  }
  return Math.sqrt(least);
}

/** The smallest convex ring around the points (monotone chain). */
export function hull(line: Line): Line {
  const sorted = line.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: Line): Point[] => {
    const ring: Point[] = [];
    for (const point of ordered) {
      for (
        let [a, b] = ring.slice(-2);
        a !== undefined && b !== undefined && !turnsRight(a, b, point);
        [a, b] = ring.slice(-2)
      ) {
        ring.pop();
      }
      ring.push(point);
    }
    return ring.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turnsRight(a: Point, b: Point, c: Point): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}
