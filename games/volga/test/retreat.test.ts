import { expect, test } from 'vitest';
import type { CounterId } from '../data/counters.ts';
import { type Given, position } from './position.ts';
import { attack } from './scene.ts';

const REPULSE = [1, 1, 6, 6];

test('AV-RET-01 a unit retreats to the Area from which it entered', () => {
  const game = attack({ on: 10, from: 8, by: ['29/15', '29/71'], against: 'H7-ambush', dice: REPULSE });
  game.play('lead 29/15', 'fight');
  expect(game.all('retreated')).toMatchObject([{ unit: '29/71', from: 10, to: 8 }]);
  expect(game.area(8).spent).toEqual(['29/71']);
});

test('AV-RET-01 Armor that crossed an Area retreats to that Area, not to the Active Area', () => {
  const game = position({ taken: [8], hidden: { 10: 'H7-ambush' }, dice: REPULSE });
  game.play('activate 6', 'move 29/129 8', 'move 29/129 10', 'move 29/RCN 8', 'move 29/RCN 10', 'attack 10');
  game.play('lead 29/129', 'fight');
  expect(game.area(8).spent).toEqual(['29/RCN']);
  expect(game.area(6).spent).toEqual([]);
});

/** Three Armor units cross 8, where three others stand, and attack 10: only one of them fits on the way back. */
const crowd = (against: CounterId) =>
  position({
    taken: [7, 8],
    empty: [6],
    fresh: { 6: ['24/I-24', '29/129', '29/RCN'] },
    spent: { 8: ['94/267', '94/274', '94/276'] },
    hidden: { 10: against },
    dice: REPULSE,
  }).play(
    'activate 6',
    ...['24/I-24', '29/129', '29/RCN'].flatMap((unit) => [`move ${unit} 8`, `move ${unit} 10`]),
    'attack 10',
  );

test('AV-RET-02 units retreat one by one, in the order the player picks, until the Area is full', () => {
  const game = crowd('H7-ambush').play('lead 24/I-24', 'fight');
  expect(game.legal()).toEqual(['retreat 29/129 8', 'retreat 29/RCN 8']);
  expect(game.why('retreat 29/129 7')).toBe('AV-RET-01');
  game.play('retreat 29/RCN 8');
  expect(game.area(8).spent).toContain('29/RCN');
  expect(game.legal()).toEqual(['retreat 29/129 6', 'retreat 29/129 7']);
});

test('AV-RET-03 a unit whose Area is full goes on to another one with room', () => {
  const game = crowd('H7-ambush').play('lead 24/I-24', 'fight', 'retreat 29/RCN 8');
  expect(game.why('retreat 29/129 8')).toBe('AV-RET-03');
  game.play('retreat 29/129 7');
  expect(game.area(7).spent).toEqual(['29/129']);
  expect(game.open.battle).toBe(null);
});

test('AV-RET-04 a retreat from a Barrage follows the same procedure', () => {
  const roomy = attack({ on: 10, from: 8, by: ['29/15', '29/71'], against: 'H7-barrage' }).play('withdraw');
  expect(roomy.area(8)).toMatchObject({ fresh: [], spent: ['29/15', '29/71'] });
  const full = crowd('H7-barrage').play('withdraw');
  expect(full.area(10)).toMatchObject({ fresh: [], spent: ['24/I-24', '29/129', '29/RCN'] });
  full.play('retreat 29/129 8');
  expect(full.legal()).toEqual(['24/I-24', '29/RCN'].flatMap((unit) => [`retreat ${unit} 6`, `retreat ${unit} 7`]));
});

test('AV-RET-05 after the Repulse of an Optional Attack the survivors stay', () => {
  const game = position({
    revealed: { 10: 'H8-fanatic' },
    taken: [8],
    spent: { 10: ['29/RCN'] },
    fresh: { 8: ['29/15', '29/71'] },
    dice: REPULSE,
  }).play('activate 8', 'move 29/15 10', 'move 29/71 10', 'attack 10', 'everyone', 'lead 29/15', 'fight');
  expect(game.all('fought')).toMatchObject([{ result: 'repulse' }]);
  expect(game.area(10).spent).toEqual(['29/RCN', '29/71']);
  expect(game.area(8).spent).toEqual([]);
});

/**
 * Three Armor units leave Contested 35 for 36: two go on into 38, and the third fills 36 behind them. The attack is
 * repulsed, so one of the two has to find another place.
 */
const cutOff = (given: Given) =>
  position({
    revealed: { 35: 'L5-heroes' },
    hidden: { 38: 'L9-heroes' },
    fresh: { 35: ['24/I-24', '29/129', '29/RCN'] },
    dice: REPULSE,
    ...given,
    taken: [36, ...(given.taken ?? [])],
    spent: { 36: ['94/267', '94/274', '94/276'], ...given.spent },
  }).play(
    'activate 35',
    ...['move 29/129 36', 'move 29/129 38', 'move 29/RCN 36', 'move 29/RCN 38'],
    ...['move 24/I-24 36', 'halt', 'attack 38', 'lead 29/129', 'fight'],
  );

test('AV-R-40 a unit whose Area is full takes a nearest Vacant Area with room, counted through full ones', () => {
  const game = cutOff({ taken: [24, 23, 25, 20], spent: { 24: ['71/191', '71/194', '71/211', '244B'] } });
  expect(game.legal()).toEqual(['retreat 29/RCN 23', 'retreat 29/RCN 25']);
  game.play('retreat 29/RCN 25');
  expect(game.area(25).spent).toEqual(['29/RCN']);
});

test('AV-R-40 a unit that finds no room anywhere goes Out of Action', () => {
  const game = cutOff({});
  expect(game.open.outOfAction).toEqual(['29/129', '29/RCN']);
  expect(game.all('outOfAction').at(-1)).toMatchObject({ unit: '29/RCN', rule: 'AV-R-40' });
  expect(game.area(38)).toMatchObject({ fresh: [], spent: [] });
  expect(game.open.morale).toBe(18);
});

/** Three northern Armor units leave Contested 46 for 45 and are repulsed in 44; 45 and 49 are full, 34 is near. */
const north = (options: Record<string, boolean>, full: Given['spent'] = {}) =>
  position({
    options,
    empty: true,
    taken: [34, 45],
    revealed: { 46: 'L5-heroes' },
    hidden: { 44: 'C7-ambush' },
    fresh: { 46: ['60/160', '3/103', '16/I-2'] },
    spent: {
      45: ['71/191', '71/194', '71/211'],
      49: ['3/8', '3/29', '60/92', '60/120'],
      ...full,
    },
    dice: REPULSE,
  }).play(
    'activate 46',
    ...['move 60/160 45', 'move 60/160 44', 'move 3/103 45', 'move 3/103 44'],
    ...['move 16/I-2 45', 'halt', 'attack 44', 'lead 60/160', 'fight'],
  );

test('AV-R-40 with option 12.2 a northern unit takes the nearest Area allowed to it, if one has room', () => {
  expect(north({}).legal()).toEqual(['retreat 3/103 34']);
  const bound = { northernShoulder: true };
  expect(north(bound).legal()).toEqual(['retreat 3/103 48', 'retreat 3/103 50']);
  const crowded = north(bound, {
    48: ['24/21', '24/26', '24/III-24', '24/I-24'],
    50: ['29/15', '29/71', '29/129', '29/RCN'],
  });
  expect(crowded.legal()).toEqual(['retreat 3/103 34']);
});

test('AV-R-40 with option 12.2 a single Area allowed to a northern unit is enough', () => {
  const full = { 48: ['24/21', '24/26', '24/III-24', '24/I-24'] } as const;
  expect(north({ northernShoulder: true }, full).legal()).toEqual(['retreat 3/103 50']);
});

/** Armor leaves Contested 35 by two ways and is repulsed in 38: 29/RCN came through 36, 29/129 and the lead through 37. */
const twoWays = (spent: Given['spent'], ...before: string[]) =>
  position({
    revealed: { 35: 'L5-heroes' },
    hidden: { 38: 'L9-heroes' },
    taken: [36, 37],
    fresh: { 35: ['24/I-24', '24/III-24', '29/129', '29/RCN'] },
    spent: { 36: ['94/267', '94/274', '94/276'], ...spent },
    dice: REPULSE,
  }).play(
    'activate 35',
    ...['move 29/RCN 36', 'move 29/RCN 38', 'move 29/129 37', 'move 29/129 38'],
    ...['move 24/III-24 37', 'move 24/III-24 38', ...before, 'attack 38', 'lead 24/III-24', 'fight'],
  );

test('AV-R-40 one unit may be lost for want of room while another has a place to go', () => {
  const game = twoWays({}, 'move 24/I-24 36', 'halt');
  expect(game.open.outOfAction).toEqual(['24/III-24', '29/RCN']);
  expect(game.area(37).spent).toEqual(['29/129']);
  expect(game.area(36).spent).toEqual(['94/267', '94/274', '94/276', '24/I-24']);
  expect(game.step).toBe('selection');
});

test('AV-RET-02 nothing is asked when each of several Areas has room for those who came from it', () => {
  const game = twoWays({ 37: ['71/191', '71/194', '71/211'] });
  expect(game.all('retreated')).toMatchObject([
    { unit: '29/RCN', to: 36 },
    { unit: '29/129', to: 37 },
  ]);
  expect(game.open.battle).toBe(null);
});

test('AV-RET-05 only units of the attack retreat', () => {
  const game = crowd('H7-ambush').play('lead 24/I-24', 'fight');
  expect(game.refusal('retreat 94/267 7')).toEqual({
    rule: 'AV-RET-05',
    facts: { unit: '94/267', retreating: ['29/129', '29/RCN'] },
  });
});
