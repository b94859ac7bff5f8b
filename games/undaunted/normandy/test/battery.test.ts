import { battery } from '@kurgan/engine/testing';
import { expect, test } from 'vitest';
import { edition } from '../edition.ts';
import { RULE_IDS } from '../rule-ids.ts';
import { normandy } from '../tools.ts';

/** KURGAN_LONG=1 plays many more games and checks them more closely. */
const LONG = process.env.KURGAN_LONG === '1';
const GAMES = LONG ? 100 : 6;

test.each(edition.scenarios.map(({ id }) => id))(
  'random games of scenario %s keep every promise of the kernel',
  { timeout: (LONG ? 60 : 10) * 60_000 },
  (scenario) => {
    const { games, winners, checks } = battery(normandy, {
      rules: RULE_IDS,
      games: GAMES,
      seed: 'battery',
      scenarios: [scenario],
      options: {},
      share: LONG ? 0.05 : 0.02,
    });
    expect((winners.us ?? 0) + (winners.german ?? 0)).toBe(games);
    for (const [check, n] of Object.entries(checks)) expect(n, check).toBeGreaterThan(games / 10);
  },
);
