import type { Bot } from '../bot.ts';
import type { EquippedGame } from '../game.ts';
import type { GameTypes } from '../state.ts';
import { writableActions } from './legality.ts';
import { playTrial } from './play.ts';
import { add, type Tally } from './trial.ts';

export interface BatteryPlan<G extends GameTypes> {
  /** The ids of the game's rulebook. */
  readonly rules: readonly G['rule'][];
  /** Games per scenario. */
  readonly games: number;
  readonly seed: string;
  /** Number of the first game, 1 by default. A failure names its game; this with `games: 1` plays it alone. */
  readonly first?: number;
  /** All scenarios of the game by default. */
  readonly scenarios?: readonly string[];
  /** `random` draws new options for each game. */
  readonly options: 'random' | Readonly<Record<string, unknown>>;
  /** Chooses for every seat; without it, all legal actions are equally likely. */
  readonly bot?: Bot<G>;
  /** Fraction of moments that get the costly checks; 0.03 by default. */
  readonly share?: number;
  /** Imagined states per seat at such a moment; 2 by default. */
  readonly imagined?: number;
  /** Writable actions of each verb tried at such a moment; 100 by default. */
  readonly triesPerVerb?: number;
  /** A game with more decisions than this runs in circles; 20,000 by default. */
  readonly mostDecisions?: number;
}

export interface BatteryReport extends Tally {
  readonly games: number;
  readonly decisions: number;
  readonly longest: number;
}

/**
 * Plays whole games and checks everything that must hold for any game on this kernel. Throws a BatteryFailure that
 * explains how to reproduce it.
 */
export function battery<G extends GameTypes>(game: EquippedGame<G>, plan: BatteryPlan<G>): BatteryReport {
  const tally: Tally = { winners: {}, checks: {}, refusals: {} };
  const writable = writableActions(game.notation);
  const first = plan.first ?? 1;
  let games = 0;
  let decisions = 0;
  let longest = 0;
  for (const scenario of plan.scenarios ?? game.scenarios.map(({ id }) => id)) {
    for (let number = first; number < first + plan.games; number++) {
      const played = playTrial(game, plan, scenario, number, writable, tally);
      add(tally.winners, played.outcome?.winner ?? 'draw');
      games++;
      decisions += played.decisions;
      longest = Math.max(longest, played.decisions);
    }
  }
  return { games, decisions, longest, ...tally };
}
