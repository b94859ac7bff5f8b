import { expect, test } from 'vitest';
import { AREA_IDS } from '../data/areas.ts';
import { UNIT_IDS, UNITS, type UnitId } from '../data/units.ts';
import { position } from './position.ts';
import { newMatch } from './random-game.ts';

const returning = (unit: UnitId, supply: number) =>
  position({ flow: 'purchase', outOfAction: [unit], open: { supply } }).play(`return ${unit}`, 'base 3');

test('AV-UNIT-02 Armor returns for 2 points and moves 6', () => {
  const game = returning('24/I-24', 2);
  expect(game.open.supply).toBe(0);
  expect(game.area(3).fresh).toContain('24/I-24');
  const ride = position({ taken: [9, 15] }).play('activate 4', 'move 24/III-24 5');
  expect(ride.state.flow.at(-1)).toMatchObject({ step: 'march', unit: '24/III-24', left: 5 });
});

test('AV-UNIT-03 Infantry returns for 1 point and moves 4', () => {
  expect(returning('24/21', 1).open.supply).toBe(0);
  const march = position({ taken: [9, 15] }).play('activate 4', 'move 24/26 5');
  expect(march.state.flow.at(-1)).toMatchObject({ step: 'march', unit: '24/26', left: 3 });
});

test('AV-UNIT-04 a Spent unit neither moves nor attacks', () => {
  const game = position({ fresh: { 35: ['71/191'] }, spent: { 35: ['71/194'] }, revealed: { 35: 'L5-heroes' } });
  game.play('activate 35');
  expect(game.why('move 71/194 24')).toBe('AV-MOVE-01');
  expect(game.legal().some((action) => action.includes('71/194'))).toBe(false);
  expect(game.play('assault').legal()).toEqual(['join 71/191', 'everyone']);
});

test('AV-UNIT-05 a Spent unit lends its Attack Factor to nothing', () => {
  const game = position({
    fresh: { 35: ['71/191'] },
    spent: { 35: ['29/RCN', '71/194', '71/211'] },
    revealed: { 35: 'L5-heroes' },
    dice: [1, 1, 6, 6],
  }).play('activate 35', 'assault', 'everyone');
  expect(game.legal('lead')).toEqual(['lead 71/191']);
  game.play('lead 71/191', 'fight');
  expect(game.all('fought')).toMatchObject([{ attackValue: 4 + 1 }]); // Infantry 4, Strong +1, no third unit of the 71st
});

test('AV-UNIT-06 a division counts for integrity, for its withdrawal and for the pause of its corps', () => {
  const attackValue = (third: UnitId) =>
    position({ fresh: { 35: ['71/191', '71/194', third] }, revealed: { 35: 'L5-heroes' }, dice: [1, 1, 6, 6] })
      .play('activate 35', 'assault', 'everyone', 'lead 71/191', 'fight')
      .all('fought')[0]?.attackValue;
  expect([attackValue('71/211'), attackValue('295/516')]).toEqual([8, 7]);
  const withdrawn = position({ flow: 'withdrawal', open: { turn: 9 }, dice: [4, 4, 4, 4, 4, 4, 4] });
  expect(withdrawn.area(6)).toMatchObject({ fresh: [], spent: [] });
  expect(withdrawn.area(5).fresh).toHaveLength(3);
  const paused = position({ open: { event: 'pauseXLVIII' } });
  expect(paused.legal('activate')).toEqual(['activate 1', 'activate 2', 'activate 48', 'activate 49', 'activate 50']);
});

test('AV-UNIT-07 units of the Factory District alone are nowhere in the September game', () => {
  const { open } = newMatch('blue codes').state;
  const inPlay = [...AREA_IDS.flatMap((id) => open.areas[id].fresh), ...open.arriving.flatMap(({ units }) => units)];
  expect(inPlay).toHaveLength(36);
  expect(open.outOfAction).toEqual([]);
  expect(inPlay.filter((id) => /^(14|305|79)\/|^177$|^244C$/.test(id))).toEqual([]);
});

test('AV-UNIT-08 no rule can read the size of a unit: no fact tells it', () => {
  const facts = ['attack', 'corps', 'division', 'home', 'move', 'name', 'returnCost', 'symbol', 'type'];
  for (const id of UNIT_IDS) expect(Object.keys(UNITS[id]).toSorted(), id).toEqual(facts);
});

test('AV-R-06 the Attack Factor follows the kind of unit, one lower in the worn 3rd and 60th', () => {
  const factors = { infantry: 4, jaeger: 4, motorized: 5, panzergrenadier: 5, panzer: 6, halftrack: 6, assaultGun: 5 };
  for (const id of UNIT_IDS) {
    const { symbol, division, attack } = UNITS[id];
    const worn = division === '3Mot' || division === '60Mot' ? 1 : 0;
    expect(attack, id).toBe(factors[symbol] - worn);
  }
});
