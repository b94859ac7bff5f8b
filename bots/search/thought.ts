import type { Sketch } from '@kurgan/engine';

/** Statistics on one of a seat's actions or plans. */
export interface Finding<A> {
  readonly action: A;
  readonly visits: number;
  /** Share of tries won, from 0 to 1. */
  readonly value: number;
}

/** A search under way: it can run in slices and give its best answer at any moment. */
export interface Thought<A> {
  readonly iterations: number;
  /** Makes more tries; stops early when told to. */
  run(iterations: number, stop?: () => boolean): void;
  /** True if this many more tries can't change the answer. */
  isDecided(left: number): boolean;
  best(): A;
  /** Best first. */
  findings(): Finding<A>[];
  /** The plan behind the answer, if there is one. */
  sketch?(): Sketch | null;
}
