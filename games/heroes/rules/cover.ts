import type { Category } from '../data/vocabulary.ts';
import { openProfile } from './counters.ts';
import { betterCopies } from './field/explain.ts';
import { bonusAlong, bonusAt, coverAgainst, inOneRoom, isInElement as isElement, steadyBonus } from './field/rooms.ts';
import { along, setEnds } from './field/sight.ts';
import { at, NOWHERE, type Square, square } from './field/squares.ts';
import { backOf, categoryName, frontOf, lay, wreckOf } from './ground.ts';
import type { Open } from './state.ts';

/** In a square whose terrain, tile or wreck has any effect at all (HS-R-129). */
export const isInElement = (open: Open, place: number): boolean => isElement(lay(open), square(place));

/** Whatever a unit can have a bonus from: it must be completely inside (HS-TERR-03). */
interface Shelter {
  readonly category: Category;
  /** A square of the terrain or part around it; NOWHERE: it reaches over into another one. */
  readonly place: Square;
  /** The bonus of a wreck that it is on. */
  readonly wreck: number;
}

function shelterOf(open: Open, target: number): Shelter {
  const [front, rear] = [frontOf(open, target), backOf(open, target)];
  const category = categoryName(openProfile(open, target).category);
  let wreck = 0;
  for (const { kind, squares } of open.wrecks)
    if (squares.includes(front) && (rear === NOWHERE || squares.includes(rear)))
      wreck = Math.max(wreck, wreckOf(kind).effects.defense[category] ?? 0);
  return { category, place: rear === NOWHERE || isOneElement(open, front, rear) ? front : NOWHERE, wreck };
}

/** Each part of a tile is an element of its own (HS-BLD-02), and so are connected squares of one terrain (HS-R-106). */
function isOneElement(open: Open, a: Square, b: Square): boolean {
  const { part, element } = lay(open).field;
  return at(part, a) >= 0 ? at(part, a) === at(part, b) : at(element, a) === at(element, b);
}

/** The better of a shelter's bonuses counts (HS-R-130). */
const better = ({ wreck }: Shelter, bonus: number): number => Math.max(wreck, bonus);

/** Cover of a target against every line from a firer; null where it hangs on the line. */
export function steadyCover(open: Open, firer: number, target: number): number | null {
  const shelter = shelterOf(open, target);
  const { place, category } = shelter;
  if (place === NOWHERE) return shelter.wreck;
  const ground = lay(open);
  const front = steadyBonus(ground, frontOf(open, firer), place, category);
  const back = backOf(open, firer);
  if (front === null || (back !== NOWHERE && steadyBonus(ground, back, place, category) !== front)) return null;
  return better(shelter, front);
}

/** Cover against the line between two points, from this square of the firer; `blocks`: infantry does (HS-BLD-17, HS-R-13). */
export function coverAlong(
  open: Open,
  firer: number,
  target: number,
  from: Square,
  points: readonly [number, number],
  blocks: boolean,
): number {
  const ground = lay(open);
  const { x, y } = ground.field;
  const shelter = shelterOf(open, target);
  const { place, category } = shelter;
  const steady = steadyBonus(ground, from, place, category);
  if (steady !== null) return better(shelter, steady);
  const [a, a2, b, b2] = [frontOf(open, firer), backOf(open, firer), frontOf(open, target), backOf(open, target)];
  setEnds(a, a2, b, b2, blocks);
  const start = [along(x, a, a2, points[0]), along(y, a, a2, points[0])] as const;
  const end = [along(x, b, b2, points[1]), along(y, b, b2, points[1])] as const;
  const lines = betterCopies(ground, start, end);
  return better(shelter, Math.min(...lines.map((line) => bonusAlong(ground, from, place, category, line))));
}

/** Cover from a square: of its part by which the line from there comes in. */
export function coverFrom(open: Open, from: Square, target: number): number {
  const shelter = shelterOf(open, target);
  const { place, category } = shelter;
  return place === NOWHERE ? shelter.wreck : better(shelter, coverAgainst(lay(open), from, place, category));
}

/**
 * Cover from a template: none of the room it went off in, else that of the square; of a building in ruins the lowest of
 * its parts (HS-TPL-03, HS-TPL-12).
 */
export function coverFromTemplate(open: Open, target: number, indoors: boolean): number {
  const shelter = shelterOf(open, target);
  const { place, category } = shelter;
  if (indoors) return 0;
  if (place === NOWHERE) return shelter.wreck;
  const ground = lay(open);
  const { field } = ground;
  const parts = field.tiles[at(field.tile, place)]?.parts ?? [];
  const squares = parts.map((part) => field.parts[part]?.squares[0] ?? place);
  const least = Math.min(...(squares.length > 0 ? squares : [place]).map((each) => bonusAt(ground, each, category)));
  return better(shelter, least);
}

/** Bonus in an assault: none within one room or one crater (HS-ASLT-17). */
export function coverInAssault(open: Open, defender: number, launch: number): number {
  const from = square(launch);
  return inOneRoom(lay(open), frontOf(open, defender), from) ? 0 : coverFrom(open, from, defender);
}
