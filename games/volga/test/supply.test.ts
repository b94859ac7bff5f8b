import { expect, test } from 'vitest';
import { AREA_IDS, type AreaId } from '../data/areas.ts';
import type { UnitId } from '../data/units.ts';
import { type Given, type Position, position } from './position.ts';
import { assault } from './scene.ts';

const EVENT = [4, 4, 4];

/** The Supply Phase from its roll. */
const roll = (turn: number, dice: readonly number[], given: Given = {}): Position =>
  position({ flow: 'supplyRoll', ...given, dice, open: { turn, supply: 0, arriving: [], ...given.open } });

/** The Supply Phase after its roll. */
const shop = (supply: number, given: Given = {}): Position =>
  position({
    flow: 'purchase',
    ...given,
    open: {
      turn: 3,
      supply,
      morale: 17,
      arriving: [],
      available: { artillery: 0, engineer: 0, air: 1 },
      ...given.open,
    },
  });

const times = (n: number, action: string): string[] => Array.from({ length: n }, () => action);

/** Areas where a unit from the box could be placed. */
function bases(unit: UnitId, given: Given = {}): AreaId[] {
  const game = shop(9, { ...given, outOfAction: [unit, ...(given.outOfAction ?? [])] }).play(`return ${unit}`);
  return AREA_IDS.filter((area) => game.why(`base ${area}`) === null);
}

test('AV-SUP-01 four dice are added to the points', () => {
  expect(roll(2, [2, 2, 2, 3], { open: { supply: 4 } }).open.supply).toBe(13);
});

test('AV-SUP-02 AV-T1-02 on Turn 1 a roll below 16 counts as 16', () => {
  expect(roll(1, [1, 2, 3, 4]).open.supply).toBe(16);
  expect(roll(1, [1, 1, 1, 1]).open.supply).toBe(16);
  expect(roll(1, [6, 6, 5, 1]).open.supply).toBe(18);
  expect(roll(2, [1, 1, 1, 1]).open.supply).toBe(4);
});

test('AV-R-71 rerolls of option 12.8 come before the minimum of Turn 1, and on two dice as well', () => {
  const options = { moreSupply: [1, 4] };
  const first = roll(1, [1, 1, 1, 1, 2, 3, 4, 5], { options });
  expect(first.all('rolledSupply')).toMatchObject([{ dice: [2, 3, 4, 5], points: 16 }]);
  expect(roll(1, [1, 6, 6, 6, 2], { options }).open.supply).toBe(20);
  expect(roll(4, [1, 4, 3], { options, open: { event: 'breakthrough66' } }).open.supply).toBe(7);
  expect(roll(3, [1, 4, 3, 3], { options }).open.supply).toBe(11);
});

test('AV-SUP-03 one Air marker becomes Available for nothing', () => {
  const game = roll(3, [1, 1, 1, 1], { open: { available: { artillery: 0, engineer: 0, air: 0 } } });
  expect(game.open.available.air).toBe(1);
  expect(game.open.supply).toBe(4);
});

test('AV-R-30 without an Air marker in the Used box the free one is forgone', () => {
  const game = roll(3, [1, 1, 1, 1], { open: { available: { artillery: 0, engineer: 0, air: 3 } } });
  expect(game.open.available.air).toBe(3);
  expect(game.all('freeAir')).toMatchObject([{ markers: 0 }]);
});

test('AV-SUP-04 points are spent in any order and mix, or kept', () => {
  expect(shop(13).play('done').open.supply).toBe(13);
  const mixed = shop(13, { outOfAction: ['29/15'] });
  mixed.play('buy morale', 'buy artillery', 'return 29/15', 'base 6', 'buy artillery', 'buy engineer', 'done');
  expect(mixed.open.supply).toBe(13 - 3 - 1 - 1 - 1 - 2);
});

test('AV-SUP-05 an Artillery marker costs 1', () => {
  const game = shop(6).play(...times(6, 'buy artillery'));
  expect(game.open.supply).toBe(0);
  expect(game.open.available.artillery).toBe(6);
  expect(game.why('buy artillery')).toBe('AV-SUP-05');
});

test('AV-SUP-06 an Engineer marker costs 2', () => {
  const game = shop(4).play('buy engineer', 'buy engineer');
  expect(game.open.supply).toBe(0);
  expect(game.open.available.engineer).toBe(2);
  expect(shop(1).why('buy engineer')).toBe('AV-SUP-06');
});

test('AV-SUP-07 two Air markers beyond the free one cost 3 each, and there is no fourth', () => {
  const game = shop(9).play('buy air', 'buy air');
  expect(game.open.supply).toBe(3);
  expect(game.open.available.air).toBe(3);
  expect(game.why('buy air')).toBe('AV-SUP-07');
  expect(shop(2).why('buy air')).toBe('AV-SUP-07');
});

test('AV-R-31 markers may be bought although the event forbids or weakens them', () => {
  expect(shop(3, { open: { event: 'offensive64' } }).play('buy air').open.available.air).toBe(2);
  expect(shop(1, { open: { event: 'shells' } }).play('buy artillery').open.available.artillery).toBe(1);
});

test('AV-SUP-08 Infantry returns for 1 point', () => {
  expect(shop(0, { outOfAction: ['29/15'] }).why('return 29/15')).toBe('AV-SUP-08');
  expect(shop(1, { outOfAction: ['29/15'] }).play('return 29/15', 'base 6').open.supply).toBe(0);
});

test('AV-SUP-09 Armor returns for 2 points', () => {
  expect(shop(1, { outOfAction: ['29/RCN'] }).why('return 29/RCN')).toBe('AV-SUP-09');
  expect(shop(2, { outOfAction: ['29/RCN'] }).play('return 29/RCN', 'base 6').open.supply).toBe(0);
});

test('AV-SUP-10 a step of Morale costs 3', () => {
  const game = shop(3).play('buy morale');
  expect(game.open).toMatchObject({ morale: 18, supply: 0 });
  expect(shop(2).why('buy morale')).toBe('AV-SUP-10');
});

test('AV-R-29 any number of steps of Morale may be bought, but none at 19', () => {
  const game = shop(30, { open: { morale: 11 } }).play(...times(8, 'buy morale'));
  expect(game.open).toMatchObject({ morale: 19, supply: 6 });
  expect(game.why('buy morale')).toBe('AV-R-29');
});

test('AV-SUP-11 a unit returns to a German Area with another unit, or to Areas 1 to 5', () => {
  const fresh = { 7: ['24/21'] } as const;
  expect(bases('29/15', { empty: true, taken: [7, 8], fresh })).toEqual([1, 2, 3, 4, 5, 7]);
  const game = shop(9, { empty: [6], outOfAction: ['29/15'] }).play('return 29/15');
  expect(game.why('base 6')).toBe('AV-SUP-11');
});

test('AV-R-32 a unit returned before counts as company, and 48 to 50 take others only beside a unit', () => {
  expect(bases('29/15', { empty: true, fresh: { 49: ['3/8'] } })).toEqual([1, 2, 3, 4, 5, 49]);
  const game = shop(9, { empty: true, taken: [7], outOfAction: ['16/64', '29/15'] });
  game.play('return 16/64', 'base 50', 'return 29/15');
  expect([game.why('base 50'), game.why('base 49')]).toEqual([null, 'AV-SUP-11']);
});

test('AV-SUP-12 no unit returns to a Contested Area', () => {
  const game = shop(9, { fresh: { 10: ['29/71'] }, revealed: { 10: 'H8-fanatic' }, outOfAction: ['29/15'] });
  expect(game.play('return 29/15').why('base 10')).toBe('AV-SUP-12');
});

test('AV-SUP-13 a unit from 48, 49 or 50 returns only to its set-up Area, be it empty or not', () => {
  expect(bases('3/8')).toEqual([49]);
  expect(bases('3/8', { empty: true })).toEqual([49]);
  expect(
    shop(9, { outOfAction: ['3/8'] })
      .play('return 3/8')
      .why('base 48'),
  ).toBe('AV-SUP-13');
});

test('AV-SUP-13 a refusal says where a unit is at home', () => {
  const home = (unit: UnitId) =>
    shop(9, { outOfAction: [unit] })
      .play(`return ${unit}`)
      .refusal('base 2')?.facts;
  expect(home('3/8')).toMatchObject({ area: 2, units: 4, 'at home in': [49] });
  expect(home('29/15')).toMatchObject({ area: 2, units: 4, 'at home in': [1, 2, 3, 4, 5] });
});

test('AV-SUP-14 a returning unit needs room', () => {
  const game = shop(9, { outOfAction: ['29/15'] }).play('return 29/15');
  expect(game.area(2).fresh).toHaveLength(4);
  expect(game.why('base 2')).toBe('AV-SUP-14');
});

test('AV-R-76 points are paid with the choice of the Area, and a unit without one cannot be bought back', () => {
  const home = { 49: ['29/15', '29/71', '3/29', '3/103'] } as const;
  expect(shop(9, { fresh: home, outOfAction: ['3/8'] }).why('return 3/8')).toBe('AV-R-76');
  const crowded = {
    1: ['295/516', '295/517', '295/518', '244A'],
    2: ['71/191', '71/194', '71/211', '244B'],
    3: ['24/21', '24/I-24', '24/26', '24/III-24'],
    4: ['94/267', '94/274', '94/276', '60/92'],
    5: ['60/120', '60/160', '3/8', '3/29'],
  } as const;
  expect(shop(9, { empty: true, fresh: crowded, outOfAction: ['29/15'] }).why('return 29/15')).toBe('AV-R-76');
  const game = shop(2, { outOfAction: ['29/RCN'] }).play('return 29/RCN');
  expect(game.open.supply).toBe(2);
  expect(game.why('buy artillery')).toBe('AV-SUP-11');
  expect(game.play('base 6').open.supply).toBe(0);
});

test('AV-R-33 a returned unit is Fresh and acts in the same Turn', () => {
  const game = shop(1, { outOfAction: ['29/15'] }).play('return 29/15', 'base 6', 'done', 'activate 6');
  expect(game.area(6)).toMatchObject({ spent: [] });
  expect(game.why('move 29/15 7')).toBe(null);
});

test('AV-SUP-15 points unspent on Turn 3 are there on Turn 6', () => {
  const dice = [3, 4, 5].flatMap(() => [...EVENT, 1, 1, 1, 1]);
  const game = position({ flow: 'purchase', open: { turn: 3, supply: 5, arriving: [] }, dice });
  for (let turn = 3; turn < 6; turn++) game.play('done', 'end');
  expect(game.open).toMatchObject({ turn: 6, supply: 5 + 3 * 4 });
});

test('AV-R-72 the bank has no upper limit', () => {
  expect(roll(8, [6, 6, 6, 6], { open: { supply: 200 } }).open.supply).toBe(224);
});

test('AV-SUP-16 markers left over are still Available in the next Turn', () => {
  const game = position({
    open: { turn: 2, supply: 0, arriving: [], available: { artillery: 2, engineer: 1, air: 1 } },
    dice: [...EVENT, 1, 1, 1, 1],
  }).play('end');
  expect(game.open.available).toEqual({ artillery: 2, engineer: 1, air: 2 });
  expect(game.open.supply).toBe(4);
});

test('AV-SUP-17 a marker in the Used box is of no use', () => {
  const game = assault({
    in: 30,
    by: ['71/191'],
    against: 'C5-fanatic',
    open: { supply: 20, available: { artillery: 0, engineer: 0, air: 0 } },
  }).play('lead 71/191');
  expect(game.legal()).toEqual(['fight']);
  expect(game.why('place artillery')).toBe('AV-SUP-17');
});

test('AV-SUP-18 points cannot be spent in the Combat Phase', () => {
  const game = position({ open: { supply: 5 }, outOfAction: ['29/15'] });
  expect([...game.legal('buy'), ...game.legal('return')]).toEqual([]);
  expect([game.why('buy artillery'), game.why('return 29/15')]).toEqual(['AV-ACT-01', 'AV-ACT-01']);
  game.play('activate 1');
  expect(game.why('buy morale')).toBe('AV-ACT-03');
});
