import { EDGE } from './edges.ts';
import type { Field } from './field.ts';
import { effectsAt, type Ground, VEIL } from './ground.ts';
import { walkLine } from './rows.ts';
import { along, edgeBlocks, quartersOf, setEnds, sightAlong, unitSight, veilAt } from './sight.ts';
import { at, NOWHERE, type Square } from './squares.ts';

/** The obstacle that stops a line, and how far along it, as a fraction. */
interface Blocker {
  readonly by: 'wall' | 'opening' | 'building' | 'terrain' | 'wreck' | 'vehicle' | 'infantry';
  /** The square that blocks, or the one inside the wall. */
  readonly square: Square;
  /** The edge, for walls and openings; -1: none. */
  readonly edge: number;
  readonly at: readonly [numerator: number, denominator: number];
}

/** A line of sight and what lies on it. */
export interface Line {
  readonly status: 'clear' | 'obscured' | 'blocked';
  readonly penalty: number;
  /** Both ends, in quarter-squares. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly obscured: readonly { readonly square: Square; readonly by: number }[];
  readonly blocker: Blocker | null;
  /** The side to which this copy of the line is shifted (HS-GEO-05). */
  readonly shift: 1 | -1;
}

/** Anything on the way of a line: a square, or a side between two of them where something may stand. */
export type Passed =
  | { readonly is: 'square'; readonly square: Square }
  | { readonly is: 'edge'; readonly edge: number };

/** Everything that a line passes, in order from its first end; a square where it is first met. */
export function alongLine(field: Field, { from, to, shift }: Pick<Line, 'from' | 'to' | 'shift'>): readonly Passed[] {
  const passed: Passed[] = [];
  const seen = new Set<number>();
  const enter = (place: number): void => {
    if (seen.has(place)) return;
    seen.add(place);
    passed.push({ is: 'square', square: place as Square });
  };
  const cross = (edge: number): void => {
    passed.push({ is: 'edge', edge });
  };
  walkLine(field, from[0], from[1], to[0], to[1], shift, enter, cross);
  return passed;
}

/** The best line between two units, or between points of them, and why it is no better (HS-LOS-02 to HS-LOS-08). */
export function explainSight(
  ground: Ground,
  a: Square,
  a2: Square,
  b: Square,
  b2: Square,
  infantryBlocks: boolean,
  points: readonly [number, number] | null = null,
): Line {
  const { field } = ground;
  const clearest = unitSight(ground, a, a2, b, b2, infantryBlocks);
  setEnds(a, a2, b, b2, infantryBlocks);
  const best = points === null ? clearest : sightAlong(ground, ...points);
  let shown: Line | null = null;
  for (const i of points === null ? quartersOf(a2) : [points[0]]) {
    for (const j of points === null ? quartersOf(b2) : [points[1]]) {
      const from = [along(field.x, a, a2, i), along(field.y, a, a2, i)] as const;
      const to = [along(field.x, b, b2, j), along(field.y, b, b2, j)] as const;
      for (const shift of [1, -1] as const) {
        const line = lineOf(ground, from, to, shift);
        if (line.status !== 'blocked' && line.penalty === best) return line;
        // Of blocked lines the one that comes farthest says most.
        if (shown === null || isFarther(line, shown)) shown = line;
      }
    }
  }
  return shown ?? lineOf(ground, [0, 0], [0, 0], 1);
}

const isFarther = ({ blocker: a }: Line, { blocker: b }: Line): boolean =>
  a !== null && b !== null && a.at[0] * b.at[1] > b.at[0] * a.at[1];

/**
 * Squares of the better copy of a line between the ends that are set, in order from its first end; of both copies where
 * neither is better (HS-GEO-05).
 */
export function betterCopies(ground: Ground, from: Line['from'], to: Line['to']): readonly (readonly Square[])[] {
  const lines = ([1, -1] as const).map((shift) => lineOf(ground, from, to, shift));
  const open = lines.filter(({ blocker }) => blocker === null);
  const least = Math.min(...open.map(({ penalty }) => penalty));
  const better = open.length === 0 ? lines : open.filter(({ penalty }) => penalty === least);
  return better.map((line) =>
    alongLine(ground.field, line).flatMap((passed) => (passed.is === 'square' ? [passed.square] : [])),
  );
}

/** One shifted copy between the ends that are set. */
function lineOf(ground: Ground, from: readonly [number, number], to: readonly [number, number], shift: 1 | -1): Line {
  const { field } = ground;
  const obscured: { square: Square; by: number }[] = [];
  const seen = new Set<number>();
  let blocker: Blocker | null = null;
  walkLine(
    field,
    from[0],
    from[1],
    to[0],
    to[1],
    shift,
    (number, numerator, denominator) => {
      if (blocker !== null || seen.has(number)) return;
      seen.add(number);
      const veil = veilAt(ground, number);
      const square = number as Square;
      if (veil > VEIL.obscures)
        blocker = { by: causeOf(ground, veil, square), square, edge: -1, at: [numerator, denominator] };
      else if (veil > 0) obscured.push({ square, by: veil });
    },
    (edge, numerator, denominator) => {
      if (blocker !== null || !edgeBlocks(ground, edge)) return;
      const by = at(ground.edges, edge) === EDGE.wall ? 'wall' : 'opening';
      blocker = { by, square: field.edges[edge]?.inside ?? NOWHERE, edge, at: [numerator, denominator] };
    },
  );
  const penalty = obscured.reduce((sum, { by }) => sum + by, 0);
  const status = blocker !== null ? 'blocked' : penalty > 0 ? 'obscured' : 'clear';
  return { status, penalty: blocker === null ? penalty : 0, from, to, obscured, blocker, shift };
}

function causeOf({ field, ruined }: Ground, veil: number, square: Square): Blocker['by'] {
  if ((veil & VEIL.vehicle) !== 0) return 'vehicle';
  if ((veil & VEIL.infantry) !== 0) return 'infantry';
  if ((veil & VEIL.building) !== 0) return 'building';
  return effectsAt(field, ruined, square).blocksSight ? 'terrain' : 'wreck';
}
