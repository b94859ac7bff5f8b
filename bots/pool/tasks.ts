import type { GameTypes, Outcome, Setup, ViewOf } from '@kurgan/engine';
import type { Playable } from '../opponents.ts';

/** A game as a registry lists it: a thread loads what it needs. */
export interface ListedGame {
  readonly id: string;
  tools(): Promise<Playable['game']>;
  bots(): Promise<Pick<Playable, 'bots' | 'searched'>>;
  terminal(): Promise<Pick<Playable, 'round'>>;
}

/** Where a thread finds a game: a module that exports GAMES, a list of such games, and the game's id. */
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
  /** In which it ended, if the game tells. */
  readonly round?: number;
}

/** One decision of one bot. The view is all that it gets to see. */
export interface Question extends Place {
  readonly bot: string;
  readonly view: ViewOf<GameTypes>;
  readonly seat: string;
  /** Of the bot's own chance. */
  readonly seed: string;
}

/**
 * Errors lose their class between threads, so that what went wrong is told as data; `illegal` is the fault of a bot, not of
 * what plays it.
 */
export type Answer<T> = { readonly value: T } | { readonly problem: string; readonly illegal: boolean };
