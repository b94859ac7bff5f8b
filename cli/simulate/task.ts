import type { Played } from '@kurgan/bots/pool';
import type { Setup } from '@kurgan/engine';

/** A game still to be played. Games of one run differ in their seed, and in their part if the run has several. */
export interface Planned {
  /** The scenario, or the pairing and the scenario. */
  readonly part?: string;
  readonly seed: string;
  readonly setup: Setup;
  readonly seats: readonly (readonly [seat: string, bot: string])[];
}

/** The same game once played, as a line of a results file. */
export interface Finished extends Played {
  readonly part?: string;
  readonly seed: string;
}

export const nameOf = ({ part, seed }: { readonly part?: string; readonly seed: string }): string =>
  part === undefined ? seed : `${part}, ${seed}`;
