import type { Category } from '../data/vocabulary.ts';
import { openProfile } from './counters.ts';
import { bonusAt, coverAgainst, inOneRoom, isInElement as isElement } from './field/rooms.ts';
import { BLOCKED } from './field/sight.ts';
import { at, NOWHERE, type Square, square } from './field/squares.ts';
import { backOf, categoryName, frontOf, lay, placesOf, wreckOf } from './ground.ts';
import { halfSight } from './sight-lines.ts';
import type { Open } from './state.ts';
/** In a square whose terrain, tile or wreck has any effect at all (HS-R-129). */
export const isInElement = (open: Open, place: number): boolean => isElement(lay(open), square(place));

/** The better bonus of a wreck on the square (HS-R-130). */
function wreckBonus(open: Open, place: number, category: Category): number {
  let best = 0;
  for (const { kind, squares } of open.wrecks)
    if (squares.includes(place)) best = Math.max(best, wreckOf(kind).effects.defense[category] ?? 0);
  return best;
}

/** A unit of two squares has a bonus only if both give it (HS-TERR-03). */
function coverFrom(open: Open, from: Square, target: number): number {
  const ground = lay(open);
  const category = categoryName(openProfile(open, target).category);
  const cover = (place: Square): number =>
    Math.max(coverAgainst(ground, from, place, category), wreckBonus(open, place, category));
  const rear = backOf(open, target);
  const front = cover(frontOf(open, target));
  return rear === NOWHERE ? front : Math.min(front, cover(rear));
}

/** A vehicle of two squares fires from the one that leaves less cover. */
export function coverAgainstFire(open: Open, firer: number, target: number): number {
  const front = coverFrom(open, frontOf(open, firer), target);
  const back = backOf(open, firer);
  if (back === NOWHERE || front === 0 || halfSight(open, firer, target, 'rear', 'any') === BLOCKED) return front;
  const rear = coverFrom(open, back, target);
  return halfSight(open, firer, target, 'front', 'any') === BLOCKED ? rear : Math.min(front, rear);
}

/**
 * Cover from a template: none of the room it went off in, else that of the square; of a building in ruins the lowest of
 * its parts (HS-TPL-03, HS-TPL-12).
 */
export function coverFromTemplate(open: Open, target: number, indoors: boolean): number {
  const ground = lay(open);
  const { field } = ground;
  const category = categoryName(openProfile(open, target).category);
  const cover = (place: Square): number => {
    if (indoors) return 0;
    const parts = field.tiles[at(field.tile, place)]?.parts ?? [];
    const squares = parts.map((part) => field.parts[part]?.squares[0] ?? place);
    const least = Math.min(...(squares.length > 0 ? squares : [place]).map((each) => bonusAt(ground, each, category)));
    return Math.max(least, wreckBonus(open, place, category));
  };
  return Math.min(...placesOf(open, target).map(cover));
}

/** Bonus in an assault: none within one room or one crater (HS-ASLT-17). */
export function coverInAssault(open: Open, defender: number, launch: number): number {
  const from = square(launch);
  return inOneRoom(lay(open), frontOf(open, defender), from) ? 0 : coverFrom(open, from, defender);
}
