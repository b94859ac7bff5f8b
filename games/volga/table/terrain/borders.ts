import { closed, draw, type Line, open, type Point, pairs, points } from '@kurgan/kit/drawing';
import { AREA_IDS } from '../../data/areas.ts';
import { outlineOf } from '../map/shapes.ts';
import { INK, PAPER, SEPIA } from './palette.ts';

/** Every stretch of border once, as long lines from corner to corner, so that no ink is laid down twice. */
export function borderLines(): Line[] {
  const shared = new Map<string, readonly [Point, Point]>();
  const once = new Set<string>();
  for (const id of AREA_IDS) {
    for (const side of pairs(closed(points(outlineOf(id))))) {
      const name = nameOf(...side);
      if (once.has(name)) shared.set(name, side);
      once.add(name);
    }
  }
  const next = new Map<string, Point[]>();
  for (const [a, b] of shared.values()) {
    next.set(key(a), [...(next.get(key(a)) ?? []), b]);
    next.set(key(b), [...(next.get(key(b)) ?? []), a]);
  }
  const drawn = new Set<string>();
  const corners = [...shared.values()].flat().filter((point) => next.get(key(point))?.length !== 2);
  return corners.flatMap((corner) =>
    (next.get(key(corner)) ?? []).flatMap((toward) => {
      const line = follow(corner, toward, next, drawn);
      return line.length > 1 ? [line] : [];
    }),
  );
}

function follow(corner: Point, toward: Point, next: ReadonlyMap<string, readonly Point[]>, drawn: Set<string>): Line {
  const line: Point[] = [corner];
  let from = corner;
  let to: Point | undefined = toward;
  while (to !== undefined && !drawn.has(nameOf(from, to))) {
    drawn.add(nameOf(from, to));
    line.push(to);
    const ahead: readonly Point[] = next.get(key(to)) ?? [];
    const behind = key(from);
    from = to;
    to = ahead.length === 2 ? ahead.find((point) => key(point) !== behind) : undefined;
  }
  return line;
}

function key([x, y]: Point): string {
  return `${x},${y}`;
}

function nameOf(a: Point, b: Point): string {
  return [key(a), key(b)].sort().join(' ');
}

/** A double line of ink on a worn band of paper. */
export function borders(): string {
  const d = borderLines().map(open).join('');
  return (
    draw({ stroke: SEPIA, width: 9, opacity: 0.13 }, d) +
    draw({ stroke: INK, width: 4, opacity: 0.92 }, d) +
    draw({ stroke: PAPER, width: 1.3, opacity: 0.8 }, d)
  );
}
