import { fieldFor } from './areas.ts';
import { of, openProfile } from './counters.ts';
import { coverAlong, steadyCover } from './cover.ts';
import { facesStruck } from './field/range.ts';
import { BLOCKED, quartersOf, setEnds, sightAlong } from './field/sight.ts';
import { type Direction, NOWHERE, type Square } from './field/squares.ts';
import { backOf, frontOf, lay, placesOf } from './ground.ts';
import { doesInfantryBlock, isInArcOf, sightBetween } from './sight-lines.ts';
import type { Open } from './state.ts';

/** A line of fire: what obscures it, or BLOCKED, and what it meets at its end. */
export interface LineOfFire {
  readonly penalty: number;
  /** The Defense Value it strikes: 0 front, 1 side, 2 rear. */
  readonly facing: 0 | 1 | 2;
  readonly cover: number;
  /** The points it joins, in quarters from the front of either unit (HS-GEO-17); null: any on the clearest line. */
  readonly points: readonly [number, number] | null;
}

/** Fire that chooses a line. */
export interface Fire {
  readonly arc?: 360 | 180 | 90;
  /** Nothing that obscures the line counts. */
  readonly keen?: boolean;
  /** Nothing that blocks it does either (HS-FAB-36). */
  readonly over?: boolean;
  /** Flames lick at the sides, and infantry doesn't stop them (HS-TPL-05, HS-R-25). */
  readonly flames?: boolean;
  /** Defense Values and bonuses don't matter (HS-R-142). */
  readonly heedless?: boolean;
}

const NO_LINE: LineOfFire = { penalty: BLOCKED, facing: 0, cover: 0, points: null };

/**
 * The best of the lines a firer may choose: from any of its points to one of a square that lies in its arc. What obscures
 * it, the armor and the cover are all of that one line (HS-R-14, HS-R-16, HS-GEO-16, HS-BLD-17).
 */
export function lineOfFire(open: Open, firer: number, target: number, fire: Fire = {}): LineOfFire {
  const { arc = 360, keen = false, over = false, flames = false, heedless = false } = fire;
  const { defense } = openProfile(open, target);
  const clearest = sightBetween(open, firer, target, !flames);
  if (clearest === BLOCKED && !over) return NO_LINE;
  const aims = aimsWithin(open, firer, target, arc);
  const cover = steadyCover(open, firer, target);
  const isUniform = heedless || flames || defense[0] === defense[2];
  if (isUniform && (heedless || cover !== null) && aims.length === placesOf(open, target).length)
    return { penalty: over ? 0 : clearest, facing: flames ? 1 : 0, cover: cover ?? 0, points: null };
  const blocks = !flames && doesInfantryBlock(open, firer, target);
  const ground = lay(open);
  const [front, back] = [frontOf(open, firer), backOf(open, firer)];
  const [aim, aim2] = [frontOf(open, target), backOf(open, target)];
  let best = NO_LINE;
  let [least, weakest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const i of quartersOf(back))
    for (const j of quartersOf(aim2)) {
      setEnds(front, back, aim, aim2, blocks);
      const penalty = over ? 0 : sightAlong(ground, i, j);
      if (penalty === BLOCKED) continue;
      for (const from of nearest(front, back, i))
        for (const aimed of nearest(aim, aim2, j)) {
          if (!aims.includes(aimed)) continue;
          const facing = flames ? 1 : weakestFace(open, target, aimed, from);
          const met = cover ?? (heedless ? 0 : coverAlong(open, firer, target, from, [i, j], blocks));
          const strength = heedless ? 0 : defense[facing] + met;
          const needed = strength + (keen ? 0 : penalty);
          if (needed > least || (needed === least && strength >= weakest)) continue;
          [least, weakest] = [needed, strength];
          best = { penalty, facing, cover: met, points: [i, j] };
        }
    }
  return best;
}

/** The square of a unit that a point belongs to; midway between two it is either (HS-R-14). */
function nearest(front: Square, rear: Square, quarter: number): readonly Square[] {
  if (rear === NOWHERE || quarter < 2) return [front];
  return quarter > 2 ? [rear] : [front, rear];
}

/** Squares of the target in the arc; a unit that turns as it fires has them all. */
function aimsWithin(open: Open, firer: number, target: number, arc: 360 | 180 | 90): readonly Square[] {
  const places = placesOf(open, target);
  if (arc === 360 || places.length === 1) return places;
  const within = places.filter((place) => isInArcOf(open, firer, place, arc));
  return within.length > 0 ? within : places;
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
