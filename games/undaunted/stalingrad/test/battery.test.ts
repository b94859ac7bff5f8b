import type { Bot } from '@kurgan/engine';
import { battery } from '@kurgan/engine/testing';
import { expect, test } from 'vitest';
import { RULE_IDS } from '../rule-ids.ts';
import type { Stalingrad } from '../state.ts';
import { stalingrad } from '../tools.ts';

/** KURGAN_LONG=1 plays ten times as many games and looks closer at them. */
const LONG = process.env.KURGAN_LONG === '1';
const GAMES = 1;

/** Plays at random, but seldom withdraws: else most games would be over before they have begun. */
const stubborn: Bot<Stalingrad> = {
  id: 'stubborn',
  title: 'Stubborn',
  choose(_view, _seat, legal, chance) {
    const staying = legal.filter(({ do: verb }) => verb !== 'withdraw');
    const pool = chance.below(50) === 0 ? legal : staying;
    const action = pool[chance.below(pool.length)];
    if (action === undefined) throw new RangeError('there is nothing to do but to withdraw');
    return action;
  },
};

test.each(stalingrad.scenarios.map(({ id }) => id).filter((id) => id !== 'campaign'))(
  'random games of scenario %s keep every promise of the kernel',
  { timeout: (LONG ? 60 : 10) * 60_000 },
  (scenario) => {
    const { games, winners } = battery(stalingrad, {
      rules: RULE_IDS,
      games: LONG ? GAMES * 10 : GAMES,
      seed: 'battery',
      scenarios: [scenario],
      options: {},
      bot: stubborn,
      share: LONG ? 0.05 : 0.01,
    });
    expect((winners.soviet ?? 0) + (winners.german ?? 0)).toBe(games);
  },
);

test('random campaigns keep every promise of the kernel', { timeout: (LONG ? 60 : 10) * 60_000 }, () => {
  const { games, winners } = battery(stalingrad, {
    rules: RULE_IDS,
    games: LONG ? 20 : 2,
    seed: 'battery',
    scenarios: ['campaign'],
    options: {},
    share: LONG ? 0.02 : 0.005,
  });
  expect((winners.soviet ?? 0) + (winners.german ?? 0)).toBe(games);
});
