import type { Orders, Outcome, UndoBarrier } from '@kurgan/engine';

/** One thing a seat may do now, with its words by name: what the click path narrows. */
export interface Choice {
  readonly text: string;
  readonly verb: string;
  readonly words: Readonly<Record<string, string>>;
}

/** What kind of action the present step takes, legal or not: what *why not?* puts together. */
export interface Verb {
  readonly verb: string;
  readonly parameters: readonly string[];
}

/** One moment of a match as one seat sees it. Nothing in it is hidden from that seat. */
export interface Moment {
  /** How many entries the journal has; it never shrinks. */
  readonly made: number;
  /** How many it had when the seat last handed over: lines of the log after it are new to its player. */
  readonly since: number;
  /** Whose eyes see it; null are a bystander's, or those of everybody together: the view's private rooms tell. */
  readonly seat: string | null;
  /** What these eyes see; the game's table knows its type. */
  readonly view: unknown;
  readonly waiting: readonly string[];
  readonly now: {
    readonly step: string;
    readonly rule: string;
    readonly verbs: readonly Verb[];
    /** The kind of window that is open: a standing order may pass it. */
    readonly window: string | null;
  } | null;
  /** The standing orders of all seats, by kind of window: everybody knows them. */
  readonly orders: Orders;
  readonly choices: readonly Choice[];
  /** Set when the choices are only what a lesson asks for. */
  readonly isGuided?: boolean;
  /** How many actions the seat can take back, and do again. */
  readonly undoable: number;
  readonly redoable: number;
  /** Why nothing can be taken back; absent where it can, or where nobody is asked. */
  readonly undoBarrier?: UndoBarrier;
  readonly outcome: Outcome | null;
}

/** A line of the log, in words, with the rule behind it and the event for those who draw it. */
export interface LogLine {
  /** The number of the entry that caused it; 0 is the set-up. */
  readonly after: number;
  readonly text: string;
  readonly rule: string;
  readonly event: { readonly event: string };
}
