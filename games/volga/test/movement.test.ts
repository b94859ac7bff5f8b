import { expect, test } from 'vitest';
import { type Given, type Position, position } from './position.ts';

const costs = (game: Position): number[] => game.all('moved').map(({ cost }) => cost);

test('AV-MOVE-01 only Fresh units move', () => {
  const game = position({ empty: [6], fresh: { 6: ['29/15'] }, spent: { 6: ['29/71'] } }).play('activate 6');
  expect(game.why('move 29/71 5')).toBe('AV-MOVE-01');
  expect(game.legal('move').every((action) => action.startsWith('move 29/15 '))).toBe(true);
});

test('AV-MOVE-02 units move one at a time, each within its own Movement Factor', () => {
  const game = position({ taken: [8, 10] }).play('activate 6', 'move 29/15 8');
  expect(game.state.flow.at(-1)).toMatchObject({ step: 'march', unit: '29/15', left: 2 });
  game.play('halt', 'move 29/129 8');
  expect(game.state.flow.at(-1)).toMatchObject({ step: 'march', unit: '29/129', left: 4 });
});

test('AV-MOVE-03 entering a Vacant Area costs 1: Infantry enters four', () => {
  const game = position({ empty: true, taken: [9, 15, 16, 18, 19, 30], fresh: { 5: ['94/267', '94/274'] } });
  game.play('activate 5', 'move 94/267 4', 'move 94/267 3', 'move 94/267 2', 'move 94/267 1');
  expect(costs(game)).toEqual([1, 1, 1, 1]);
  expect(game.area(1).spent).toEqual(['94/267']);
});

test('AV-MOVE-04 entering a Vacant Area next to a Soviet unit costs 2: Infantry enters two', () => {
  const game = position({ empty: true, fresh: { 5: ['94/267', '94/274'] } });
  game.play('activate 5', 'move 94/267 4', 'move 94/267 3');
  expect(costs(game)).toEqual([2, 2]);
  expect(game.area(3).spent).toEqual(['94/267']);
});

/** The given defender holds Area 7, and 9 is German: 5 lies behind the line and 6 next to it. */
const before7 = (defender: Given): Position =>
  position({
    ...defender,
    empty: true,
    taken: [9],
    fresh: { 4: ['24/III-24'], 5: ['94/267', '24/I-24'], 6: ['29/15'] },
  });

test('AV-MOVE-05 a Revealed unit costs 3: Infantry as its first step only, Armor even after 1 and 2', () => {
  const revealed = { revealed: { 7: 'L5-heroes' } } as const;
  expect(costs(before7(revealed).play('activate 6', 'move 29/15 7'))).toEqual([3]);
  expect(before7(revealed).play('activate 5', 'move 94/267 6').why('move 94/267 7')).toBe('AV-MOVE-09');
  expect(costs(before7(revealed).play('activate 5', 'move 24/I-24 6', 'move 24/I-24 7'))).toEqual([2, 3]);
  const far = before7(revealed).play('activate 4', 'move 24/III-24 5', 'move 24/III-24 6', 'move 24/III-24 7');
  expect(costs(far)).toEqual([1, 2, 3]);
});

test('AV-MOVE-06 an Unrevealed unit costs 4: Infantry as its first step only, Armor after one Area next to it', () => {
  const hidden = { hidden: { 7: 'L5-heroes' } } as const;
  expect(costs(before7(hidden).play('activate 6', 'move 29/15 7'))).toEqual([4]);
  expect(before7(hidden).play('activate 5', 'move 94/267 6').why('move 94/267 7')).toBe('AV-MOVE-09');
  expect(costs(before7(hidden).play('activate 5', 'move 24/I-24 6', 'move 24/I-24 7'))).toEqual([2, 4]);
  const far = before7(hidden).play('activate 4', 'move 24/III-24 5', 'move 24/III-24 6');
  expect(far.why('move 24/III-24 7')).toBe('AV-MOVE-09');
});

test('AV-MOVE-07 where two costs fit, the higher one is paid', () => {
  const game = position({ revealed: { 7: 'L5-heroes' } }); // next to 8, 9, 10 and 11, all Soviet
  expect(costs(game.play('activate 6', 'move 29/15 7', 'move 29/71 8'))).toEqual([3, 4]);
});

test('AV-R-11 every unit of a group pays 4 for an Unrevealed defender', () => {
  const game = position().play('activate 6', 'move 29/15 7', 'move 29/71 7', 'move 29/RCN 7');
  expect(costs(game)).toEqual([4, 4, 4]);
});

test('AV-MOVE-08 a unit stops where a Soviet unit stands, and its other Movement Factors are lost', () => {
  const game = position({ revealed: { 7: 'L5-heroes' }, taken: [9, 11] }).play('activate 6', 'move 29/RCN 7');
  expect(game.step).toBe('actionRound');
  expect(game.why('move 29/RCN 9')).toBe('AV-MOVE-08');
  expect(game.legal().some((action) => action.includes('29/RCN'))).toBe(false);
});

test('AV-MOVE-08 none of the units that entered an Area together goes on', () => {
  const game = position({ revealed: { 7: 'L5-heroes' }, taken: [9, 11] });
  game.play('activate 6', 'move 29/RCN 7', 'move 29/129 7');
  for (const unit of ['29/RCN', '29/129']) {
    expect(game.refusal(`move ${unit} 9`)).toEqual({ rule: 'AV-MOVE-08', facts: { unit, 'waits in': 7 } });
  }
});

test('AV-MOVE-09 a step must be covered by what is left', () => {
  const game = before7({ revealed: { 7: 'L5-heroes' } }).play('activate 5', 'move 94/267 6');
  expect(game.state.flow.at(-1)).toMatchObject({ step: 'march', left: 2 });
  expect(game.legal()).not.toContain('move 94/267 7');
  expect(game.legal()).toContain('move 94/267 9');
});

test('AV-MOVE-10 after its movement a unit is Spent and acts no more this Turn', () => {
  const game = position({ taken: [8, 10] }).play('activate 6', 'move 29/15 8', 'halt', 'finish');
  expect(game.area(8)).toMatchObject({ fresh: [], spent: ['29/15'] });
  expect(game.why('activate 8')).toBe('AV-ACT-01');
});

test('AV-MOVE-10 a unit that entered a Soviet Area is Spent by the outcome, or when the attack is declined', () => {
  const contested = { revealed: { 7: 'L5-heroes' }, fresh: { 7: ['24/21'] }, dice: [6, 6, 1, 1] } as const;
  const declined = position(contested).play('activate 6', 'move 29/15 7');
  expect(declined.area(7)).toMatchObject({ fresh: ['24/21', '29/15'], spent: [] });
  expect(declined.play('decline 7').area(7)).toMatchObject({ fresh: ['24/21'], spent: ['29/15'] });
  const fought = position(contested).play('activate 6', 'move 29/15 7', 'attack 7', 'everyone', 'lead 29/15', 'fight');
  expect(fought.area(7)).toMatchObject({ fresh: ['24/21'], spent: ['29/15'] });
});

/** Contested 35 with Armor and two regiments of the 71st; 24 and 23 behind it are German, 25 and 26 Soviet. */
const contested35 = (given: Given = {}): Position =>
  position({
    taken: [23, 24],
    fresh: { 35: ['24/I-24', '71/191', '71/194'] },
    revealed: { 35: 'L5-heroes' },
    hidden: { 25: 'H7-ambush' },
    ...given,
  }).play('activate 35');

test('AV-MOVE-11 a unit that attacks in its Contested Area cannot also move', () => {
  const game = contested35({ dice: [1, 1, 1, 2] }).play(
    'assault',
    'join 71/191',
    'join 71/194',
    'ready',
    'lead 71/191',
    'fight',
  );
  expect(game.area(35).spent).toContain('71/194');
  expect(game.why('move 71/194 24')).toBe('AV-MOVE-01');
  expect(game.why('move 24/I-24 24')).toBe(null);
});

test('AV-MOVE-12 of the units in a Contested Active Area some may leave and some attack', () => {
  const game = contested35({ dice: [6, 6, 1, 1] }).play('move 71/191 24', 'halt', 'assault', 'everyone');
  expect(costs(game)).toEqual([2]);
  expect(game.legal('lead')).toEqual(['lead 24/I-24', 'lead 71/194']);
  expect(game.play('lead 24/I-24', 'fight').area(35).control).toBe('german');
});

test('AV-MOVE-13 a unit leaves a Contested Area for a Vacant one first', () => {
  const game = contested35({ revealed: { 35: 'L5-heroes', 36: 'L6-heroes' } });
  expect(game.why('move 24/I-24 26')).toBe('AV-MOVE-13'); // Unrevealed
  expect(game.why('move 24/I-24 36')).toBe('AV-MOVE-13'); // Revealed
  expect(game.legal('move')).toEqual(['move 24/I-24 24', 'move 71/191 24', 'move 71/194 24']);
});

test('AV-MOVE-14 from there Armor may enter a Soviet Area, Infantry has not enough left', () => {
  const armor = contested35().play('move 24/I-24 24', 'move 24/I-24 25');
  expect(costs(armor)).toEqual([2, 4]);
  const infantry = contested35().play('move 71/191 24');
  expect(infantry.why('move 71/191 25')).toBe('AV-MOVE-09');
});

test('AV-R-15 to leave costs 2, and only Armor can come back, as a unit that enters', () => {
  const infantry = contested35().play('move 71/191 24');
  expect(infantry.why('move 71/191 35')).toBe('AV-MOVE-09');
  const armor = contested35().play('move 24/I-24 24', 'move 24/I-24 35');
  expect(costs(armor)).toEqual([2, 3]);
  expect(armor.why('move 24/I-24 24')).toBe('AV-MOVE-08');
  expect(armor.legal('decline')).toEqual(['decline 35']);
  expect(armor.play('assault').legal('join')).toEqual(['join 71/191', 'join 71/194']);
});

test('AV-R-15 of several that come back none is free to attack from inside', () => {
  const game = contested35({ fresh: { 35: ['24/I-24', '24/III-24', '71/191'] } });
  for (const unit of ['24/I-24', '24/III-24']) game.play(`move ${unit} 24`, `move ${unit} 35`);
  expect(game.legal('move').filter((action) => !action.includes('71/191'))).toEqual([]);
  expect(game.play('assault').legal('join')).toEqual(['join 71/191']);
});

test('AV-MOVE-15 units of one Active Area attack into different Areas', () => {
  const game = position({ dice: [1, 1, 6, 6, 1, 1, 6, 6], hidden: { 7: 'L9-heroes', 8: 'L8-heroes' } });
  game.play('activate 6', 'move 29/15 7', 'move 29/129 8', 'move 29/71 7', 'move 29/RCN 8');
  game.play('attack 7', 'lead 29/15', 'fight', 'attack 8', 'lead 29/129', 'fight');
  expect(game.all('attacked')).toMatchObject([
    { area: 7, units: ['29/15', '29/71'] },
    { area: 8, units: ['29/129', '29/RCN'] },
  ]);
});

/** Two units from Area 6 have attacked 7 and been repulsed, or have taken it. */
const afterAttackOn7 = (dice: readonly number[], given: Given = {}): Position =>
  position({ ...given, hidden: { 7: 'L4-heroes' }, dice }).play(
    'activate 6',
    'move 29/15 7',
    'move 29/71 7',
    'attack 7',
    'lead 29/15',
    'fight',
  );

test('AV-MOVE-16 the result of one attack may be seen before the next is declared', () => {
  const game = afterAttackOn7([1, 1, 6, 6]);
  expect(game.all('fought')).toMatchObject([{ result: 'repulse' }]);
  expect(game.play('move 29/129 8', 'move 29/RCN 8', 'attack 8').all('attacked')).toHaveLength(2);
});

test('AV-MOVE-17 an Area that has been attacked is closed to newcomers for the rest of the activation', () => {
  const game = afterAttackOn7([1, 1, 6, 6]);
  expect(game.area(7).soviet).toBe('L4-heroes');
  expect(game.why('move 29/129 7')).toBe('AV-MOVE-17');
  game.play('finish', 'activate 6');
  expect(game.why('move 29/129 7')).toBe(null);
});

test('AV-R-13 an Area taken in this activation may be neither entered nor crossed', () => {
  const game = afterAttackOn7([6, 6, 1, 1], { taken: [8] });
  expect(game.area(7).control).toBe('german');
  expect(game.why('move 29/129 7')).toBe('AV-R-13');
  expect(game.play('move 29/129 8').why('move 29/129 7')).toBe('AV-R-13');
});

test('AV-MOVE-18 units that start together may end in four different Areas', () => {
  const game = position({ empty: [5], taken: [7, 8, 9, 10, 11] }).play('activate 6');
  game.play('move 29/15 5', 'halt', 'move 29/71 7', 'halt', 'move 29/129 8', 'halt', 'move 29/RCN 9', 'halt');
  const areas = [5, 7, 8, 9] as const;
  expect(areas.map((id) => game.area(id).spent)).toEqual([['29/15'], ['29/71'], ['29/129'], ['29/RCN']]);
});

test('AV-MOVE-19 a full Area stops units that only want to pass', () => {
  const game = position({ empty: [6], fresh: { 5: ['29/15'] } }).play('activate 4'); // the 94th and 29/15: four in 5
  expect(game.why('move 24/III-24 5')).toBe('AV-MOVE-19');
  const open = position({ empty: [6] }).play('activate 4', 'move 24/III-24 5');
  expect(open.why('move 24/III-24 6')).toBe(null);
});

test('AV-MOVE-20 under Rain Armor has 4 Movement Factors', () => {
  const fromKommuny = (event: 'rain' | null) =>
    position({ scenario: 'factory', empty: [24], open: { event } }).play('activate 27', 'move 24/I-24 24');
  expect(fromKommuny(null).why('move 24/I-24 35')).toBe(null); // 2 + 4
  expect(fromKommuny('rain').why('move 24/I-24 35')).toBe('AV-MOVE-09');
  expect(fromKommuny('rain').state.flow.at(-1)).toMatchObject({ step: 'march', left: 2 });
});

test('AV-R-69 costs are judged on the present map: any Soviet unit counts, one eliminated in this activation no more', () => {
  const toArea5 = (given: Given) => costs(position({ empty: [5], ...given }).play('activate 6', 'move 29/129 5'));
  expect(toArea5({})).toEqual([2]); // 9 is Unrevealed
  expect(toArea5({ revealed: { 9: 'L5-heroes' }, fresh: { 9: ['24/21'] } })).toEqual([2]); // Contested
  const taken = position({ empty: [5], hidden: { 9: 'L4-heroes' }, dice: [6, 6, 1, 1] });
  taken.play('activate 6', 'move 29/15 9', 'attack 9', 'lead 29/15', 'fight', 'move 29/129 5');
  expect(costs(taken)).toEqual([4, 1]);
});
