import { no, type Refusal } from '@kurgan/engine';
import { allySquare, of, openProfile, seatOf, unitAt } from './counters.ts';
import type { Ground } from './field/ground.ts';
import type { Zones } from './field/zones.ts';
import { canEnter, hostileZones, isDifficult, isWithinZone, lay, stepsFrom } from './ground.ts';
import { INFANTRY } from './profiles.ts';
import type { RuleId } from './rule-ids.ts';
import { NONE, type Open } from './state.ts';

/** A one-square unit on its way, with the zones that bind it. Vehicles are bound by none (HS-ZOC-07). */
export interface Walker {
  readonly open: Open;
  readonly ground: Ground;
  readonly unit: number;
  readonly category: 0 | 1 | 2;
  readonly zones: Zones | null;
}

/** Knows the zones within so many squares of the unit. */
export function walker(open: Open, unit: number, reach: number): Walker {
  const { category } = openProfile(open, unit);
  const at = of(open.units.at, unit);
  const zones = category === INFANTRY ? hostileZones(open, seatOf(open, unit), at, reach) : null;
  return { open, ground: lay(open), unit, category, zones };
}

/** Reason a unit may not step from one square to the next; who stands there is another question. */
export function refuseGround(
  { ground, category, zones }: Walker,
  steps: readonly number[],
  from: number,
  to: number,
): Refusal<RuleId> | null {
  if (!steps.includes(to)) return no('HS-GEO-04');
  if (!canEnter(ground, to, category)) return no('HS-TERR-05');
  return isWithinZone(ground, zones, from, to) ? no('HS-ZOC-04') : null;
}

/** Infantry passes allied infantry and nobody else; a one-square vehicle drives over infantry of both sides. */
export function refuseOccupant({ open, unit, category }: Walker, to: number): Refusal<RuleId> | null {
  const there = unitAt(open, to, unit);
  if (there === NONE) return null;
  const { category: other } = openProfile(open, there);
  if (category !== INFANTRY) return other === INFANTRY ? null : no('HS-R-27');
  if (other !== INFANTRY || seatOf(open, there) !== seatOf(open, unit)) return no('HS-MOVE-07');
  return null;
}

/** The squares a walker can be on, by the movement left there; a Difficult square leaves none (HS-TERR-10). */
export function squaresInReach(walk: Walker, start: number, left: number): Map<number, number> {
  const found = new Map<number, number>([[start, left]]);
  const queue = [start];
  for (const from of queue) {
    const rest = (found.get(from) ?? 0) - 1;
    if (rest < 0) continue;
    const steps = stepsFrom(walk.ground, from, walk.category);
    for (const to of steps) {
      if (found.has(to)) continue; // each step costs 1, so the first way is the shortest
      if (refuseGround(walk, steps, from, to) !== null || refuseOccupant(walk, to) !== null) continue;
      found.set(to, isDifficult(walk.ground, to, walk.category) ? 0 : rest);
      queue.push(to);
    }
  }
  return found;
}

/** From a square held by an ally the walker must still get to a free one (HS-R-117). */
export function canGoOn(walk: Walker, from: number, left: number): boolean {
  if (isDifficult(walk.ground, from, walk.category)) return false;
  for (const square of squaresInReach(walk, from, left).keys())
    if (square !== from && unitAt(walk.open, square, walk.unit) === NONE) return true;
  return false;
}

/** The step into the enemy's square: everything but its occupant and zones counts (HS-R-121). */
export function canLaunch({ open, ground, category, unit }: Walker, from: number, target: number): boolean {
  const steps = stepsFrom(ground, from, category);
  const entered = [of(open.units.at, target), of(open.units.rear, target)];
  if (!entered.some((square) => steps.includes(square) && canEnter(ground, square, category))) return false;
  return !allySquare(open, unit, from); // HS-ASLT-08
}

/** The declared target can still be entered with the movement left (HS-R-119). */
export function canReachTarget(walk: Walker, from: number, left: number, target: number): boolean {
  if (left < 1) return false;
  if (canLaunch(walk, from, target)) return true;
  for (const [square, rest] of squaresInReach(walk, from, left))
    if (rest >= 1 && canLaunch(walk, square, target)) return true;
  return false;
}
