import type { ComponentType } from 'preact';

/** What a game shows of its scenarios before one is played. It is loaded with the set-up page, so it holds no rules and no table. */
export interface ScenarioPicker {
  /** The map as the scenario lays it out, in the width that it is given. */
  readonly Preview: ComponentType<{ readonly scenario: string }>;
  briefing(scenario: string): Briefing;
  /** How games between equal bots have ended; null when nobody has counted them. */
  balance?(scenario: string): Balance | null;
}

export interface Briefing {
  readonly text: string;
  /** What is at stake and who is there: `Objectives: 5 points`. */
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
