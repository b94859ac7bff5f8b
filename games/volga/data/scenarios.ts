import { AREA_IDS, AREAS, type AreaId } from './areas.ts';
import { type EventRow, FACTORY_EVENTS, SEPTEMBER_EVENTS } from './charts.ts';
import { type CounterId, FACTORY_POOL, MAIN_MIX } from './counters.ts';
import type { DivisionId, UnitId } from './units.ts';

export type ScenarioId = 'september' | 'factory';

type GroupId = 'T2' | 'T7' | 'T12';

/** Areas where a group can arrive: always German Controlled, one of these or any. */
export type ArrivalAreas = readonly AreaId[] | 'any';

interface Reinforcement {
  readonly group: GroupId;
  readonly turn: number;
  readonly units: readonly UnitId[];
  readonly areas: ArrivalAreas;
}

/** The division that the 64th Army Breakthrough takes off the map, and where it returns in the next Dawn Phase. */
interface Breakthrough {
  readonly division: DivisionId;
  readonly returnTo: ArrivalAreas;
  /** Roll to read instead if the division has been withdrawn before; null: it is withdrawn again. */
  readonly repeatReadAs: number | null;
}

export interface ScenarioFacts {
  readonly title: string;
  readonly firstTurn: number;
  readonly lastTurn: number;
  /** From the first Turn to the last. */
  readonly dates: readonly string[];
  readonly morale: number;
  /** Free Air markers each Supply Phase. */
  readonly freeAir: number;
  /** Minimum Supply roll on the first Turn. */
  readonly firstSupply: number;
  readonly events: readonly EventRow[];
  readonly turnsWithoutEvent: readonly number[];
  readonly german: readonly { readonly area: AreaId; readonly units: readonly UnitId[] }[];
  readonly outOfAction: readonly UnitId[];
  /** German Controlled at the start. */
  readonly controlled: readonly AreaId[];
  readonly reinforcements: readonly Reinforcement[];
  readonly withdrawals: readonly { readonly turn: number; readonly division: DivisionId }[];
  readonly breakthrough: Breakthrough;
  /** Soviet counters that start Revealed. */
  readonly revealed: readonly { readonly area: AreaId; readonly counter: CounterId }[];
  /** Areas that get one random Unrevealed counter of their terrain, drawn from `pool`. */
  readonly random: readonly AreaId[];
  readonly pool: readonly CounterId[];
  /**
   * Option 12.6: the Area where Pavlov's House starts Revealed and the counter it replaces; null: it is shuffled into
   * the pool.
   */
  readonly pavlov: { readonly area: AreaId; readonly replaces: CounterId } | null;
  /** Conditions to win at the end of the last Turn; null: only the whole map wins. */
  readonly operationalVictory: { readonly areas: number; readonly heavyUrban: number } | null;
}

const GERMAN_AT_START = AREA_IDS.filter((id) => AREAS[id].germanAtStart);

/** Areas with a German Control marker at the start of the Factory District. Source: rulebook 14.2 (AV-FAC-04). */
const TAKEN_IN_SEPTEMBER: readonly AreaId[] = [
  7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 23, 24, 27, 28, 29, 30, 31, 32, 33, 34, 45, 46, 47,
];

/**
 * Areas where a unit can return from the Out of Action Box even if they are empty. Source: rulebook 6.3 (AV-SUP-11).
 */
export const HOME_AREAS: readonly AreaId[] = [1, 2, 3, 4, 5];

/** A unit whose home is here returns only to its home. Source: rulebook 6.3 (AV-SUP-13, AV-R-56). */
export const HOME_ONLY_AREAS: readonly AreaId[] = [48, 49, 50];

/** Source: rulebook 5 to 7, 10, 11; which unit starts in which of the nine Areas is designed. */
const september: ScenarioFacts = {
  title: 'September 1942',
  firstTurn: 1,
  lastTurn: 9,
  dates: [
    '13-14 September',
    '15-16 September',
    '17-18 September',
    '19-20 September',
    '21-22 September',
    '23-24 September',
    '25-26 September',
    '27-28 September',
    '29-30 September',
  ],
  morale: 19,
  freeAir: 1,
  firstSupply: 16,
  events: SEPTEMBER_EVENTS,
  turnsWithoutEvent: [],
  german: [
    { area: 1, units: ['295/516', '295/517', '295/518', '244A'] },
    { area: 2, units: ['71/191', '71/194', '71/211', '244B'] },
    { area: 3, units: ['24/21', '24/I-24'] },
    { area: 4, units: ['24/26', '24/III-24'] },
    { area: 5, units: ['94/267', '94/274', '94/276'] },
    { area: 6, units: ['29/15', '29/71', '29/129', '29/RCN'] },
    { area: 48, units: ['60/92', '60/120', '60/160'] },
    { area: 49, units: ['3/8', '3/29', '3/103'] },
    { area: 50, units: ['16/64', '16/79', '16/I-2'] },
  ],
  outOfAction: [],
  controlled: GERMAN_AT_START,
  reinforcements: [
    { group: 'T2', turn: 2, units: ['389/544', '389/545', '389/546', '245A'], areas: [1, 2] },
    { group: 'T7', turn: 7, units: ['100/54', '100/227', '100/369', '245B'], areas: [1, 2, 31, 32] },
  ],
  withdrawals: [{ turn: 9, division: '29Mot' }],
  breakthrough: { division: '29Mot', returnTo: [5, 6], repeatReadAs: 4 },
  revealed: [],
  random: AREA_IDS.filter((id) => !AREAS[id].germanAtStart),
  pool: MAIN_MIX,
  pavlov: null,
  operationalVictory: { areas: 40, heavyUrban: 1 },
};

/**
 * Source: rulebook 14; designed: the starting Area of each unit among the ten Areas or Out of Action, and the dates of
 * Turns 11 to 14 (AV-R-58).
 */
const factory: ScenarioFacts = {
  title: 'Factory District',
  firstTurn: 10,
  lastTurn: 14,
  dates: ['14-15 October', '16-19 October', '20-23 October', '24-27 October', '28-31 October'],
  morale: 15,
  freeAir: 2,
  firstSupply: 16,
  events: FACTORY_EVENTS,
  turnsWithoutEvent: [10],
  german: [
    { area: 14, units: ['71/191', '71/194', '71/211'] },
    { area: 21, units: ['295/516', '295/517', '295/518'] },
    { area: 23, units: ['100/54', '100/227'] },
    { area: 24, units: ['94/267', '245B'] },
    { area: 27, units: ['24/I-24', '24/26'] },
    { area: 28, units: ['244A', '14/103', '14/108', '14/I-36'] },
    { area: 29, units: ['245A', '305/576', '305/577', '305/578'] },
    { area: 34, units: ['244B', '389/544', '389/545'] },
    { area: 45, units: ['94/276', '177'] },
    { area: 50, units: ['16/64', '16/I-2'] },
  ],
  outOfAction: ['24/21', '24/III-24', '94/274', '16/79', '389/546', '100/369'],
  controlled: [...GERMAN_AT_START, ...TAKEN_IN_SEPTEMBER],
  reinforcements: [{ group: 'T12', turn: 12, units: ['79/208', '79/212', '79/226', '244C'], areas: 'any' }],
  withdrawals: [],
  breakthrough: { division: '14Pz', returnTo: 'any', repeatReadAs: null },
  revealed: [
    { area: 14, counter: 'H8-fanatic' },
    { area: 21, counter: 'E9-fanatic' },
    { area: 44, counter: 'C5-barrage' },
  ],
  random: [22, 25, 26, 35, 36, 37, 38, 39, 40, 41, 42, 43],
  pool: FACTORY_POOL,
  pavlov: { area: 14, replaces: 'H8-fanatic' },
  operationalVictory: null,
};

export const SCENARIOS: Readonly<Record<ScenarioId, ScenarioFacts>> = { september, factory };
