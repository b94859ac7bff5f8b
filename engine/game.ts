import type { Chance } from './chance.ts';
import type { Notation } from './notation.ts';
import type { ScenarioInfo, Setup } from './options.ts';
import { no, type Refusal } from './refusal.ts';
import type { Shape } from './shape.ts';
import type { GameTypes, StateOf, ViewOf } from './state.ts';
import type { AutomaticStep, ChoiceStep, Context, Steps } from './steps.ts';

export interface Outcome {
  /** The winning side, which can be a seat or a side the rules play; null is a draw. */
  readonly winner: string | null;
  readonly rule: string;
  readonly title: string;
}

/** Exact chances of an action's outcomes, with the arithmetic behind them. */
export interface Odds {
  /** Mutually exclusive; their chances add up to 1. */
  readonly outcomes: readonly { readonly name: string; readonly chance: number }[];
  readonly sums: readonly {
    readonly title: string;
    readonly lines: readonly { readonly label: string; readonly value: string; readonly rule: string }[];
  }[];
  /** Assumptions made where a choice or a hidden fact is still to come. */
  readonly assuming: readonly string[];
}

interface GameFacts<G extends GameTypes> {
  readonly id: string;
  readonly title: string;
  /** Changes whenever a stored match could replay differently. */
  readonly version: string;
  readonly seats: readonly G['seat'][];
  /** As they begin a sentence: `The US`, `Germany`. */
  readonly seatNames: Readonly<Record<G['seat'], string>>;
  /** As the log names a kind of window that somebody passes: `chances to block`. */
  readonly windowNames?: Readonly<Record<string, string>>;
  /** All possible winners: the seats, and the sides that the rules play. */
  readonly sides: readonly string[];
  readonly scenarios: readonly ScenarioInfo[];
  readonly notation: Notation<G['action']>;
  outcome(view: ViewOf<G>): Outcome | null;
  clone(state: StateOf<G>): StateOf<G>;
  /** One log line in words. */
  narrate(event: G['event']): string;
  /**
   * Events that a table reads however long ago they happened. Of a long match it is then told these and the newest lines;
   * without landmarks, everything.
   */
  readonly landmarks?: readonly G['event']['event'][];
  /** True once the two players have changed seats by a rule of the game. A seat stays the same side throughout. */
  seatsSwapped?(view: ViewOf<G>): boolean;
  /** Outcome when a seat resigns; without it, nobody can resign this game. */
  resigned?(seat: G['seat']): Outcome;
}

export interface Definition<G extends GameTypes> extends GameFacts<G> {
  readonly steps: Steps<G>;
  /** The state before the first step; its flow holds that step. */
  setup(setup: Setup, context: Context<G>): StateOf<G>;
  /** Rules that refuse an action because the game is over or it is another seat's choice. */
  readonly frameRules: { readonly over: G['rule']; readonly turn: G['rule'] };
}

/**
 * The first steps of a game, which may be loaded before the rest. An action that leads beyond them throws `UnknownStep`: it
 * can be done with all of the rules.
 */
export type Opening<G extends GameTypes> = Omit<Definition<G>, 'steps'> & { readonly steps: Partial<Steps<G>> };

export class UnknownStep extends Error {}

export interface Game<G extends GameTypes> extends GameFacts<G> {
  /** Sets up and runs to the first choice. */
  setup(setup: Setup, context: Context<G>): StateOf<G>;
  /** Runs automatic steps until somebody must choose or the game is over. */
  settle(state: StateOf<G>, context: Context<G>): void;
  waiting(view: ViewOf<G>): readonly G['seat'][];
  legal(view: ViewOf<G>, seat: G['seat']): G['action'][];
  refuse(view: ViewOf<G>, seat: G['seat'], action: G['action']): Refusal<G['rule']> | null;
  /** Does a legal action and everything that follows from it. It checks nothing: Match does. */
  apply(state: StateOf<G>, seat: G['seat'], action: G['action'], context: Context<G>): void;
  /** The step under way, for tables and help texts; null when the game is over. */
  now(view: ViewOf<G>): Now<G> | null;
  /** Every kind of window in the game. */
  readonly windows: readonly string[];
  /** The open window and the action that passes it; null when none is open. */
  window(view: ViewOf<G>): { readonly kind: string; readonly pass: G['action'] } | null;
}

/** The step under way. */
export interface Now<G extends GameTypes> {
  readonly step: string;
  readonly rule: G['rule'];
  readonly verbs: readonly G['action']['do'][];
  /** Kind of window, if it is one. */
  readonly window: string | null;
}

/**
 * Reads, tests and searches a game: everything beyond playing it. A page that only plays never loads this, so a game
 * keeps its tools in a separate module.
 */
export interface GameTools<G extends GameTypes> {
  readonly shape: Shape<StateOf<G>>;
  /** Faults in a well-shaped state, such as broken stacking or a duplicate counter. Empty when sound. */
  audit(state: StateOf<G>): string[];
  /** Makes up a full state that this seat can't tell from the real one. */
  imagine(view: ViewOf<G>, seat: G['seat'], chance: Chance): StateOf<G>;
  /** Exact, never sampled; null where no die decides. */
  odds(view: ViewOf<G>, seat: G['seat'], action: G['action']): Odds | null;
}

/** Both parts of a game. */
export interface EquippedGame<G extends GameTypes> extends Game<G>, GameTools<G> {}

export const equip = <G extends GameTypes>(game: Game<G>, tools: GameTools<G>): EquippedGame<G> => ({
  ...game,
  ...tools,
});

/** Any game, as the command line, the server and the lobby hold it. */
export type AnyGame = Game<GameTypes>;
export type AnyEquippedGame = EquippedGame<GameTypes>;

/** More automatic steps in a row than any game has, so some step never ends. */
const RUNAWAY = 10_000;
const NOBODY: readonly never[] = [];

/** A step under its name: one in which somebody chooses, or one that runs by itself. */
interface Known<G extends GameTypes> {
  readonly name: string;
  readonly choice: ChoiceStep<G> | null;
  readonly run: AutomaticStep<G> | null;
}

export const define = <G extends GameTypes>(definition: Definition<G>): Game<G> => defineOpening(definition);

export function defineOpening<G extends GameTypes>(definition: Opening<G>): Game<G> {
  const { steps: declared, frameRules, setup, ...facts } = definition;
  const steps: Readonly<Record<string, ChoiceStep<G> | AutomaticStep<G>>> = declared as never;
  /** A Map, because a record takes three times as long to look up a name that changes. */
  const known = new Map<string, Known<G>>();
  for (const [name, step] of Object.entries(steps)) {
    known.set(name, 'who' in step ? { name, choice: step, run: null } : { name, choice: null, run: step });
  }
  /** The step looked up last: most are asked who chooses, what there is to choose, and then to act. */
  let last: Known<G> | undefined;

  const top = (view: ViewOf<G>): G['frame'] | undefined => view.flow[view.flow.length - 1];

  function stepOf({ step: name }: G['frame']): Known<G> {
    if (last === undefined || last.name !== name) {
      last = known.get(name);
      if (last === undefined) throw new UnknownStep(`${facts.id}: no step is called "${name}"`);
    }
    return last;
  }

  function choosing(frame: G['frame']): ChoiceStep<G> {
    const { choice } = stepOf(frame);
    if (choice !== null) return choice;
    throw new Error(`${facts.id}: "${frame.step}" is not a step in which somebody chooses`);
  }

  function settle(state: StateOf<G>, context: Context<G>): void {
    for (let i = 0; i < RUNAWAY; i++) {
      const frame = state.flow[state.flow.length - 1];
      if (frame === undefined) return;
      const { run: step } = stepOf(frame);
      if (step === null) return;
      step.run(state, frame as never, context);
    }
    throw new Error(`${facts.id}: the step "${state.flow.at(-1)?.step}" never ends`);
  }

  function window(view: ViewOf<G>): { readonly kind: string; readonly pass: G['action'] } | null {
    const frame = top(view);
    const open = frame === undefined ? undefined : choosing(frame).window;
    if (frame === undefined || open === undefined) return null;
    return { kind: open.kind?.(frame as never) ?? open.kinds[0] ?? '', pass: open.pass };
  }

  return {
    ...facts,
    settle,
    setup(chosen, context) {
      const state = setup(chosen, context);
      settle(state, context);
      return state;
    },
    waiting(view) {
      const frame = top(view);
      return frame === undefined ? NOBODY : choosing(frame).who(view, frame as never);
    },
    legal(view, seat) {
      const frame = top(view);
      if (frame === undefined) return [];
      const step = choosing(frame);
      if (!step.who(view, frame as never).includes(seat)) return [];
      const actions = step.propose(view, frame as never, seat);
      if (step.exact) return actions;
      let kept = 0;
      for (const action of actions) {
        if (step.refuse(view, frame as never, action, seat) === null) actions[kept++] = action;
      }
      while (actions.length > kept) actions.pop(); // a few pops beat setting the length
      return actions;
    },
    refuse(view, seat, action) {
      const frame = top(view);
      if (frame === undefined) return no(frameRules.over);
      const step = choosing(frame);
      const waiting = step.who(view, frame as never);
      if (!waiting.includes(seat))
        return step.idle?.(view, frame as never, seat) ?? no(frameRules.turn, { seat, waiting });
      const verbs: readonly string[] = step.verbs;
      if (!verbs.includes(action.do)) return no(step.rule, { now: frame.step, 'you may': step.verbs });
      return step.refuse(view, frame as never, action as never, seat);
    },
    apply(state, seat, action, context) {
      const frame = top(state);
      if (frame === undefined) throw new Error(`${facts.id}: the game is over`);
      choosing(frame).act(state, frame as never, action as never, context, seat);
      settle(state, context);
    },
    now(view) {
      const frame = top(view);
      if (frame === undefined) return null;
      const { rule, verbs } = choosing(frame);
      return { step: frame.step, rule, verbs, window: window(view)?.kind ?? null };
    },
    windows: [...new Set([...known.values()].flatMap(({ choice }) => choice?.window?.kinds ?? []))],
    window,
  };
}
