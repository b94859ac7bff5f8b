import type { Sector, ZoneId } from './zones.ts';

/** The Volga crossings, named by the color of their sector. */
export const CROSSING_IDS = ['gray', 'brown', 'white'] as const satisfies readonly Sector[];
export type CrossingId = (typeof CROSSING_IDS)[number];

/** Where a crossing's cargo lands. Source: rulebook; gray inferred from its advice for Operation Uranus (AA-R-09). */
export const LANDING_ZONES: Readonly<Record<CrossingId, ZoneId>> = {
  gray: 'barrikady-factory',
  brown: 'pavlovs-house',
  white: 'grain-elevator',
};

/** Where all crossings start. */
export const EAST_BANK: ZoneId = 'krasnaya-sloboda';

export const SITE_IDS = ['ambush-1', 'ambush-2', 'ambush-3', 'ambush-4', 'ambush-5'] as const;
export type SiteId = (typeof SITE_IDS)[number];

/**
 * Ambush Sites and the zones that meet there. Source: five sites of three or four zones, one of them at the Tractor
 * Factory and a three-zone one at Train Station #1, by the rulebook; the corners are designed (AA-AMB-01).
 */
export const SITES: Readonly<Record<SiteId, readonly ZoneId[]>> = {
  'ambush-1': ['tractor-factory', 'tractor-factory-workers-settlement', 'barrikady-factory'],
  'ambush-2': [
    'barrikady-factory',
    'barrikady-workers-settlement',
    'red-october-workers-settlement',
    'red-october-steel-works',
  ],
  'ambush-3': ['red-october-steel-works', 'mamayev-kurgan', 'chemical-factory'],
  'ambush-4': ['mamayev-kurgan', 'train-station-1', 'pavlovs-house'],
  'ambush-5': ['pavlovs-house', 'army-camp', 'train-station-2', 'grain-elevator'],
};

/** Zones that face a base across the Volga; they count as its neighbors for Interceptors alone (AA-OPT-13). */
export const FACING_AKHTUBA: readonly ZoneId[] = ['dubovka', 'rynok', 'pitomnik', 'beketovka', 'krasnoarmeysk'];
/** Region zones next to the city. */
export const CITY_GATES: readonly ZoneId[] = ['rynok', 'vertyachii', 'pitomnik'];
