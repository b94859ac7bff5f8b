import type { Choice } from '@kurgan/engine';

/** What every game of a simulation has in common; plain data, so that it can be handed to a thread. */
export interface Task {
  /** Address of the module with the games. */
  readonly registry: string;
  readonly game: string;
  readonly choice: Choice;
  readonly seats: readonly (readonly [seat: string, bot: string])[];
}

/** One game played. */
export interface Played {
  readonly seed: string;
  readonly outcome: { readonly winner: string | null; readonly rule: string; readonly title: string } | null;
  readonly decisions: number;
}

/** What a worker answers to a seed. */
export type Answer =
  | { readonly played: Played }
  | { readonly seed: string; readonly problem: string; readonly illegal: boolean };
