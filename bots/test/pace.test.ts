import { expect, test } from 'vitest';
import { paceOf } from '../search/pace.ts';
import { atStall, fair } from './fair.ts';

test('both works play rollouts and count their decisions', () => {
  const { search, bare } = paceOf(fair, {}, {}, [atStall('cups'), atStall('pennies')]);
  // Bare rollouts go from the position itself: one or two decisions each, 8 worlds for each seat that is to choose.
  expect(bare()).toBeGreaterThanOrEqual(3 * 8);
  expect(bare()).toBeLessThanOrEqual(3 * 8 * 2);
  expect(search()).toBeGreaterThan(0);
});
