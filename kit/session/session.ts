import type { Odds, Refusal } from '@kurgan/engine';
import type { ReadonlySignal } from '@preact/signals';
import type { LogLine, Moment } from './moment.ts';

/** Why an action cannot be done: a rule's refusal, or words that make no action. */
export type WhyNot = Refusal | { readonly unreadable: string };

export interface Hint {
  readonly action: string;
  readonly because: string;
}

/** A chance that was taken, for the look back after the game. */
export interface Chanced {
  readonly made: number;
  readonly action: string;
  readonly odds: Odds;
  /** What was logged because of it. */
  readonly lines: readonly LogLine[];
}

/**
 * A match as a table plays it, wherever it runs: in a worker of this browser, or later on a server. Every call answers
 * from the seat's view.
 */
export interface Session {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly moment: ReadonlySignal<Moment>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** Set while an opponent thinks. */
  readonly thinking: ReadonlySignal<{ readonly who: string; readonly since: number } | null>;
  act(action: string): Promise<WhyNot | null>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  why(action: string): Promise<WhyNot | null>;
  odds(actions: readonly string[]): Promise<readonly (Odds | null)[]>;
  hint(): Promise<Hint | null>;
  /** The match as it stood after a number of actions. */
  at(made: number): Promise<{ readonly moment: Moment; readonly log: readonly LogLine[] }>;
  /** Every chance taken so far, with its odds. */
  review(): Promise<readonly Chanced[]>;
  /** The match as a file. */
  file(): Promise<string>;
  close(): void;
}
