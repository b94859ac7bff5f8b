import type { ComponentType } from 'preact';

interface Glimpsed {
  readonly scenario: string;
  /** The match as a bystander sees it. */
  readonly view: unknown;
}

/** A running match at a glance, for a list. */
export interface Glance {
  /** The board as it stands, in the width that it is given. */
  readonly Picture: ComponentType<Glimpsed>;
  /** `Round 3 · US 0 of 2, Germany 1`. */
  standing(match: Glimpsed): string;
}
