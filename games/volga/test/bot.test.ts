import { type Bot, SeededChance, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { bots } from '../bot.ts';
import type { ScenarioId } from '../data/scenarios.ts';
import type { Volga } from '../rules/state.ts';
import { volga } from '../tools.ts';
import { newMatch } from './random-game.ts';

const [planner] = bots as [Bot<Volga>];

/** More decisions than any game takes: a policy that reaches it goes around in circles. */
const LIMIT = 3000;

function playWhole(seed: string, scenario: ScenarioId, options: Readonly<Record<string, unknown>> = {}) {
  const match = newMatch(seed, scenario, options);
  const chance = SeededChance.fromSeed(`${seed} german`);
  const actions: string[] = [];
  while (match.outcome === null && actions.length < LIMIT) {
    const legal = match.legal('german');
    const action = planner.choose(match.view('german'), 'german', legal, chance);
    expect(legal).toContain(action);
    actions.push(volga.notation.format(action));
    match.act('german', action);
  }
  return { match, actions };
}

const FLAGS = ['rubble', 'northernShoulder', 'isolation', 'parentOrganization', 'limitedAir', 'pavlovsHouse'] as const;

function randomOptions(seed: string, scenario: ScenarioId): Record<string, unknown> {
  const chance = SeededChance.fromSeed(`options of ${seed}`);
  const options: Record<string, unknown> = {};
  for (const flag of FLAGS) options[flag] = chance.below(2) === 1;
  if (chance.below(2) === 1) options.startMorale = chance.d(19);
  if (chance.below(2) === 1) options.moreSupply = scenario === 'september' ? [1, 5, 9] : [10, 14];
  return options;
}

test.each<ScenarioId>(['september', 'factory'])('the planner plays %s to its end under any options', (scenario) => {
  for (let seed = 0; seed < 6; seed++) {
    const { match, actions } = playWhole(`any ${seed}`, scenario, randomOptions(`${seed}`, scenario));
    expect(match.outcome).not.toBeNull();
    expect(actions.length).toBeLessThan(LIMIT);
  }
});

test('the planner plays the same game again from the same seed', () => {
  expect(playWhole('twice', 'factory').actions).toEqual(playWhole('twice', 'factory').actions);
});

test('AV-R-07 the planner does not know what stands hidden', () => {
  const { match } = playWhole('hidden', 'september');
  for (const decisions of [400, 250, 100, 0]) {
    match.truncate(decisions);
    const { state } = match;
    const dealtAnew = volga.imagine(viewOf(state, 'german'), 'german', SeededChance.fromSeed('anew'));
    expect(dealtAnew.sealed).not.toEqual(state.sealed);
    const answers = [state, dealtAnew].map((each) => {
      const view = viewOf<Volga>(each, 'german');
      return planner.choose(view, 'german', volga.legal(view, 'german'), SeededChance.fromSeed('x'));
    });
    expect(answers[0]).toEqual(answers[1]);
  }
});
