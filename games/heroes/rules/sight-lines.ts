import { fieldFor } from './areas.ts';
import { of, openProfile } from './counters.ts';
import { facesStruck, isSquareInArc, rangeBetween as rangeOf } from './field/range.ts';
import { BLOCKED, type End, unitSight } from './field/sight.ts';
import { type Direction, NOWHERE, type Square, square } from './field/squares.ts';
import { backOf, frontOf, lay } from './ground.ts';
import { INFANTRY } from './profiles.ts';
import { standing } from './scenario.ts';
import { type Open, WHERE } from './state.ts';
/** BLOCKED, or what obscures the best line between two units (HS-LOS-12); night ends it (HS-SCN-14). */
export function sightBetween(open: Open, a: number, b: number, infantryBlocks = true): number {
  const night = standing(open, 'maxSight');
  if (night !== undefined && rangeBetween(open, a, b) > night.squares) return BLOCKED;
  const { where } = open.units;
  const onFoot = where[a] === WHERE.field && where[b] === WHERE.field; // HS-TRAN-07
  const blocks =
    infantryBlocks &&
    onFoot &&
    openProfile(open, a).category === INFANTRY &&
    openProfile(open, b).category === INFANTRY;
  return unitSight(lay(open), frontOf(open, a), backOf(open, a), frontOf(open, b), backOf(open, b), blocks);
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
  endsOf(open, target).some((aim) => isInArcOf(open, u, squareOf(open, target, aim), arc));

/** Halves of a vehicle of two squares, or all of any other unit. */
const endsOf = (open: Open, u: number): readonly End[] => (backOf(open, u) === NOWHERE ? ['any'] : ['front', 'rear']);

const squareOf = (open: Open, u: number, end: End): Square => (end === 'rear' ? backOf(open, u) : frontOf(open, u));

/** Sight between halves of two units. */
export const halfSight = (open: Open, a: number, b: number, from: End, aim: End): number =>
  unitSight(lay(open), frontOf(open, a), backOf(open, a), frontOf(open, b), backOf(open, b), false, aim, from);

/** A line of fire: what obscures it, or BLOCKED, and the Defense Value it meets: 0 front, 1 side, 2 rear. */
export interface LineOfFire {
  readonly penalty: number;
  readonly facing: 0 | 1 | 2;
}

/**
 * The best of the lines a firer may choose: to a square of the target that lies in its arc, the armor being that of the
 * square aimed at (HS-R-14, HS-R-16, HS-GEO-16). With `keen` nothing that obscures counts.
 */
export function lineOfFire(
  open: Open,
  firer: number,
  target: number,
  arc: 360 | 180 | 90 = 360,
  keen = false,
): LineOfFire {
  const { defense } = openProfile(open, target);
  const aims = aimsWithin(open, firer, target, arc);
  if (defense[0] === defense[2] && aims.length === endsOf(open, target).length)
    return { penalty: sightBetween(open, firer, target), facing: 0 };
  let best: LineOfFire = { penalty: BLOCKED, facing: 0 };
  if (sightBetween(open, firer, target) === BLOCKED) return best;
  let least = Number.POSITIVE_INFINITY;
  for (const from of endsOf(open, firer))
    for (const aim of aims) {
      const penalty = halfSight(open, firer, target, from, aim);
      if (penalty === BLOCKED) continue;
      const facing = weakestFace(open, target, squareOf(open, target, aim), squareOf(open, firer, from));
      const needed = defense[facing] + (keen ? 0 : penalty);
      if (needed > least || (needed === least && defense[facing] >= defense[best.facing])) continue;
      least = needed;
      best = { penalty, facing };
    }
  return best;
}

/** Halves of the target in the arc; a unit that turns as it fires has them all. */
function aimsWithin(open: Open, firer: number, target: number, arc: 360 | 180 | 90): readonly End[] {
  const ends = endsOf(open, target);
  if (arc === 360 || ends.length === 1) return ends;
  const within = ends.filter((aim) => isInArcOf(open, firer, squareOf(open, target, aim), arc));
  return within.length > 0 ? within : ends;
}

/** Of the faces that a shot at a square can strike, the one with the lowest Defense Value. */
function weakestFace(open: Open, target: number, aimed: Square, from: Square): 0 | 1 | 2 {
  const { defense } = openProfile(open, target);
  const { front, side, rear } = facesStruck(fieldFor(open), aimed, of(open.units.facing, target) as Direction, from);
  let best: 0 | 1 | 2 = front ? 0 : side ? 1 : 2;
  if (side && defense[1] < defense[best]) best = 1;
  if (rear && defense[2] < defense[best]) best = 2;
  return best;
}
