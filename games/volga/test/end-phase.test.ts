import { expect, test } from 'vitest';
import { AREA_IDS } from '../data/areas.ts';
import { type Given, type Position, position } from './position.ts';

const QUIET = [4, 4, 4, 1, 1, 1, 1];

/** The player stops, and the next Turn runs to its Supply Phase. */
const endOf = (turn: number, given: Given = {}): Position =>
  position({ dice: QUIET, ...given, open: { turn, arriving: [], ...given.open } }).play('end');

test('AV-END-01 all Spent units become Fresh', () => {
  const game = endOf(3, {
    empty: true,
    taken: [7],
    fresh: { 4: ['24/26'] },
    spent: {
      1: ['295/516', '295/517', '295/518', '244A'],
      6: ['29/15', '29/71', '29/129', '29/RCN'],
      7: ['24/21', '24/I-24'],
    },
  });
  expect(AREA_IDS.filter((id) => game.area(id).spent.length > 0)).toEqual([]);
  expect(AREA_IDS.flatMap((id) => game.area(id).fresh)).toHaveLength(11);
});

test('AV-END-02 Morale drops by 1', () => {
  const game = endOf(3, { open: { morale: 18 } });
  expect(game.open.morale).toBe(17);
  expect(game.all('morale')).toMatchObject([{ rule: 'AV-END-02', by: -1 }]);
});

test('AV-END-03 the Turn marker advances', () => {
  const game = endOf(2);
  expect(game.open.turn).toBe(3);
  expect(game.all('turnOver')).toMatchObject([{ turn: 2 }]);
});

test('AV-END-04 Available markers stay Available', () => {
  const game = endOf(3, { open: { available: { artillery: 3, engineer: 1, air: 0 } } });
  expect(game.open.available).toMatchObject({ artillery: 3, engineer: 1 });
});

test('AV-END-05 the end of Turn 9 is the end of the game', () => {
  const late = endOf(9);
  expect(late.open).toMatchObject({ turn: 9, outcome: 'late' });
  expect(late.step).toBe(null);
  expect(late.why('done')).toBe('AV-END-05');
  const won = endOf(9, { taken: AREA_IDS.filter((id) => id <= 40) });
  expect(won.open.outcome).toBe('operational');
  expect(endOf(8).open).toMatchObject({ turn: 9, outcome: null });
});

test('AV-R-49 Morale 0 reached outside a Combat Phase is no defeat, if it is bought up before the next check', () => {
  const game = endOf(3, { dice: [...QUIET, ...QUIET], open: { morale: 1 } });
  expect(game.open).toMatchObject({ turn: 4, morale: 0, outcome: null });
  expect(game.play('buy morale', 'done', 'end').open).toMatchObject({ turn: 5, outcome: null });
  const idle = endOf(3, { open: { morale: 1 } }).play('done', 'end');
  expect(idle.open.outcome).toBe('morale');
});

test('AV-R-49 nor is Morale 0 reached in a Dawn or Random Event Phase', () => {
  const outOfAction = ['29/15', '29/71'] as const;
  const dawn = position({ flow: 'dawn', outOfAction, open: { turn: 9, morale: 2, arriving: [] }, dice: QUIET });
  expect(dawn.open).toMatchObject({ morale: 0, outcome: null });
  const event = position({
    flow: 'randomEvent',
    outOfAction,
    open: { turn: 3, morale: 2 },
    dice: [1, 1, 1, 1, 1, 1, 1],
  });
  expect(event.open).toMatchObject({ morale: 0, outcome: null });
  expect(event.step).toBe('purchase');
});
