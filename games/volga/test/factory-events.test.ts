import { expect, test } from 'vitest';
import type { EventId } from '../data/charts.ts';
import { type Given, position } from './position.ts';
import { attack } from './scene.ts';

const scenario = 'factory';
const MARKERS = { artillery: 2, engineer: 0, air: 2 };

/** The event phase of a Turn with this roll, and Supply dice that add up to 16. */
const event = (dice: readonly number[], turn = 12, given: Given = {}) =>
  position({
    scenario,
    flow: 'randomEvent',
    dice: [...dice, 4, 4, 4, 4],
    ...given,
    open: { turn, arriving: [], ...given.open },
  });

test('AV-FAC-15 no event is rolled on Turn 10', () => {
  const game = position({ scenario, flow: 'randomEvent', dice: [4, 4, 4, 4] });
  expect(game.all('noEvent')).toHaveLength(1);
  expect(game.all('rolledEvent')).toEqual([]);
  expect(game.open.event).toBe(null);
});

test('AV-FAC-16 the scenario has a chart of its own', () => {
  const roll = (sum: number) => [1 + Math.min(5, sum - 3), 1 + clamp(sum - 8), 1 + clamp(sum - 13)];
  const clamp = (n: number) => Math.max(0, Math.min(5, n));
  const chart: Record<number, EventId> = {};
  for (let sum = 3; sum <= 18; sum++) {
    const supply = sum === 18 ? [2, 2] : [4, 4, 4, 4];
    const game = position({
      scenario,
      flow: 'randomEvent',
      open: { turn: 11, arriving: [] },
      dice: [...roll(sum), ...supply],
    });
    chart[sum] = game.open.event ?? 'shells';
  }
  expect(Object.values(chart)).toEqual([
    'breakthrough64',
    'offensive64',
    ...['shells', 'shells', 'rain', 'rain', 'commissars', 'commissars', 'commissars', 'commissars', 'rain', 'rain'],
    ...['shells', 'shells', 'offensive66', 'breakthrough66'],
  ]);
});

test('AV-FAC-17 on a 3 the 14th Panzer Division leaves the map, and each of its units Out of Action costs one Morale', () => {
  const game = event([1, 1, 1], 12, { outOfAction: ['14/103'], open: { morale: 12 } });
  expect(game.open.morale).toBe(11);
  expect(game.all('withdrawn')).toMatchObject([{ division: '14Pz', units: ['14/108', '14/I-36'] }]);
  expect(game.area(28).fresh).toEqual(['244A']);
  expect(game.open.outOfAction).toContain('14/103');
});

/** The Dawn after a 3 on Turn 12; Areas 27 and 29 are full, 24 has room for one. */
const nextDawn = () =>
  event([1, 1, 1], 12, {
    fresh: { 27: ['24/I-24', '24/26', '94/276', '177'], 24: ['94/267', '245B', '100/54'] },
    dice: [1, 1, 1, 4, 4, 4, 4, 1],
  }).play('done', 'end');

test('AV-FAC-18 they return in the next Dawn Phase in any one Vacant Area with room', () => {
  const game = nextDawn();
  expect(game.open.turn).toBe(13);
  expect([game.why('arrive 14Pz 39'), game.why('arrive 14Pz 14')]).toEqual(['AV-FAC-18', 'AV-FAC-18']);
  expect(game.why('arrive 14Pz 27')).toBe('AV-R-67');
  expect(game.legal()).toHaveLength(35 - 2);
  expect(game.why('arrive 14Pz 48')).toBe(null);
});

test('AV-R-53 the division comes back together: what does not fit waits for the same Area', () => {
  const game = nextDawn().play('arrive 14Pz 24');
  expect(game.legal()).toEqual(['enter 14/103', 'enter 14/108', 'enter 14/I-36']);
  expect(game.open.arriving).toMatchObject([{ group: '14Pz', area: 24 }]);
});

test('AV-R-53 every 3 withdraws the division again; units that wait cost nothing and come back too', () => {
  const open = {
    withdrawn: true,
    morale: 12,
    arriving: [{ group: '14Pz' as const, turn: 13, area: 24 as const, units: ['14/103' as const] }],
  };
  const game = event([1, 1, 1], 12, { empty: [28], fresh: { 28: ['14/108', '14/I-36'] }, open });
  expect(game.open.event).toBe('breakthrough64');
  expect(game.open).toMatchObject({
    morale: 12,
    arriving: [{ group: '14Pz', turn: 13, area: null, units: ['14/103', '14/108', '14/I-36'] }],
  });
});

test('AV-R-53 after Turn 14 nothing comes back', () => {
  const game = position({
    scenario,
    flow: 'randomEvent',
    open: { turn: 14, arriving: [] },
    dice: [1, 1, 1, 4, 4, 4, 4, 1],
  }).play('done', 'end');
  expect(game.area(28).fresh).toEqual(['244A']);
  expect(game.open.outcome).toBe('late');
});

/** An attack on Area 25 from 24 under an event. */
const underEvent = (is: EventId, dice: readonly number[] = [1, 1, 1, 1]) =>
  attack({
    scenario,
    on: 25,
    from: 24,
    by: ['94/267', '245B'],
    against: 'H7-ambush',
    open: { turn: 12, event: is, available: MARKERS },
    dice,
  }).play('lead 94/267');

test('AV-FAC-19 AV-FAC-21 AV-FAC-23 no Air is placed under an Offensive, in Rain or after an 18', () => {
  for (const is of ['offensive64', 'offensive66', 'rain', 'breakthrough66'] as const) {
    const game = underEvent(is);
    expect([is, game.why('place air')]).toEqual([is, 'AV-EVT-08']);
    expect(game.why('place artillery')).toBe(null);
  }
  for (const is of ['shells', 'commissars'] as const) expect(underEvent(is).why('place air')).toBe(null);
});

test('AV-FAC-20 Artillery adds one on a Turn of Shell Shortages', () => {
  const value = (is: EventId) => underEvent(is).play('place artillery', 'fight').all('fought')[0]?.attackValue;
  expect([value('shells'), value('commissars')]).toEqual([4 + 1 + 1 + 1, 4 + 1 + 1 + 2]);
});

test('AV-FAC-21 in Rain every unit has a Movement Factor of 4', () => {
  const leftAfterOneStep = (unit: '24/I-24' | '24/26', is: EventId) => {
    const game = position({ scenario, fresh: { 32: [unit] }, open: { turn: 12, event: is } });
    const frame = game.play('activate 32', `move ${unit} 31`).state.flow.at(-1);
    return frame?.step === 'march' ? frame.left : null;
  };
  expect([leftAfterOneStep('24/I-24', 'rain'), leftAfterOneStep('24/I-24', 'shells')]).toEqual([3, 5]);
  expect(leftAfterOneStep('24/26', 'rain')).toBe(3);
});

test('AV-FAC-22 Commissars add one to every Defense Value', () => {
  const value = (is: EventId) => underEvent(is).play('fight').all('fought')[0]?.defenseValue;
  expect([value('commissars'), value('shells')]).toEqual([7 + 4 + 1, 7 + 4]);
});

test('AV-FAC-23 on an 18 only two dice are rolled for Supply', () => {
  const game = position({
    scenario,
    flow: 'randomEvent',
    open: { turn: 12, arriving: [], supply: 0 },
    dice: [6, 6, 6, 2, 2],
  });
  expect(game.open.supply).toBe(4);
  expect(game.diceLeft).toBe(0);
});
