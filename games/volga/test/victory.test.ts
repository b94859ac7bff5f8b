import { expect, test } from 'vitest';
import { AREA_IDS, AREAS, type AreaId } from '../data/areas.ts';
import { controlled } from '../rules/board.ts';
import { volga } from '../tools.ts';
import { type Position, position } from './position.ts';

const SOVIET_AT_START = AREA_IDS.filter((id) => !AREAS[id].germanAtStart);
const NOT_HEAVY = SOVIET_AT_START.filter((id) => AREAS[id].terrain !== 'heavyUrban');

const winner = (game: Position) => volga.outcome(game.state)?.winner;
const rule = (game: Position) => volga.outcome(game.state)?.rule;

/** The end of a Combat Phase with these Areas taken, and dice for the next Turn's event and Supply if there is one. */
const endOf = (turn: number, taken: readonly AreaId[], morale = 10) =>
  position({ taken, open: { turn, morale, arriving: [] }, dice: [2, 2, 2, 3, 3, 3, 3] }).play('end');

test('AV-VIC-01 all 50 Areas at the end of any Combat Phase are a German victory at once', () => {
  const game = endOf(8, SOVIET_AT_START);
  expect(winner(game)).toBe('german');
  expect(rule(game)).toBe('AV-VIC-01');
  expect(game.all('turnOver')).toEqual([]);
  expect(winner(endOf(8, SOVIET_AT_START.slice(1)))).toBe(undefined);
});

test('AV-VIC-02 Morale 0 at the end of a Combat Phase is a Soviet victory', () => {
  const game = endOf(5, [], 0);
  expect(winner(game)).toBe('soviet');
  expect(rule(game)).toBe('AV-VIC-02');
  expect(winner(endOf(5, [], 1))).toBe(undefined);
});

test('AV-VIC-03 Morale 0 within a Combat Phase does not end the game', () => {
  const game = position({
    flow: 'bloodyStreets',
    revealed: { 10: 'H7-ambush' },
    fresh: { 10: ['29/15', '29/71', '29/129', '29/RCN'] },
    open: { morale: 1, turn: 5, arriving: [] },
    dice: [5, 6, 6, 1, 1, 3, 3, 3, 1, 1, 1, 1],
  });
  expect(game.open.morale).toBe(0);
  expect(winner(game)).toBe(undefined);
  game.play('activate 10', 'assault', 'everyone', 'lead 29/RCN', 'fight');
  expect(game.open.morale).toBe(1);
  game.play('end');
  expect(winner(game)).toBe(undefined);
  expect(game.open).toMatchObject({ turn: 6, morale: 0 });
});

test('AV-VIC-04 on Turn 9 it takes 40 Areas, one of them Heavy Urban', () => {
  const with10 = [10, ...NOT_HEAVY.slice(0, 30)] as const;
  expect(rule(endOf(9, with10))).toBe('AV-VIC-04');
  expect(winner(endOf(9, with10))).toBe('german');
  expect(winner(endOf(9, with10.slice(0, 30)))).toBe('soviet');
  const withoutHeavyUrban = NOT_HEAVY.slice(0, 31);
  const game = endOf(9, withoutHeavyUrban);
  expect(controlled(game.open)).toBe(40);
  expect([game.area(17).control, game.area(21).control]).toEqual(['german', 'german']);
  expect(winner(game)).toBe('soviet');
});

test('AV-VIC-05 anything less on Turn 9 is a Soviet victory', () => {
  const game = endOf(9, [10, ...NOT_HEAVY.slice(0, 29)]);
  expect(controlled(game.open)).toBe(39);
  expect(volga.outcome(game.state)).toMatchObject({ winner: 'soviet', rule: 'AV-VIC-05' });
});

test('AV-VIC-06 the nine Areas German at the start count among the 40', () => {
  const game = endOf(9, [10, ...NOT_HEAVY.slice(0, 30)]);
  expect(game.open.areas[1].control).toBe('german');
  expect(controlled(game.open)).toBe(31 + 9);
  expect(winner(game)).toBe('german');
});

test('AV-VIC-07 Morale 0 after the last Combat Phase comes before the Final Victory Check', () => {
  const game = endOf(9, [10, 13, ...NOT_HEAVY], 0);
  expect(controlled(game.open)).toBe(45);
  expect(volga.outcome(game.state)).toMatchObject({ winner: 'soviet', rule: 'AV-VIC-02' });
});

test('AV-R-47 with the whole city taken Morale 0 no longer matters', () => {
  expect(winner(endOf(4, SOVIET_AT_START, 0))).toBe('german');
});

test('AV-R-48 the final check comes before the Morale loss of the End Phase', () => {
  const game = endOf(9, [10, ...NOT_HEAVY.slice(0, 30)], 1);
  expect(winner(game)).toBe('german');
  expect(game.open).toMatchObject({ morale: 1, turn: 9 });
  expect(game.all('morale')).toEqual([]);
});

test('AV-R-50 31 Areas taken decide nothing on Turn 8', () => {
  const game = endOf(8, [10, ...NOT_HEAVY.slice(0, 30)]);
  expect(winner(game)).toBe(undefined);
  expect(game.open.turn).toBe(9);
});
