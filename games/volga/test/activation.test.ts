import { expect, test } from 'vitest';
import { AREA_IDS } from '../data/areas.ts';
import { position } from './position.ts';
import { newMatch } from './random-game.ts';

const QUIET = [4, 4, 4, 1, 1, 1, 1];

test('AV-ACT-01 only an Area with Fresh units can be selected', () => {
  const game = position({ taken: [7], spent: { 7: ['29/15'] } });
  expect(game.why('activate 7')).toBe('AV-ACT-01');
  expect(game.why('activate 8')).toBe('AV-ACT-01');
  expect(game.legal('activate')).not.toContain('activate 7');
  expect(game.play('activate 6').why('activate 5')).toBe('AV-ACT-03');
});

test('AV-ACT-02 AV-R-60 any number of units of the Active Area act, and those that do nothing stay Fresh', () => {
  const moved = position({ taken: [8, 10] }).play(
    'activate 6',
    'move 29/15 8',
    'halt',
    'move 29/71 8',
    'halt',
    'finish',
  );
  expect(moved.area(8)).toMatchObject({ fresh: [], spent: ['29/15', '29/71'] });
  expect(moved.area(6)).toMatchObject({ fresh: ['29/129', '29/RCN'], spent: [] });
});

test('AV-R-60 to select an Area and stop at once costs nothing', () => {
  const game = position().play('activate 6', 'finish');
  expect(game.area(6)).toMatchObject({ fresh: ['29/15', '29/71', '29/129', '29/RCN'], spent: [] });
  expect(game.step).toBe('selection');
});

test('AV-ACT-03 when one unit has moved, the others of the Active Area may still act', () => {
  const game = position({ empty: [6], fresh: { 6: ['29/15', '29/71'] } }).play('activate 6', 'move 29/15 5', 'halt');
  expect(game.area(5).spent).toEqual(['29/15']);
  expect(game.all('roundOver')).toEqual([]);
  expect(game.legal()).toEqual(['move 29/71 7', 'move 29/71 8', 'move 29/71 9', 'finish']); // Area 5 is full
});

test('AV-ACT-03 the round ends by itself when nobody is left who could act', () => {
  const game = position({ empty: [6, 5], fresh: { 6: ['29/15'] } }).play('activate 6', 'move 29/15 5', 'halt');
  expect(game.all('roundOver')).toMatchObject([{ area: 6 }]);
  expect(game.step).toBe('selection');
});

test('AV-ACT-04 only units that started in the Active Area take part', () => {
  const game = position({
    taken: [8],
    fresh: { 7: ['24/21'], 8: ['24/26'] },
    revealed: { 7: 'L4-heroes' },
    dice: [1, 1, 6, 6],
  }).play('activate 6');
  expect(game.why('move 24/26 7')).toBe('AV-ACT-04');
  game.play('move 29/15 7', 'attack 7');
  expect(game.legal('join')).toEqual(['join 29/15']);
  expect(game.why('join 24/21')).toBe('AV-ATK-10');
});

test('AV-ACT-05 there may be as many rounds as there are Areas with Fresh units, in any order', () => {
  const game = position({ taken: [7], fresh: { 7: ['29/15'] } });
  const areas = AREA_IDS.filter((id) => game.area(id).fresh.length > 0).toReversed();
  expect(areas).toHaveLength(10);
  for (const area of areas) game.play(`activate ${area}`, 'finish');
  expect(game.all('activated').map(({ area }) => area)).toEqual(areas);
  expect(game.step).toBe('selection');
});

test('AV-R-08 an Area may be selected again in the same Turn while it has Fresh units', () => {
  const game = position({ taken: [8, 10] }).play('activate 6', 'move 29/15 8', 'halt', 'finish');
  expect(game.why('activate 6')).toBe(null);
  game.play('activate 6', 'move 29/71 8', 'halt', 'finish');
  expect(game.area(8).spent).toEqual(['29/15', '29/71']);
});

test('AV-ACT-06 the player may stop with Fresh units left', () => {
  const game = position({ open: { turn: 3, arriving: [] }, dice: QUIET }).play('end');
  expect(game.events.slice(0, 2)).toMatchObject([{ event: 'combatOver' }, { event: 'turnOver', turn: 3 }]);
});

test('AV-ACT-06 the phase ends by itself once no German unit is Fresh', () => {
  const game = position({
    empty: true,
    taken: [7, 8, 9],
    fresh: { 6: ['29/15'] },
    spent: { 7: ['29/71'] },
    open: { turn: 3, arriving: [] },
    dice: QUIET,
  }).play('activate 6', 'move 29/15 8', 'halt');
  expect(game.all('combatOver')).toHaveLength(1);
  expect(game.open.turn).toBe(4);
});

test('AV-ACT-07 at the end of the phase Automatic Victory is checked for both sides', () => {
  const soviet = position({ open: { morale: 0 } }).play('end');
  expect(soviet.open.outcome).toBe('morale');
  const all = position({ open: { turn: 3 }, taken: AREA_IDS }).play('end');
  expect(all.open.outcome).toBe('city');
});

test('AV-R-12 moves can be taken back until a unit is Revealed, and never behind that', () => {
  const match = newMatch('no way back');
  const act = (text: string) => {
    const action = match.game.notation.parse(text);
    if (!action.ok || match.act('german', action.value) !== null) throw new Error(text);
  };
  for (const text of ['done', 'activate 6', 'move 29/15 7', 'move 29/71 7']) act(text);
  expect(match.undoable('german')).toBe(4);
  act('attack 7');
  expect(match.undoable('german')).toBe(0);
  expect(match.undo('german')).toBe(false);
  expect(match.state.open.areas[7].soviet).not.toBe('hidden');
});
