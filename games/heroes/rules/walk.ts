import { no, type Refusal } from '@kurgan/engine';
import { of, openProfile, seatOf } from './counters.ts';
import { hostileZones } from './enemy-zones.ts';
import type { Ground } from './field/ground.ts';
import { canEnd, canGoOn, canReach, type Walker as Mover, refuseGround, refuseStep, stopsAt } from './field/reach.ts';
import { at, type Square, square } from './field/squares.ts';
import { stepTo } from './field/steps.ts';
import { categoryName, frontOf, layFor, placesOf } from './ground.ts';
import { INFANTRY } from './profiles.ts';
import type { RuleId } from './rule-ids.ts';
import { NONE, type Open, WHERE } from './state.ts';

/** A one-square unit on its way, on the ground without it and with the zones that bind it. */
export interface Walker extends Mover {
  readonly ground: Ground;
  /** Squares of the transport it is in, from which it may attack (HS-ASLT-08). */
  readonly transport: readonly Square[];
  /** A card opens a window to its assault (HS-R-44). */
  readonly climbs?: boolean;
}

/** Knows the zones within so many squares of the unit. Vehicles are bound by none (HS-ZOC-07). */
export function walker(open: Open, unit: number, reach: number): Walker {
  const { category } = openProfile(open, unit);
  const side = seatOf(open, unit);
  const zones = category === INFANTRY ? hostileZones(open, side, frontOf(open, unit), reach) : null;
  const { where, carrier } = open.units;
  const aboard = of(where, unit) === WHERE.aboard && openProfile(open, of(carrier, unit)).capacity > 0;
  const transport = aboard ? placesOf(open, unit) : [];
  return { ground: layFor(open, unit), side, category: categoryName(category), zones, transport };
}

/** Squares a step away as far as walls and openings go. */
export function neighborsOf({ ground: { steps } }: Pick<Walker, 'ground'>, from: number): Square[] {
  const found: Square[] = [];
  for (let step = at(steps.start, from); step < at(steps.start, from + 1); step++)
    found.push(square(at(steps.to, step)));
  return found;
}

/** Somebody stands a step away. */
export function isCrowded({ ground: { steps, units } }: Walker, from: number): boolean {
  for (let step = at(steps.start, from); step < at(steps.start, from + 1); step++)
    if (at(units, at(steps.to, step)) !== 0) return true;
  return false;
}

/** Reason a unit may not step from one square to the next, with so many squares left (HS-R-117). */
export function refuseWalk(walk: Walker, from: number, to: number, left: number): Refusal<RuleId> | null {
  const { ground, category } = walk;
  const step = stepTo(ground.steps, square(from), square(to));
  if (step < 0) return no('HS-GEO-04');
  const refused = refuseStep(ground, walk, square(from), step);
  if (refused !== null) return no(refused);
  return canEnd(ground, category, square(to)) || canGoOn(ground, walk, square(to), left - 1) ? null : no('HS-MOVE-04');
}

/** The step into the enemy's square: everything but its occupant and zones counts (HS-R-121). */
export function canLaunch(walk: Walker, open: Open, from: number, target: number): boolean {
  const { ground, category, transport, climbs } = walk;
  if (at(ground.units, from) !== 0 && !transport.includes(square(from))) return false; // HS-ASLT-08
  for (const entered of [of(open.units.at, target), of(open.units.rear, target)]) {
    const step = entered === NONE ? NONE : stepTo(ground.steps, square(from), square(entered));
    if (step >= 0 && refuseGround(ground, step, category, climbs) === null) return true;
  }
  return false;
}

/** The declared target can still be entered with the movement left (HS-R-119). */
export function canReachTarget(walk: Walker, open: Open, from: number, left: number, target: number): boolean {
  if (left < 1) return false;
  if (canLaunch(walk, open, from, target)) return true;
  const { ground, category } = walk;
  return canReach(
    ground,
    walk,
    square(from),
    left - 1,
    (place) => !stopsAt(ground, place, category) && canLaunch(walk, open, place, target),
  );
}
