import { EDGE, edgeStates } from '../../rules/field/edges.ts';
import type { Field } from '../../rules/field/field.ts';
import { at, type Square } from '../../rules/field/squares.ts';
import { between, middleOf, type Spot, unitsOf } from './geometry.ts';

/** A box that no name should lie on, by its middle and half its size. */
export interface Obstacle {
  readonly spot: Spot;
  readonly half: Spot;
}

/** Half the room of a name in board units: of each letter, and of its line. */
const LETTER = 3.4;
const LINE = 7;
export const halfWidth = (name: string): number => LETTER * name.length;

const COUNTER: Spot = [26, 26];
/** With the sign in front of it and the leaf of a door behind it. */
const OPENING: Spot = [17, 17];
const WALL = 4;

/** Counters, walls, and their openings. */
export function obstaclesOf(field: Field, ruined: number, counters: readonly Square[]): readonly Obstacle[] {
  const states = edgeStates(field.edges, ruined);
  const walls = field.edges.flatMap(({ from, to }, i): Obstacle[] => {
    const state = at(states, i);
    if (state === EDGE.open) return [];
    const [a, b] = [unitsOf(from), unitsOf(to)];
    const wall: Spot = [Math.abs(a[0] - b[0]) / 2 + WALL, Math.abs(a[1] - b[1]) / 2 + WALL];
    return [{ spot: between(a, b, 0.5), half: state === EDGE.wall ? wall : OPENING }];
  });
  return [...counters.map((each) => ({ spot: middleOf(field, each), half: COUNTER })), ...walls];
}

/** How much of a name at a spot lies on something. */
export function hiddenAt(name: string, [x, y]: Spot, obstacles: readonly Obstacle[]): number {
  const half = halfWidth(name);
  return obstacles.reduce((sum, { spot, half: [width, height] }) => {
    const across = Math.min(x + half, spot[0] + width) - Math.max(x - half, spot[0] - width);
    const down = LINE + height - Math.abs(spot[1] - (y - 4));
    return sum + (across > 0 && down > 0 ? across * Math.min(down, 2 * LINE) : 0);
  }, 0);
}

/** The first of these spots at which a name lies on nothing else; if there is none, the one where most of it can be read. */
export function freest(name: string, spots: readonly Spot[], obstacles: readonly Obstacle[]): Spot | undefined {
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const area = hiddenAt(name, spot, obstacles);
    if (area < least) [best, least] = [spot, area];
    if (least === 0) break;
  }
  return best;
}
