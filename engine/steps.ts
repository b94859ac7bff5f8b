import type { Chance } from './chance.ts';
import type { Refusal } from './refusal.ts';
import type { GameTypes, StateOf, ViewOf } from './state.ts';

/** What single seats read in an event beyond what everybody does: fields that are added to it, or take the place of its own. */
export type More<G extends GameTypes> = { readonly [S in G['seat']]?: Partial<G['event']> };

/** What a rule may use besides the state: chance, and the log. */
export interface Context<G extends GameTypes> extends Chance {
  /** Everybody reads the event, and some seats more of it: the cards that one of them has drawn. */
  log(event: G['event'], more?: More<G>): void;
  /**
   * Something that was hidden has come to light: undo stops here. Dice and shuffles say so by themselves; a rule that
   * shows a card or counter says it. With a seat, only that seat has learnt, and the one who acts has not: a card is
   * played from the hand. It may then be taken back if that seat agrees.
   */
  learn(seat?: G['seat']): void;
}

type FrameOf<G extends GameTypes, Step extends G['frame']['step']> = Extract<G['frame'], { step: Step }>;
type ActionWith<G extends GameTypes, Verb extends G['action']['do']> = Extract<G['action'], { do: Verb }>;

/**
 * A moment in which a seat may react or pass. Whether it opens depends on open facts alone: a question that is asked only when
 * there is something to answer would tell the others what it is.
 */
export interface Window<Frame, Pass> {
  /** What a seat may declare that it passes, until its next turn or until it says otherwise. */
  readonly kinds: readonly string[];
  /** Of which kind this one is, where the step has several. */
  kind?(frame: Frame): string;
  /** Legal for whoever is asked. */
  readonly pass: Pass;
}

/** A step in which somebody chooses. */
export interface ChoiceStep<
  G extends GameTypes,
  Step extends G['frame']['step'] = G['frame']['step'],
  Verb extends G['action']['do'] = G['action']['do'],
> {
  /** The rule that makes this the moment to choose; it answers actions that belong to another moment. */
  readonly rule: G['rule'];
  readonly verbs: readonly Verb[];
  readonly window?: Window<FrameOf<G, Step>, ActionWith<G, Verb>>;
  /**
   * Set where speed counts and `propose` asks the predicates that `refuse` asks: its list is then taken as it is. The
   * battery holds it to `refuse` in both directions.
   */
  readonly exact?: true;
  /** The seats still to choose: several when the choice is simultaneous and secret. */
  who(view: ViewOf<G>, frame: FrameOf<G, Step>): readonly G['seat'][];
  /** Why a seat that is not among them cannot act, where it is not for the sake of the other's turn. */
  idle?(view: ViewOf<G>, frame: FrameOf<G, Step>, seat: G['seat']): Refusal<G['rule']>;
  /**
   * Everything worth asking about, in a new list. The kernel keeps in it what `refuse` lets pass, so a rule is written
   * once, there.
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

/** A step that runs by itself. It must pop or replace its frame, or push another. */
export interface AutomaticStep<G extends GameTypes, Step extends G['frame']['step'] = G['frame']['step']> {
  run(state: StateOf<G>, frame: FrameOf<G, Step>, context: Context<G>): void;
}

/** One step for each kind of frame; a missing one does not compile. */
export type Steps<G extends GameTypes> = {
  readonly [Step in G['frame']['step']]: ChoiceStep<G, Step> | AutomaticStep<G, Step>;
};
