import { battery } from '@kurgan/engine/testing';
import { expect, test } from 'vitest';
import { RULE_IDS } from '../rules/rule-ids.ts';
import { heroes } from './position.ts';

/** KURGAN_LONG=1 plays many more games and looks closer at them. */
const LONG = process.env.KURGAN_LONG === '1';

test.each(heroes.scenarios.map(({ id }) => id))(
  'random games of scenario %s keep every promise of the kernel',
  { timeout: (LONG ? 60 : 10) * 60_000 },
  (scenario) => {
    const { games, winners, checks } = battery(heroes, {
      rules: RULE_IDS,
      games: LONG ? 200 : scenario === '1' || scenario === 'free' ? 8 : 4,
      seed: 'battery',
      scenarios: [scenario],
      options: 'random',
      share: LONG ? 0.03 : 0.02,
      triesPerVerb: LONG ? 100 : 20,
    });
    expect((winners.soviet ?? 0) + (winners.german ?? 0) + (winners.draw ?? 0)).toBe(games);
    expect(checks['imagined states']).toBeGreaterThan(0);
  },
);
