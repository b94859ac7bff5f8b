import type { AutomaticStep, ChoiceStep, Context, GameTypes, StateOf, TypeOf, ViewOf } from '@kurgan/engine';
import { AREA_IDS, type AreaId } from '../data/areas.ts';
import type { VolgaAction } from './actions.ts';
import type { VolgaEvent } from './events.ts';
import type { RuleId } from './rule-ids.ts';
import type * as shapes from './state-shape.ts';

/** Groups that come from off the map: reinforcements by Turn, and the division a Breakthrough took away. */
export const GROUP_IDS = ['T2', 'T7', 'T12', '29Mot', '14Pz'] as const;
export type GroupId = (typeof GROUP_IDS)[number];

export type Open = TypeOf<typeof shapes.open>;
export type AreaState = TypeOf<typeof shapes.area>;
export type Activation = TypeOf<typeof shapes.activation>;
export type Battle = TypeOf<typeof shapes.battle>;
export type Entered = TypeOf<typeof shapes.entered>;
export type Markers = TypeOf<typeof shapes.markers>;
export type Marker = keyof Markers;
export type Arriving = Open['arriving'][number];
export type Frame = TypeOf<typeof shapes.frame>;

export interface Volga extends GameTypes {
  seat: 'german';
  open: Open;
  private: { german: Record<never, never> };
  sealed: TypeOf<typeof shapes.sealed>;
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
