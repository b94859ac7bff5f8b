import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Distribution, distribution } from '../index.ts';

const { atLeast, chanceOf, count, dice, die, dropLowest, either, entries, fixed, map, max, mean, negate, shift, sum } =
  distribution;

/** Every way n dice can fall. */
function* rolls(n: number, sides: number): Generator<number[]> {
  if (n === 0) yield [];
  else for (const rest of rolls(n - 1, sides)) for (let face = 1; face <= sides; face++) yield [...rest, face];
}

const total = (roll: readonly number[]): number => roll.reduce((a, b) => a + b, 0);

function byBruteForce(n: number, sides: number, value: (roll: number[]) => number): Distribution {
  return count([...rolls(n, sides)].map((roll) => [value(roll), 1] as const));
}

/** Drops the values that never come up, which equal distributions can list differently. */
const cases = (d: Distribution): unknown => [d.total, entries(d).filter(([, ways]) => ways > 0)];
const same = (a: Distribution, b: Distribution): void => expect(cases(a)).toEqual(cases(b));

test('counted cases run from lowest to highest, including those that never come up', () => {
  expect(
    count([
      [5, 2],
      [2, 1],
      [5, 1],
    ]),
  ).toEqual({ min: 2, ways: [1, 0, 0, 3], total: 4 });
  expect(die(3)).toEqual({ min: 1, ways: [1, 1, 1], total: 3 });
  expect(fixed(4)).toEqual({ min: 4, ways: [1], total: 1 });
});

test('the sum of n dice', () => {
  for (const [n, sides] of [
    [0, 6],
    [1, 6],
    [2, 6],
    [4, 6],
    [5, 4],
    [3, 10],
  ] as const) {
    same(dice(n, sides), byBruteForce(n, sides, total));
  }
});

test('the sum without the lowest', () => {
  for (const [n, sides, drop] of [
    [3, 6, 0],
    [3, 6, 1],
    [4, 6, 1],
    [4, 6, 2],
    [5, 6, 3],
    [3, 4, 3],
    [6, 3, 2],
  ] as const) {
    const kept = (roll: number[]): number => total(roll.toSorted((a, b) => a - b).slice(drop));
    same(dropLowest(n, sides, drop), byBruteForce(n, sides, kept));
  }
});

test('the greater of two, the sum, the negative, a shift, a function', () => {
  same(
    max(die(6), die(6)),
    byBruteForce(2, 6, (roll) => Math.max(...roll)),
  );
  same(
    sum(die(6), negate(die(6))),
    byBruteForce(2, 6, ([a = 0, b = 0]) => a - b),
  );
  same(
    shift(dice(2, 6), 3),
    byBruteForce(2, 6, (roll) => total(roll) + 3),
  );
  same(
    map(dice(2, 6), (value) => Math.floor(value / 4)),
    byBruteForce(2, 6, (roll) => Math.floor(total(roll) / 4)),
  );
  same(sum(die(6), fixed(0)), die(6));
});

test('thresholds and means', () => {
  expect(atLeast(dice(2, 6), 10)).toBe(6 / 36);
  expect(atLeast(dice(2, 6), 2)).toBe(1);
  expect(atLeast(dice(2, 6), 13)).toBe(0);
  expect(chanceOf(die(6), (value) => value % 2 === 0)).toBe(0.5);
  expect(mean(dice(3, 6))).toBe(10.5);
});

test('equally likely alternatives weigh the same, however many cases each has', () => {
  const mixed = either([fixed(6), die(6), dice(2, 6)]);
  expect(chanceOf(mixed, (value) => value === 6)).toBeCloseTo((1 + 1 / 6 + 5 / 36) / 3, 15);
  expect(chanceOf(mixed, () => true)).toBe(1);
});

test('many alternatives stay exact: the cases are counted in whole numbers that a double holds', () => {
  const many = either(Array.from({ length: 40 }, () => dice(4, 6)));
  expect(many.total).toBe(40 * 6 ** 4);
  expect(atLeast(many, 14)).toBe(atLeast(dice(4, 6), 14));
  expect(Number.isSafeInteger(many.total)).toBe(true);
});

test('ways add up to the total, whatever is combined', () => {
  const some = fc.oneof(
    fc.integer({ min: -5, max: 5 }).map(fixed),
    fc.integer({ min: 1, max: 8 }).map(die),
    fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 2, max: 6 })).map(([n, sides]) => dice(n, sides)),
  );
  fc.assert(
    fc.property(some, some, some, (a, b, c) => {
      for (const d of [sum(a, b), max(a, b), either([a, b, c]), sum(either([a, b]), negate(c))]) {
        expect(d.ways.reduce((x, y) => x + y, 0)).toBe(d.total);
        expect(d.ways.every((ways) => Number.isInteger(ways) && ways >= 0)).toBe(true);
      }
      expect(mean(sum(a, b))).toBeCloseTo(mean(a) + mean(b), 9);
    }),
  );
});

test('eight dice on either side are still counted exactly', () => {
  const difference = sum(dice(8, 6), negate(dice(8, 6)));
  expect(difference.total).toBe(6 ** 16);
  expect(Number.isSafeInteger(difference.total)).toBe(true);
  expect(chanceOf(difference, (value) => value > 0)).toBe(chanceOf(difference, (value) => value < 0));
});
