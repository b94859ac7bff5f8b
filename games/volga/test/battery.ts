import type { Bot } from '@kurgan/engine';
import { battery } from '@kurgan/engine/testing';
import { expect, test } from 'vitest';
import { bots } from '../bot.ts';
import type { ScenarioId } from '../data/scenarios.ts';
import { RULE_IDS } from '../rules/rule-ids.ts';
import type { Volga } from '../rules/state.ts';
import { volga } from '../tools.ts';

/** `npm test -- --long` plays many more games and checks them more closely. */
const LONG = process.env.KURGAN_LONG === '1';

/** Takes half a minute on an idle machine, which might be busy. */
const timeout = (LONG ? 60 : 10) * 60_000;

/** A check that never ran proves nothing. */
const CHECKS = [
  'actions that taught nothing',
  'clones',
  'imagined states',
  'moments',
  'refused actions',
  'replays',
  'round trips',
  'undos',
  'undos refused',
  'ways back',
  'writable actions',
];

/** Plays whole games of a scenario with random options and runs every check of the battery. */
export function playBattery(scenario: ScenarioId): void {
  const play = (games: number, bot?: Bot<Volga>) => {
    const report = battery(volga, {
      rules: RULE_IDS,
      games,
      seed: 'battery',
      scenarios: [scenario],
      options: 'random',
      share: LONG ? 0.05 : 0.03,
      ...(bot === undefined ? {} : { bot }),
    });
    expect((report.winners.german ?? 0) + (report.winners.soviet ?? 0)).toBe(games);
    expect(Object.keys(report.checks).sort()).toEqual(CHECKS);
    for (const [check, n] of Object.entries(report.checks)) expect(n, check).toBeGreaterThan(games / 10);
  };

  test(`random games of the scenario ${scenario} keep every promise of the kernel`, { timeout }, () => {
    play(LONG ? 10_000 : 80);
  });

  test.each(bots)(`games of the scenario ${scenario} played by the $id keep them too`, { timeout }, (bot) => {
    play(LONG ? 1_000 : 10, bot);
  });
}
