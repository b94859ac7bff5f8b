import { expect, test } from 'vitest';
import { position } from './position.ts';

/** The Supply Points rolled on a Turn of a game with rerolls on Turns 2 and 3. */
const rolled = (turn: number, dice: readonly number[]) => {
  const game = position({ options: { moreSupply: [2, 3] }, flow: 'supplyRoll', open: { turn, supply: 0 }, dice });
  expect(game.diceLeft).toBe(0);
  return game.open.supply;
};

test('AV-OPT-19 dice that show 1 are rolled again on the chosen Turns, and stand on others', () => {
  expect(rolled(2, [1, 4, 4, 4, 3])).toBe(15);
  expect(rolled(3, [1, 4, 4, 4, 3])).toBe(15);
  expect(rolled(4, [1, 4, 4, 4])).toBe(13);
});

test('AV-R-46 all dice are rolled first, then the ones from left to right, each until it is none', () => {
  const dice = [1, 4, 1, 4, 1, 1, 6, 2];
  const game = position({ options: { moreSupply: [2, 3] }, flow: 'supplyRoll', open: { turn: 2, supply: 0 }, dice });
  expect(game.all('rolledSupply')).toMatchObject([{ dice: [6, 4, 2, 4], points: 16 }]);
  expect(game.diceLeft).toBe(0);
});
