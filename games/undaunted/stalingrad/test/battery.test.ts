import { battery } from '@kurgan/engine/testing';
import { expect, test } from 'vitest';
import { RULE_IDS } from '../rule-ids.ts';
import { stalingrad } from '../tools.ts';

/** KURGAN_LONG=1 plays ten times as many games and looks closer at them. */
const LONG = process.env.KURGAN_LONG === '1';
const GAMES = 2;

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
      share: LONG ? 0.05 : 0.02,
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
