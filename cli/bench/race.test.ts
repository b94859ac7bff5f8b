import { expect, test } from 'vitest';
import { race, ratios, shares, spread } from './race.ts';

test('every round runs every workload in turn, after all have warmed up', async () => {
  const order: string[] = [];
  const work = (name: string) => () => order.push(name);
  const rounds: number[] = [];
  const options = { rounds: 3, sliceMs: 0, warmUpMs: 0, onRound: (done: number) => rounds.push(done) };
  const speeds = await race({ a: work('a'), b: work('b') }, options);
  expect(order.join('')).toMatch(/^a+b+(?:ab){3}$/);
  expect(rounds).toEqual([1, 2, 3]);
  expect([speeds.a.length, speeds.b.length]).toEqual([3, 3]);
});

test('a ratio compares two speeds of the same round', () => {
  expect(ratios([100, 60], [50, 20])).toEqual([2, 3]);
});

test('half of the rounds lie between the quartiles', () => {
  expect(spread([9, 1, 5, 3, 7])).toEqual({ median: 5, low: 3, high: 7 });
});

test('a share is relative to the other speed in the same round', () => {
  expect(shares([10, 20], [5, 15])).toEqual([0.5, 0.75]);
});
