import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChanceState, DiceQueue, OutOfDice, SeededChance } from '../index.ts';

/** xoshiro128** as its authors publish it, in numbers that cannot overflow. */
function* reference(seed: ChanceState): Generator<number> {
  const wrap = (x: bigint): bigint => BigInt.asUintN(32, x);
  const turn = (x: bigint, by: bigint): bigint => wrap((x << by) | (x >> (32n - by)));
  let [a, b, c, d] = seed.map((word) => wrap(BigInt(word))) as [bigint, bigint, bigint, bigint];
  for (;;) {
    yield Number(wrap(turn(wrap(b * 5n), 7n) * 9n));
    const t = wrap(b << 9n);
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = turn(d, 11n);
  }
}

const wordShape = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

test('the generator is xoshiro128**', () => {
  fc.assert(
    fc.property(fc.tuple(wordShape, wordShape, wordShape, wordShape), (seed) => {
      const chance = new SeededChance(seed);
      const expected = reference(seed);
      for (let i = 0; i < 20; i++) expect(chance.below(2 ** 32)).toBe(expected.next().value);
    }),
  );
});

test('known values: the dice of seed 1 never change', () => {
  const chance = SeededChance.fromSeed('1');
  expect(Array.from({ length: 12 }, () => chance.d(6))).toEqual([2, 5, 1, 5, 5, 1, 5, 2, 6, 5, 3, 4]);
});

test('a saved generator goes on where it stood', () => {
  const chance = SeededChance.fromSeed('save');
  for (let i = 0; i < 100; i++) chance.below(7);
  const copy = new SeededChance(JSON.parse(JSON.stringify(chance.save())));
  for (let i = 0; i < 100; i++) expect(copy.d(20)).toBe(chance.d(20));
});

test('dice are fair: no face is far from its share', () => {
  for (const sides of [2, 6, 10, 20]) {
    const chance = SeededChance.fromSeed(`fair ${sides}`);
    const rolls = 10_000 * sides;
    const seen = Array.from({ length: sides }, () => 0);
    for (let i = 0; i < rolls; i++) seen[chance.d(sides) - 1]!++;
    const chiSquare = seen.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(sides + 4 * Math.sqrt(2 * sides)); // four deviations: a fair die fails once in 30,000
  }
});

test('near seeds give unrelated dice', () => {
  const first = new Set(Array.from({ length: 1000 }, (_, i) => SeededChance.fromSeed(String(i)).below(2 ** 32)));
  expect(first.size).toBe(1000);
});

test('a shuffle keeps every item, and every order comes up', () => {
  const chance = SeededChance.fromSeed('shuffle');
  const orders = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const items = ['a', 'b', 'c'];
    chance.shuffle(items);
    const order = items.join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  for (const n of orders.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
});

test('a dice queue rolls what it was given and then says that it is empty', () => {
  const dice = new DiceQueue([6, 1]);
  expect([dice.d(6), dice.left, dice.d(6), dice.left]).toEqual([6, 1, 1, 0]);
  expect(() => dice.d(6)).toThrow(OutOfDice);
  expect(() => dice.d(6)).toThrow('more dice were asked for than the 2 listed');
});

test('a dice queue refuses a face that the die does not have, and keeps it', () => {
  const dice = new DiceQueue([7]);
  expect(() => dice.d(6)).toThrow('a die of 6 sides cannot show 7');
  expect(dice.left).toBe(1);
});

test('shuffles and draws take no dice from a queue', () => {
  const dice = new DiceQueue([3], SeededChance.fromSeed('f'));
  const items = [1, 2, 3, 4];
  dice.shuffle(items);
  expect(dice.below(10)).toBeLessThan(10);
  expect([...items].sort()).toEqual([1, 2, 3, 4]);
  expect(dice.left).toBe(1);
});
