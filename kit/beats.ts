import type { LogLine, Session } from '@kurgan/host';
import { effect, type ReadonlySignal, signal } from '@preact/signals';

/** Milliseconds that an action of somebody else stays in sight before the next, by pace. */
export const PACES = { slow: 2200, normal: 900, instant: 0 } as const;
export type Pace = keyof typeof PACES;

/** A counter's slide: nobody has seen a move before it is over. */
const SLIDE = 250;

/** Of a run of small actions, each takes less time than the one before, down to this share of the pace. */
const QUICKEST = 1 / 8;

/** One entry as it is shown: counters slide, dice land. */
export interface Beat {
  readonly made: number;
  /** Log lines the entry added. */
  readonly lines: readonly LogLine[];
  /** Aborted by a click or a key: whatever still plays goes straight to its end. */
  readonly hurried: AbortSignal;
}

/** The pace that the player has set; the page carries it, as it does other settings. */
export function chosenPace(): Pace {
  const { pace } = globalThis.document?.documentElement.dataset ?? {};
  return pace === 'slow' || pace === 'instant' ? pace : 'normal';
}

/**
 * Shows one entry at a time. Bots, and whatever else comes next, wait until it has been seen; a player never has to.
 * A scene that plays for a beat holds it open meanwhile.
 */
export class Beats {
  readonly #now = signal<Beat | null>(null);
  readonly #pace: () => Pace;
  #abort = new AbortController();
  #holds = 0;
  #waiting: (() => void)[] = [];
  #isOneOfMany: (line: LogLine) => boolean = () => false;
  /** Small actions in a row. */
  #run = 0;

  constructor(pace: () => Pace = chosenPace) {
    this.#pace = pace;
  }

  /** The table names its small actions, such as the moves of a whole army: a run of them picks up speed. */
  quicken(isOneOfMany: (line: LogLine) => boolean): void {
    this.#isOneOfMany = isOneOfMany;
  }

  /** Follows a session from entry to entry. A jump over several is no beat: nobody saw what lies between. */
  follow({ moment, log }: Session, isOwn: () => boolean): () => void {
    let last = moment.peek().made;
    return effect(() => {
      const { made, outcome } = moment.value;
      const isNext = made === last + 1;
      const lines = isNext ? log.peek().filter(({ after }) => after === made) : [];
      if (made !== last) this.#over();
      last = made;
      if (lines.length === 0) return;
      this.#run = lines.every(this.#isOneOfMany) ? this.#run + 1 : 0;
      const pace = PACES[this.#pace()] * Math.max(QUICKEST, 1 / Math.max(1, this.#run));
      this.#begin(made, lines, isOwn() && outcome === null ? SLIDE : pace);
    });
  }

  /** The beat on screen; null once everything has been seen. */
  get now(): ReadonlySignal<Beat | null> {
    return this.#now;
  }

  #begin(made: number, lines: readonly LogLine[], least: number): void {
    this.#abort = new AbortController();
    this.#now.value = { made, lines, hurried: this.#abort.signal };
    const release = this.hold();
    if (least === 0) queueMicrotask(release);
    else setTimeout(release, least);
  }

  /** Keeps the beat open until it is released. */
  hold(): () => void {
    const beat = this.#now.peek();
    let isHeld = beat !== null;
    if (isHeld) this.#holds++;
    return () => {
      if (!isHeld || this.#now.peek() !== beat) return;
      isHeld = false;
      if (--this.#holds === 0) this.#over();
    };
  }

  #over(): void {
    this.#holds = 0;
    this.#now.value = null;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }

  /** Resolves once nothing is being shown. */
  seen(): Promise<void> {
    return this.#now.peek() === null ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Somebody has seen enough. */
  hurry(): void {
    if (this.#now.peek() === null) return;
    this.#abort.abort();
    this.#over();
  }
}
