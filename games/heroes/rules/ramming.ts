import { isConcealed, of, openProfile, seatOf } from './counters.ts';
import { categoryOf } from './driving.ts';
import { type Drive, driveReach, drivesFrom } from './field/drive.ts';
import { type Ground, liftUnit, putUnit } from './field/ground.ts';
import { at, type Square, square } from './field/squares.ts';
import { categoryName, layFor } from './ground.ts';
import type { Open } from './state.ts';

/** Assaults by vehicles of two squares: with the step of the front square, or of the rear one (HS-R-43). */

/** Steps into the target's squares; the vehicle itself must lie on nobody (HS-ASLT-08). The target has been lifted. */
function stepsInto(ground: Ground, open: Open, u: number, front: Square, rear: Square, target: number): Drive[] {
  if ((at(ground.units, front) | at(ground.units, rear)) !== 0) return [];
  const squares = [of(open.units.at, target), of(open.units.rear, target)];
  return drivesFrom(ground, categoryOf(open, u), front, rear).filter(
    ({ kind, entered }) => kind !== 'pivot' && squares.includes(entered),
  );
}

/** Asks about the ground without the mover and its target. */
function withoutTarget<T>(open: Open, u: number, target: number, ask: (ground: Ground) => T): T {
  const ground = layFor(open, u);
  const [front, rear] = [square(of(open.units.at, target)), square(of(open.units.rear, target))];
  liftUnit(ground, front, rear);
  const answer = ask(ground);
  const { category } = openProfile(open, target);
  putUnit(ground, seatOf(open, target), categoryName(category), front, rear, isConcealed(open, target));
  return answer;
}

/** Ways to assault the target from where the vehicle lies. */
export const ramsOf = (open: Open, u: number, target: number): readonly Drive[] =>
  withoutTarget(open, u, target, (ground) =>
    stepsInto(ground, open, u, square(of(open.units.at, u)), square(of(open.units.rear, u)), target),
  );

/** From these squares the target can still be entered with the movement left (HS-R-119). */
export function canRam(open: Open, u: number, front: number, rear: number, left: number, target: number): boolean {
  if (left < 1) return false;
  const places = driveReach(layFor(open, u), categoryOf(open, u), square(front), square(rear), left - 1);
  return withoutTarget(open, u, target, (ground) =>
    places.some((place) => !place.stopped && stepsInto(ground, open, u, place.front, place.rear, target).length > 0),
  );
}
