import type { ZoneId } from './zones.ts';

/**
 * A place on a road or railroad. A zone has one, none, or, where two lines pass without meeting, two (AA-R-44).
 * Source: designed; the rulebook's examples fix Frolovo to Surovikino, its two lines, and the road from Verkhne Kumskii
 * to Kalach.
 */
export const ROAD_NODES = {
  ves: 'veshenskaya',
  fro: 'frolovo',
  ilo: 'ilovinska',
  dub: 'dubovka',
  kot: 'kotluban',
  ryn: 'rynok',
  ver: 'vertyachii',
  pit: 'pitomnik',
  kal: 'kalach',
  buz: 'buzinovka',
  gro: 'gromoslavka',
  vku: 'verkhne-kumskii',
  abg: 'abganerovo-station',
  tin: 'tinguta',
  bek: 'beketovka',
  kra: 'krasnoarmeysk',
  sra: 'srednyaya-akhtuba',
  pet: 'petrovka',
  bol: 'bolshoy',
  kle: 'kletskaya',
  kop: 'kopania',
  per: 'perelazovskii',
  nov: 'novomoskovsk',
  sur: 'surovikino',
  obl: 'oblivskaya',
  tor: 'tormosin',
  tat: 'tatsinskaya',
  spa: 'spartanovka',
  tf: 'tractor-factory',
  tfw: 'tractor-factory-workers-settlement',
  bf: 'barrikady-factory',
  ro: 'red-october-steel-works',
  mk: 'mamayev-kurgan',
  che: 'chemical-factory',
  ts1: 'train-station-1',
  ph: 'pavlovs-house',
  ge: 'grain-elevator',
  yel: 'yelshanka',
  orl: 'orlovka',
  fs: 'flight-school',
  ac: 'army-camp',
  ts2: 'train-station-2',
  ksl: 'krasnaya-sloboda',
  sur2: 'surovikino',
} as const satisfies Readonly<Record<string, ZoneId>>;

export type RoadNode = keyof typeof ROAD_NODES;

/** Stretches that cross a zone border. A line that ends at a border is none (AA-ROAD-04). */
const STRETCHES: readonly (readonly [RoadNode, RoadNode])[] = [
  ['ves', 'bol'],
  ['bol', 'per'],
  ['per', 'pet'],
  ['per', 'kle'],
  ['fro', 'kle'],
  ['kle', 'kop'],
  ['kop', 'sur'],
  ['sur', 'obl'],
  ['sur', 'nov'],
  ['nov', 'kal'],
  ['kal', 'pit'],
  ['kal', 'ver'],
  ['kal', 'buz'],
  ['buz', 'gro'],
  ['gro', 'vku'],
  ['obl', 'tat'],
  ['tor', 'sur2'],
  ['abg', 'tin'],
  ['tin', 'bek'],
  ['bek', 'kra'],
  ['bek', 'pit'],
  ['pit', 'ver'],
  ['ver', 'kot'],
  ['kot', 'ilo'],
  ['ilo', 'fro'],
  ['dub', 'ryn'],
  ['kot', 'dub'],
  ['spa', 'tf'],
  ['tf', 'bf'],
  ['bf', 'ro'],
  ['ro', 'che'],
  ['che', 'ph'],
  ['ph', 'ge'],
  ['ge', 'yel'],
  ['ts1', 'ph'],
  ['fs', 'ts1'],
  ['ts1', 'mk'],
  ['mk', 'ro'],
  ['ac', 'ts2'],
  ['ts2', 'ge'],
  ['orl', 'tfw'],
  ['tfw', 'tf'],
  ['ryn', 'spa'],
  ['ver', 'orl'],
  ['pit', 'fs'],
  ['pit', 'ac'],
];

const NODE_IDS = Object.keys(ROAD_NODES) as RoadNode[];

export const ROADS_FROM: Readonly<Record<RoadNode, readonly RoadNode[]>> = (() => {
  const all = Object.fromEntries(NODE_IDS.map((id) => [id, [] as RoadNode[]])) as Record<RoadNode, RoadNode[]>;
  for (const [a, b] of STRETCHES) {
    all[a].push(b);
    all[b].push(a);
  }
  return all;
})();

export const roadNodesIn = (zone: ZoneId): readonly RoadNode[] => NODE_IDS.filter((id) => ROAD_NODES[id] === zone);

/** Roads that leave the Region Board, by the edge they cross: each marks a supply exit (AA-MAP-12, AA-MAP-16). */
export const ROAD_EXITS: readonly { readonly zone: ZoneId; readonly edge: 'north' | 'east' | 'south' | 'west' }[] = [
  { zone: 'petrovka', edge: 'west' },
  { zone: 'oblivskaya', edge: 'west' },
  { zone: 'tatsinskaya', edge: 'west' },
  { zone: 'tormosin', edge: 'south' },
  { zone: 'verkhne-kumskii', edge: 'south' },
  { zone: 'abganerovo-station', edge: 'south' },
  { zone: 'veshenskaya', edge: 'north' },
  { zone: 'ilovinska', edge: 'north' },
  { zone: 'dubovka', edge: 'north' },
  { zone: 'krasnoarmeysk', edge: 'east' },
  { zone: 'srednyaya-akhtuba', edge: 'east' },
];
