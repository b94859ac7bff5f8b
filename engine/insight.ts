import type { Chance } from './chance.ts';
import type { GameTypes, StateOf, ViewOf } from './state.ts';

/**
 * What a game knows about playing itself well, for a search that plays any game. All of it is optional and may be wrong:
 * a search without it is only weaker.
 *
 * Every method is called thousands of times a second, so none should build texts, sort or copy states. Whatever is handed
 * in was imagined from what the searching seat sees, so nothing real can leak; a method that takes a view is handed a
 * whole imagined state where that saves a copy, and reads in it only what its seat would see. None may change what it is
 * handed, or keep it.
 */
export interface Insight<G extends GameTypes> {
  /**
   * A value that is the same for equal actions and another one for different actions, as a Map compares keys. Rules that
   * hand out one object for each action say `(action) => action`. Without it the action's text is taken.
   */
  key?(action: G['action']): unknown;
  /**
   * How likely each of these actions is to be the best, before anything is tried: one weight for each in their order, 0 or
   * more, on any scale. A weight of 0 is tried last. Asked when a list of choices is first met, not at every visit.
   */
  weigh?(view: ViewOf<G>, seat: G['seat'], legal: readonly G['action'][]): ArrayLike<number>;
  /**
   * What this seat does in a rollout: one of the legal actions, found quickly, with some chance in it so that rollouts
   * differ. Without it every legal action is as likely as any other.
   */
  quick?(view: ViewOf<G>, seat: G['seat'], legal: readonly G['action'][], chance: Chance): G['action'];
  /**
   * The chance from 0 to 1 that this seat wins, where a rollout is cut off: the game is not over, and a seat has just
   * ended its turn. A game for two is asked for one of them, and the other has the rest.
   */
  evaluate?(state: StateOf<G>, seat: G['seat']): number;
  /**
   * What speaks for an action, for a player who asks for a hint: a fact that holds whatever the seat does not see, or
   * nothing. Never a guess at what the search was after.
   */
  because?(view: ViewOf<G>, seat: G['seat'], action: G['action']): string;
}

/** How a search spends its time. */
export interface SearchOptions {
  /** Decisions of a rollout before the game is evaluated, 0: at once. Without it, or without `evaluate`, to the end. */
  readonly depth?: number;
  /** How much is tried that does not look best; 1 if not told. */
  readonly curiosity?: number;
}

/** A strength that a game offers to play against. */
export interface SearchLevel extends SearchOptions {
  readonly id: string;
  readonly title: string;
  /** Tries for each decision. */
  readonly iterations: number;
}

/** How a game is searched; `games/<game>/bot.ts` exports one as `searched`. */
export interface Searched<G extends GameTypes> {
  readonly insight: Insight<G>;
  /** The best one first. */
  readonly levels: readonly SearchLevel[];
}
