import type { Chance } from './chance.ts';
import type { GameTypes, StateOf, ViewOf } from './state.ts';

/**
 * A game's knowledge of how to play itself well, for the general search. All of it is optional and may be wrong:
 * without it the search is only weaker.
 *
 * Every method is called thousands of times a second, so none should build strings, sort, or copy states. All arguments
 * were imagined from what the searching seat sees, so nothing real can leak. A method that takes a view gets a whole
 * imagined state where that saves a copy, and must read only what its seat would see. No method may change its
 * arguments or keep them.
 */
export interface Insight<G extends GameTypes> {
  /**
   * Map key of an action: the same for actions that come to the same, different for others. Rules that hand out one
   * object per action use `(action) => action`. Defaults to the action's text.
   */
  key?(action: G['action']): unknown;
  /**
   * Prior weight of each action before anything is tried, in order, 0 or more, on any scale. Weight 0 is tried last.
   * Called when a list of choices is first met, not at every visit.
   */
  weigh?(view: ViewOf<G>, seat: G['seat'], legal: readonly G['action'][]): ArrayLike<number>;
  /**
   * Rollout policy: picks a legal action quickly, with some randomness so that rollouts differ. Defaults to a uniform
   * choice.
   */
  quick?(view: ViewOf<G>, seat: G['seat'], legal: readonly G['action'][], chance: Chance): G['action'];
  /**
   * Chance from 0 to 1 that this seat wins, where a rollout is cut off: the game is not over, and a seat has just ended
   * its turn. In a two-player game one seat is asked, and the other gets the rest.
   */
  evaluate?(state: StateOf<G>, seat: G['seat']): number;
  /**
   * True where a position can be evaluated; by default wherever another seat chooses. A game in which a seat interrupts
   * the turn of another says that the turn goes on.
   */
  isCalm?(state: StateOf<G>): boolean;
  /**
   * True if the choice needs no search: the heaviest action is taken. For choices whose results lie far beyond a
   * rollout.
   */
  obvious?(view: ViewOf<G>, seat: G['seat']): boolean;
  /**
   * The view as if the match were only the part that a search should play: one game of a campaign, say. The seat's
   * choices must stay as they are.
   */
  focus?(view: ViewOf<G>, seat: G['seat']): ViewOf<G>;
  /**
   * Gives a player who wants a hint a reason for an action: a fact that holds whatever the seat can't see, or nothing.
   * Never a guess at what the search was after.
   */
  because?(view: ViewOf<G>, seat: G['seat'], action: G['action']): string;
}

/** A plan in words and arrows. */
export interface Sketch {
  /** One sentence. */
  readonly line: string;
  /** Places of the board that units go from and to. */
  readonly moves: readonly { readonly from: string; readonly to: string }[];
}

/** Plays on from a position, for every seat: by a plan where there is one, by the game's policy elsewhere. */
export interface Player<G extends GameTypes> {
  choose(view: ViewOf<G>, seat: G['seat'], legal: () => readonly G['action'][]): G['action'];
}

/**
 * A game's plans, where a turn has so many small moves that a search must not compare them one by one. The search
 * compares plans instead: it plays on with each in imagined worlds, and carries out the best. The same holds as for an
 * `Insight`: nothing real can leak, and no method may change its arguments.
 */
export interface Planning<G extends GameTypes, Plan = unknown> {
  /**
   * Plans worth comparing from this choice on, the likeliest first; none where the policy chooses. A level that makes few
   * tries does better with few plans.
   */
  plans(view: ViewOf<G>, seat: G['seat'], tries: number): readonly Plan[];
  /** A player that follows a plan for this seat; null is the policy alone. */
  player(view: ViewOf<G>, seat: G['seat'], plan: Plan | null): Player<G>;
  /**
   * Number of the moment in which an action is done, such as a fight: there all plans meet the same dice, whatever
   * happened before.
   */
  moment?(state: StateOf<G>, action: G['action']): number;
  /** True as long as the plan covers a choice of its seat. */
  isCovered(plan: Plan, view: ViewOf<G>): boolean;
  /** True where playing on from a view has gone far enough. */
  isFar(start: ViewOf<G>, state: StateOf<G>, depth: number): boolean;
  /** Chance from 0 to 1 that this seat wins. In a two-player game one seat is asked. */
  evaluate(state: StateOf<G>, seat: G['seat']): number;
  sketch(view: ViewOf<G>, seat: G['seat'], plan: Plan): Sketch;
}

/** Settings of a search. */
export interface SearchOptions {
  /**
   * Decisions in a rollout before the game is evaluated; 0 is at once. Without it or `evaluate`, plays to the end. A
   * game that plans counts it as `isFar` says.
   */
  readonly depth?: number;
  /** Weight of exploration over the best-looking move; 1 by default. */
  readonly curiosity?: number;
}

/** A difficulty level that a game offers. */
export interface SearchLevel extends SearchOptions {
  readonly id: string;
  readonly title: string;
  /** Iterations per decision, or per plan, where results must be repeatable. */
  readonly iterations: number;
  /** Time per decision or plan in play, in milliseconds; without it, the iterations count there too. */
  readonly thinks?: number;
}

/** Search setup for a game; `games/<game>/bot.ts` exports one as `searched`. */
export interface Searched<G extends GameTypes> {
  readonly insight: Insight<G>;
  /** Searches plans instead of actions. */
  readonly planning?: Planning<G>;
  /** Strongest first. */
  readonly levels: readonly SearchLevel[];
}
