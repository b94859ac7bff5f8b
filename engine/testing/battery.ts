import type { Bot } from '../bot.ts';
import type { EquippedGame } from '../game.ts';
import type { GameTypes } from '../state.ts';
import { writableActions } from './legality.ts';
import { playTrial } from './play.ts';
import { add, type Tally } from './trial.ts';

export interface BatteryPlan<G extends GameTypes> {
  /** The ids of the game's rulebook. */
  readonly rules: readonly G['rule'][];
  /** Games of each scenario. */
  readonly games: number;
  readonly seed: string;
  /** Number of the first game, 1 if not told: a failure names its game, and this with `games: 1` plays it alone. */
  readonly first?: number;
  /** All of the game's if not told. */
  readonly scenarios?: readonly string[];
  /** `random` draws them anew for each game. */
  readonly options: 'random' | Readonly<Record<string, unknown>>;
  /** Chooses for every seat; without it each legal action is as likely as any other. */
  readonly bot?: Bot<G>;
  /** Share of the moments at which the costly checks are made, 0.03 if not told. */
  readonly share?: number;
  /** Imagined states for each seat at such a moment, 2 if not told. */
  readonly imagined?: number;
  /** Writable actions tried of each verb at such a moment, 100 if not told. */
  readonly triesPerVerb?: number;
  /** A game with more decisions than this runs in circles; 20,000 if not told. */
  readonly mostDecisions?: number;
}

export interface BatteryReport extends Tally {
  readonly games: number;
  readonly decisions: number;
  readonly longest: number;
}

/**
 * Plays whole games and checks on the way what must be true of any game on this kernel. Throws a BatteryFailure that
 * says how to see it again.
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
