import { expectOk, parseSetup, SeededChance, setupProblemText, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { AREA_IDS, AREAS, type AreaId } from '../data/areas.ts';
import { MORALE } from '../data/charts.ts';
import { COUNTERS } from '../data/counters.ts';
import type { ScenarioId } from '../data/scenarios.ts';
import { UNITS } from '../data/units.ts';
import { controlled, isStrong } from '../rules/board.ts';
import { setup } from '../rules/setup.ts';
import type { State, Volga, VolgaContext } from '../rules/state.ts';
import { volga } from '../tools.ts';

class SilentContext extends SeededChance implements VolgaContext {
  log(): void {}
  tell(): void {}
  learn(): void {}
}

const choose = (scenario: ScenarioId, options: Readonly<Record<string, unknown>>) =>
  parseSetup(volga.scenarios, scenario, options);

/** The setup before the first Dawn. */
function laidOut(seed: string, scenario: ScenarioId = 'september', options = {}): State {
  const choice = expectOk(choose(scenario, options), setupProblemText);
  return setup(choice, new SilentContext(SeededChance.fromSeed(seed).save()));
}

const { open, sealed } = laidOut('set-up');
const areasWhere = (test: (id: AreaId) => boolean): AreaId[] => AREA_IDS.filter(test);

test('AV-SET-01 AV-SET-02 AV-SET-03 AV-SET-04 play starts on Turn 1 with Strong Morale 19, no Supply and 9 Areas', () => {
  expect(open).toMatchObject({ turn: 1, morale: 19, supply: 0 });
  expect(isStrong(open)).toBe(true);
  expect(controlled(open)).toBe(9);
});

test('AV-MAP-04 at the start 1 to 6 and 48 to 50 are German, the other 41 Areas Soviet', () => {
  expect(areasWhere((id) => open.areas[id].control === 'german')).toEqual([1, 2, 3, 4, 5, 6, 48, 49, 50]);
  expect(areasWhere((id) => open.areas[id].control === 'soviet')).toHaveLength(41);
});

test('AV-SET-05 no support marker is Available at the start', () => {
  expect(open.available).toEqual({ artillery: 0, engineer: 0, air: 0 });
});

test('AV-SET-06 all units start Fresh, in both scenarios', () => {
  for (const { areas } of [open, laidOut('factory', 'factory').open]) {
    expect(areasWhere((id) => areas[id].spent.length > 0)).toEqual([]);
    expect(areasWhere((id) => areas[id].fresh.length > 0)).not.toEqual([]);
  }
});

test('AV-SET-07 German units start in their nine Areas, at most four in each', () => {
  expect(areasWhere((id) => open.areas[id].fresh.length > 0)).toEqual([1, 2, 3, 4, 5, 6, 48, 49, 50]);
  for (const id of AREA_IDS) {
    expect(open.areas[id].fresh.length).toBeLessThanOrEqual(4);
    for (const unit of open.areas[id].fresh) expect(UNITS[unit].home, unit).toBe(id);
  }
});

test('AV-SET-08 the 389th with 245A and the 100th with 245B wait off the map', () => {
  expect(open.arriving).toEqual([
    { group: 'T2', turn: 2, area: null, units: ['389/544', '389/545', '389/546', '245A'] },
    { group: 'T7', turn: 7, area: null, units: ['100/54', '100/227', '100/369', '245B'] },
  ]);
  expect(AREA_IDS.flatMap((id) => open.areas[id].fresh)).toHaveLength(28);
});

test('AV-SET-09 each Soviet-start Area gets a random Unrevealed counter of its terrain', () => {
  const other = laidOut('another seed');
  for (const state of [{ open, sealed }, other]) {
    const hidden = areasWhere((id) => state.open.areas[id].soviet === 'hidden');
    expect(hidden).toEqual(areasWhere((id) => !AREAS[id].germanAtStart));
    for (const id of hidden) {
      const counter = state.sealed.counters[id];
      expect(counter === null ? null : COUNTERS[counter].terrain, `Area ${id}`).toBe(AREAS[id].terrain);
    }
  }
  expect(other.sealed.counters).not.toEqual(sealed.counters);
});

test('AV-SET-10 fourteen counters are left over, and the player does not see which', () => {
  expect(sealed.leftOver).toHaveLength(14);
  const state = laidOut('set-up');
  const page = JSON.stringify(viewOf<Volga>(state, 'german'));
  for (const counter of state.sealed.leftOver) expect(page.includes(`"${counter}"`), counter).toBe(false);
});

test('AV-R-70 option 12.7 starts with 15 or with any other Morale from 1 to 19, in both scenarios', () => {
  const morale = (scenario: ScenarioId, startMorale: unknown) =>
    laidOut('morale', scenario, { startMorale }).open.morale;
  expect(morale('september', true)).toBe(15);
  expect([morale('september', 1), morale('factory', 19)]).toEqual([1, 19]);
  expect(laidOut('morale', 'factory').open.morale).toBe(15);
  for (const wrong of [0, MORALE.max + 1]) expect(choose('september', { startMorale: wrong }).ok).toBe(false);
  expect(isStrong(laidOut('morale', 'september', { startMorale: 9 }).open)).toBe(false);
});
