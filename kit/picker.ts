import type { ComponentType } from 'preact';
import type { PreparationProps } from './army.ts';

/** Scenario previews. Loaded with the set-up page, so it imports no rules and no table. */
export interface ScenarioPicker {
  /** The map as the scenario lays it out, in the width that it is given. */
  readonly Preview: ComponentType<{ readonly scenario: string }>;
  /** Fields of the game's own, for options that are `prepared`. */
  readonly Fields?: ComponentType<PreparationProps>;
  briefing(scenario: string): Briefing;
  /** Results between equal bots; null where not measured. */
  balance?(scenario: string): Balance | null;
}

export interface Briefing {
  /** Instead of the scenario's summary. */
  readonly text?: string;
  /** Stakes and forces: `Objectives: 5 points`. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

export interface Balance {
  readonly games: number;
  /** Share of the games that each side has won, from 0 to 1, with its interval. */
  readonly wins: readonly {
    readonly seat: string;
    readonly share: number;
    readonly low: number;
    readonly high: number;
  }[];
  /** Rounds of a usual game. */
  readonly rounds: number;
}
