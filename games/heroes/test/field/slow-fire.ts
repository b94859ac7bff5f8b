import type { Category } from '../../data/vocabulary.ts';
import { entryOf, type Point, type SlowBoard, type SlowCopy, type SlowSquare, slowCopies } from './slow-sight.ts';

/** Fire at a unit worked out a second time: every line there is, and the best of them. */

export interface SlowUnit {
  /** Its square, or the front and the rear one. */
  readonly squares: readonly SlowSquare[];
  readonly category: Category;
  readonly defense: readonly [front: number, side: number, rear: number];
  /** Where it faces, one square on. */
  readonly facing: Point;
}

export interface SlowFire {
  readonly arc: 360 | 180 | 90;
  /** Nothing that obscures the line counts; with `over`, nothing that blocks it either. */
  readonly keen: boolean;
  readonly over: boolean;
  /** Neither armor nor cover counts. */
  readonly heedless: boolean;
  /** Flames lick at the sides. */
  readonly flames: boolean;
}

/** What the best line has to overcome: obstacles, and armor with cover. */
export interface SlowLine {
  readonly penalty: number;
  readonly strength: number;
}

const EPSILON = 1e-9;

/** Cosine of the angle between where a unit faces and the way from one square to another. */
function cosine([fx, fy]: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return (fx * dx + fy * dy) / (Math.hypot(fx, fy) * Math.hypot(dx, dy));
}

/** Points at the quarters between the centers, each with the squares that it belongs to (HS-GEO-17, HS-R-14). */
function pointsOf({ squares: [front, rear] }: SlowUnit): { readonly point: Point; readonly of: SlowSquare[] }[] {
  if (front === undefined) return [];
  if (rear === undefined) return [{ point: front.center, of: [front] }];
  return [0, 0.25, 0.5, 0.75, 1].map((way) => ({
    point: [
      front.center[0] + way * (rear.center[0] - front.center[0]),
      front.center[1] + way * (rear.center[1] - front.center[1]),
    ],
    of: way < 0.5 ? [front] : way > 0.5 ? [rear] : [front, rear],
  }));
}

/** The best line of a firer, or null if there is none. */
export function slowFire(
  board: SlowBoard,
  firer: SlowUnit,
  target: SlowUnit,
  { arc, keen, over, heedless, flames }: SlowFire,
  blocked: (at: SlowSquare) => boolean,
): SlowLine | null {
  const [origin] = firer.squares;
  if (origin === undefined) return null;
  const least = arc === 360 ? -1 : arc === 180 ? 0 : Math.SQRT1_2; // HS-GEO-15
  const within = target.squares.filter(({ center }) => cosine(firer.facing, origin.center, center) >= least - EPSILON);
  const aims = within.length > 0 ? within : target.squares; // it turns as it fires
  const ends = [...firer.squares, ...target.squares];
  const lines: SlowLine[] = [];
  for (const p of pointsOf(firer))
    for (const q of pointsOf(target)) {
      const copies = slowCopies(board, ends, p.point, q.point, blocked);
      const open = copies.filter(({ penalty }) => penalty >= 0);
      if (open.length === 0 && !over) continue;
      const penalty = Math.min(...open.map((copy) => copy.penalty));
      const better = open.length === 0 ? copies : open.filter((copy) => copy.penalty === penalty);
      for (const from of p.of)
        for (const aimed of q.of.filter((square) => aims.includes(square))) {
          const faces = flames ? [1 as const] : facesOf(target, aimed, from);
          const armor = Math.min(...faces.map((face) => target.defense[face]));
          const strength = heedless ? 0 : armor + coverOf(board, target, from, better);
          lines.push({ penalty: over ? 0 : penalty, strength });
        }
    }
  const needed = ({ penalty, strength }: SlowLine): number => strength + (keen ? 0 : penalty);
  return lines.toSorted((a, b) => needed(a) - needed(b) || a.strength - b.strength)[0] ?? null;
}

/** Faces struck by a shot at a square: within 45 degrees of ahead, of astern, or between; on the edge both (HS-GEO-16). */
function facesOf({ facing }: SlowUnit, aimed: SlowSquare, from: SlowSquare): (0 | 1 | 2)[] {
  const ahead = cosine(facing, aimed.center, from.center);
  const faces: (0 | 1 | 2)[] = [];
  if (ahead >= Math.SQRT1_2 - EPSILON) faces.push(0);
  if (Math.abs(ahead) <= Math.SQRT1_2 + EPSILON) faces.push(1);
  if (ahead <= -Math.SQRT1_2 + EPSILON) faces.push(2);
  return faces;
}

/** Cover of the part by which the line comes in, a ruined one first; none from inside the same building (HS-BLD-17, HS-R-128). */
function coverOf(board: SlowBoard, target: SlowUnit, from: SlowSquare, copies: readonly SlowCopy[]): number {
  const [first, second] = target.squares;
  if (first === undefined || (second !== undefined && !isOneElement(board, first, second))) return 0;
  const bonusOf = ({ effects }: SlowSquare): number => effects.defense[target.category] ?? 0;
  if (first.inside === null) return bonusOf(first);
  if (from.inside?.building === first.inside.building) return 0;
  const covers = copies.map((copy) => {
    const passed = board.squares
      .filter(({ tile }) => tile === first.tile)
      .map((square) => ({ square, entry: entryOf(square, copy.from, copy.to) }))
      .filter(({ entry }) => entry !== null)
      .sort((a, b) => (a.entry ?? 0) - (b.entry ?? 0))
      .map(({ square }) => square);
    const ruin = from.tile === first.tile ? from : passed.find(({ inside }) => inside === null);
    return bonusOf(ruin ?? passed[0] ?? first);
  });
  return Math.min(...covers);
}

/** One part of a tile, or squares of one terrain that hang together (HS-BLD-02, HS-R-106). */
function isOneElement({ squares }: SlowBoard, a: SlowSquare, b: SlowSquare): boolean {
  if (a.part >= 0 || b.part >= 0) return a.part === b.part;
  const reached = new Set([a]);
  for (const one of reached)
    for (const square of squares) {
      const [dx, dy] = [square.center[0] - one.center[0], square.center[1] - one.center[1]];
      if (square.terrain === a.terrain && Math.abs(dx) + Math.abs(dy) === 2) reached.add(square);
    }
  return reached.has(b);
}
