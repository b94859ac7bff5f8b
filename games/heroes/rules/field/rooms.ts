import { TERRAIN, TERRAIN_CODES } from '../../data/terrain.ts';
import type { Category } from '../../data/vocabulary.ts';
import { EDGE } from './edges.ts';
import { betterCopies } from './explain.ts';
import { effectsAt, type Ground, isInside, VEIL } from './ground.ts';
import { setEnds } from './sight.ts';
import { at, NOWHERE, type Square } from './squares.ts';

/** The room a square belongs to while its part stands; -1: none (HS-R-57). */
export function roomOf({ field, ruined }: Ground, place: Square): number {
  return isInside(field, ruined, place) ? at(field.room, place) : -1;
}

/** An opening that a square is at: the room beyond it, and its edge. */
export interface Way {
  readonly room: number;
  readonly edge: number;
}

/** Rooms that a unit on a square can throw or spray into: by an opening it faces, or an inner doorway (HS-TPL-11). */
export function roomsFrom(ground: Ground, place: Square): readonly Way[] {
  const ways: Way[] = [];
  const own = roomOf(ground, place);
  for (const [number, edge] of ground.field.edges.entries()) {
    const state = at(ground.edges, number);
    if (state === EDGE.open || state === EDGE.wall) continue;
    const looksIn = edge.faces.includes(place) ? edge.inside : edge.inside === place ? edge.beyond : -1;
    if (looksIn < 0) continue;
    const room = roomOf(ground, looksIn as Square);
    if (room >= 0 && room !== own) ways.push({ room, edge: number });
  }
  return ways;
}

/** Openings out of the building by which a unit inside can throw or spray: those of its own square. */
export function openingsOut(ground: Ground, place: Square): readonly number[] {
  return [...ground.field.edges.keys()].filter((number) => {
    const edge = ground.field.edges[number];
    const state = at(ground.edges, number);
    if (edge === undefined || state === EDGE.open || state === EDGE.wall || state === EDGE.doorway) return false;
    return edge.inside === place || edge.beyond === place;
  });
}

/** Both stand in intact parts of one building (HS-R-13). */
export function inOneBuilding({ field, ruined }: Ground, a: Square, b: Square): boolean {
  return (
    at(field.tile, a) >= 0 &&
    at(field.tile, a) === at(field.tile, b) &&
    isInside(field, ruined, a) &&
    isInside(field, ruined, b)
  );
}

/** Both stand in the same room, or in the same crater (HS-R-13, HS-R-105). */
export function inOneRoom(ground: Ground, a: Square, b: Square): boolean {
  const room = roomOf(ground, a);
  if (room >= 0) return room === roomOf(ground, b);
  const { field } = ground;
  const isCrater = TERRAIN[TERRAIN_CODES[at(field.terrain, a)] ?? '.'].crater === true;
  return isCrater && at(field.element, a) >= 0 && at(field.element, a) === at(field.element, b);
}

/** The printed defensive bonus of a square's terrain or tile. */
export const bonusAt = ({ field, ruined }: Ground, place: Square, category: Category): number =>
  effectsAt(field, ruined, place).defense[category] ?? 0;

/**
 * The bonus of a square against every line from another one: none from inside the same building (HS-R-13). Null where it
 * hangs on the part of the building by which a line comes in (HS-BLD-17).
 */
export function steadyBonus(ground: Ground, from: Square, target: Square, category: Category): number | null {
  const { field, ruined } = ground;
  if (!isInside(field, ruined, target)) return bonusAt(ground, target, category);
  if (inOneBuilding(ground, from, target)) return 0;
  const bonus = bonusAt(ground, target, category);
  for (const part of field.tiles[at(field.tile, target)]?.parts ?? []) {
    const place = field.parts[part]?.squares[0];
    if (place !== undefined && bonusAt(ground, place, category) !== bonus) return null;
  }
  return bonus;
}

/** The bonus against a line by the part it comes in by, a ruined part of the same building first (HS-BLD-17, HS-R-128). */
export function bonusAlong(
  ground: Ground,
  from: Square,
  target: Square,
  category: Category,
  line: readonly Square[],
): number {
  const { field, ruined } = ground;
  const tile = at(field.tile, target);
  let entered: Square | null = null;
  let rubble: Square | null = at(field.tile, from) === tile ? from : null;
  for (const place of line) {
    if (at(field.tile, place) !== tile) continue;
    if (isInside(field, ruined, place)) entered ??= place;
    else rubble ??= place;
  }
  return bonusAt(ground, rubble ?? entered ?? target, category);
}

/** The bonus of a square against the line from the center of another one. */
export function coverAgainst(ground: Ground, from: Square, target: Square, category: Category): number {
  const steady = steadyBonus(ground, from, target, category);
  if (steady !== null) return steady;
  const { x, y } = ground.field;
  setEnds(from, NOWHERE, target, NOWHERE, false);
  const lines = betterCopies(ground, [2 * at(x, from), 2 * at(y, from)], [2 * at(x, target), 2 * at(y, target)]);
  return Math.min(...lines.map((line) => bonusAlong(ground, from, target, category, line)));
}

/** In a square whose terrain, tile or wreck has any effect at all (HS-R-129). */
export function isInElement({ field, ruined, bars, veil }: Ground, place: Square): boolean {
  const effects = effectsAt(field, ruined, place);
  if (Object.keys(effects.defense).length > 0 || effects.blocksSight || effects.obscures > 0 || effects.water)
    return true;
  if (effects.impassable.length > 0 || effects.difficult.length > 0) return true;
  // A wreck bars or stops somebody, or blocks; smoke is no element and does neither.
  return at(bars, place) !== 0 || (at(veil, place) & VEIL.solid) !== 0;
}
