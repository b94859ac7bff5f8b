import type { Odds, Refusal, Sketch, Term } from '@kurgan/engine';
import type { ReadonlySignal } from '@preact/signals-core';
import type { LogLine, Moment, Still } from './moment.ts';
import type { Names, Players } from './players.ts';
import type { Eyes } from './seen.ts';

/** Reason an action can't be done: a rule's refusal, or text that isn't an action. */
export type WhyNot = Refusal | { readonly unreadable: string };

/** The match had moved on, so nothing was done; these lines were missed. */
export interface Missed {
  readonly missed: readonly LogLine[];
}

/** An offer to the other seats. */
export interface Offer {
  readonly kind: 'draw';
  readonly by: string;
}

/** State of the connection to the match; stale when page and server no longer understand each other. In this browser it is always live. */
export type Link = 'live' | 'trying' | 'away' | 'stale';

export interface Hint {
  readonly action: string;
  /** A fact of the position in favor of the action; empty when there is none worth mentioning. */
  readonly because: string;
  /** From a search that compared the choices; null when nothing was compared. */
  readonly estimate: Estimate | null;
  /** The plan that the action belongs to, where a game is played by plans. */
  readonly plan?: Sketch;
}

export interface Estimate {
  /** Chance to win, from 0 to 1. */
  readonly chance: number;
  /** Same for the next best choice. */
  readonly next: number;
}

/** A chance that was taken, for the review after the game. */
export interface Gamble {
  readonly made: number;
  readonly action: string;
  readonly odds: Odds;
  /** Log lines it caused. */
  readonly lines: readonly LogLine[];
}

/** A bot at work. */
export interface Thinking {
  /** Its seat, or `hint` when it thinks for the player. */
  readonly who: string;
  /** In `performance.now()` time. */
  readonly since: number;
  /** From 0 to 1; an estimate. */
  readonly progress: number;
}

/**
 * A match as a table plays it, wherever it runs: in this browser's worker, or later on a server. Every call answers
 * from the view of the seat at the screen.
 */
export interface Session {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly moment: ReadonlySignal<Moment>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  readonly players: Players;
  /** Names of the people in their seats, where several computers play; nobody at one screen needs a name. */
  readonly names?: ReadonlySignal<Names> | undefined;
  /** Set while a bot is thinking. */
  readonly thinking: ReadonlySignal<Thinking | null>;
  readonly link: ReadonlySignal<Link>;
  readonly offers: ReadonlySignal<readonly Offer[]>;
  act(action: string): Promise<WhyNot | Missed | null>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  resign(): Promise<void>;
  /** Passes every window of a kind from now on, or stops doing so. */
  order(kind: string, until: Term): Promise<void>;
  offer(kind: Offer['kind']): Promise<void>;
  answer(offer: Offer, isAccepted: boolean): Promise<void>;
  why(action: string): Promise<WhyNot | null>;
  odds(actions: readonly string[]): Promise<readonly (Odds | null)[]>;
  hint(): Promise<Hint | null>;
  /** The match after a given number of entries; once nothing is hidden any more, through any eyes. */
  at(made: number, eyes?: Eyes): Promise<Still>;
  /** Every gamble so far, with its odds. */
  review(): Promise<readonly Gamble[]>;
  /** The match as a file. */
  file(): Promise<string>;
  close(): void;
}
