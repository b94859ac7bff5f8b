import type { TileId } from '../../data/tiles.ts';
import { EDGE, type Edge, edgeStates } from '../../rules/field/edges.ts';
import type { Field } from '../../rules/field/field.ts';
import { at, DX, DY, NOWHERE } from '../../rules/field/squares.ts';
import { between, line, middleOf, point, type Spot, unitsOf } from './geometry.ts';

export type Material = 'brick' | 'log' | 'concrete';
const MATERIALS: Readonly<Partial<Record<TileId, Material>>> = { 'bld-izba': 'log', 'bld-bunker': 'concrete' };

/** All walls of a battlefield as few paths: those of one kind are one line. */
export interface Walls {
  readonly outer: Readonly<Record<Material, string>>;
  readonly inner: Readonly<Record<Material, string>>;
  readonly windows: string;
  /** They point out of a window. */
  readonly windowMarks: string;
  readonly leaves: string;
  /** They point at the square in front of a door. */
  readonly doorMarks: string;
  /** Bricks on the ground of a breach. */
  readonly breaches: string;
}

/** An opening takes the middle of its side; a gate nearly all of it. */
const GAP = 0.24;
const GATE_GAP = 0.1;
/** The rest of a wall that outlives its building. */
const STUMP = 0.86;

export function wallsOf(field: Field, ruined: number): Walls {
  const states = edgeStates(field.edges, ruined);
  const outer = { brick: '', log: '', concrete: '' };
  const inner = { brick: '', log: '', concrete: '' };
  const walls = { windows: '', windowMarks: '', leaves: '', doorMarks: '', breaches: '' };
  for (const [number, edge] of field.edges.entries()) {
    const state = at(states, number);
    if (state === EDGE.open) continue;
    const tile = field.tiles[at(field.tile, edge.inside)]?.id;
    const material = (tile && MATERIALS[tile]) ?? 'brick';
    const kind = edge.partBeyond < 0 ? outer : inner;
    const [from, to] = [unitsOf(edge.from), unitsOf(edge.to)];
    if (state === EDGE.wall) {
      const stump = edge.partBeyond < 0 && ((ruined >> edge.part) & 1) === 1;
      kind[material] += line(from, between(from, to, stump ? STUMP : 1));
      continue;
    }
    const gap = edge.gate ? GATE_GAP : GAP;
    kind[material] += line(from, between(from, to, gap)) + line(between(from, to, 1 - gap), to);
    const opening = openingOf(edge, from, to, gap);
    if (state === EDGE.window) {
      walls.windows += opening.bars;
      walls.windowMarks += opening.mark(10, opening.outward);
    } else if (state === EDGE.door) {
      walls.leaves += opening.leaves;
      const target = edge.arrow === NOWHERE ? null : middleOf(field, edge.arrow);
      const heading = target === null ? opening.outward : towards(opening.middle, target);
      walls.doorMarks += opening.mark(7, heading) + opening.mark(15, heading);
    } else if (state === EDGE.breach) walls.breaches += opening.bricks;
  }
  return { outer, inner, ...walls };
}

interface Opening {
  readonly middle: Spot;
  /** Unit vector out of the room. */
  readonly outward: Spot;
  readonly bars: string;
  readonly leaves: string;
  readonly bricks: string;
  /** A triangle so far from the wall. */
  mark(far: number, heading: Spot): string;
}

function openingOf(edge: Edge, from: Spot, to: Spot, gap: number): Opening {
  const outward: Spot = [DX[edge.side], DY[edge.side]];
  const middle = between(from, to, 0.5);
  const off = ([x, y]: Spot, [dx, dy]: Spot, far: number): Spot => [x + dx * far, y + dy * far];
  const [left, right] = [between(from, to, gap), between(from, to, 1 - gap)];
  const leaf = (hinge: Spot, share: number): string => line(hinge, off(between(left, right, share), outward, -17));
  return {
    middle,
    outward,
    bars: [-2.6, 2.6].map((far) => line(off(left, outward, far), off(right, outward, far))).join(''),
    leaves: edge.gate ? leaf(left, -0.12) + leaf(right, 1.12) : leaf(left, 0.3),
    bricks: [0.2, 0.42, 0.6, 0.8]
      .map((share, index) => {
        const spot = off(between(left, right, share), outward, index % 2 === 0 ? 4 : -3);
        return line(spot, off(spot, [0.8, index % 2 === 0 ? 0.5 : -0.6], 4));
      })
      .join(''),
    mark(far, [dx, dy]) {
      const base = off(middle, [dx, dy], far);
      const across: Spot = [-dy, dx];
      return `M${point(off(base, across, 5.5))}L${point(off(base, [dx, dy], 8.5))} ${point(off(base, across, -5.5))}Z`;
    },
  };
}

function towards([ax, ay]: Spot, [bx, by]: Spot): Spot {
  const far = Math.hypot(bx - ax, by - ay);
  return [(bx - ax) / far, (by - ay) / far];
}
