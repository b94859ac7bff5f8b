import { expect, test } from 'vitest';
import { AREA_IDS, AREAS } from '../data/areas.ts';
import { type Given, type Position, position } from './position.ts';
import { newMatch } from './random-game.ts';
import { assault } from './scene.ts';

const fightAt = (morale: number): Position =>
  assault({ in: 30, by: ['71/191'], against: 'C5-fanatic', open: { morale }, dice: [1, 1, 1, 1] }).play(
    'lead 71/191',
    'fight',
  );

test('AV-MARK-01 Morale of 10 is Strong and helps the attack, 9 is Shaken and helps the defense', () => {
  expect(fightAt(10).all('fought')).toMatchObject([{ attackValue: 5, defenseValue: 6 }]);
  expect(fightAt(9).all('fought')).toMatchObject([{ attackValue: 4, defenseValue: 7 }]);
});

test('AV-R-28 Morale that climbs back to 10 is Strong again in the next combat', () => {
  const game = position({
    flow: 'purchase',
    open: { morale: 9, supply: 3 },
    fresh: { 30: ['71/191'] },
    revealed: { 30: 'C5-fanatic' },
    dice: [1, 1, 1, 1],
  }).play('buy morale', 'done', 'activate 30', 'assault', 'everyone', 'lead 71/191', 'fight');
  expect(game.all('fought')).toMatchObject([{ attackValue: 5, defenseValue: 6 }]);
});

test('AV-MARK-02 two losses at Morale 1 leave 0', () => {
  const game = position({
    flow: 'bloodyStreets',
    open: { morale: 1 },
    fresh: { 8: ['29/15'], 35: ['29/71'] },
    revealed: { 8: 'L4-heroes', 35: 'L5-heroes' },
    dice: [5, 5],
  });
  expect(game.all('morale')).toMatchObject([{ by: -1, now: 0 }, { now: 0 }]);
  expect(game.open.morale).toBe(0);
});

const shop = (open: Given['open']): Position => position({ flow: 'purchase', open: { morale: 10, ...open } });

test('AV-MARK-03 of the three Air markers one is free each Turn and two are bought', () => {
  const game = position({
    flow: 'supplyRoll',
    open: { turn: 3, supply: 0, available: { artillery: 0, engineer: 0, air: 0 } },
    dice: [6, 6, 6, 6],
  });
  expect(game.open.available.air).toBe(1);
  expect(game.play('buy air', 'buy air').open.supply).toBe(24 - 2 * 3);
  expect(game.open.available.air).toBe(3);
  expect(game.why('buy air')).toBe('AV-SUP-07');
});

test('AV-MARK-04 AV-R-04 no more of a kind can be bought than there are markers: 8 Artillery, 4 Engineers, 3 Air', () => {
  const game = shop({ supply: 30, available: { artillery: 7, engineer: 3, air: 2 } });
  game.play('buy artillery', 'buy engineer', 'buy air');
  expect(game.open.available).toEqual({ artillery: 8, engineer: 4, air: 3 });
  expect(game.why('buy artillery')).toBe('AV-MARK-04');
  expect(game.why('buy engineer')).toBe('AV-MARK-04');
  expect(game.legal()).toEqual(['buy morale', 'done']);
});

test('AV-MARK-05 a Control marker goes where the Soviet unit was eliminated', () => {
  const game = assault({ in: 30, by: ['71/191'], against: 'C4-heroes', dice: [6, 6, 1, 1] });
  expect(game.area(30).control).toBe('soviet');
  expect(game.play('lead 71/191', 'fight').area(30).control).toBe('german');
});

test('AV-MARK-06 fourteen Isolation markers, and none without option 12.3', () => {
  const cutOff = (isolation: boolean) =>
    position({
      options: { isolation },
      taken: AREA_IDS.filter((id) => AREAS[id].volga),
      flow: 'withdrawal',
      dice: [4, 4, 4, 4, 4, 4, 4],
    });
  const isolated = ({ open }: Position) => AREA_IDS.filter((id) => open.areas[id].isolated);
  expect(isolated(cutOff(false))).toEqual([]);
  expect(isolated(cutOff(true))).toHaveLength(14);
});

test("AV-MARK-07 AV-SET-11 Pavlov's House is in the mix only with option 12.6", () => {
  const counters = (pavlovsHouse: boolean) => {
    const { sealed } = newMatch('mix', 'september', { pavlovsHouse }).state;
    return [...AREA_IDS.flatMap((id) => sealed.counters[id] ?? []), ...sealed.leftOver];
  };
  expect(counters(false)).not.toContain('pavlov');
  expect(counters(true)).toContain('pavlov');
});
