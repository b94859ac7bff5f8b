import type { Chance } from './chance.ts';
import type { Refusal } from './refusal.ts';
import type { GameTypes, StateOf, ViewOf } from './state.ts';

/** Extra fields of an event that only some seats read: they are added, or replace the event's own. */
export type More<G extends GameTypes> = { readonly [S in G['seat']]?: Partial<G['event']> };

/** Everything a rule may use besides the state: chance and the log. */
export interface Context<G extends GameTypes> extends Chance {
  /** Everybody reads the event; some seats read more, such as the cards one of them drew. */
  log(event: G['event'], more?: More<G>): void;
  /**
   * Something hidden has come to light: undo stops here. Dice and shuffles call this themselves; a rule that shows a
   * card or counter must call it. With a seat, only that seat has learned something and the acting seat hasn't, as when
   * a card is played from the hand. The action can then be taken back if that seat agrees.
   */
  learn(seat?: G['seat']): void;
}

type FrameOf<G extends GameTypes, Step extends G['frame']['step']> = Extract<G['frame'], { step: Step }>;
type ActionWith<G extends GameTypes, Verb extends G['action']['do']> = Extract<G['action'], { do: Verb }>;

/**
 * A moment when a seat may react or pass. It opens on open facts alone: if the question came only when the seat had an
 * answer, it would give the answer away.
 */
export interface Window<Frame, Pass> {
  /** Kinds a seat can pass by standing order, until its next turn or until it says otherwise. */
  readonly kinds: readonly string[];
  /** Kind of this window, where the step has several. */
  kind?(frame: Frame): string;
  /** Legal for every seat that is asked. */
  readonly pass: Pass;
}

/** A step in which somebody chooses. */
export interface ChoiceStep<
  G extends GameTypes,
  Step extends G['frame']['step'] = G['frame']['step'],
  Verb extends G['action']['do'] = G['action']['do'],
> {
  /** The rule that makes this the moment to choose. It refuses actions that belong to another moment. */
  readonly rule: G['rule'];
  readonly verbs: readonly Verb[];
  readonly window?: Window<FrameOf<G, Step>, ActionWith<G, Verb>>;
  /**
   * Set where speed matters and `propose` checks everything `refuse` checks: its list is then used as is. The battery
   * compares it with `refuse` in both directions.
   */
  readonly exact?: true;
  /** Seats still to choose: several when the choice is simultaneous and secret. */
  who(view: ViewOf<G>, frame: FrameOf<G, Step>): readonly G['seat'][];
  /** Reason a seat outside `who` can't act, if it isn't simply another seat's turn. */
  idle?(view: ViewOf<G>, frame: FrameOf<G, Step>, seat: G['seat']): Refusal<G['rule']>;
  /**
   * Every candidate action, in a new list. The kernel keeps those that `refuse` allows, so each rule is written once,
   * there.
   */
  propose(view: ViewOf<G>, frame: FrameOf<G, Step>, seat: G['seat']): ActionWith<G, Verb>[];
  refuse(
    view: ViewOf<G>,
    frame: FrameOf<G, Step>,
    action: ActionWith<G, Verb>,
    seat: G['seat'],
  ): Refusal<G['rule']> | null;
  act(
    state: StateOf<G>,
    frame: FrameOf<G, Step>,
    action: ActionWith<G, Verb>,
    context: Context<G>,
    seat: G['seat'],
  ): void;
}

/** A step that runs by itself. It must pop or replace its frame, or push another one. */
export interface AutomaticStep<G extends GameTypes, Step extends G['frame']['step'] = G['frame']['step']> {
  run(state: StateOf<G>, frame: FrameOf<G, Step>, context: Context<G>): void;
}

/** One step for each kind of frame; a missing one doesn't compile. */
export type Steps<G extends GameTypes> = {
  readonly [Step in G['frame']['step']]: ChoiceStep<G, Step> | AutomaticStep<G, Step>;
};
