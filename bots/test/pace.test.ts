import { expect, test } from 'vitest';
import { paceOf } from '../search/pace.ts';
import { atStall, fair } from './fair.ts';

test('both works play rollouts from every seat that is to choose, and count them', () => {
  const { search, bare } = paceOf(fair, {}, {}, [atStall('cups'), atStall('pennies')]);
  // At the cups one seat is to choose, at the pennies both.
  expect(bare()).toBe(3 * 8);
  expect(search()).toBe(3 * 100);
});
