import { expect, test } from 'vitest';
import { paceOf } from '../search/pace.ts';
import { atStall, fair } from './fair.ts';

test('both workloads play and count rollouts from every seat with a choice', () => {
  const { search, bare } = paceOf(fair, {}, {}, [atStall('cups'), atStall('pennies')]);
  // One seat chooses at the cups, both at the pennies.
  expect(bare()).toBe(3 * 8);
  expect(search()).toBe(3 * 100);
});

test('both workloads play rollouts to the end', () => {
  const applied = (work: 'search' | 'bare') => {
    let actions = 0;
    const apply: typeof fair.apply = (...args) => {
      actions++;
      fair.apply(...args);
    };
    paceOf({ ...fair, apply }, {}, {}, [atStall('sticks')])[work]();
    return actions;
  };
  // Ten sticks take at least four actions.
  expect(applied('bare')).toBeGreaterThanOrEqual(8 * 4);
  expect(applied('search')).toBeGreaterThanOrEqual(100 * 4);
});
