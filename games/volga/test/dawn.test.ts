import { expect, test } from 'vitest';
import { AREA_IDS, type AreaId } from '../data/areas.ts';
import type { UnitId } from '../data/units.ts';
import { controlled } from '../rules/board.ts';
import type { Arriving, GroupId } from '../rules/state.ts';
import { DIVISION_29, type Given, type Position, position } from './position.ts';

/** An event of no interest, and the minimum Supply. */
const QUIET = [4, 4, 4, 1, 1, 1, 1];

const T2: readonly UnitId[] = ['389/544', '389/545', '389/546', '245A'];
const T7: readonly UnitId[] = ['100/54', '100/227', '100/369', '245B'];

const group = (id: GroupId, turn: number, units: readonly UnitId[], area: AreaId | null = null): Arriving => ({
  group: id,
  turn,
  area,
  units: [...units],
});

/** The Dawn of a Turn with waiting groups; Areas 1 and 2 are empty unless the position fills them. */
function dawn(turn: number, arriving: Arriving[], given: Given = {}): Position {
  return position({
    flow: 'dawn',
    empty: [1, 2],
    dice: QUIET,
    ...given,
    open: { turn, arriving, ...given.open },
  });
}

const offered = (game: Position, id: GroupId): AreaId[] =>
  AREA_IDS.filter((area) => game.why(`arrive ${id} ${area}`) === null);

test('AV-SEQ-02 reinforcements are placed before the event is rolled', () => {
  const game = dawn(2, [group('T2', 2, T2)]);
  expect(game.step).toBe('arrivals');
  expect(game.diceLeft).toBe(QUIET.length);
  expect(game.play('arrive T2 1').all('rolledEvent')).toHaveLength(1);
});

test('AV-DAWN-01 on Turn 2 the 389th and 245A arrive in Area 1 or 2, where there is room', () => {
  expect(offered(dawn(2, [group('T2', 2, T2)]), 'T2')).toEqual([1, 2]);
  const full = dawn(2, [group('T2', 2, T2)], { fresh: { 1: ['295/516', '295/517', '295/518', '244A'] } });
  expect(offered(full, 'T2')).toEqual([2]);
  expect(full.why('arrive T2 3')).toBe('AV-DAWN-01');
  expect(full.why('arrive T7 2')).toBe('AV-DAWN-01');
  expect(full.play('arrive T2 2').area(2).fresh).toEqual(T2);
});

test('AV-DAWN-02 on Turn 7 the 100th and 245B arrive in Area 1 or 2, or in 31 or 32 if German', () => {
  const game = dawn(7, [group('T7', 7, T7)], { taken: [31] });
  expect(offered(game, 'T7')).toEqual([1, 2, 31]);
  expect(game.why('arrive T7 32')).toBe('AV-DAWN-02');
  expect(game.play('arrive T7 31').area(31).fresh).toEqual(T7);
});

const halfFull = (): Position =>
  dawn(2, [group('T2', 2, T2)], { fresh: { 1: ['295/516', '295/517'], 2: ['71/191', '71/194'] } });

test('AV-DAWN-03 a group goes to one Area and cannot be split', () => {
  const game = halfFull().play('arrive T2 1', 'enter 389/544');
  expect(game.why('arrive T2 2')).toBe('AV-DAWN-04');
  game.play('enter 245A');
  expect(game.area(2).fresh).toHaveLength(2);
  expect(game.open.arriving).toEqual([group('T2', 3, ['389/545', '389/546'], 1)]);
});

test('AV-DAWN-04 a group fills its Area up to four units, and the rest is delayed', () => {
  const game = dawn(2, [group('T2', 2, T2)], { fresh: { 1: ['295/516', '295/517', '295/518'] } });
  game.play('arrive T2 1', 'enter 389/545');
  expect(game.area(1).fresh).toEqual(['295/516', '295/517', '295/518', '389/545']);
  expect(game.open.arriving).toEqual([group('T2', 3, ['389/544', '389/546', '245A'], 1)]);
  expect(game.all('delayed')).toMatchObject([{ rule: 'AV-DAWN-04', area: 1 }]);
});

test('AV-DAWN-05 delayed units enter the same Area in the next Dawn Phase, as many as fit', () => {
  const waiting = [group('T2', 3, ['389/544', '389/546', '245A'], 1)];
  const game = dawn(3, waiting, { fresh: { 1: ['295/516', '295/517'] } });
  expect(game.why('arrive T2 2')).toBe('AV-DAWN-05');
  game.play('arrive T2 1', 'enter 389/546', 'enter 245A');
  expect(game.area(1).fresh).toHaveLength(4);
  expect(game.open.arriving).toEqual([group('T2', 4, ['389/544'], 1)]);
});

test('AV-DAWN-05 delayed units go on waiting while their Area is full', () => {
  const waiting = [group('T2', 3, ['245A'], 1)];
  const game = dawn(3, waiting, { fresh: { 1: ['295/516', '295/517', '295/518', '244A'] } });
  expect(game.step).toBe('purchase');
  expect(game.open.arriving).toMatchObject([{ units: ['245A'], area: 1 }]);
  expect(game.all('delayed')).toMatchObject([{ rule: 'AV-DAWN-05', units: ['245A'] }]);
});

test('AV-DAWN-06 reinforcements arrive Fresh and act in the same Turn', () => {
  const game = dawn(2, [group('T2', 2, T2)]).play('arrive T2 1', 'done', 'activate 1');
  expect(game.area(1)).toMatchObject({ fresh: T2, spent: [] });
  expect(game.play('move 389/544 19').open.activation?.groups).toMatchObject([{ area: 19 }]);
});

test('AV-R-37 as many units as fit must enter, and the player picks which', () => {
  const game = halfFull().play('arrive T2 1');
  expect(game.legal()).toEqual(['enter 389/544', 'enter 389/545', 'enter 389/546', 'enter 245A']);
  game.play('enter 245A');
  expect(game.legal()).toEqual(['enter 389/544', 'enter 389/545', 'enter 389/546']);
  expect(game.why('enter 245A')).toBe('AV-R-37');
  game.play('enter 389/546');
  expect(game.area(1).fresh).toEqual(['295/516', '295/517', '245A', '389/546']);
  expect(game.step).toBe('purchase');
});

test('AV-R-67 a group without room anywhere waits as a whole and chooses in the first Dawn with room', () => {
  const full = position({ flow: 'dawn', open: { turn: 2 }, dice: [...QUIET, ...QUIET] }); // 1 and 2 hold four each
  expect(full.step).toBe('purchase');
  expect(full.open.arriving[0]).toEqual(group('T2', 2, T2));
  expect(full.all('delayed')).toMatchObject([{ rule: 'AV-R-67', units: T2, area: null }]);
  full.play('done', 'activate 2', 'move 71/191 3', 'halt', 'finish', 'end');
  expect(full.open.turn).toBe(3);
  expect(offered(full, 'T2')).toEqual([2]);
  expect(full.why('arrive T2 1')).toBe('AV-R-67');
});

test('AV-DAWN-07 on Turn 9 the 29th leaves for good, wherever its units are', () => {
  const game = dawn(9, [group('29Mot', 9, ['29/129'])], {
    empty: [6],
    taken: [7],
    fresh: { 7: ['29/15'] },
    spent: { 7: ['29/RCN'] },
    outOfAction: ['29/71'],
  });
  expect(game.area(7)).toMatchObject({ fresh: [], spent: [] });
  expect(game.open.outOfAction).toEqual([]);
  expect(game.open.arriving).toEqual([]);
  expect(game.all('arrived')).toEqual([]);
  expect(game.why('return 29/71')).toBe('AV-MAP-16');
  expect(game.all('withdrawn')).toMatchObject([{ units: ['29/15', '29/RCN', '29/71', '29/129'], forGood: true }]);
});

test('AV-DAWN-07 a group that still waits is not withdrawn with the 29th', () => {
  const full = { 1: ['295/516', '295/517', '295/518', '244A'], 2: ['71/191', '71/194', '71/211', '244B'] } as const;
  const game = dawn(9, [group('T2', 9, T2, 1)], { fresh: full });
  expect(game.open.arriving).toEqual([group('T2', 9, T2, 1)]);
  expect(game.all('withdrawn')).toMatchObject([{ units: DIVISION_29 }]);
});

test('AV-DAWN-08 its withdrawal costs 1 Morale for each of its units Out of Action', () => {
  const game = dawn(9, [], { outOfAction: ['29/15', '29/71', '94/267'], open: { morale: 12 } });
  expect(game.open.morale).toBe(10);
  expect(game.all('morale')).toMatchObject([{ rule: 'AV-DAWN-08', by: -2 }]);
});

/** The 29th taken off the map by the event of Turn 4, at the Dawn of Turn 5. */
const afterBreakthrough = (given: Given = {}): Position =>
  position({
    flow: 'randomEvent',
    open: { turn: 4, arriving: [] },
    ...given,
    dice: [1, 1, 1, 1, 1, 1, 1, ...QUIET],
  }).play('done', 'end');

test('AV-DAWN-09 the 29th comes back in the Dawn after the event, in Area 5 or 6', () => {
  const game = afterBreakthrough();
  expect(game.open.turn).toBe(5);
  expect(offered(game, '29Mot')).toEqual([5, 6]);
  expect(game.why('arrive 29Mot 1')).toBe('AV-DAWN-09');
  expect(game.play('arrive 29Mot 6').area(6).fresh).toEqual(DIVISION_29);
});

test('AV-R-36 the returning 29th stands in one Area, Fresh, and its excess waits', () => {
  const game = afterBreakthrough().play('arrive 29Mot 5', 'enter 29/RCN');
  expect(game.area(5)).toMatchObject({ fresh: ['94/267', '94/274', '94/276', '29/RCN'], spent: [] });
  expect(game.open.arriving).toEqual([group('29Mot', 6, ['29/15', '29/71', '29/129'], 5)]);
});

test('AV-DAWN-10 a withdrawal changes no control', () => {
  const game = dawn(9, [], {
    taken: [7],
    fresh: { 7: ['29/15'], 10: DIVISION_29.slice(1) },
    revealed: { 10: 'H8-fanatic' },
  });
  expect(game.area(10)).toEqual({ control: 'soviet', soviet: 'H8-fanatic', fresh: [], spent: [], isolated: false });
  expect(game.area(7)).toMatchObject({ control: 'german', fresh: [] });
  expect(controlled(game.open)).toBe(10);
  expect(game.play('done', 'activate 5').open.activation?.contested).toEqual([]);
});

test('AV-R-38 reinforcements in the order the player likes, then the withdrawal, then Isolation', () => {
  const game = dawn(9, [group('T2', 9, T2, 1), group('T7', 9, T7, 2)], {
    options: { isolation: true },
    taken: AREA_IDS.filter((id) => id >= 8 && id <= 14).concat(22, 25, 26, 37, 41, 42),
  });
  expect(game.legal()).toEqual(['arrive T2 1', 'arrive T7 2']);
  game.play('arrive T7 2', 'arrive T2 1');
  const order = game.events.map(({ event }) => event).slice(0, 6);
  expect(order).toEqual(['turn', 'arrived', 'arrived', 'withdrawn', 'isolated', 'rolledEvent']);
});

test('AV-R-54 the Turn 12 group of the Factory District takes any German Area with room for one unit', () => {
  const game = position({ scenario: 'factory', flow: 'dawn', open: { turn: 12 }, dice: QUIET });
  const { areas } = game.open;
  const open = AREA_IDS.filter((id) => areas[id].control === 'german' && areas[id].fresh.length < 4);
  expect(offered(game, 'T12')).toEqual(open);
  expect([game.why('arrive T12 28'), game.why('arrive T12 35')]).toEqual(['AV-R-67', 'AV-FAC-08']);
  game.play('arrive T12 34', 'enter 244C');
  expect(game.area(34).fresh).toEqual(['244B', '389/544', '389/545', '244C']);
  expect(game.open.arriving).toEqual([group('T12', 13, ['79/208', '79/212', '79/226'], 34)]);
});
