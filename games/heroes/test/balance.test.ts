import { expect, test } from 'vitest';
import { BALANCE } from '../data/balance.ts';
import { SCENARIOS } from '../data/scenarios/scenarios.ts';
import { balance } from '../table/balance.ts';

test('two Regulars split each scenario between 35 and 65 %', () => {
  expect(Object.keys(BALANCE).toSorted()).toEqual(Object.keys(SCENARIOS).toSorted());
  for (const { games, soviet, low, high } of Object.values(BALANCE)) {
    expect(games).toBeGreaterThanOrEqual(60);
    expect(soviet).toBeGreaterThanOrEqual(0.35);
    expect(soviet).toBeLessThanOrEqual(0.65);
    expect(low < soviet && soviet < high).toBe(true);
  }
});

test('the shares of both sides make a whole, and a Free Battle has none', () => {
  const [soviet, german] = balance('1')?.wins ?? [];
  expect((soviet?.share ?? 0) + (german?.share ?? 0)).toBeCloseTo(1, 9);
  expect((soviet?.low ?? 0) + (german?.high ?? 0)).toBeCloseTo(1, 9);
  expect(balance('free')).toBeNull();
});
