import { expect, test } from 'vitest';
import { AREA_IDS, type AreaId } from '../data/areas.ts';
import { volga } from '../tools.ts';
import { type Given, position } from './position.ts';
import { assault } from './scene.ts';

const scenario = 'factory';
const SOVIET = [14, 21, 22, 25, 26, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44] as const;
const TURN_DICE = [2, 2, 2, 4, 4, 4, 4];

test('AV-FAC-08 the 79th Division and 244C arrive on Turn 12 in any one German Area with room', () => {
  const dawn = (given: Given = {}) =>
    position({ scenario, flow: 'dawn', dice: TURN_DICE, ...given, open: { turn: 12 } });
  const full = [28, 29];
  const german = AREA_IDS.filter((id) => !SOVIET.some((each) => each === id) && !full.includes(id));
  expect(dawn().legal()).toEqual(german.map((id) => `arrive T12 ${id}`));
  expect(dawn().why('arrive T12 14')).toBe('AV-FAC-08');
  expect(dawn().play('arrive T12 46').area(46).fresh).toEqual(['79/208', '79/212', '79/226', '244C']);
  const crowded = dawn().play('arrive T12 34', 'enter 244C');
  expect(crowded.area(34).fresh).toContain('244C');
  expect(crowded.open.arriving).toMatchObject([{ area: 34, units: ['79/208', '79/212', '79/226'] }]);
});

test('AV-FAC-24 a Supply roll below 16 counts as 16 on Turn 10, and no later', () => {
  const supply = (turn: number, dice: readonly number[]) =>
    position({ scenario, flow: 'supplyRoll', open: { turn, supply: 0 }, dice }).open.supply;
  expect(supply(10, [3, 3, 3, 3])).toBe(16);
  expect(supply(10, [6, 5, 5, 5])).toBe(21);
  expect(supply(11, [3, 3, 3, 3])).toBe(12);
});

test('AV-FAC-25 AV-R-55 two Air markers in all are free each Turn', () => {
  const air = (available: number) =>
    position({
      scenario,
      flow: 'supplyRoll',
      open: { turn: 11, supply: 0, available: { artillery: 0, engineer: 0, air: available } },
      dice: [3, 3, 3, 3],
    }).open;
  expect(air(0)).toMatchObject({ available: { air: 2 }, supply: 12 });
  expect(air(2).available.air).toBe(3);
});

test('AV-FAC-11 strategies of units Revealed before play do not work', () => {
  const square = assault({
    scenario,
    in: 14,
    by: ['71/191', '71/194', '71/211'],
    against: 'H8-fanatic',
    dice: [6, 6, 2, 1],
  });
  expect(square.play('lead 71/191', 'fight').all('fought')).toMatchObject([{ result: 'success', fanatic: false }]);
  const ravine = position({ scenario }).play('activate 45', 'move 177 44', 'attack 44');
  expect(ravine.area(44).soviet).toBe('C5-barrage');
  expect(ravine.step).toBe('lead');
});

/** The end of the Combat Phase of a Turn with these Areas taken. */
const endOf = (turn: number, taken: readonly AreaId[], morale = 10) =>
  position({ scenario, taken, open: { turn, morale, arriving: [] }, dice: TURN_DICE }).play('end');

test('AV-FAC-26 every Area by the end of Turn 14 wins, one less loses', () => {
  expect(volga.outcome(endOf(13, SOVIET).state)).toMatchObject({ winner: 'german', rule: 'AV-FAC-26' });
  expect(volga.outcome(endOf(14, SOVIET).state)).toMatchObject({ winner: 'german' });
  expect(volga.outcome(endOf(14, SOVIET.slice(1)).state)).toMatchObject({ winner: 'soviet', rule: 'AV-FAC-26' });
  expect(volga.outcome(endOf(13, SOVIET.slice(1)).state)).toBe(null);
});

test('AV-FAC-27 Morale 0 at the end of a Combat Phase is a Soviet victory', () => {
  expect(volga.outcome(endOf(11, [], 0).state)).toMatchObject({ winner: 'soviet', rule: 'AV-FAC-27' });
  expect(volga.outcome(endOf(11, [], 1).state)).toBe(null);
});

test('AV-FAC-28 the rest is as in September: Bloody Streets in 14, not on Mamayev Kurgan', () => {
  const game = position({ scenario, flow: 'purchase', dice: [5] }).play('done');
  expect(game.all('bloodyStreets')).toMatchObject([{ area: 14, die: 5 }]);
  expect(game.open.morale).toBe(14);
});

test('AV-FAC-28 nothing tied to a Turn of September happens', () => {
  for (const turn of [10, 11, 12, 13, 14]) {
    const dice = turn === 10 ? TURN_DICE.slice(3) : TURN_DICE;
    const game = position({ scenario, flow: 'dawn', open: { turn, arriving: [] }, dice });
    expect(game.step).toBe('purchase');
    expect(game.all('withdrawn')).toEqual([]);
    expect(game.all('arrived')).toEqual([]);
  }
});

test('AV-R-56 16/79 returns to Area 50 only; the others return as in September, Areas 1 to 5 included', () => {
  const bases = (unit: string) =>
    position({ scenario, flow: 'purchase', open: { supply: 9 } })
      .play(`return ${unit}`)
      .legal('base')
      .map((text) => Number(text.split(' ')[1]));
  expect(bases('16/79')).toEqual([50]);
  expect(bases('94/274')).toEqual([1, 2, 3, 4, 5, 23, 24, 27, 34, 45, 50]);
  expect(bases('24/21')).toEqual(bases('94/274'));
});

test('AV-R-57 units in 14 and 21 attack from inside: a Repulse causes no retreat', () => {
  for (const area of [14, 21] as const) {
    const game = position({ scenario, dice: [1, 1, 6, 6] });
    const [lead = '', ...others] = game.area(area).fresh;
    game.play(`activate ${area}`, 'assault', 'everyone', `lead ${lead}`, 'fight');
    expect(game.all('fought')).toMatchObject([{ result: 'repulse' }]);
    expect(game.area(area).spent).toEqual(others);
  }
});
