import type { Orders, Outcome, UndoBarrier } from '@kurgan/engine';

/** One legal action, with its words by name, for the click path to narrow down. */
export interface Choice {
  readonly text: string;
  readonly verb: string;
  readonly words: Readonly<Record<string, string>>;
}

/** A kind of action in the current step, legal or not, for building a *why not?* question. */
export interface Verb {
  readonly verb: string;
  readonly parameters: readonly string[];
}

/** One moment of a match as one seat sees it. It holds nothing hidden from that seat. */
export interface Moment {
  /** Number of journal entries; it never shrinks. */
  readonly made: number;
  /** Entry count when the seat last handed over: later log lines are new to its player. */
  readonly since: number;
  /** The last action that still stands is the seat's own. */
  readonly hasActed: boolean;
  /** The viewing seat; null for a spectator or for everyone together, which the view's private rooms tell apart. */
  readonly seat: string | null;
  /** The view; the game's table knows its type. */
  readonly view: unknown;
  readonly waiting: readonly string[];
  /** The two players have changed seats since they sat down. */
  readonly isSwapped?: boolean;
  readonly now: {
    readonly step: string;
    readonly rule: string;
    readonly verbs: readonly Verb[];
    /** Kind of the open window, which a standing order can pass. */
    readonly window: string | null;
  } | null;
  /** Standing orders of all seats, by kind of window. They are public. */
  readonly orders: Orders;
  readonly choices: readonly Choice[];
  /** In a lesson, which limits the choices: the actions that its page still asks for, in their order. */
  readonly guided?: readonly string[];
  /** Number of actions the seat can undo, and redo. */
  readonly undoable: number;
  readonly redoable: number;
  /** Reason nothing can be undone; absent when undo works or nobody is asked. */
  readonly undoBarrier?: UndoBarrier;
  readonly outcome: Outcome | null;
}

/** A moment with the log up to it. */
export interface Still {
  readonly moment: Moment;
  readonly log: readonly LogLine[];
}

/** A log line in words, with its rule, and the event for drawing it. */
export interface LogLine {
  /** Number of the entry that caused it; 0 is the setup. */
  readonly after: number;
  readonly text: string;
  readonly rule: string;
  readonly event: { readonly event: string };
}
