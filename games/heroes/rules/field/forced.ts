import type { Ground } from './ground.ts';
import { refuseGround } from './reach.ts';
import { at, type Direction, type Square, turned } from './squares.ts';
import { stepTo } from './steps.ts';

/** The direction of a step, across the side that is crossed between grids; null: the squares are not step-adjacent. */
export function stepDirection({ steps }: Ground, from: Square, to: Square): Direction | null {
  const step = stepTo(steps, from, to);
  return step < 0 ? null : (at(steps.direction, step) as Direction);
}

/**
 * The squares a beaten defender may fall back to, as far as ground and walls go: straight on from the attack and 45 degrees
 * to either side (HS-GEO-18). In and out of an offset tile only straight counts, by an open side, a breach or a door. With
 * `throughWindow` a card lets it leave by a window.
 */
export function retreatSquares(
  ground: Ground,
  defender: Square,
  direction: Direction,
  throughWindow = false,
): readonly Square[] {
  const { steps } = ground;
  const ways = [direction, turned(direction, 1), turned(direction, -1)];
  const found: Square[] = [];
  for (let step = at(steps.start, defender); step < at(steps.start, defender + 1); step++) {
    const way = at(steps.direction, step) as Direction;
    if (ways.includes(way) && refuseGround(ground, step, 'infantry', throughWindow) === null)
      found.push(at(steps.to, step) as Square);
  }
  return found;
}
