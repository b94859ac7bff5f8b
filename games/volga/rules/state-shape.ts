import { type Shape, shape } from '@kurgan/engine';
import { AREA_IDS } from '../data/areas.ts';
import { type EventId, MARKERS, MORALE } from '../data/charts.ts';
import { COUNTER_IDS } from '../data/counters.ts';
import { UNIT_IDS } from '../data/units.ts';
import { GROUP_IDS } from './state.ts';

const { flag, nullable, object, oneOf, record, tagged, whole } = shape;

/** A list no longer than any in a game: some rules compare each item with each. */
const list = <T>(item: Shape<T>) => shape.list(item, 300);

const EVENT_IDS: readonly EventId[] = [
  'breakthrough64',
  'offensive64',
  'shells',
  'pauseXLVIII',
  'pauseLI',
  'rain',
  'commissars',
  'offensive66',
  'breakthrough66',
];

const areaId = oneOf(AREA_IDS);
const unitId = oneOf(UNIT_IDS);
const units = list(unitId);

export const area = object({
  control: oneOf(['german', 'soviet']),
  /** The Soviet unit: none, one that nobody has seen, or a Revealed counter. */
  soviet: nullable(oneOf(['hidden', ...COUNTER_IDS])),
  fresh: units,
  spent: units,
  isolated: flag,
});

export const markers = object({
  artillery: whole(0, MARKERS.artillery),
  engineer: whole(0, MARKERS.engineer),
  air: whole(0, MARKERS.air),
});

/** A unit that entered an Area, and where it came from, which is where it retreats to (AV-RET-01). */
export const entered = object({ unit: unitId, from: areaId });

/** One Action Round. */
export const activation = object({
  area: areaId,
  /** Areas that were Contested when the Active Area was selected (AV-ATK-04, AV-ATK-06). */
  contested: list(areaId),
  /** Areas attacked in this round: closed to newcomers (AV-MOVE-17). */
  attacked: list(areaId),
  /** Units that have entered a Soviet-occupied Area and wait for the player to complete the group (AV-R-10). */
  groups: list(object({ area: areaId, units: list(entered) })),
});

export const battle = object({
  area: areaId,
  kind: oneOf(['mandatory', 'optional', 'inside']),
  attackers: list(entered),
  /** The active Defense Strategy: only at the reveal, except for the Guards of Pavlov's House (AV-SOV-04). */
  strategy: nullable(oneOf(['heroes', 'ambush', 'barrage', 'fanatic', 'guards'])),
  /** Change of the Defense Factor by the Isolation die (AV-OPT-08). */
  isolation: whole(-2, 1),
  lead: nullable(unitId),
  /** Markers placed in this combat. */
  support: markers,
});

export const open = object({
  scenario: oneOf(['september', 'factory']),
  options: object({
    rubble: flag,
    northernShoulder: flag,
    isolation: flag,
    parentOrganization: flag,
    limitedAir: flag,
    pavlovsHouse: flag,
    startMorale: nullable(whole(1, MORALE.max)),
    moreSupply: list(whole(1, 14)),
  }),
  turn: whole(1, 14),
  morale: whole(MORALE.min, MORALE.max),
  supply: whole(0, 999),
  available: markers,
  event: nullable(oneOf(EVENT_IDS)),
  areas: record(AREA_IDS, area),
  outOfAction: units,
  /** Units off the map: the Turn of their arrival, and the Area once chosen (AV-DAWN-05). */
  arriving: list(object({ group: oneOf(GROUP_IDS), turn: whole(1, 15), area: nullable(areaId), units })),
  /** The scenario's breakthrough division has been withdrawn before (AV-EVT-04, AV-R-35). */
  withdrawn: flag,
  eliminated: list(oneOf(COUNTER_IDS)),
  activation: nullable(activation),
  battle: nullable(battle),
  outcome: nullable(oneOf(['city', 'operational', 'morale', 'late'])),
});

export const sealed = object({
  /** The counter under each Area's hidden Soviet unit. */
  counters: record(AREA_IDS, nullable(oneOf(COUNTER_IDS))),
  leftOver: list(oneOf(COUNTER_IDS)),
});

export const frame = tagged('step', {
  dawn: {},
  arrivals: {},
  entry: { group: oneOf(GROUP_IDS) },
  withdrawal: {},
  isolation: {},
  randomEvent: {},
  supplyRoll: {},
  purchase: {},
  billet: { unit: unitId },
  bloodyStreets: {},
  selection: {},
  actionRound: {},
  march: { unit: unitId, at: areaId, left: whole(0, 6) },
  muster: { area: areaId, kind: oneOf(['optional', 'inside']), units: list(entered), joined: units },
  reveal: {},
  isolationDie: {},
  barrage: {},
  lead: {},
  support: {},
  combatDice: {},
  fallBack: { units: list(entered) },
  retreat: { units: list(entered) },
  victoryCheck: {},
  endPhase: {},
});

export const stateShape = object({
  open,
  private: object({ german: object({}) }),
  sealed,
  flow: list(frame),
});
