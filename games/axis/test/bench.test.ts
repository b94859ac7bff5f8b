import { expect, test } from 'vitest';
import { bench } from '../bench.ts';
import { axis } from '../tools.ts';

test('the bench tells the odds of fifty fights', () => {
  const gambles = bench.gambles();
  expect(gambles).toHaveLength(50);
  for (const { state, seat, action } of gambles) expect(axis.odds(state, seat, action)).not.toBeNull();
});

test('the bench has a match of 1,000 decisions to rebuild', () => {
  expect(bench.longMatch().length).toBe(1000);
});
