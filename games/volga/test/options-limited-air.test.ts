import { expect, test } from 'vitest';
import { position } from './position.ts';
import { assault, attack } from './scene.ts';

const options = { limitedAir: true };
const open = { available: { artillery: 0, engineer: 0, air: 2 } };

test('AV-OPT-14 no Air in an urban Area that was Contested at the start of the round', () => {
  for (const [area, against] of [
    [10, 'H8-fanatic'],
    [35, 'L5-heroes'],
    [17, 'L5-heroes'],
  ] as const) {
    const game = assault({ in: area, by: ['29/15'], against, options, open }).play('lead 29/15');
    expect(game.why('place air')).toBe('AV-OPT-14');
  }
  expect(
    assault({ in: 10, by: ['29/15'], against: 'H8-fanatic', open })
      .play('lead 29/15')
      .why('place air'),
  ).toBe(null);
});

test('AV-OPT-14 Air is placed on an Elevated Area, and on an urban one that is entered only now', () => {
  const kurgan = assault({ in: 21, by: ['29/15'], against: 'E5-heroes', options, open }).play('lead 29/15');
  expect(kurgan.why('place air')).toBe(null);
  const elevator = attack({ on: 10, from: 8, by: ['29/15'], against: 'H8-guards', options, open }).play('lead 29/15');
  expect(elevator.why('place air')).toBe(null);
});

test('AV-R-45 the start of the round is the moment the Active Area is selected', () => {
  const game = position({
    options,
    open,
    taken: [7, 8],
    fresh: { 8: ['29/RCN'], 7: ['94/267'] },
    hidden: { 10: 'H8-fanatic' },
    dice: [6, 6, 6, 2, 1],
  });
  game.play('activate 8', 'move 29/RCN 10', 'attack 10', 'lead 29/RCN', 'place air', 'fight');
  expect(game.all('fought')).toMatchObject([{ result: 'stalemate' }]);
  game.play('activate 7', 'move 94/267 10', 'attack 10', 'everyone', 'lead 94/267');
  expect(game.why('place air')).toBe('AV-OPT-14');
});

test('AV-OPT-15 in Heavy Urban Areas the Air die counts two less, one at least', () => {
  const strikes = (limitedAir: boolean) =>
    [1, 2, 3, 4, 5, 6].map((die) => {
      const dice = [die, 1, 1, 1, 1, 1, 1];
      const game = attack({
        on: 10,
        from: 8,
        by: ['29/15'],
        against: 'H7-ambush',
        options: { limitedAir },
        open,
        dice,
      });
      return game.play('lead 29/15', 'place air', 'fight').all('fought')[0]?.air;
    });
  expect(strikes(true)).toEqual([1, 1, 1, 2, 3, 4]);
  expect(strikes(false)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('AV-OPT-15 elsewhere the Air die counts in full, the Central Rail Station included', () => {
  const game = attack({ on: 17, from: 16, by: ['29/15'], against: 'L5-heroes', options, open, dice: [6, 1, 1, 1, 1] });
  game.play('lead 29/15', 'place air', 'fight');
  expect(game.all('fought')).toMatchObject([{ air: 6, defenseValue: 5 + 4 - 6 }]);
});
