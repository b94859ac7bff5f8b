export const REGION_IDS = [
  'veshenskaya',
  'frolovo',
  'ilovinska',
  'dubovka',
  'kotluban',
  'rynok',
  'vertyachii',
  'pitomnik',
  'kalach',
  'buzinovka',
  'gromoslavka',
  'verkhne-kumskii',
  'abganerovo-station',
  'tinguta',
  'beketovka',
  'krasnoarmeysk',
  'lake-sarpa',
  'srednyaya-akhtuba',
  'petrovka',
  'bolshoy',
  'kletskaya',
  'kremenskaya',
  'zimovskii',
  'kopania',
  'perelazovskii',
  'novomoskovsk',
  'surovikino',
  'oblivskaya',
  'tormosin',
  'tatsinskaya',
] as const;

export const CITY_IDS = [
  'orlovka',
  'spartanovka',
  'tractor-factory-workers-settlement',
  'tractor-factory',
  'barrikady-workers-settlement',
  'barrikady-factory',
  'red-october-workers-settlement',
  'red-october-steel-works',
  'flight-school',
  'mamayev-kurgan',
  'chemical-factory',
  'train-station-1',
  'pavlovs-house',
  'army-camp',
  'train-station-2',
  'grain-elevator',
  'yelshanka',
  'krasnaya-sloboda',
] as const;

export const ZONE_IDS = [...REGION_IDS, ...CITY_IDS] as const;
export type ZoneId = (typeof ZONE_IDS)[number];

export type Side = 'axis' | 'allies';
export type Sector = 'gray' | 'brown' | 'white';

export interface ZoneFacts {
  readonly name: string;
  readonly board: 'region' | 'city';
  /** Bank of the Volga. */
  readonly bank: 'west' | 'east';
  /** Sector of a city zone west of the Volga (AA-MAP-05). */
  readonly sector: Sector | null;
  /** Reinforcement Points a round (AA-MAP-07). */
  readonly rp: 0 | 1 | 2;
  readonly fortified: boolean;
  readonly airfield: boolean;
  /** The side whose base this is: only its aircraft and supply tokens ever enter (AA-MAP-09). */
  readonly base: Side | null;
  /** The side whose supply lines may end here (AA-MAP-16). */
  readonly exit: Side | null;
  /** West of the Don (AA-MAP-17). */
  readonly tan: boolean;
  /** Where counter-offensive cards deploy, and from which round on (AA-URA-07). */
  readonly uranus: { readonly area: UranusArea; readonly from: 3 | 5 | 7 } | null;
}

export type UranusArea = 'northwest' | 'southeast';

const zone = (name: string, board: 'region' | 'city', facts: Partial<ZoneFacts> = {}): ZoneFacts => ({
  name,
  board,
  bank: 'west',
  sector: null,
  rp: 0,
  fortified: false,
  airfield: false,
  base: null,
  exit: null,
  tan: false,
  uranus: null,
  ...facts,
});

/** Source: README.md says which figures the rulebook states and which are designed. */
export const ZONES: Readonly<Record<ZoneId, ZoneFacts>> = {
  veshenskaya: zone('Veshenskaya', 'region', { exit: 'allies' }),
  frolovo: zone('Frolovo', 'region', { airfield: true, uranus: { area: 'northwest', from: 3 } }),
  ilovinska: zone('Ilovinska', 'region', { exit: 'allies' }),
  dubovka: zone('Dubovka', 'region', { exit: 'allies' }),
  kotluban: zone('Kotluban', 'region'),
  rynok: zone('Rynok', 'region'),
  vertyachii: zone('Vertyachii', 'region'),
  pitomnik: zone('Pitomnik', 'region', { airfield: true }),
  kalach: zone('Kalach', 'region'),
  buzinovka: zone('Buzinovka', 'region'),
  gromoslavka: zone('Gromoslavka', 'region'),
  'verkhne-kumskii': zone('Verkhne Kumskii', 'region', { exit: 'axis' }),
  'abganerovo-station': zone('Abganerovo Station', 'region', { exit: 'axis' }),
  tinguta: zone('Tinguta', 'region'),
  beketovka: zone('Beketovka', 'region', { uranus: { area: 'southeast', from: 7 } }),
  krasnoarmeysk: zone('Krasnoarmeysk', 'region', { exit: 'allies', uranus: { area: 'southeast', from: 3 } }),
  'lake-sarpa': zone('Lake Sarpa', 'region', { uranus: { area: 'southeast', from: 5 } }),
  'srednyaya-akhtuba': zone('Srednyaya Akhtuba', 'region', {
    bank: 'east',
    airfield: true,
    base: 'allies',
    exit: 'allies',
  }),
  petrovka: zone('Petrovka', 'region', { exit: 'axis', tan: true }),
  bolshoy: zone("Bol'shoy", 'region', { tan: true, uranus: { area: 'northwest', from: 7 } }),
  kletskaya: zone('Kletskaya', 'region', { rp: 1, tan: true }),
  kremenskaya: zone('Kremenskaya', 'region', { rp: 1, tan: true, uranus: { area: 'northwest', from: 5 } }),
  zimovskii: zone('Zimovskii', 'region', { rp: 1, tan: true }),
  kopania: zone('Kopania', 'region', { tan: true }),
  perelazovskii: zone('Perelazovskii', 'region', { tan: true }),
  novomoskovsk: zone('Novomoskovsk', 'region', { tan: true }),
  surovikino: zone('Surovikino', 'region', { tan: true }),
  oblivskaya: zone('Oblivskaya', 'region', { airfield: true, exit: 'axis', tan: true }),
  tormosin: zone('Tormosin', 'region', { exit: 'axis', tan: true }),
  tatsinskaya: zone('Tatsinskaya', 'region', { airfield: true, base: 'axis', exit: 'axis' }),
  orlovka: zone('Orlovka', 'city', { sector: 'gray' }),
  spartanovka: zone('Spartanovka', 'city', { sector: 'gray', rp: 1 }),
  'tractor-factory-workers-settlement': zone('Tractor Factory Workers Settlement', 'city', { sector: 'gray', rp: 1 }),
  'tractor-factory': zone('Tractor Factory', 'city', { sector: 'gray', rp: 2, fortified: true }),
  'barrikady-workers-settlement': zone('Barrikady Workers Settlement', 'city', { sector: 'gray', rp: 1 }),
  'barrikady-factory': zone('Barrikady Factory', 'city', { sector: 'gray', rp: 2, fortified: true }),
  'red-october-workers-settlement': zone('Red October Workers Settlement', 'city', { sector: 'brown' }),
  'red-october-steel-works': zone('Red October Steel Works', 'city', { sector: 'brown', rp: 2, fortified: true }),
  'flight-school': zone('Flight School', 'city', { sector: 'brown', airfield: true }),
  'mamayev-kurgan': zone('Mamayev Kurgan', 'city', { sector: 'brown', rp: 1, fortified: true }),
  'chemical-factory': zone('Chemical Factory', 'city', { sector: 'brown', rp: 1 }),
  'train-station-1': zone('Train Station #1', 'city', { sector: 'brown', rp: 1 }),
  'pavlovs-house': zone("Pavlov's House", 'city', { sector: 'brown', rp: 1, fortified: true }),
  'army-camp': zone('Army Camp', 'city', { sector: 'white' }),
  'train-station-2': zone('Train Station #2', 'city', { sector: 'white', rp: 1 }),
  'grain-elevator': zone('Grain Elevator', 'city', { sector: 'white', rp: 1, fortified: true }),
  yelshanka: zone('Yelshanka', 'city', { sector: 'white' }),
  'krasnaya-sloboda': zone('Krasnaya Sloboda', 'city', { bank: 'east' }),
};
