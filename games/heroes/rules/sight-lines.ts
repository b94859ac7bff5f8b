import { fieldFor } from './areas.ts';
import { of, openProfile } from './counters.ts';
import { facesStruck, isSquareInArc, rangeBetween as rangeOf } from './field/range.ts';
import { BLOCKED, type End, unitSight } from './field/sight.ts';
import { type Direction, NOWHERE, square } from './field/squares.ts';
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

export function isInArc(open: Open, u: number, target: number, arc: 360 | 180 | 90): boolean {
  const rear = backOf(open, target);
  return isInArcOf(open, u, frontOf(open, target), arc) || (rear !== NOWHERE && isInArcOf(open, u, rear, arc));
}

/** Halves of a vehicle of two squares, or all of any other unit. */
const endsOf = (open: Open, u: number): readonly End[] => (backOf(open, u) === NOWHERE ? ['any'] : ['front', 'rear']);

/** Sight between halves of two units. */
export const halfSight = (open: Open, a: number, b: number, from: End, aim: End): number =>
  unitSight(lay(open), frontOf(open, a), backOf(open, a), frontOf(open, b), backOf(open, b), false, aim, from);

/** Index of the Defense Value the firer takes: 0 front, 1 side, 2 rear; the lowest of those it may aim at (HS-GEO-16). */
export function armorFacing(open: Open, firer: number, target: number): 0 | 1 | 2 {
  const { defense } = openProfile(open, target);
  if (defense[0] === defense[2]) return 0;
  const ground = lay(open);
  const facing = of(open.units.facing, target) as Direction;
  const [front, rear] = [frontOf(open, target), backOf(open, target)];
  let best: 0 | 1 | 2 = 0;
  for (const from of endsOf(open, firer))
    for (const aim of endsOf(open, target)) {
      if (halfSight(open, firer, target, from, aim) === BLOCKED) continue;
      const aimed = aim === 'rear' ? rear : front;
      const struck = facesStruck(
        ground.field,
        aimed,
        facing,
        from === 'rear' ? backOf(open, firer) : frontOf(open, firer),
      );
      if (struck.side && defense[1] < defense[best]) best = 1;
      if (struck.rear && defense[2] < defense[best]) best = 2;
    }
  return best;
}
