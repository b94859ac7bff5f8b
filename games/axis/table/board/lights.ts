import { CROSSING_IDS, type CrossingId, SITE_IDS, type SiteId } from '../../data/places.ts';
import { ZONE_IDS, type ZoneId } from '../../data/zones.ts';

/** Everything on the boards that can be touched. */
export type PlaceId = ZoneId | CrossingId | SiteId;
export const PLACE_IDS: readonly PlaceId[] = [...ZONE_IDS, ...CROSSING_IDS, ...SITE_IDS];

export interface Light {
  /** A place to start from, one that can be reached, or one where a fight follows. */
  readonly as: 'source' | 'reach' | 'target';
  /** The effect of a touch, and what is there, in words. */
  readonly label: string;
}

export interface Lights {
  /** Only what can be touched now. */
  readonly lit: ReadonlyMap<PlaceId, Light>;
  readonly chosen?: PlaceId;
  /** The zone whose fight is under way: it can't be touched, so it is not amber. */
  readonly battle?: ZoneId;
}
