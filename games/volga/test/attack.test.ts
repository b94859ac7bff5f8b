import { expect, test } from 'vitest';
import { DIVISION_29, position } from './position.ts';
import { assault, attack } from './scene.ts';

test('AV-ATK-01 units attack in the Area they enter or in the Active Area, and nowhere else', () => {
  const game = position({ taken: [8], fresh: { 8: ['29/15', '29/71'] } }).play('activate 8', 'move 29/15 10');
  expect(game.legal('attack')).toEqual(['attack 10']);
  expect(game.why('attack 7')).toBe('AV-ATK-01');
  const inside = position({ revealed: { 10: 'H8-fanatic' }, fresh: { 10: ['29/15'] } }).play('activate 10');
  expect(inside.why('assault')).toBe(null);
  expect(inside.why('attack 10')).toBe('AV-ATK-01');
});

test('AV-ATK-02 Infantry that pays its last Movement Factor to enter still attacks', () => {
  const game = attack({ on: 10, from: 8, by: ['29/15'], against: 'H8-fanatic' });
  expect(game.all('moved')).toMatchObject([{ unit: '29/15', cost: 4 }]);
  expect(game.legal()).toEqual(['lead 29/15']);
});

test('AV-ATK-03 a combat waits until the last unit has entered', () => {
  const game = position().play('activate 6', 'move 29/15 7');
  expect(game.all('attacked')).toEqual([]);
  expect(game.area(7).soviet).toBe('hidden');
  game.play('move 29/71 7', 'attack 7');
  expect(game.all('attacked')).toMatchObject([{ area: 7, units: ['29/15', '29/71'] }]);
});

test.each(['hidden', 'revealed'] as const)('AV-ATK-04 units that meet a %s defender must attack', (state) => {
  const game = position({ taken: [8], fresh: { 8: ['29/15'] }, [state]: { 10: 'H8-guards' } });
  game.play('activate 8', 'move 29/15 10');
  expect(game.legal()).toEqual(['attack 10']);
  expect(game.why('decline 10')).toBe('AV-ATK-04');
  expect(game.why('finish')).toBe('AV-R-10');
});

test('AV-ATK-05 everybody who entered takes part in a Mandatory Attack', () => {
  const game = attack({ on: 10, from: 8, by: ['29/15', '29/71', '29/RCN'], against: 'H8-fanatic' });
  expect(game.open.battle?.attackers.map(({ unit }) => unit)).toEqual(['29/15', '29/71', '29/RCN']);
  expect(game.step).toBe('lead');
});

/** A Stalemate in 10, then later in the same Turn two units that enter it from 7. */
function reinforceStalemate() {
  const stalemate = attack({
    on: 10,
    from: 8,
    by: ['29/RCN'],
    against: 'H8-fanatic',
    taken: [7],
    fresh: { 7: ['94/267', '94/274'] },
    dice: [6, 5, 2, 2],
  }).play('lead 29/RCN', 'fight');
  expect(stalemate.all('fought')).toMatchObject([{ result: 'stalemate' }]);
  return stalemate.play('activate 7', 'move 94/267 10', 'move 94/274 10');
}

test('AV-ATK-06 units that enter an Area Contested since an earlier round pay 3 and attack with none, one or all', () => {
  const none = reinforceStalemate();
  expect(none.all('moved').slice(1)).toMatchObject([{ cost: 3 }, { cost: 3 }]);
  none.play('decline 10');
  expect(none.area(10).spent).toEqual(['29/RCN', '94/267', '94/274']);
  expect(none.open).toMatchObject({ battle: null, activation: null });
  const one = reinforceStalemate().play('attack 10', 'join 94/274', 'ready');
  expect(one.open.battle?.attackers).toEqual([{ unit: '94/274', from: 7 }]);
  const all = reinforceStalemate().play('attack 10', 'everyone');
  expect(all.open.battle?.attackers).toHaveLength(2);
});

test('AV-ATK-07 an attack needs at least one unit', () => {
  const game = reinforceStalemate().play('attack 10');
  expect(game.why('ready')).toBe('AV-ATK-07');
  expect(game.legal()).toEqual(['join 94/267', 'join 94/274', 'everyone']);
  expect(game.play('join 94/267').why('ready')).toBe(null);
});

test('AV-ATK-08 any of the units that started in a Contested Active Area may attack, or none', () => {
  const units = ['71/191', '71/194', '71/211'] as const;
  const contested = () => position({ revealed: { 35: 'L5-heroes' }, fresh: { 35: units } }).play('activate 35');
  for (let subset = 1; subset < 8; subset++) {
    const chosen = units.filter((_, i) => (subset >> i) % 2 === 1);
    const game = contested().play('assault', ...chosen.map((unit) => `join ${unit}`), 'ready');
    expect(game.open.battle?.attackers.map(({ unit }) => unit)).toEqual(chosen);
  }
  expect(contested().play('finish').area(35).fresh).toEqual(units);
});

test('AV-ATK-09 a Repulse inside a Contested Active Area costs the lead, and nobody retreats', () => {
  const game = assault({ in: 35, by: ['71/191', '71/194', '71/211'], against: 'L9-heroes', dice: [1, 1, 6, 6] });
  game.play('lead 71/194', 'fight');
  expect(game.all('fought')).toMatchObject([{ result: 'repulse' }]);
  expect(game.open.outOfAction).toEqual(['71/194']);
  expect(game.area(35)).toMatchObject({ fresh: [], spent: ['71/191', '71/211'] });
});

test('AV-ATK-10 units that enter do not combine with those already in the Area', () => {
  const game = position({
    revealed: { 10: 'H8-fanatic' },
    taken: [8],
    fresh: { 8: ['29/15', '29/71'], 10: ['29/129', '29/RCN'] },
  }).play('activate 8', 'move 29/15 10', 'move 29/71 10', 'attack 10');
  expect(game.legal('join')).toEqual(['join 29/15', 'join 29/71']);
  expect(game.why('join 29/RCN')).toBe('AV-ATK-10');
  expect(game.play('everyone').open.battle?.attackers).toHaveLength(2);
});

test('AV-ATK-11 units of the Active Area that stay out of an attack may still move', () => {
  const game = position({ hidden: { 7: 'L9-heroes', 8: 'L4-heroes' }, dice: [1, 1, 6, 6] });
  game.play('activate 6', 'move 29/15 7', 'move 29/71 7', 'attack 7', 'lead 29/15', 'fight');
  expect(game.open.outOfAction).toEqual(['29/15']);
  expect(game.legal('move')).toContain('move 29/129 8');
  game.play('move 29/129 8', 'attack 8');
  expect(game.open.battle).toMatchObject({ area: 8, attackers: [{ unit: '29/129', from: 6 }] });
});

test('AV-R-66 once a Contested Active Area has fallen its other units leave it like any Vacant Area', () => {
  const game = position({
    revealed: { 35: 'L4-heroes' },
    fresh: { 35: ['71/191', '71/194', '71/211'] },
    dice: [6, 6, 1, 1],
  }).play('activate 35');
  expect(game.why('move 71/211 26')).toBe('AV-MOVE-13');
  game.play('assault', 'join 71/191', 'join 71/194', 'ready', 'lead 71/191', 'fight');
  expect(game.area(35)).toMatchObject({ control: 'german', fresh: ['71/211'] });
  expect(game.why('move 71/211 26')).toBe(null);
});

test('AV-R-41 a Stalemate of a Mandatory Attack does not cause a retreat', () => {
  const game = attack({ on: 10, from: 8, by: DIVISION_29, against: 'H8-guards', dice: [1, 2, 1, 1, 1, 1] });
  game.play('lead 29/RCN', 'fight');
  expect(game.all('fought')).toMatchObject([{ attackTotal: 14, defenseTotal: 14, result: 'stalemate' }]);
  expect(game.area(10).spent).toEqual(DIVISION_29);
  expect(game.area(8).spent).toEqual([]);
});
