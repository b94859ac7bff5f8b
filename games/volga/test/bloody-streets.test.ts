import { expect, test } from 'vitest';
import type { AreaId } from '../data/areas.ts';
import type { CounterId } from '../data/counters.ts';
import { type Given, type Position, position } from './position.ts';

/** The start of the Combat Phase at Morale 12. */
const streets = (dice: readonly number[], given: Given): Position =>
  position({ flow: 'bloodyStreets', ...given, dice, open: { morale: 12 } });

/** Two Fresh units of the 71st against one counter. */
const inOne = (area: AreaId, counter: CounterId, die: number): Position =>
  streets([die], { fresh: { [area]: ['71/191', '71/194'] }, revealed: { [area]: counter } });

const effect = (game: Position, area: AreaId) => [game.open.morale - 12, game.area(area).spent.length];

test('AV-BS-01 one die for each Contested Light or Heavy Urban Area, none for others', () => {
  const game = streets([1], {
    fresh: { 10: ['29/15'], 21: ['29/71'] },
    revealed: { 10: 'H8-fanatic', 21: 'E7-heroes', 11: 'L5-heroes' },
  });
  expect(game.all('bloodyStreets')).toMatchObject([{ area: 10 }]);
  expect(game.diceLeft).toBe(0);
  const clear = streets([], { fresh: { 30: ['29/15'] }, revealed: { 30: 'C5-fanatic' } });
  expect(clear.all('bloodyStreets')).toEqual([]);
  expect(inOne(35, 'L5-heroes', 1).all('bloodyStreets')).toHaveLength(1);
});

test('AV-BS-02 a roll of 1 to 4 does nothing', () => {
  for (const die of [1, 2, 3, 4]) expect(effect(inOne(35, 'L5-heroes', die), 35)).toEqual([0, 0]);
});

test('AV-BS-03 a 5 costs 1 Morale', () => {
  expect(effect(inOne(35, 'L5-heroes', 5), 35)).toEqual([-1, 0]);
});

test('AV-BS-04 a 6 costs 1 Morale, and every German unit there is Spent', () => {
  const game = streets([6, 1], {
    fresh: { 35: ['71/191', '71/194'], 36: ['71/211'] },
    revealed: { 35: 'L5-heroes', 36: 'L6-heroes' },
  });
  expect(effect(game, 35)).toEqual([-1, 2]);
  expect(game.area(35).fresh).toEqual([]);
  expect(game.area(36)).toMatchObject({ fresh: ['71/211'], spent: [] });
});

test('AV-BS-05 Guards in a +4 Area add 1 to the roll, and more than 6 is 6', () => {
  const elevator = (die: number) => effect(inOne(10, 'H8-guards', die), 10);
  expect([elevator(3), elevator(4), elevator(5), elevator(6)]).toEqual([
    [0, 0],
    [-1, 0],
    [-1, 2],
    [-1, 2],
  ]);
  expect(effect(inOne(35, 'L9-guards', 5), 35)).toEqual([-1, 0]); // TEM +3
  expect(effect(inOne(17, 'L9-guards', 5), 17)).toEqual([-1, 2]); // Central Rail Station
  expect(effect(inOne(10, 'H8-fanatic', 5), 10)).toEqual([-1, 0]);
});

test("AV-R-39 Areas roll in ascending order, and Guards are those whose counter says so, Pavlov's House too", () => {
  const game = streets([1, 5, 2], {
    options: { pavlovsHouse: true },
    fresh: { 41: ['71/191'], 10: ['71/194'], 14: ['71/211'] },
    revealed: { 41: 'H8-guards', 10: 'H8-fanatic', 14: 'pavlov' },
  });
  expect(game.all('bloodyStreets')).toMatchObject([
    { area: 10, die: 1, readAs: 1 },
    { area: 14, die: 5, readAs: 6 },
    { area: 41, die: 2, readAs: 3 },
  ]);
});

test('AV-R-39 the Isolation die makes the same test, long after the reveal', () => {
  const change = (counter: CounterId) =>
    position({
      options: { isolation: true },
      fresh: { 35: ['71/191'] },
      revealed: { 35: counter },
      isolated: [35],
      dice: [4],
    }).play('activate 35', 'assault', 'everyone').open.battle?.isolation;
  expect([change('L9-heroes'), change('L9-guards')]).toEqual([-1, 0]);
});
