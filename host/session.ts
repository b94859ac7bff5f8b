import type { Odds, Refusal, Term } from '@kurgan/engine';
import type { ReadonlySignal } from '@preact/signals-core';
import type { LogLine, Moment } from './moment.ts';
import type { Players } from './players.ts';

/** Why an action cannot be done: a rule's refusal, or words that make no action. */
export type WhyNot = Refusal | { readonly unreadable: string };

/** The match had gone on since: nothing was done, and these lines were missed. */
export interface Missed {
  readonly missed: readonly LogLine[];
}

/** What a seat offers to the others. */
export interface Offer {
  readonly kind: 'draw';
  readonly by: string;
}

/** How a session hears of its match. One in this browser is always live. */
export type Link = 'live' | 'trying' | 'away';

export interface Hint {
  readonly action: string;
  /** A fact of the position that speaks for it; empty when there is none worth telling. */
  readonly because: string;
  /** From a search that compared the choices; null when nothing was compared. */
  readonly estimate: Estimate | null;
}

export interface Estimate {
  /** The chance to win, from 0 to 1. */
  readonly chance: number;
  /** The same of the next best choice. */
  readonly next: number;
}

/** A chance that was taken, for the look back after the game. */
export interface Gamble {
  readonly made: number;
  readonly action: string;
  readonly odds: Odds;
  /** What was logged because of it. */
  readonly lines: readonly LogLine[];
}

/** A bot at work. */
export interface Thinking {
  /** Its seat; `hint` when it thinks for the player. */
  readonly who: string;
  /** By the page's own clock, `performance.now()`. */
  readonly since: number;
  /** From 0 to 1, as far as it can be told. */
  readonly progress: number;
}

/**
 * A match as a table plays it, wherever it runs: in a worker of this browser, or later on a server. Every call answers
 * from the view of the seat at the screen.
 */
export interface Session {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly moment: ReadonlySignal<Moment>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  readonly players: Players;
  /** Set while a bot thinks. */
  readonly thinking: ReadonlySignal<Thinking | null>;
  readonly link: ReadonlySignal<Link>;
  readonly offers: ReadonlySignal<readonly Offer[]>;
  act(action: string): Promise<WhyNot | Missed | null>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Gives the match up. */
  resign(): Promise<void>;
  /** Passes the windows of a kind from now on, or asks for them again. */
  order(kind: string, until: Term): Promise<void>;
  offer(kind: Offer['kind']): Promise<void>;
  answer(offer: Offer, isAccepted: boolean): Promise<void>;
  why(action: string): Promise<WhyNot | null>;
  odds(actions: readonly string[]): Promise<readonly (Odds | null)[]>;
  hint(): Promise<Hint | null>;
  /** The match as it stood after a number of entries. */
  at(made: number): Promise<{ readonly moment: Moment; readonly log: readonly LogLine[] }>;
  /** Every chance taken so far, with its odds. */
  review(): Promise<readonly Gamble[]>;
  /** The match as a file. */
  file(): Promise<string>;
  close(): void;
}
