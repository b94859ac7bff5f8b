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
import { CARDS, type CardId } from '../data/cards.ts';
import { SCENARIOS, type ScenarioId, type ScenarioNumber } from '../data/scenarios/scenarios.ts';
import { SIDES, type Side } from '../data/vocabulary.ts';
import type { HeroesAction } from './actions.ts';
import type { HeroesEvent } from './events.ts';
import type * as frames from './frame-shape.ts';
import type { RuleId } from './rule-ids.ts';
import type * as shapes from './state-shape.ts';

export { finish, first, proceed } from '@kurgan/engine';

export const CARD_IDS = Object.keys(CARDS) as readonly CardId[];
const NUMBERS = Object.keys(SCENARIOS) as readonly ScenarioNumber[];
export const SCENARIO_IDS: readonly ScenarioId[] = [...NUMBERS, 'free'];

export const SEATS = SIDES;
export type Seat = Side;

/** A counter's place: on a square, or one of these. */
export const WHERE = { field: 0, destroyed: 1, left: 2, waiting: 3, aboard: 4, crew: 5, captive: 6 } as const;
/** Kind of a concealed counter, as everybody sees it. */
export const UNKNOWN = -1;
/** No square, no unit. */
export const NONE = -1;
/** Values of tokens above the numbers. */
export const SPECIAL = 11;
export const BLUFF = 12;
/** Kinds of Damage as bits; Hull stands for a roll of 3 or 4 (HS-DMG-07). */
export const DAMAGE = { crew: 1, tracks: 2, hull: 4, primary: 8 } as const;
export type DamageKind = keyof typeof DAMAGE;
export const DAMAGE_KINDS = Object.keys(DAMAGE) as readonly DamageKind[];

/** Rules that displace a unit by a Forced Move. */
export const FORCED = [
  'HS-ASLT-22',
  'HS-ASLT-35',
  'HS-ASLT-38',
  'HS-VEH-10',
  'HS-WRK-09',
  'HS-TRAN-11',
  'HS-STATE-28',
  'HS-SCN-15',
] as const;
/** Rules that put an attacker in the defender's place. */
export const ADVANCES = ['HS-ASLT-27', 'HS-ASLT-31', 'HS-ASLT-35', 'HS-ASLT-38'] as const;

/** Windows in which cards are played as events, each a step of its own. */
export const CARD_WINDOWS = [
  'orderStart',
  'orderEnd',
  'betweenActivations',
  'ownActivationEnd',
  'enemyFireDeclared',
  'enemyStep',
  'grenadeDeclared',
  'templateDeclared',
  'ownUnitDestroyed',
  'assaultLost',
  'supplyStart',
] as const;

export type Open = TypeOf<typeof shapes.open>;
export type Own = TypeOf<typeof shapes.own>;
export type Orders = TypeOf<typeof shapes.orders>;
export type Battle = TypeOf<typeof shapes.battle>;
export type Wreck = TypeOf<typeof shapes.wreck>;
export type Frame = TypeOf<typeof frames.frame>;
export type FrameOf<Step extends Frame['step']> = Extract<Frame, { step: Step }>;

export interface Heroes extends GameTypes {
  seat: Seat;
  open: Open;
  private: { soviet: Own; german: Own };
  sealed: TypeOf<typeof shapes.sealed>;
  frame: Frame;
  action: HeroesAction;
  event: HeroesEvent;
  rule: RuleId;
}

export type State = StateOf<Heroes>;
export type View = ViewOf<Heroes>;
export type HeroesContext = Context<Heroes>;
export type Choosing<Step extends Frame['step'], Verb extends HeroesAction['do']> = ChoiceStep<Heroes, Step, Verb>;
export type Automatic<Step extends Frame['step']> = AutomaticStep<Heroes, Step>;
export type Action<Verb extends HeroesAction['do']> = Extract<HeroesAction, { do: Verb }>;

export const { only, other } = opponents('soviet', 'german');
