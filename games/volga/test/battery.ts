import type { Bot } from '@kurgan/engine';
import { type BatteryReport, battery } from '@kurgan/engine/testing';
import type { ScenarioId } from '../data/scenarios.ts';
import { RULE_IDS } from '../rules/rule-ids.ts';
import type { Volga } from '../rules/state.ts';
import { volga } from '../tools.ts';

/** KURGAN_LONG=1 plays ten times as many games and looks closer at them. */
const LONG = process.env.KURGAN_LONG === '1';

/** Half a minute on a machine at rest, but it may have other work. */
export const TIMEOUT = (LONG ? 60 : 10) * 60_000;

/** Whole games of a scenario with options drawn at random, everything checked that must hold for any game. */
export function playBattery(scenario: ScenarioId, games: number, bot?: Bot<Volga>): BatteryReport {
  return battery(volga, {
    rules: RULE_IDS,
    games: LONG ? games * 10 : games,
    seed: 'battery',
    scenarios: [scenario],
    options: 'random',
    share: LONG ? 0.05 : bot === undefined ? 0.01 : 0.02,
    ...(bot === undefined ? {} : { bot }),
  });
}
