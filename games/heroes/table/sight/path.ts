import { squareName } from '../../rules/areas.ts';
import { EDGE } from '../../rules/field/edges.ts';
import { alongLine, type Line } from '../../rules/field/explain.ts';
import type { Ground } from '../../rules/field/ground.ts';
import { at, DX, DY, KIND, type Square } from '../../rules/field/squares.ts';
import { lay, placesOf } from '../../rules/ground.ts';
import type { LineOfFire } from '../../rules/lines-of-fire.ts';
import type { Open } from '../../rules/state.ts';
import { lineBetween } from './lines.ts';

/** A side of a building's square, as a line meets it. */
export type Barrier = 'wall' | 'window' | 'door' | 'breach' | 'doorway';

export interface PassedSquare {
  readonly is: 'square';
  readonly square: Square;
  readonly name: string;
  /** Taken off the result. */
  readonly penalty: number;
  readonly isBlocked: boolean;
}

interface PassedSide {
  readonly is: 'side';
  readonly barrier: Barrier;
  readonly edge: number;
  /** The line leaves a building here, enters one, or goes from room to room. */
  readonly way: 'out' | 'in' | 'through';
  readonly isBlocked: boolean;
}

/** A line of sight, step by step between its ends. The squares of the two units are no steps (HS-LOS-09). */
export interface SightPath {
  readonly line: Line;
  /** Where the line starts and ends. */
  readonly from: Square;
  readonly to: Square;
  readonly steps: readonly (PassedSquare | PassedSide)[];
}

const BARRIERS: Readonly<Record<number, Barrier>> = {
  [EDGE.wall]: 'wall',
  [EDGE.window]: 'window',
  [EDGE.door]: 'door',
  [EDGE.breach]: 'breach',
  [EDGE.doorway]: 'doorway',
};

export function pathBetween(open: Open, a: number, b: number, points?: LineOfFire['points']): SightPath {
  const line = lineBetween(open, a, b, points);
  const ground = lay(open);
  const [own, theirs] = [placesOf(open, a), placesOf(open, b)];
  const passed = alongLine(ground.field, line);
  const squares = passed.flatMap((each) => (each.is === 'square' ? [each.square] : []));
  const steps = passed.flatMap((each): (PassedSquare | PassedSide)[] => {
    if (each.is === 'edge') return sideOf(ground, line, each.edge);
    const { square } = each;
    if (own.includes(square) || theirs.includes(square)) return [];
    return [
      {
        is: 'square',
        square,
        name: squareName(open, square),
        penalty: line.obscured.find((obscuring) => obscuring.square === square)?.by ?? 0,
        isBlocked: line.blocker?.edge === -1 && line.blocker.square === square,
      },
    ];
  });
  return {
    line,
    from: squares.findLast((each) => own.includes(each)) ?? (own[0] as Square),
    to: squares.find((each) => theirs.includes(each)) ?? (theirs[0] as Square),
    steps: steps.filter((step, i) => !isDoorstep(ground, step, steps[i - 1], steps[i + 1])),
  };
}

function sideOf({ field, edges }: Ground, { from, to, blocker }: Line, edge: number): PassedSide[] {
  const facts = field.edges[edge];
  const barrier = BARRIERS[at(edges, edge)];
  if (facts === undefined || barrier === undefined) return [];
  const outward = (to[0] - from[0]) * DX[facts.side] + (to[1] - from[1]) * DY[facts.side];
  const way = barrier === 'doorway' ? 'through' : outward > 0 ? 'out' : 'in';
  return [{ is: 'side', barrier, edge, way, isBlocked: blocker?.edge === edge }];
}

type Step = SightPath['steps'][number];

/** The half square in front of a wall or an opening, where nothing happens: it belongs to that side. */
function isDoorstep({ field }: Ground, step: Step, before: Step | undefined, after: Step | undefined): boolean {
  if (step.is === 'side' || step.penalty > 0 || step.isBlocked) return false;
  return at(field.kind, step.square) === KIND.incomplete && (before?.is === 'side' || after?.is === 'side');
}
