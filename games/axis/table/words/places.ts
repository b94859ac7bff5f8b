import { CROSSING_IDS, SITE_IDS } from '../../data/places.ts';
import { type Side, ZONE_IDS, type ZoneId } from '../../data/zones.ts';
import { isOccupied } from '../../rules/board.ts';
import { type Open, other } from '../../rules/state.ts';
import type { PlaceId } from '../board/lights.ts';
import { crossingInWords, siteInWords, zoneInWords } from './spoken.ts';

export const zoneOf = (place: string | null | undefined): ZoneId | undefined => ZONE_IDS.find((id) => id === place);

/** Everything there is to say about a place. */
export function placeInWords(open: Open, place: PlaceId): string {
  const zone = zoneOf(place);
  if (zone !== undefined) return zoneInWords(open, zone);
  const crossing = CROSSING_IDS.find((id) => id === place);
  if (crossing !== undefined) return crossingInWords(open, crossing);
  const site = SITE_IDS.find((id) => id === place);
  return site === undefined ? '' : siteInWords(open, site);
}

/** True if going there leads to a fight: the other side has units on the ground. */
export function isHostile(open: Open, side: Side, place: PlaceId): boolean {
  const zone = zoneOf(place);
  return zone !== undefined && isOccupied(open, other(side), zone);
}
