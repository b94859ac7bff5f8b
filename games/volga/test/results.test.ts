import { expect, test } from 'vitest';
import type { AreaId } from '../data/areas.ts';
import type { CounterId } from '../data/counters.ts';
import { controlled } from '../rules/board.ts';
import { DIVISION_29, position } from './position.ts';
import { assault, attack } from './scene.ts';

/** The whole 29th led by 29/RCN enters the Grain Elevator: 6 + 3 + 1 + 1 = 11 against 8 + 4 = 12. */
const storm = (dice: readonly number[]) =>
  attack({ on: 10, from: 8, by: DIVISION_29, against: 'H8-fanatic', dice, open: { morale: 12 } }).play(
    'lead 29/RCN',
    'fight',
  );
const REPULSE = [2, 2, 2, 2];

/** The same fight later, from inside, when strategies no longer work. */
const stormAgain = (dice: readonly number[]) =>
  assault({ in: 10, by: DIVISION_29, against: 'H8-fanatic', dice, open: { morale: 12 } }).play('lead 29/RCN', 'fight');

test('AV-OUT-01 an Attack Total below the Defense Total is a Repulse', () => {
  expect(storm(REPULSE).all('fought')).toMatchObject([{ attackTotal: 15, defenseTotal: 16, result: 'repulse' }]);
});

test('AV-OUT-02 a Repulse leaves the Soviet unit where it is, Revealed', () => {
  const game = storm(REPULSE);
  expect(game.area(10)).toMatchObject({ control: 'soviet', soviet: 'H8-fanatic' });
  expect(game.open.eliminated).not.toContain('H8-fanatic');
});

test('AV-OUT-03 a Repulse puts the lead Out of Action, and nobody else', () => {
  expect(storm(REPULSE).open.outOfAction).toEqual(['29/RCN']);
});

test('AV-OUT-04 AV-OUT-05 after the Repulse of a Mandatory Attack the others are Spent where they came from', () => {
  const game = storm(REPULSE);
  expect(game.area(8)).toMatchObject({ fresh: [], spent: ['29/15', '29/71', '29/129'] });
  expect(game.area(10)).toMatchObject({ fresh: [], spent: [] });
});

test('AV-OUT-06 a Repulse costs one Morale', () => {
  expect(storm(REPULSE).open.morale).toBe(11);
});

test('AV-OUT-07 equal totals are a Stalemate: the attackers stay, Spent, in a Contested Area', () => {
  const game = storm([2, 3, 2, 2]);
  expect(game.all('fought')).toMatchObject([{ attackTotal: 16, defenseTotal: 16, result: 'stalemate' }]);
  expect(game.area(10)).toMatchObject({ control: 'soviet', soviet: 'H8-fanatic', fresh: [], spent: DIVISION_29 });
  expect(game.open).toMatchObject({ outOfAction: [], morale: 12 });
});

test('AV-OUT-08 a higher Attack Total is a Success: the Soviet unit is gone, the attackers stay, Spent', () => {
  const game = stormAgain([3, 3, 2, 2]);
  expect(game.all('fought')).toMatchObject([{ attackTotal: 17, defenseTotal: 16, result: 'success' }]);
  expect(game.area(10)).toMatchObject({ control: 'german', soviet: null, fresh: [], spent: DIVISION_29 });
  expect(game.open.eliminated).toContain('H8-fanatic');
});

test('AV-OUT-09 a Success places a Control marker and raises the count by one', () => {
  const taken = [7, 9, 11, 12, 13, 15, 16, 18, 19, 20] as const;
  const game = attack({ on: 35, from: 24, by: ['71/191'], against: 'L5-heroes', taken, dice: [4, 4, 2, 2] });
  expect(controlled(game.open)).toBe(20);
  game.play('lead 71/191', 'fight');
  expect(game.area(35).control).toBe('german');
  expect(game.all('captured')).toMatchObject([{ area: 35, controlled: 21 }]);
  expect(controlled(game.open)).toBe(21);
});

/** Four regiments of four divisions, 4 + 3 + 1, enter Area 35 against a Defense Factor of 7: 7 + 3 and two ones. */
const settlement = (strategy: 'heroes-1' | 'ambush' | 'fanatic', german: readonly number[]) =>
  attack({
    on: 35,
    from: 24,
    by: ['71/191', '295/516', '94/267', '389/544'],
    against: `L7-${strategy}`,
    dice: [...german, 1, 1],
  }).play('lead 71/191', 'fight');

test('AV-OUT-10 a margin above the Defense Factor is an Overrun and voids Heroes, Ambush and Fanatic', () => {
  for (const strategy of ['heroes-1', 'ambush', 'fanatic'] as const) {
    const game = settlement(strategy, [6, 6]);
    expect(game.all('fought')).toMatchObject([{ attackTotal: 20, defenseTotal: 12, result: 'overrun' }]);
    expect(game.open).toMatchObject({ morale: 19, outOfAction: [] });
    expect(game.area(35)).toMatchObject({ control: 'german', spent: ['71/191', '295/516', '94/267', '389/544'] });
  }
});

test('AV-OUT-10 a margin equal to the Defense Factor is only a Success', () => {
  expect(settlement('heroes-1', [5, 6]).open.morale).toBe(18);
  expect(settlement('ambush', [5, 6]).open.outOfAction).toEqual(['71/191']);
  expect(settlement('fanatic', [5, 6]).area(35).control).toBe('soviet');
});

test('AV-OUT-11 an Overrun undoes neither the Guards dice nor a Barrage', () => {
  const guards = attack({ on: 35, from: 24, by: DIVISION_29, against: 'L4-guards', dice: [6, 6, 5, 4, 3] });
  guards.play('lead 29/RCN', 'fight');
  expect(guards.all('fought')).toMatchObject([{ soviet: [5, 4, 3], defenseTotal: 7 + 9, result: 'overrun' }]);
  const barrage = attack({ on: 35, from: 24, by: DIVISION_29, against: 'L4-barrage', dice: [6, 6, 1, 1] });
  barrage.play('lose 29/15', 'lead 29/RCN', 'fight');
  expect(barrage.all('fought')).toMatchObject([{ result: 'overrun' }]);
  expect(barrage.open.outOfAction).toEqual(['29/15']);
});

test('AV-OUT-12 a lone attacker that falls to an Ambush after a Success still takes the Area', () => {
  const game = attack({
    on: 10,
    from: 8,
    by: ['29/RCN'],
    against: 'H7-ambush',
    dice: [6, 6, 1, 2],
    open: { morale: 12 },
  });
  const before = controlled(game.open);
  game.play('lead 29/RCN', 'fight');
  expect(game.all('fought')).toMatchObject([{ result: 'success' }]);
  expect(game.area(10)).toMatchObject({ control: 'german', soviet: null, fresh: [], spent: [] });
  expect(controlled(game.open)).toBe(before + 1);
  expect(game.open).toMatchObject({ morale: 13, outOfAction: ['29/RCN'] });
});

/** Morale, 12 before, after taking an Area from a unit with its strategy used up. */
const moraleAfterTaking = (area: AreaId, against: CounterId) =>
  assault({ in: area, by: DIVISION_29, against, dice: [6, 6, 1, 1], open: { morale: 12 } }).play('lead 29/RCN', 'fight')
    .open.morale;

test('AV-OUT-13 each Heavy Urban Area taken raises Morale by one, others do not', () => {
  for (const area of [10, 13, 14, 22, 25, 26, 41] as const) expect(moraleAfterTaking(area, 'H7-ambush')).toBe(13);
  expect(moraleAfterTaking(35, 'L7-ambush')).toBe(12);
  expect(moraleAfterTaking(43, 'E6-ambush')).toBe(12);
  expect(moraleAfterTaking(44, 'C4-ambush')).toBe(12);
});

test('AV-OUT-14 Mamayev Kurgan and the Central Rail Station raise Morale too', () => {
  expect(moraleAfterTaking(21, 'E6-ambush')).toBe(13);
  expect(moraleAfterTaking(17, 'L7-ambush')).toBe(13);
});

/** Two regiments against Heroes on Mamayev Kurgan: 6 against 5 + 4. */
const kurgan = (morale: number, dice: readonly number[]) =>
  attack({ on: 21, from: 19, by: ['71/191', '71/194'], against: 'E5-heroes', dice, open: { morale } }).play(
    'lead 71/191',
    'fight',
  );

test('AV-OUT-15 the bonus of a +4 Area and Heroes cancel out on a Success, not on an Overrun', () => {
  const success = kurgan(19, [4, 4, 2, 2]);
  expect(success.all('fought')).toMatchObject([{ result: 'success' }]);
  expect(success.open.morale).toBe(19);
  const overrun = kurgan(12, [6, 6, 1, 1]);
  expect(overrun.all('fought')).toMatchObject([{ result: 'overrun' }]);
  expect(overrun.open.morale).toBe(13);
});

test('AV-OUT-16 a result touches only the units that attacked', () => {
  const game = position({
    revealed: { 10: 'H8-fanatic' },
    taken: [8],
    fresh: { 8: ['29/15', '29/71'], 10: ['29/129', '29/RCN'] },
    dice: [1, 1, 6, 6],
  }).play('activate 8', 'move 29/15 10', 'move 29/71 10', 'attack 10', 'everyone', 'lead 29/15', 'fight');
  expect(game.all('fought')).toMatchObject([{ result: 'repulse' }]);
  expect(game.open.outOfAction).toEqual(['29/15']);
  expect(game.area(10)).toMatchObject({ fresh: ['29/129', '29/RCN'], spent: ['29/71'] });
});

test('AV-OUT-17 losing a unit to a Barrage or an Ambush costs no Morale', () => {
  const barrage = attack({ on: 35, from: 24, by: ['71/191', '71/194'], against: 'L5-barrage', dice: [4, 4, 3, 2] });
  barrage.play('lose 71/194', 'lead 71/191', 'fight');
  expect(barrage.all('fought')).toMatchObject([{ result: 'stalemate' }]);
  expect(barrage.open).toMatchObject({ morale: 19, outOfAction: ['71/194'] });
  const ambush = settlement('ambush', [5, 5]);
  expect(ambush.open).toMatchObject({ morale: 19, outOfAction: ['71/191'] });
});
