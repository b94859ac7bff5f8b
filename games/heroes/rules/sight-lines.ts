import { fieldFor } from './areas.ts';
import { of, openProfile } from './counters.ts';
import { isSquareInArc, rangeBetween as rangeOf } from './field/range.ts';
import { BLOCKED, unitSight } from './field/sight.ts';
import { type Direction, square } from './field/squares.ts';
import { backOf, frontOf, lay, placesOf } from './ground.ts';
import { INFANTRY } from './profiles.ts';
import { standing } from './scenario.ts';
import { type Open, WHERE } from './state.ts';
/** BLOCKED, or what obscures the best line between two units (HS-LOS-12); night ends it (HS-SCN-14). */
export function sightBetween(open: Open, a: number, b: number, infantryBlocks = true): number {
  const night = standing(open, 'maxSight');
  if (night !== undefined && rangeBetween(open, a, b) > night.squares) return BLOCKED;
  const blocks = infantryBlocks && doesInfantryBlock(open, a, b);
  return unitSight(lay(open), frontOf(open, a), backOf(open, a), frontOf(open, b), backOf(open, b), blocks);
}

/** Between two units on foot it does (HS-LOS-05, HS-TRAN-07). */
export function doesInfantryBlock(open: Open, a: number, b: number): boolean {
  const { where } = open.units;
  return (
    where[a] === WHERE.field &&
    where[b] === WHERE.field &&
    openProfile(open, a).category === INFANTRY &&
    openProfile(open, b).category === INFANTRY
  );
}

export const rangeBetween = (open: Open, a: number, b: number): number =>
  rangeOf(fieldFor(open), frontOf(open, a), backOf(open, a), frontOf(open, b), backOf(open, b));

/** The square lies in the arc of a unit; edges are inside (HS-RNG-06). */
export const isInArcOf = (open: Open, u: number, place: number, arc: 360 | 180 | 90): boolean =>
  isSquareInArc(
    fieldFor(open),
    square(of(open.units.at, u)),
    of(open.units.facing, u) as Direction,
    arc,
    square(place),
  );

export const isInArc = (open: Open, u: number, target: number, arc: 360 | 180 | 90): boolean =>
  placesOf(open, target).some((place) => isInArcOf(open, u, place, arc));
