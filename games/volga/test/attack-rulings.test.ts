import { expect, test } from 'vitest';
import type { UnitId } from '../data/units.ts';
import { volga } from '../tools.ts';
import { type Given, type Position, position } from './position.ts';
import { attack } from './scene.ts';

/** The Active Area 24, with 23 German behind it and Soviet units in 25 and 35. */
const front = (given: Given = {}): Position =>
  position({
    taken: [23, 24],
    fresh: { 24: ['71/191', '71/194', '24/I-24'] },
    hidden: { 35: 'L5-barrage', 25: 'H7-ambush' },
    ...given,
  }).play('activate 24');

/** The same with 35 Contested by a unit of the 295th. */
const contested = (given: Given = {}): Position =>
  position({
    taken: [23, 24],
    fresh: { 24: ['71/191', '71/194', '24/I-24'], 35: ['295/516'] },
    revealed: { 35: 'L5-heroes' },
    hidden: { 25: 'H7-ambush' },
    ...given,
  }).play('activate 24');

test('AV-R-09 an Area is attacked once in an activation, and again in a new Action Round', () => {
  const game = position({
    fresh: { 35: ['71/191', '71/194'] },
    revealed: { 35: 'L5-heroes' },
    dice: [1, 1, 1, 1],
  }).play('activate 35', 'assault', 'join 71/191', 'ready', 'lead 71/191', 'fight');
  expect(game.area(35).fresh).toEqual(['71/194']);
  expect(game.why('assault')).toBe('AV-R-09');
  expect(game.play('finish', 'activate 35').why('assault')).toBe(null);
});

test('AV-R-09 Armor that came back into an Area attacked from inside can only decline', () => {
  const game = position({
    taken: [24],
    fresh: { 35: ['71/191', '24/I-24'] },
    revealed: { 35: 'L5-heroes' },
    dice: [1, 1, 6, 6],
  }).play('activate 35', 'move 24/I-24 24', 'move 24/I-24 35', 'assault', 'everyone', 'lead 71/191', 'fight');
  expect(game.why('attack 35')).toBe('AV-R-09');
  expect(volga.refuse(game.state, 'german', { do: 'finish' })).toMatchObject({ rule: 'AV-R-10', remedy: 'decline 35' });
  expect(game.play('decline 35').area(35).spent).toEqual(['24/I-24']);
});

test('AV-R-10 a move is ended before anything else is done', () => {
  const game = front().play('move 71/191 35', 'move 24/I-24 23');
  expect(game.step).toBe('march');
  expect(game.why('move 71/194 23')).toBe('AV-R-10');
  expect(game.why('attack 35')).toBe('AV-R-10');
  expect(game.why('finish')).toBe('AV-R-10');
  game.play('halt');
  expect(game.why('attack 35')).toBe(null);
});

test('AV-R-10 groups wait, are closed in any order, and all before the activation ends', () => {
  const game = front({ hidden: { 35: 'L5-heroes', 25: 'H8-fanatic' }, dice: [1, 1, 6, 6] });
  game.play('move 71/191 35', 'move 24/I-24 25', 'move 71/194 35');
  expect(game.open.activation?.groups.map(({ area, units }) => [area, units.length])).toEqual([
    [35, 2],
    [25, 1],
  ]);
  expect(game.why('finish')).toBe('AV-R-10');
  expect(game.legal('attack')).toEqual(['attack 35', 'attack 25']);
  game.play('attack 25', 'lead 24/I-24', 'fight');
  expect(game.why('finish')).toBe('AV-R-10');
  expect(game.legal('attack')).toEqual(['attack 35']);
});

test('AV-R-14 a Barrage answered by retreat, or by the loss of the only attacker, closes the Area as well', () => {
  const retreated = front().play('move 71/191 35', 'attack 35', 'withdraw');
  expect(retreated.why('move 71/194 35')).toBe('AV-MOVE-17');
  const lost = front().play('move 71/191 35', 'attack 35', 'lose 71/191');
  expect(lost.why('move 71/194 35')).toBe('AV-MOVE-17');
});

test('AV-R-16 units repulsed in an Area that was Contested already stay there, Spent', () => {
  const game = contested({ dice: [1, 1, 6, 6] }).play('move 71/191 35', 'move 71/194 35');
  game.play('attack 35', 'everyone', 'lead 71/191', 'fight');
  expect(game.all('fought')).toMatchObject([{ result: 'repulse' }]);
  expect(game.area(35)).toMatchObject({ fresh: ['295/516'], spent: ['71/194'] });
});

test('AV-R-17 units that decline are Spent where they stand, and the Area stays open', () => {
  const game = contested().play('move 71/191 35', 'decline 35');
  expect(game.area(35)).toMatchObject({ fresh: ['295/516'], spent: ['71/191'] });
  game.play('move 71/194 35', 'attack 35', 'everyone');
  expect(game.open.battle?.attackers).toEqual([{ unit: '71/194', from: 24 }]);
});

test('AV-R-17 units left out of an optional attack are Spent too', () => {
  const game = contested().play('move 71/191 35', 'move 71/194 35', 'attack 35', 'join 71/194', 'ready');
  expect(game.area(35).spent).toEqual(['71/191']);
});

test('AV-R-18 nobody who entered can stay out of a Mandatory Attack', () => {
  const game = front({ hidden: { 35: 'L5-heroes' } }).play('move 71/191 35', 'move 71/194 35');
  expect(game.why('decline 35')).toBe('AV-ATK-04');
  game.play('attack 35');
  expect(game.legal()).toEqual(['lead 71/191', 'lead 71/194']);
  expect(game.open.battle?.attackers).toHaveLength(2);
});

/** Three units of the 71st meet a Barrage in 35. */
const barrage = (given: Given = {}, by: readonly UnitId[] = ['71/191', '71/194', '71/211']): Position =>
  attack({
    on: 35,
    from: 24,
    by,
    against: 'L5-barrage',
    ...given,
    open: { morale: 12, available: { artillery: 3, engineer: 0, air: 0 }, ...given.open },
  });

test('AV-R-19 a Barrage is answered right after the reveal, before lead and support', () => {
  const game = barrage();
  expect(game.area(35).soviet).toBe('L5-barrage');
  expect(game.legal()).toEqual(['lose 71/191', 'lose 71/194', 'lose 71/211', 'withdraw']);
  expect(game.why('lead 71/191')).toBe('AV-REV-06');
  expect(game.play('lose 71/191').step).toBe('lead');
});

test('AV-R-20 a single attacker may be lost to the Barrage: no combat, no change of Morale', () => {
  const game = barrage({}, ['71/191']).play('lose 71/191');
  expect(game.open.outOfAction).toEqual(['71/191']);
  expect([game.all('fought'), game.all('morale')]).toEqual([[], []]);
  expect(game.open.battle).toBe(null);
  expect(game.area(35)).toMatchObject({ soviet: 'L5-barrage', control: 'soviet', fresh: [], spent: [] });
});

test('AV-R-21 after a Barrage loss only the attackers left count', () => {
  const game = barrage({ dice: [1, 1, 6, 6] }).play('lose 71/191', 'lead 71/194', 'place artillery', 'place artillery');
  expect(game.why('place artillery')).toBe('AV-RES-16');
  game.play('fight');
  expect(game.all('fought')).toMatchObject([{ attackValue: 4 + 1 + 2 * 2 + 1 }]); // no integrity with two
  const mixed = barrage({ options: { parentOrganization: true }, dice: [1, 1, 6, 6] }, ['71/191', '295/516']);
  mixed.play('lose 295/516', 'lead 71/191', 'fight');
  expect(mixed.all('fought')).toMatchObject([{ attackValue: 4 + 1 }]);
});

/** Two units of the 71st ready to fight for 35, with support at hand. */
const ready = (given: Given = {}): Position =>
  attack({
    on: 35,
    from: 24,
    by: ['71/191', '71/194'],
    against: 'L5-fanatic',
    ...given,
    open: { morale: 12, available: { artillery: 1, engineer: 0, air: 1 }, ...given.open },
  });

test('AV-R-22 the lead is named after the reveal, before support, and for good', () => {
  const game = ready();
  expect(game.area(35).soviet).toBe('L5-fanatic');
  expect(game.why('place artillery')).toBe('AV-RES-04');
  game.play('lead 71/194');
  expect(game.why('lead 71/191')).toBe('AV-RES-18');
  expect(game.play('place artillery').why('lead 71/191')).toBe('AV-RES-18');
});

test('AV-R-23 all support is committed first, then the Air die is rolled, then the combat dice', () => {
  const game = ready({ dice: [5, 1, 2, 3, 4] }).play('lead 71/191', 'place air', 'place artillery');
  expect(game.diceLeft).toBe(5);
  game.play('fight');
  expect(game.all('fought')).toMatchObject([{ air: 5, german: [1, 2], soviet: [3, 4] }]);
});

test('AV-R-24 a unit lost to an Ambush is Out of Action and can be bought back', () => {
  const game = attack({
    on: 30,
    from: 31,
    by: ['71/191', '71/194'],
    against: 'C4-ambush',
    open: { turn: 4, supply: 1, arriving: [] },
    dice: [1, 3, 1, 2, 4, 4, 4, 1, 1, 1, 1],
  }).play('lead 71/191', 'fight');
  expect(game.all('fought')).toMatchObject([{ result: 'success' }]);
  expect(game.open.outOfAction).toEqual(['71/191']);
  expect(game.play('end').why('return 71/191')).toBe(null);
});

test('AV-R-25 a Success that Fanatic turns into a Stalemate is one in every respect', () => {
  const game = attack({ on: 10, from: 8, by: ['29/15', '29/71'], against: 'H8-fanatic', dice: [6, 6, 3, 2] });
  game.play('lead 29/15', 'fight');
  expect(game.all('fought')).toMatchObject([{ attackTotal: 19, defenseTotal: 17, result: 'stalemate', fanatic: true }]);
  expect(game.area(10)).toMatchObject({ control: 'soviet', soviet: 'H8-fanatic', spent: ['29/15', '29/71'] });
  expect([game.all('captured'), game.all('morale')]).toEqual([[], []]);
});

test('AV-R-26 an Overrun is measured against the Defense Factor, as an Isolation die left it', () => {
  const result = (dice: readonly number[], given: Given = {}) =>
    position({ fresh: { 30: ['29/RCN'] }, revealed: { 30: 'C5-fanatic' }, ...given, dice })
      .play('activate 30', 'assault', 'everyone', 'lead 29/RCN', 'fight')
      .all('fought')
      .map((fought) => [fought.attackTotal - fought.defenseTotal, fought.result]);
  const commissars = { open: { event: 'commissars' } } as const; // Defense Value 7
  expect(result([5, 5, 2, 3], commissars)).toEqual([[5, 'success']]);
  expect(result([5, 5, 2, 2], commissars)).toEqual([[6, 'overrun']]);
  expect(result([6, 5, 5, 4, 5], { isolated: [30], options: { isolation: true } })).toEqual([[4, 'overrun']]); // 5 - 2
});

test('AV-R-27 after the dice: result, control, loss of the lead, Morale, retreat', () => {
  const order = (game: Position) => game.events.map(({ event }) => event).slice(-6);
  const ambush = attack({
    on: 10,
    from: 8,
    by: ['29/15', '29/71'],
    against: 'H7-ambush',
    open: { morale: 12 },
    dice: [5, 4, 2, 2],
  });
  ambush.play('lead 29/15', 'fight');
  expect(order(ambush)).toEqual(['led', 'fought', 'captured', 'outOfAction', 'morale', 'roundOver']);
  const repulse = ready({ dice: [1, 1, 6, 6] }).play('lead 71/191', 'place artillery', 'fight');
  expect(order(repulse)).toEqual(['placed', 'fought', 'outOfAction', 'morale', 'retreated', 'roundOver']);
  expect(repulse.open.available.artillery).toBe(0);
});

test('AV-R-27 the Morale changes of a combat are summed before the track cuts them', () => {
  const heroes = (morale: number) =>
    attack({
      on: 21,
      from: 19,
      by: ['71/191', '71/194'],
      against: 'E5-heroes',
      open: { morale },
      dice: [6, 6, 4, 4],
    }).play('lead 71/191', 'fight');
  expect(heroes(19).all('fought')).toMatchObject([{ result: 'success' }]);
  expect([heroes(19).open.morale, heroes(0).open.morale]).toEqual([19, 0]);
});
