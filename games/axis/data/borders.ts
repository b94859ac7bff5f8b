import { BOARD_LINKS, type Border, DON_BORDERS, LAND_BORDERS } from './border-list.ts';
import { numberOf, ZONE_IDS, type ZoneId } from './zones.ts';

export { BOARD_LINKS, NOT_ADJACENT } from './border-list.ts';

/** Every pair of adjacent zones, each once. */
export const BORDERS: readonly Border[] = [...LAND_BORDERS, ...DON_BORDERS, ...BOARD_LINKS];

function neighborsOf(borders: readonly Border[]): Readonly<Record<ZoneId, readonly ZoneId[]>> {
  const all = Object.fromEntries(ZONE_IDS.map((id) => [id, [] as ZoneId[]])) as Record<ZoneId, ZoneId[]>;
  for (const [a, b] of borders) {
    all[a].push(b);
    all[b].push(a);
  }
  return all;
}

export const NEIGHBORS = neighborsOf(BORDERS);
/** The same by zone number. */
export const NEXT_TO: readonly (readonly number[])[] = ZONE_IDS.map((id) => NEIGHBORS[id].map(numberOf));
const ACROSS_THE_DON = neighborsOf(DON_BORDERS);

export const isAcrossTheDon = (from: ZoneId, to: ZoneId): boolean => ACROSS_THE_DON[from].includes(to);
