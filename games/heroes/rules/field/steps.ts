import { EDGE } from './edges.ts';
import { type Field, generalAt, squareAt } from './field.ts';
import { at, DIRECTIONS, type Direction, DX, DY, KIND, NOWHERE, type Square } from './squares.ts';

/** Movers that may take a step, as far as walls and openings go. */
export const STEP = {
  /** Infantry. */
  foot: 1,
  /** Vehicles. */
  wheels: 2,
  /** Infantry with a card that opens a window (HS-OP-25). */
  window: 4,
} as const;

/** Steps out of all squares while certain parts are ruined (HS-GEO-04). Those of a square stand together. */
export interface Steps {
  /** Where the steps of each square begin; one more entry closes the last. */
  readonly start: Int16Array;
  readonly to: Int16Array;
  /** Straight out of or into an offset tile: across the side, whatever the half-square shift. */
  readonly direction: Uint8Array;
  readonly flags: Uint8Array;
  /** The incomplete square crossed on the way (HS-GEO-20); -1: none. */
  readonly via: Int16Array;
  /** The corner of general squares that a diagonal step passes; -1: none. */
  readonly corner: Int16Array;
}

interface Step {
  readonly from: Square;
  readonly to: Square;
  readonly direction: Direction;
  readonly flags: number;
  readonly via: Square;
  readonly corner: number;
}

/** A corner where general squares meet, by number. */
export const cornerAt = (field: Field, x: number, y: number): number => (y / 2) * (field.columns + 1) + x / 2;

export function buildSteps(field: Field, edges: Uint8Array): Steps {
  const steps: Step[] = [];
  for (let place = 0; place < field.count; place++) {
    const kind = at(field.kind, place);
    if (kind !== KIND.general && kind !== KIND.offset) continue;
    for (const direction of DIRECTIONS) addStep(field, edges, steps, place as Square, direction);
  }
  addCrossings(field, edges, steps);
  steps.sort((a, b) => a.from - b.from || a.direction - b.direction || a.to - b.to);
  const start = new Int16Array(field.count + 1);
  for (const { from } of steps) start[from + 1] = at(start, from + 1) + 1;
  for (let place = 0; place < field.count; place++) start[place + 1] = at(start, place + 1) + at(start, place);
  return {
    start,
    to: Int16Array.from(steps, ({ to }) => to),
    direction: Uint8Array.from(steps, ({ direction }) => direction),
    flags: Uint8Array.from(steps, ({ flags }) => flags),
    via: Int16Array.from(steps, ({ via }) => via),
    corner: Int16Array.from(steps, ({ corner }) => corner),
  };
}

/** Steps within one grid (HS-GEO-04 a, b; doors and breaches of aligned tiles too). */
function addStep(field: Field, edges: Uint8Array, steps: Step[], from: Square, direction: Direction): void {
  const [x, y] = [at(field.x, from), at(field.y, from)];
  const [dx, dy] = [DX[direction], DY[direction]];
  const to = squareAt(field, x + 2 * dx, y + 2 * dy);
  if (to === NOWHERE || at(field.grid, to) !== at(field.grid, from)) return;
  const kind = at(field.kind, to);
  if (kind !== KIND.general && kind !== KIND.offset) return;
  const straight = direction % 2 === 0;
  const wheels = kind === KIND.general ? STEP.wheels : 0;
  const flags = straight
    ? passage(field, edges, sideEdge(field, x, y, direction), wheels)
    : isRound(field, edges, x, y, dx, dy)
      ? STEP.foot | wheels
      : 0;
  if (flags === 0) return;
  const corner = straight || kind === KIND.offset ? -1 : cornerAt(field, x + dx, y + dy);
  steps.push({ from, to, direction, flags, via: NOWHERE, corner });
}

/** Movers that a straight step across an edge allows; openings are never crossed diagonally (HS-R-08). */
function passage(field: Field, edges: Uint8Array, edge: number, wheels: number): number {
  if (edge < 0) return STEP.foot | wheels;
  const gate = field.edges[edge]?.gate ? wheels : 0;
  switch (at(edges, edge)) {
    case EDGE.open:
      return STEP.foot | wheels;
    case EDGE.wall:
      return 0;
    case EDGE.window:
      return STEP.window;
    default:
      return STEP.foot | gate;
  }
}

/** At least one of the two ways round the corner is free of walls and openings. */
function isRound(field: Field, edges: Uint8Array, x: number, y: number, dx: number, dy: number): boolean {
  const across = dx > 0 ? 2 : 6;
  const along = dy > 0 ? 4 : 0;
  const free = (edge: number): boolean => edge < 0 || at(edges, edge) === EDGE.open;
  return (
    (free(sideEdge(field, x, y, across)) && free(sideEdge(field, x + 2 * dx, y, along))) ||
    (free(sideEdge(field, x, y, along)) && free(sideEdge(field, x, y + 2 * dy, across)))
  );
}

/** The edge on a straight side of the square with its center there; -1: none. */
function sideEdge(field: Field, x: number, y: number, side: Direction): number {
  const width = 2 * field.columns;
  switch (side) {
    case 2:
      return at(field.edgeEast, y * width + x);
    case 6:
      return x < 2 ? -1 : at(field.edgeEast, y * width + x - 2);
    case 4:
      return at(field.edgeSouth, y * width + x);
    default:
      return y < 2 ? -1 : at(field.edgeSouth, (y - 2) * width + x);
  }
}

/** Steps between an offset tile and the general squares before it (HS-GEO-04 c, d). */
function addCrossings(field: Field, edges: Uint8Array, steps: Step[]): void {
  for (const [number, edge] of field.edges.entries()) {
    if (edge.partBeyond >= 0 || at(field.grid, edge.inside) === 0) continue;
    const state = at(edges, number);
    if (state === EDGE.wall) continue;
    for (const [index, face] of edge.faces.entries()) {
      if (state === EDGE.door && face !== edge.arrow) continue;
      const via = edge.halves[index] ?? NOWHERE;
      // A wall of an aligned building between the incomplete square and the general one bars the way.
      const outer = sideEdge(field, at(field.x, via), at(field.y, via), edge.side);
      if (outer >= 0 && at(edges, outer) !== EDGE.open) continue;
      const flags = state === EDGE.window ? STEP.window : STEP.foot;
      const back = ((edge.side + 4) % 8) as Direction;
      steps.push({ from: edge.inside, to: face, direction: edge.side, flags, via, corner: -1 });
      steps.push({ from: face, to: edge.inside, direction: back, flags, via, corner: -1 });
    }
  }
}

/** The number of the step from one square to another; -1: there is none. */
export function stepTo(steps: Steps, from: Square, to: Square): number {
  const end = at(steps.start, from + 1);
  for (let step = at(steps.start, from); step < end; step++) if (at(steps.to, step) === to) return step;
  return -1;
}

/** The general square one step off in a direction, complete or not, whatever stands between. */
export function neighbor(field: Field, place: Square, direction: Direction): Square {
  if (at(field.grid, place) > 0) {
    const near = squareAt(field, at(field.x, place) + 2 * DX[direction], at(field.y, place) + 2 * DY[direction]);
    return near !== NOWHERE && at(field.grid, near) === at(field.grid, place) ? near : NOWHERE;
  }
  const column = (at(field.x, place) - 1) / 2 + DX[direction];
  const row = (at(field.y, place) - 1) / 2 + DY[direction];
  return generalAt(field, column, row);
}
