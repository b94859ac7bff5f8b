import { expect, test } from 'vitest';
import { bench } from '../bench.ts';
import { heroes } from '../tools.ts';

test('the bench tells the odds of fifty attacks', () => {
  const gambles = bench.gambles();
  expect(gambles).toHaveLength(50);
  for (const { state, seat, action } of gambles) {
    const odds = heroes.odds(state, seat, action);
    expect(odds?.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  }
});
