import { CITY_IDS, ZONE_IDS, ZONES, type ZoneId } from './zone-table.ts';

export * from './zone-table.ts';

const NUMBERS: ReadonlyMap<ZoneId, number> = new Map(ZONE_IDS.map((id, number) => [id, number]));

/** A zone's place in `ZONE_IDS`, and in every row that has an entry for each zone. */
export function numberOf(id: ZoneId): number {
  const number = NUMBERS.get(id);
  if (number === undefined) throw new RangeError(`there is no zone ${id}`);
  return number;
}

const CITY: ReadonlySet<ZoneId> = new Set(CITY_IDS);
export const isCity = (id: ZoneId): boolean => CITY.has(id);

/** Sets and lists of zones spare the rules a look at the facts of each. */
const BASES: ReadonlySet<ZoneId> = new Set(ZONE_IDS.filter((id) => ZONES[id].base !== null));
export const isBase = (id: ZoneId): boolean => BASES.has(id);
export const AIRFIELDS: readonly ZoneId[] = ZONE_IDS.filter((id) => ZONES[id].airfield);

/** Zones where Axis infantry arrives for nothing in even rounds (AA-AXR-03). Source: rulebook. */
export const FREE_INFANTRY_ZONES = ['oblivskaya', 'perelazovskii', 'petrovka'] as const;
/** Zones where bought Axis units arrive (AA-AXR-09). Source: rulebook. */
export const WINTER_STORM_ZONES = ['tormosin', 'verkhne-kumskii'] as const;
/** Zones where bought Soviet units arrive; the last takes any number (AA-ALR-04, AA-ALR-07). Source: rulebook. */
export const ALLIED_ZONES = ['veshenskaya', 'ilovinska', 'krasnoarmeysk', 'krasnaya-sloboda'] as const;
