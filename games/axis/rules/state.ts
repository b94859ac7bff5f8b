import {
  type AutomaticStep,
  type ChoiceStep,
  type Context,
  type GameTypes,
  opponents,
  type StateOf,
  type TypeOf,
  type ViewOf,
} from '@kurgan/engine';
import { KINDS } from '../data/units.ts';
import type { Side } from '../data/zones.ts';
import type { AxisAction } from './actions.ts';
import type { AxisEvent } from './events.ts';
import type { RuleId } from './rule-ids.ts';
import type * as shapes from './state-shape.ts';

export { finish, first, proceed } from '@kurgan/engine';

export const SIDES = ['axis', 'allies'] as const satisfies readonly Side[];
/** Kinds of infantry, which alone fly as passengers and lie in ambush. */
export const INFANTRY = ['infantry', 'minor-infantry'] as const;
/** Units as a combat tells them apart: aircraft on the ground fall with their zone, those in the air do not. */
export const BATTLE_KINDS = [...KINDS, 'fighter-aloft', 'bomber-aloft'] as const;
export const FACTORIES = ['tank', 'artillery'] as const;

export type Open = TypeOf<typeof shapes.open>;
export type Marker = Open['zones']['marker'][number];
export type Crossing = TypeOf<typeof shapes.crossing>;
export type Sortie = TypeOf<typeof shapes.sortie>;
export type Mission = Sortie['mission'];
export type Place = Sortie['at'];
export type Infantry = (typeof INFANTRY)[number];
export type Combat = TypeOf<typeof shapes.combat>;
export type Hits = TypeOf<typeof shapes.hits>;
export type BattleKind = (typeof BATTLE_KINDS)[number];
export type BattleForce = TypeOf<typeof shapes.battleForce>;
export type Factory = (typeof FACTORIES)[number];
export type Aim = TypeOf<typeof shapes.aim>;
export type Frame = TypeOf<typeof shapes.frame>;
export type FrameOf<Step extends Frame['step']> = Extract<Frame, { step: Step }>;

export interface Axis extends GameTypes {
  seat: Side;
  open: Open;
  private: TypeOf<typeof shapes.privateRooms>;
  sealed: TypeOf<typeof shapes.sealed>;
  frame: Frame;
  action: AxisAction;
  event: AxisEvent;
  rule: RuleId;
}

export type State = StateOf<Axis>;
export type View = ViewOf<Axis>;
export type AxisContext = Context<Axis>;
export type Choosing<Step extends Frame['step'], Verb extends AxisAction['do']> = ChoiceStep<Axis, Step, Verb>;
export type Automatic<Step extends Frame['step']> = AutomaticStep<Axis, Step>;
export type Action<Verb extends AxisAction['do']> = Extract<AxisAction, { do: Verb }>;

export const { only, other } = opponents('axis', 'allies');
