import { expect, test } from 'vitest';
import { paceOf } from '../search/pace.ts';
import { atStall, fair } from './fair.ts';

test('both works play rollouts from every seat that is to choose, and count them', () => {
  const { search, bare } = paceOf(fair, {}, {}, [atStall('cups'), atStall('pennies')]);
  // At the cups one seat is to choose, at the pennies both.
  expect(bare()).toBe(3 * 8);
  expect(search()).toBe(3 * 100);
});

test('both play rollouts to the end', () => {
  const applied = (work: 'search' | 'bare') => {
    let actions = 0;
    const apply: typeof fair.apply = (...args) => {
      actions++;
      fair.apply(...args);
    };
    paceOf({ ...fair, apply }, {}, {}, [atStall('sticks')])[work]();
    return actions;
  };
  // Ten sticks last for four actions at least.
  expect(applied('bare')).toBeGreaterThanOrEqual(8 * 4);
  expect(applied('search')).toBeGreaterThanOrEqual(100 * 4);
});
