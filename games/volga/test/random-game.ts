import { expectOk, Match, parseSetup, SeededChance, setupProblemText } from '@kurgan/engine';
import type { ScenarioId } from '../data/scenarios.ts';
import type { Volga } from '../rules/state.ts';
import { volga } from '../tools.ts';

type Options = Readonly<Record<string, unknown>>;

/** A new match, run to its first decision. */
export function newMatch(seed: string, scenario: ScenarioId = 'september', options: Options = {}): Match<Volga> {
  return new Match(volga, expectOk(parseSetup(volga.scenarios, scenario, options), setupProblemText), seed);
}

/** Plays a match to its end at random, and calls `look` before each action and at the end. */
export function playAtRandom(match: Match<Volga>, look: (match: Match<Volga>) => void): Match<Volga> {
  const player = SeededChance.fromSeed(`player of ${match.seed}`);
  while (match.outcome === null) {
    look(match);
    const actions = match.legal('german');
    const action = actions[player.below(actions.length)];
    if (action === undefined) throw new Error('nothing can be done, but the match is not over');
    match.act('german', action);
  }
  look(match);
  return match;
}
