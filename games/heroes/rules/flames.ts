import { flameOut, flameSquares, wayOut } from './field/flames.ts';
import { isInside } from './field/ground.ts';
import { openingsOut } from './field/rooms.ts';
import { BLOCKED } from './field/sight.ts';
import type { Direction, Square } from './field/squares.ts';
import { lay } from './ground.ts';
import { type LineOfFire, lineOfFire } from './lines-of-fire.ts';
import { sightBetween } from './sight-lines.ts';
import type { Open } from './state.ts';
import { unitsOn } from './units-on.ts';

/** A jet of flame: the square its narrow end lies on, and the way it goes (HS-FAB-13). */
export interface Flame {
  readonly from: Square;
  readonly direction: Direction;
}

/** Squares under a flame in a direction: in the open, or straight out of an opening (HS-GEO-14, HS-R-24). */
export function flamesToward(open: Open, from: Square, direction: Direction): readonly Square[] {
  const ground = lay(open);
  if (!isInside(ground.field, ground.ruined, from)) return flameSquares(ground, from, direction);
  return openingsOut(ground, from)
    .filter((edge) => wayOut(ground, edge, from) === direction)
    .flatMap((edge) => flameOut(ground, edge, from));
}

/** Obstacles stop flames short of a unit; infantry doesn't (HS-FAB-15, HS-R-25). */
export const flameTargets = (open: Open, u: number, squares: readonly Square[]): number[] =>
  unitsOn(open, squares, true).filter((target) => target !== u && sightBetween(open, u, target, false) !== BLOCKED);

/** The line that the flames take to a unit. */
export const flameLine = (open: Open, u: number, target: number, keen: boolean): LineOfFire =>
  lineOfFire(open, u, target, { flames: true, keen });
