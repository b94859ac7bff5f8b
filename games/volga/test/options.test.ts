import { expect, test } from 'vitest';
import type { ScenarioId } from '../data/scenarios.ts';
import { volga } from '../tools.ts';
import { newMatch, playAtRandom } from './random-game.ts';

const OFF = {
  rubble: false,
  northernShoulder: false,
  isolation: false,
  parentOrganization: false,
  limitedAir: false,
  pavlovsHouse: false,
  startMorale: null,
  moreSupply: [],
};
const ALL_ON = Object.fromEntries(Object.keys(OFF).map((id) => [id, true]));

test('AV-OPT-01 each optional rule is a switch of its own, off unless it is chosen', () => {
  for (const { id: scenario, options } of volga.scenarios) {
    const chosen = (choice: Record<string, unknown>) =>
      newMatch('options', scenario as ScenarioId, choice).state.open.options;
    expect(options.map(({ id }) => id)).toEqual(Object.keys(OFF));
    expect(chosen({})).toEqual(OFF);
    for (const { id } of options) {
      const { [id]: on, ...others } = { ...chosen({ [id]: true }) } as Record<string, unknown>;
      const { [id]: off, ...othersOff } = OFF as Record<string, unknown>;
      expect(on).not.toEqual(off);
      expect(others).toEqual(othersOff);
    }
  }
});

test.each(['september', 'factory'] as const)(
  'AV-R-73 all options go together in the scenario %s, and stay as they were chosen',
  (scenario) => {
    const match = newMatch('everything', scenario, ALL_ON);
    const before = JSON.stringify(match.state.open.options);
    expect(Object.values(match.state.open.options)).not.toContain(false);
    playAtRandom(match, ({ state }) => expect(JSON.stringify(state.open.options)).toBe(before));
    expect(match.outcome).not.toBe(null);
  },
);
