import { expect, test } from 'vitest';
import { AREA_IDS } from '../data/areas.ts';
import { controlled } from '../rules/board.ts';
import { volga } from '../tools.ts';
import { DIVISION_29, position } from './position.ts';
import { newMatch, playAtRandom } from './random-game.ts';
import { attack } from './scene.ts';

test('AV-STK-01 four German units may be in an Area, a fifth may not', () => {
  const given = { taken: [7], fresh: { 6: ['24/21'], 7: DIVISION_29 } } as const;
  const game = position(given).play('activate 6');
  expect(game.why('move 24/21 7')).toBe('AV-MOVE-19');
  expect(volga.audit(game.state)).toEqual([]);
  game.area(7).fresh.push('24/26');
  game.area(4).fresh = game.area(4).fresh.filter((unit) => unit !== '24/26');
  expect(volga.audit(game.state)).toEqual(['open.areas.7: more than 4 units (AV-STK-01)']);
});

test('AV-STK-02 support markers do not count for stacking', () => {
  const game = attack({
    on: 10,
    from: 8,
    by: DIVISION_29,
    against: 'H8-fanatic',
    open: { available: { artillery: 2, engineer: 1, air: 1 } },
    dice: [3, 6, 6, 1, 1],
  }).play('lead 29/RCN', 'place artillery', 'place artillery', 'place engineer', 'place air');
  expect(game.open.battle?.support).toEqual({ artillery: 2, engineer: 1, air: 1 });
  expect(game.area(10).fresh).toHaveLength(4);
  expect(volga.audit(game.state)).toEqual([]);
  expect(game.play('fight').area(10).spent).toHaveLength(4);
});

test('AV-STK-03 an Area with four units is closed to movement and to attacks', () => {
  const game = position({
    taken: [8],
    fresh: { 6: ['24/21'], 7: DIVISION_29, 8: ['94/267', '94/274', '94/276', '24/26'] },
    revealed: { 7: 'L5-heroes' },
  }).play('activate 6');
  expect(game.why('move 24/21 7')).toBe('AV-STK-03');
  expect(game.why('move 24/21 8')).toBe('AV-MOVE-19');
  expect(game.legal('move')).toEqual(['move 24/21 5', 'move 24/21 9']);
});

test('AV-STK-03 AV-STK-04 a retreat does not end in a full Area but passes through it', () => {
  const game = position({
    taken: [7],
    fresh: { 6: ['24/I-24', '29/129', '29/RCN'], 7: ['94/267', '94/274', '94/276'] },
    empty: [6],
    hidden: { 10: 'H10-fanatic' },
    dice: [1, 1, 6, 6],
  }).play('activate 6', ...['24/I-24', '29/129', '29/RCN'].flatMap((unit) => [`move ${unit} 7`, `move ${unit} 10`]));
  game.play('attack 10', 'lead 24/I-24', 'fight', 'retreat 29/129 7');
  expect(game.area(7).spent).toEqual(['29/129']);
  expect(game.why('retreat 29/RCN 7')).toBe('AV-RET-03');
  expect(game.play('retreat 29/RCN 6').area(6).spent).toEqual(['29/RCN']); // 6 borders 7, not 10
});

test('AV-STK-05 the Soviet unit does not count against the limit', () => {
  const game = attack({ on: 7, from: 6, by: DIVISION_29, against: 'L8-fanatic', dice: [3, 3, 2, 2] });
  game.play('lead 29/15', 'fight');
  expect(game.all('fought')).toMatchObject([{ result: 'stalemate' }]);
  expect(game.area(7)).toMatchObject({ soviet: 'L8-fanatic', spent: DIVISION_29 });
  expect(volga.audit(game.state)).toEqual([]);
});

test('AV-STK-06 AV-STK-10 every Area has one owner at any time, and the Vacant Areas are the German ones', () => {
  let captured = 0;
  for (const seed of ['mine', 'yours', 'nobody']) {
    const match = playAtRandom(newMatch(seed), ({ state: { open } }) => {
      const vacant = AREA_IDS.filter((id) => open.areas[id].soviet === null);
      const german = AREA_IDS.filter((id) => open.areas[id].control === 'german');
      const soviet = AREA_IDS.filter((id) => open.areas[id].control === 'soviet');
      expect(german).toEqual(vacant);
      expect([...german, ...soviet].toSorted((a, b) => a - b)).toEqual(AREA_IDS);
    });
    captured += match.log('german').filter(({ event }) => event.event === 'captured').length;
  }
  expect(captured).toBeGreaterThan(0);
});

const fightIn10 = (dice: readonly number[]) =>
  attack({ on: 10, from: 8, by: DIVISION_29, against: 'H9-ambush', dice }).play('lead 29/15', 'fight');

test('AV-STK-07 a Contested Area stays Soviet and is not counted', () => {
  const game = fightIn10([4, 4, 3, 2]); // 5 + 3 + 1 + 1 + 8 against 9 + 4 + 5
  expect(game.all('fought')).toMatchObject([{ result: 'stalemate' }]);
  expect(game.area(10)).toMatchObject({ control: 'soviet', soviet: 'H9-ambush' });
  expect(controlled(game.open)).toBe(10); // the nine, and 8
});

test('AV-STK-08 an Area whose Soviet unit falls is German at once', () => {
  const game = fightIn10([4, 5, 3, 2]);
  expect(game.all('fought')).toMatchObject([{ result: 'success' }]);
  expect(game.area(10)).toMatchObject({ control: 'german', soviet: null });
  expect(controlled(game.open)).toBe(11);
});

test('AV-STK-09 an Area that the last German unit leaves is no longer Contested', () => {
  const game = position({
    taken: [24],
    fresh: { 35: ['71/191'], 24: ['71/194'] },
    revealed: { 35: 'L5-heroes' },
  }).play('activate 35');
  expect(game.open.activation?.contested).toEqual([35]);
  game.play('move 71/191 24', 'activate 24');
  expect(game.open.activation?.contested).toEqual([]);
  expect(game.play('move 71/194 35').why('decline 35')).toBe('AV-ATK-04');
});

test('AV-STK-11 a captured Area left empty stays German', () => {
  const game = position({
    taken: [7, 8],
    fresh: { 7: ['29/15'] },
    open: { turn: 3, arriving: [] },
    dice: [4, 4, 4, 1, 1, 1, 1],
  }).play('activate 7', 'move 29/15 8', 'halt', 'end');
  expect(game.open.turn).toBe(4);
  expect(game.area(7)).toMatchObject({ control: 'german', fresh: [], spent: [] });
  expect(controlled(game.open)).toBe(11);
});
