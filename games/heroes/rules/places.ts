import { endOf, firstOf, inPlay, openProfile, unitCalled, unitName } from './counters.ts';
import { BLUFF, type Open, type Seat, SPECIAL } from './state.ts';
import { TILE_NAMES } from './unit-names.ts';

/** Places on recruitment tiles come after all counters. */
export const TILE = 256;
export const isTile = (place: number): boolean => place >= TILE;

/** Tiles whose Artillery option still has a marker take one token each (HS-R-86). */
const hasArtillery = (open: Open, seat: Seat, tile: number): boolean =>
  open.stock[seat].some((each) => each.tile === tile && each.marker === 'mk-artillery' && each.left > 0);

export function places(open: Open, seat: Seat): number[] {
  const found: number[] = [];
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) if (inPlay(open, u)) found.push(u);
  for (let tile = 0; tile < open.army[seat].length; tile++) if (hasArtillery(open, seat, tile)) found.push(TILE + tile);
  return found;
}

/** Values in the order they are placed; numbers for which there is no place are void (HS-R-72). */
export function toPlace(open: Open, seat: Seat): number[] {
  const { numbers, specials, bluffs } = open.orders[seat];
  const room = places(open, seat).length;
  const kept = Math.min(numbers, Math.max(0, room - specials));
  const values: number[] = [];
  for (let number = 1; number <= kept; number++) values.push(number);
  for (let left = specials; left > 0 && values.length < room; left--) values.push(SPECIAL);
  for (let left = bluffs; left > 0 && values.length < room; left--) values.push(BLUFF);
  return values;
}

/** Counters with a Personal Order that still have no token (HS-CMD-11). */
export const demanding = (open: Open, seat: Seat, placed: readonly number[]): number[] =>
  places(open, seat).filter((u) => u < TILE && openProfile(open, u).personalOrder && !placed.includes(u));

export const placeName = (open: Open, place: number): string =>
  place < TILE ? unitName(open, place) : (TILE_NAMES[place - TILE] ?? '');

export const placeCalled = (open: Open, name: string): number =>
  name.startsWith('t') ? TILE + TILE_NAMES.indexOf(name) : unitCalled(open, name);
