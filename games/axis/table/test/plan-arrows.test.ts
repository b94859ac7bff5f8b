import { expect, test } from 'vitest';
import { planArrows } from '../plan-arrows.ts';

test('a hint draws each way of its plan once, and nothing before it is there', () => {
  const way = { from: 'kopania', to: 'kalach' };
  const other = { from: 'tatsinskaya', to: 'gray' };
  const plan = { line: 'Attack Kalach.', moves: [way, other, { ...way }] };
  const hint = { action: 'from kopania', because: '', estimate: null, plan };
  expect(planArrows({ state: 'there', hint })).toEqual([way, other]);
  expect(planArrows({ state: 'thinking' })).toEqual([]);
  expect(planArrows(null)).toEqual([]);
});
