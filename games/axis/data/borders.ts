import { numberOf, ZONE_IDS, type ZoneId } from './zones.ts';

type Border = readonly [ZoneId, ZoneId];

/** Zones of one board that share a stretch of dry border (AA-MAP-01). */
const LAND_BORDERS: readonly Border[] = [
  ['veshenskaya', 'frolovo'],
  ['frolovo', 'ilovinska'],
  ['ilovinska', 'kotluban'],
  ['ilovinska', 'dubovka'],
  ['bolshoy', 'petrovka'],
  ['bolshoy', 'perelazovskii'],
  ['bolshoy', 'kletskaya'],
  ['kletskaya', 'kremenskaya'],
  ['kletskaya', 'zimovskii'],
  ['kletskaya', 'perelazovskii'],
  ['kletskaya', 'kopania'],
  ['kremenskaya', 'zimovskii'],
  ['zimovskii', 'kopania'],
  ['kopania', 'perelazovskii'],
  ['kopania', 'surovikino'],
  ['kopania', 'novomoskovsk'],
  ['perelazovskii', 'petrovka'],
  ['perelazovskii', 'oblivskaya'],
  ['perelazovskii', 'surovikino'],
  ['petrovka', 'oblivskaya'],
  ['oblivskaya', 'tatsinskaya'],
  ['oblivskaya', 'surovikino'],
  ['oblivskaya', 'tormosin'],
  ['tormosin', 'tatsinskaya'],
  ['tormosin', 'surovikino'],
  ['surovikino', 'novomoskovsk'],
  ['gromoslavka', 'verkhne-kumskii'],
  ['gromoslavka', 'buzinovka'],
  ['gromoslavka', 'abganerovo-station'],
  ['verkhne-kumskii', 'abganerovo-station'],
  ['abganerovo-station', 'buzinovka'],
  ['abganerovo-station', 'beketovka'],
  ['abganerovo-station', 'tinguta'],
  ['abganerovo-station', 'lake-sarpa'],
  ['tinguta', 'beketovka'],
  ['tinguta', 'lake-sarpa'],
  ['beketovka', 'buzinovka'],
  ['beketovka', 'pitomnik'],
  ['beketovka', 'krasnoarmeysk'],
  ['krasnoarmeysk', 'lake-sarpa'],
  ['buzinovka', 'kalach'],
  ['buzinovka', 'pitomnik'],
  ['kalach', 'pitomnik'],
  ['kalach', 'vertyachii'],
  ['vertyachii', 'pitomnik'],
  ['vertyachii', 'kotluban'],
  ['vertyachii', 'rynok'],
  ['kotluban', 'dubovka'],
  ['kotluban', 'rynok'],
  ['dubovka', 'rynok'],
  ['orlovka', 'spartanovka'],
  ['orlovka', 'tractor-factory-workers-settlement'],
  ['orlovka', 'barrikady-workers-settlement'],
  ['spartanovka', 'tractor-factory'],
  ['spartanovka', 'tractor-factory-workers-settlement'],
  ['tractor-factory-workers-settlement', 'tractor-factory'],
  ['tractor-factory-workers-settlement', 'barrikady-workers-settlement'],
  ['tractor-factory-workers-settlement', 'barrikady-factory'],
  ['tractor-factory', 'barrikady-factory'],
  ['barrikady-factory', 'barrikady-workers-settlement'],
  ['barrikady-factory', 'red-october-steel-works'],
  ['barrikady-factory', 'red-october-workers-settlement'],
  ['barrikady-workers-settlement', 'red-october-workers-settlement'],
  ['red-october-workers-settlement', 'red-october-steel-works'],
  ['red-october-workers-settlement', 'mamayev-kurgan'],
  ['red-october-workers-settlement', 'flight-school'],
  ['red-october-steel-works', 'mamayev-kurgan'],
  ['red-october-steel-works', 'chemical-factory'],
  ['mamayev-kurgan', 'chemical-factory'],
  ['mamayev-kurgan', 'pavlovs-house'],
  ['mamayev-kurgan', 'train-station-1'],
  ['mamayev-kurgan', 'flight-school'],
  ['chemical-factory', 'pavlovs-house'],
  ['flight-school', 'train-station-1'],
  ['flight-school', 'army-camp'],
  ['train-station-1', 'pavlovs-house'],
  ['train-station-1', 'army-camp'],
  ['pavlovs-house', 'army-camp'],
  ['pavlovs-house', 'train-station-2'],
  ['pavlovs-house', 'grain-elevator'],
  ['army-camp', 'train-station-2'],
  ['army-camp', 'yelshanka'],
  ['train-station-2', 'grain-elevator'],
  ['train-station-2', 'yelshanka'],
  ['grain-elevator', 'yelshanka'],
];

/** Zones whose common border is the Don (AA-MAP-13). */
const DON_BORDERS: readonly Border[] = [
  ['veshenskaya', 'petrovka'],
  ['veshenskaya', 'bolshoy'],
  ['frolovo', 'bolshoy'],
  ['frolovo', 'kletskaya'],
  ['frolovo', 'kremenskaya'],
  ['ilovinska', 'kremenskaya'],
  ['ilovinska', 'zimovskii'],
  ['zimovskii', 'kotluban'],
  ['zimovskii', 'vertyachii'],
  ['kopania', 'vertyachii'],
  ['kopania', 'kalach'],
  ['tormosin', 'gromoslavka'],
  ['tormosin', 'verkhne-kumskii'],
  ['surovikino', 'gromoslavka'],
  ['novomoskovsk', 'gromoslavka'],
  ['novomoskovsk', 'buzinovka'],
  ['novomoskovsk', 'kalach'],
];

/** The ways between the two boards, region zone first (AA-MAP-04, AA-R-11). */
export const BOARD_LINKS: readonly Border[] = [
  ['rynok', 'orlovka'],
  ['rynok', 'spartanovka'],
  ['vertyachii', 'orlovka'],
  ['vertyachii', 'barrikady-workers-settlement'],
  ['pitomnik', 'red-october-workers-settlement'],
  ['pitomnik', 'flight-school'],
  ['pitomnik', 'army-camp'],
  ['pitomnik', 'yelshanka'],
];

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

/** Pairs that look adjacent on the map and are not. */
export const NOT_ADJACENT: readonly Border[] = [
  ['barrikady-workers-settlement', 'red-october-steel-works'],
  ['lake-sarpa', 'beketovka'],
  ['tinguta', 'buzinovka'],
  ['tinguta', 'gromoslavka'],
  ['gromoslavka', 'kalach'],
  ['verkhne-kumskii', 'buzinovka'],
  ['frolovo', 'zimovskii'],
  ['frolovo', 'kotluban'],
  ['army-camp', 'grain-elevator'],
  ['beketovka', 'yelshanka'],
  ['rynok', 'pitomnik'],
];
