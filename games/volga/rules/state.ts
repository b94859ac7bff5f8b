import {
  type AutomaticStep,
  type ChoiceStep,
  type Context,
  type GameTypes,
  type StateOf,
  shape,
  type TypeOf,
  type ViewOf,
} from '@kurgan/engine';
import { AREA_IDS, type AreaId } from '../data/areas.ts';
import { type EventId, MARKERS, MORALE } from '../data/charts.ts';
import { COUNTER_IDS } from '../data/counters.ts';
import { UNIT_IDS } from '../data/units.ts';
import type { VolgaAction } from './actions.ts';
import type { VolgaEvent } from './events.ts';
import type { RuleId } from './rule-ids.ts';

const { flag, list, nullable, object, oneOf, record, tagged, whole } = shape;

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

/** Groups that come from off the map: reinforcements by Turn, and the division a Breakthrough took away. */
export const GROUP_IDS = ['T2', 'T7', 'T12', '29Mot', '14Pz'] as const;
export type GroupId = (typeof GROUP_IDS)[number];

const areaId = oneOf(AREA_IDS);
const unitId = oneOf(UNIT_IDS);
const units = list(unitId);

const area = object({
  control: oneOf(['german', 'soviet']),
  /** The Soviet unit: none, one that nobody has seen, or a Revealed counter. */
  soviet: nullable(oneOf(['hidden', ...COUNTER_IDS])),
  fresh: units,
  spent: units,
  isolated: flag,
});

const markers = object({
  artillery: whole(0, MARKERS.artillery),
  engineer: whole(0, MARKERS.engineer),
  air: whole(0, MARKERS.air),
});

/** A unit that entered an Area, and where it came from, which is where it retreats to (AV-RET-01). */
const entered = object({ unit: unitId, from: areaId });

/** One Action Round. */
const activation = object({
  area: areaId,
  /** Areas that were Contested when the Active Area was selected (AV-ATK-04, AV-ATK-06). */
  contested: list(areaId),
  /** Areas attacked in this round: closed to newcomers (AV-MOVE-17). */
  attacked: list(areaId),
  /** Units that have entered a Soviet-occupied Area and wait for the player to complete the group (AV-R-10). */
  groups: list(object({ area: areaId, units: list(entered) })),
});

const battle = object({
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

const open = object({
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

const sealed = object({
  /** The counter under each Area's hidden Soviet unit. */
  counters: record(AREA_IDS, nullable(oneOf(COUNTER_IDS))),
  leftOver: list(oneOf(COUNTER_IDS)),
});

const frame = tagged('step', {
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

export type Open = TypeOf<typeof open>;
export type AreaState = TypeOf<typeof area>;
export type Activation = TypeOf<typeof activation>;
export type Battle = TypeOf<typeof battle>;
export type Entered = TypeOf<typeof entered>;
export type Markers = TypeOf<typeof markers>;
export type Marker = keyof Markers;
export type Arriving = Open['arriving'][number];
export type Frame = TypeOf<typeof frame>;

export interface Volga extends GameTypes {
  seat: 'german';
  open: Open;
  private: { german: Record<never, never> };
  sealed: TypeOf<typeof sealed>;
  frame: Frame;
  action: VolgaAction;
  event: VolgaEvent;
  rule: RuleId;
}

export type State = StateOf<Volga>;
export type View = ViewOf<Volga>;
export type VolgaContext = Context<Volga>;
export type Choosing<Step extends Frame['step'], Verb extends VolgaAction['do']> = ChoiceStep<Volga, Step, Verb>;
export type Automatic<Step extends Frame['step']> = AutomaticStep<Volga, Step>;

/** The Soviet side never decides anything (AV-COMP-01). */
export const german = (): readonly ['german'] => GERMAN;
const GERMAN = ['german'] as const;

/** Ends the current step and continues with this one. */
export function goTo(state: State, next: Frame): void {
  state.flow[state.flow.length - 1] = next;
}

export const areasWhere = (open: Open, test: (area: AreaState, id: AreaId) => boolean): AreaId[] =>
  AREA_IDS.filter((id) => test(open.areas[id], id));
