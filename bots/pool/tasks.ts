import type { GameTypes, Outcome, Setup, ViewOf } from '@kurgan/engine';
import type { Playable } from '../opponents.ts';

/** A game in a registry; a thread loads only the parts it needs. */
export interface ListedGame {
  readonly id: string;
  tools(): Promise<Playable['game']>;
  bots(): Promise<Pick<Playable, 'bots' | 'searched'>>;
  terminal(): Promise<Pick<Playable, 'round'>>;
}

/** Address of a game for a thread: a module that exports GAMES, a list of such games, and the game's id. */
export interface Place {
  readonly registry: string;
  readonly game: string;
}

/** A whole game between bots. */
export interface GameToPlay extends Place {
  readonly setup: Setup;
  readonly seats: readonly (readonly [seat: string, bot: string])[];
  readonly seed: string;
}

export interface Played {
  readonly outcome: Outcome | null;
  readonly decisions: number;
  /** Round of the end, if the game reports one. */
  readonly round?: number;
}

/** One decision of one bot. The view is all it gets to see. */
export interface Question extends Place {
  readonly bot: string;
  readonly view: ViewOf<GameTypes>;
  readonly seat: string;
  /** Seeds the bot's own chance. */
  readonly seed: string;
}

/**
 * Errors lose their class between threads, so problems travel as data. `illegal` blames the bot rather than the code
 * that runs it.
 */
export type Answer<T> = { readonly value: T } | { readonly problem: string; readonly illegal: boolean };
