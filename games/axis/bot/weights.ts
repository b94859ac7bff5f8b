import type { ScenarioId } from '../data/scenarios.ts';
import type { Side, ZoneId } from '../data/zones.ts';

/** Where a side spends its points. */
export type Spending = 'city' | 'field' | 'armor' | 'save';

/** How a side values ground, blood and time. A plan is a setting of these. */
export interface Weights {
  /** Worth of the zones, as a factor on `GROUND`: in the city, at its gates, in the north, in the south, in the west. */
  readonly city: number;
  readonly gates: number;
  readonly north: number;
  readonly south: number;
  readonly west: number;
  /** Worth of a unit that loses or gains supply with a zone. */
  readonly line: number;
  /** Worth of an enemy unit destroyed, and of an own one lost. */
  readonly kill: number;
  readonly loss: number;
  /** Share of the enemy's neighbors that is expected to come to a fight. */
  readonly fear: number;
  /** Share of the enemy's neighbors that is expected to attack a zone that is held. */
  readonly caution: number;
  /** Least gain of an attack. */
  readonly nerve: number;
  /** How much reserves are drawn to ground that could be won, compared with ground that could be lost. */
  readonly push: number;
  /** Worth of each infantry that the Force Multiplier brings. */
  readonly multiply: number;
  /** Worth of a fight for a zone west of the Don, for the Allies: contested ground is enough (AA-VIC-04). */
  readonly contest: number;
}

/** A side's way to play: what it wants, where it spends, and from which round on it launches its counter-offensive. */
export interface Doctrine {
  readonly weights: Weights;
  readonly spending: Spending;
  readonly launch: number;
}

const USUAL: Weights = {
  city: 1,
  gates: 1,
  north: 1,
  south: 1,
  west: 1,
  line: 0.35,
  kill: 1,
  loss: 0.9,
  fear: 0.3,
  caution: 0.6,
  nerve: 0.4,
  push: 0.6,
  multiply: 0.5,
  contest: 0,
};

/** Found by a search, by games won against the usual weights. */
const STUBBORN: Weights = {
  city: 1.83,
  gates: 1.15,
  north: 0.93,
  south: 1,
  west: 0.8,
  line: 0.15,
  kill: 1.33,
  loss: 0.55,
  fear: 0.39,
  caution: 0.65,
  nerve: 0.16,
  push: 0.7,
  multiply: 0,
  contest: 0,
};

export const DOCTRINES: Readonly<Record<ScenarioId, Readonly<Record<Side, Doctrine>>>> = {
  race: {
    axis: { weights: USUAL, spending: 'field', launch: 6 },
    allies: { weights: STUBBORN, spending: 'armor', launch: 4 },
  },
  uranus: {
    axis: { weights: USUAL, spending: 'field', launch: 6 },
    allies: { weights: USUAL, spending: 'city', launch: 6 },
  },
};

export type Front = 'city' | 'gates' | 'north' | 'south' | 'west';

/** Worth of each zone in infantry, before supply lines are counted, and the front it belongs to. */
export const GROUND: Readonly<Record<ZoneId, readonly [front: Front, worth: number]>> = {
  veshenskaya: ['north', 0.8],
  frolovo: ['north', 1],
  ilovinska: ['north', 1.2],
  dubovka: ['north', 1],
  kotluban: ['north', 1.5],
  rynok: ['gates', 2.5],
  vertyachii: ['gates', 3.5],
  pitomnik: ['gates', 5],
  kalach: ['gates', 2.5],
  buzinovka: ['south', 1.5],
  gromoslavka: ['south', 1.2],
  'verkhne-kumskii': ['south', 1.2],
  'abganerovo-station': ['south', 1.5],
  tinguta: ['south', 0.8],
  beketovka: ['south', 1.5],
  krasnoarmeysk: ['south', 1],
  'lake-sarpa': ['south', 0.4],
  'srednyaya-akhtuba': ['city', 0],
  petrovka: ['west', 0.8],
  bolshoy: ['west', 0.7],
  kletskaya: ['west', 1.2],
  kremenskaya: ['west', 1],
  zimovskii: ['west', 1.2],
  kopania: ['west', 1],
  perelazovskii: ['west', 0.7],
  novomoskovsk: ['west', 1],
  surovikino: ['west', 1],
  oblivskaya: ['west', 1.5],
  tormosin: ['west', 1],
  tatsinskaya: ['west', 0],
  orlovka: ['city', 1.5],
  spartanovka: ['city', 2],
  'tractor-factory-workers-settlement': ['city', 2],
  'tractor-factory': ['city', 3],
  'barrikady-workers-settlement': ['city', 2],
  'barrikady-factory': ['city', 3.5],
  'red-october-workers-settlement': ['city', 1.5],
  'red-october-steel-works': ['city', 3],
  'flight-school': ['city', 1.8],
  'mamayev-kurgan': ['city', 2.5],
  'chemical-factory': ['city', 2],
  'train-station-1': ['city', 2],
  'pavlovs-house': ['city', 3],
  'army-camp': ['city', 1.2],
  'train-station-2': ['city', 2],
  'grain-elevator': ['city', 2.5],
  yelshanka: ['city', 1.2],
  'krasnaya-sloboda': ['city', 0],
};
