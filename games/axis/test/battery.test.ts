import { battery } from '@kurgan/engine/testing';
import { expect, test } from 'vitest';
import { RULE_IDS } from '../rules/rule-ids.ts';
import { axis } from '../tools.ts';

/** KURGAN_LONG=1 plays many more games and looks closer at them. */
const LONG = process.env.KURGAN_LONG === '1';

test.each(axis.scenarios.map(({ id }) => id))(
  'random games of the scenario %s keep every promise of the kernel',
  { timeout: (LONG ? 60 : 10) * 60_000 },
  (scenario) => {
    const { games, winners } = battery(axis, {
      rules: RULE_IDS,
      games: LONG ? 100 : 4,
      seed: 'battery',
      scenarios: [scenario],
      options: 'random',
      share: LONG ? 0.02 : 0.01,
      triesPerVerb: LONG ? 100 : 20,
    });
    expect((winners.axis ?? 0) + (winners.allies ?? 0)).toBe(games);
  },
);
