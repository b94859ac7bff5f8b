import type { Odds, OptionValue } from '@kurgan/engine';
import type { Chanced, Hint, LogLine, MatchInfo, Moment, WhyNot } from '@kurgan/kit/session';
import type { TroubleKind, Unsaved } from './trouble.ts';

/** What a page learns after something has changed: the moment, and the log from a line on. */
export interface Update {
  readonly moment: Moment;
  readonly log: { readonly from: number; readonly lines: readonly LogLine[] };
  /** Why it could not be stored; null when it is safe. */
  readonly unsaved: Unsaved | null;
  /** The match had gone on in another tab: nothing was done, and this is where it stands. */
  readonly elsewhere: boolean;
}

export interface Opened extends Update {
  readonly info: MatchInfo;
}

/** Everything the page may ask of the worker. */
export interface Calls {
  start(game: string, scenario: string, options: Readonly<Record<string, OptionValue>>, seed: string): Opened;
  /** Which game a match is of; null when the store does not know. It answers before the rules are loaded. */
  gameOf(id: string): string | null;
  open(id: string): Opened;
  /** The match of a lesson: where it was left, or from its beginning. It is not among the matches of the lists. */
  lesson(game: string, scenario: string, seed: string, isAgain: boolean): Opened;
  /** Reads a match file and keeps it as a match of its own. */
  take(text: string): Opened;
  /** A new match that begins as this one did, up to a number of actions. */
  branch(id: string, made: number): Opened;
  act(id: string, action: string): Update | { readonly whyNot: WhyNot };
  undo(id: string): Update;
  redo(id: string): Update;
  why(id: string, action: string): WhyNot | null;
  odds(id: string, actions: readonly string[]): readonly (Odds | null)[];
  hint(id: string): Hint | null;
  at(id: string, made: number): { readonly moment: Moment; readonly log: readonly LogLine[] };
  review(id: string): readonly Chanced[];
  file(id: string): string;
}

export type CallName = keyof Calls;

export interface Request {
  readonly number: number;
  readonly call: CallName;
  readonly values: readonly unknown[];
}

export type Response =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly trouble: TroubleKind; readonly detail: string };
