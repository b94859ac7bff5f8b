import { SeededChance, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { searcher, triesLeft } from '../search/searcher.ts';
import { atStall, fair } from './fair.ts';

test('the rest of the time brings as many tries as the time so far, and nobody knows before the first', () => {
  expect(triesLeft(0, 5, 100)).toBe(Number.POSITIVE_INFINITY);
  expect(triesLeft(10, 20, 100)).toBe(40);
  expect(triesLeft(10, 0, 100)).toBe(1000);
  expect(triesLeft(10, 100, 100)).toBe(0);
});

/** The tries for one choice at the pennies, where no search is ever sure, by a clock that goes on with every try. */
function triesWithin(thinks: number): number {
  let made = 0;
  const imagining: typeof fair = {
    ...fair,
    imagine(...args) {
      made++;
      return fair.imagine(...args);
    },
  };
  const level = { id: 's', title: '', iterations: 5, thinks };
  const bot = searcher(imagining, { insight: {} }, level, () => 1000 + made);
  const view = viewOf(atStall('pennies'), 'blue');
  bot.choose(view, 'blue', fair.legal(view, 'blue'), SeededChance.fromSeed('time'));
  return made;
}

test('with a clock a bot thinks as long as its level does, and no longer', () => {
  expect([triesWithin(0), triesWithin(40), triesWithin(100)]).toEqual([0, 40, 100]);
});

test('a bot that searches is slow', () => {
  expect(searcher(fair, { insight: {} }, { id: 's', title: 'S', iterations: 1 })).toMatchObject({
    id: 's',
    title: 'S',
    slow: true,
  });
});
