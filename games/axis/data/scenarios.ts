import type { CrossingId, SiteId } from './places.ts';
import type { Kind, LandKind } from './units.ts';
import type { Side, ZoneId } from './zones.ts';

export type ScenarioId = 'race' | 'uranus';
type Units = { readonly [K in Kind]?: number };
type Chart = { readonly [Z in ZoneId]?: Units };

export interface ScenarioFacts {
  readonly title: string;
  readonly firstRound: number;
  readonly firstCard: number;
  readonly rpc: Readonly<Record<Side, number>>;
  readonly winterStorm: number | null;
  /** Rounds with a Frozen Marker. */
  readonly frozen: readonly number[];
  readonly ferries: readonly CrossingId[];
  readonly aboard: { readonly [C in CrossingId]?: LandKind };
  /** Zones of the tank and the artillery factory; null: no factories in play. */
  readonly factories: { readonly tank: ZoneId; readonly artillery: ZoneId } | null;
  readonly axisControls: readonly ZoneId[];
  readonly battles: readonly ZoneId[];
  readonly ambushers: readonly SiteId[];
  readonly axis: Chart;
  readonly allies: Chart;
  /** Forces that the charts mark as unsupplied: the rules must find the same (AA-SETUP-05). */
  readonly unsupplied: Readonly<Record<Side, readonly ZoneId[]>>;
}

/** Source: README.md. */
export const SCENARIOS: Readonly<Record<ScenarioId, ScenarioFacts>> = {
  race: {
    title: 'Race to Stalingrad',
    firstRound: 1,
    firstCard: 1,
    rpc: { axis: 0, allies: 0 },
    winterStorm: null,
    frozen: [],
    ferries: ['gray', 'brown', 'white'],
    aboard: {},
    factories: { tank: 'tractor-factory', artillery: 'barrikady-factory' },
    axisControls: [
      'bolshoy',
      'kletskaya',
      'kopania',
      'novomoskovsk',
      'oblivskaya',
      'perelazovskii',
      'petrovka',
      'surovikino',
      'tatsinskaya',
      'tormosin',
      'verkhne-kumskii',
      'zimovskii',
    ],
    battles: ['abganerovo-station', 'tinguta'],
    ambushers: [],
    axis: {
      petrovka: { 'minor-infantry': 2 },
      perelazovskii: { 'minor-infantry': 4 },
      bolshoy: { 'minor-infantry': 3, 'minor-artillery': 1 },
      kletskaya: { infantry: 3, artillery: 1, 'assault-gun': 1 },
      zimovskii: { infantry: 4, mechanized: 1, artillery: 1, tank: 2 },
      kopania: { infantry: 4, artillery: 2, tank: 1, 'assault-gun': 1 },
      novomoskovsk: { infantry: 4, mechanized: 1, artillery: 1, 'assault-gun': 2 },
      surovikino: { infantry: 2, mechanized: 1, artillery: 1, tank: 2, 'assault-gun': 1 },
      oblivskaya: { infantry: 2, artillery: 1, fighter: 3, bomber: 1 },
      tormosin: { 'minor-infantry': 1, infantry: 1, tank: 1 },
      'verkhne-kumskii': { 'minor-infantry': 3, 'minor-artillery': 1 },
      'abganerovo-station': { infantry: 4, artillery: 1, tank: 2, 'assault-gun': 1 },
      tinguta: { infantry: 2, mechanized: 2, artillery: 1, tank: 2, 'assault-gun': 1 },
      tatsinskaya: { bomber: 4 },
    },
    allies: {
      veshenskaya: { infantry: 1 },
      frolovo: { infantry: 1, artillery: 1 },
      kremenskaya: { infantry: 2 },
      ilovinska: { infantry: 1, tank: 1 },
      kotluban: { infantry: 2, artillery: 1 },
      vertyachii: { infantry: 4, artillery: 1 },
      kalach: { infantry: 3 },
      gromoslavka: { infantry: 2, artillery: 1 },
      'abganerovo-station': { infantry: 3, artillery: 1, tank: 1 },
      tinguta: { infantry: 2, artillery: 1 },
      beketovka: { infantry: 2, tank: 1 },
      krasnoarmeysk: { infantry: 1 },
      pitomnik: { infantry: 3, artillery: 1 },
      rynok: { infantry: 2 },
      orlovka: { infantry: 2 },
      spartanovka: { infantry: 2 },
      'tractor-factory': { infantry: 2, tank: 1 },
      'barrikady-factory': { infantry: 2, artillery: 1 },
      'red-october-steel-works': { infantry: 2 },
      'mamayev-kurgan': { infantry: 3 },
      'pavlovs-house': { infantry: 2 },
      'grain-elevator': { infantry: 2 },
      'krasnaya-sloboda': { infantry: 2, artillery: 1, 'rocket-launcher': 1 },
      'srednyaya-akhtuba': { fighter: 1, bomber: 1 },
    },
    unsupplied: { axis: ['tinguta'], allies: [] },
  },
  uranus: {
    title: 'Operation Uranus',
    firstRound: 7,
    firstCard: 9,
    rpc: { axis: 40, allies: 0 },
    winterStorm: 10,
    frozen: [6],
    ferries: ['brown'],
    aboard: { brown: 'infantry' },
    factories: null,
    axisControls: [
      'abganerovo-station',
      'army-camp',
      'barrikady-factory',
      'barrikady-workers-settlement',
      'bolshoy',
      'buzinovka',
      'flight-school',
      'grain-elevator',
      'gromoslavka',
      'kalach',
      'kletskaya',
      'kopania',
      'mamayev-kurgan',
      'novomoskovsk',
      'oblivskaya',
      'orlovka',
      'perelazovskii',
      'petrovka',
      'pitomnik',
      'red-october-workers-settlement',
      'rynok',
      'surovikino',
      'tatsinskaya',
      'tinguta',
      'tormosin',
      'tractor-factory',
      'tractor-factory-workers-settlement',
      'train-station-1',
      'train-station-2',
      'verkhne-kumskii',
      'vertyachii',
      'yelshanka',
      'zimovskii',
    ],
    battles: ['bolshoy', 'beketovka', 'spartanovka', 'pavlovs-house'],
    ambushers: ['ambush-2', 'ambush-3', 'ambush-4', 'ambush-5'],
    axis: {
      petrovka: { 'minor-infantry': 2 },
      perelazovskii: { 'minor-infantry': 4 },
      bolshoy: { 'minor-infantry': 3, 'minor-artillery': 1 },
      kletskaya: { 'minor-infantry': 3, 'minor-artillery': 1 },
      zimovskii: { infantry: 2 },
      kopania: { 'assault-gun': 1, tank: 1 },
      kalach: { infantry: 2, 'assault-gun': 1 },
      vertyachii: { infantry: 3, artillery: 1 },
      rynok: { infantry: 2, tank: 1 },
      pitomnik: { infantry: 3, artillery: 1, fighter: 1 },
      surovikino: { infantry: 2 },
      oblivskaya: { infantry: 1, fighter: 2 },
      buzinovka: { infantry: 1, mechanized: 1, tank: 1 },
      tinguta: { 'minor-infantry': 3 },
      'abganerovo-station': { 'minor-infantry': 2, 'minor-artillery': 1 },
      'verkhne-kumskii': { 'minor-infantry': 1 },
      beketovka: { infantry: 2, artillery: 1 },
      orlovka: { infantry: 1 },
      spartanovka: { infantry: 2, 'assault-gun': 1 },
      'tractor-factory': { infantry: 2, artillery: 1 },
      'barrikady-factory': { infantry: 2, 'assault-gun': 1 },
      'barrikady-workers-settlement': { infantry: 1 },
      'red-october-workers-settlement': { infantry: 2, artillery: 1 },
      'mamayev-kurgan': { infantry: 2, artillery: 1 },
      'train-station-1': { infantry: 2 },
      'pavlovs-house': { infantry: 2 },
      'army-camp': { infantry: 1 },
      'train-station-2': { infantry: 1 },
      'grain-elevator': { infantry: 2 },
      tatsinskaya: { bomber: 4 },
    },
    allies: {
      bolshoy: { infantry: 2, artillery: 1 },
      kremenskaya: { infantry: 3, artillery: 1 },
      kotluban: { infantry: 2, artillery: 1, tank: 1 },
      dubovka: { infantry: 1, artillery: 1, tank: 1 },
      beketovka: { infantry: 2 },
      spartanovka: { infantry: 2, artillery: 1 },
      'red-october-steel-works': { infantry: 4, artillery: 1 },
      'chemical-factory': { infantry: 6 },
      'pavlovs-house': { infantry: 2 },
      'krasnaya-sloboda': { artillery: 1, 'rocket-launcher': 2 },
    },
    unsupplied: { axis: [], allies: ['spartanovka'] },
  },
};
