import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HashedChance } from '../chance.ts';
import { type Chance, type ChanceState, DiceQueue, OutOfDice, SeededChance } from '../index.ts';
import { sha256 } from '../sha256.ts';

/** xoshiro128** as published by its authors, in numbers that can't overflow. */
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

test('a saved generator continues where it stopped', () => {
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

test('similar seeds give unrelated dice', () => {
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

test('a dice queue rolls its dice and then reports that it is empty', () => {
  const dice = new DiceQueue([6, 1]);
  expect([dice.d(6), dice.left, dice.d(6), dice.left]).toEqual([6, 1, 1, 0]);
  expect(() => dice.d(6)).toThrow(OutOfDice);
  expect(() => dice.d(6)).toThrow('the game asked for more dice than the 2 listed');
});

test('a dice queue refuses a face that the die does not have, and keeps it', () => {
  const dice = new DiceQueue([7]);
  expect(() => dice.d(6)).toThrow('a die of 6 sides cannot show 7');
  expect(() => new DiceQueue([0]).d(6)).toThrow('a die of 6 sides cannot show 0');
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

const HEAD = sha256('a head');
const drawn = (chance: Chance, n = 40): number[] => Array.from({ length: n }, () => chance.below(1_000_000));

test('the dice of a match follow its seed and the head of its journal, and nothing else', () => {
  expect(drawn(new HashedChance('seed', HEAD))).toEqual(drawn(new HashedChance('seed', HEAD)));
  expect(drawn(new HashedChance('other', HEAD))).not.toEqual(drawn(new HashedChance('seed', HEAD)));
  const chance = new HashedChance('seed', HEAD);
  const first = drawn(chance);
  chance.follow(sha256('another head'));
  const second = drawn(chance);
  expect(second).not.toEqual(first);
  chance.follow(HEAD);
  expect(drawn(chance)).toEqual(first);
});

test("anyone can reproduce a match's dice with SHA-256 alone", () => {
  const digest = (...parts: Buffer[]): Buffer =>
    parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest();
  const key = digest(Buffer.from('kurgan chance seed'));
  const head = digest(Buffer.from('a head'));
  const bytes = [0, 1].flatMap((block) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(block);
    return [...digest(head, key.subarray(0, 16), counter)];
  });
  const dice = bytes.filter((byte) => byte < 252).map((byte) => 1 + (byte % 6)); // 252 is the last multiple of 6
  expect(dice.length).toBeLessThan(bytes.length);
  const chance = new HashedChance('seed', HEAD);
  expect(dice.map(() => chance.d(6))).toEqual(dice);
});

test('a draw takes as many bytes as its range needs, first byte highest', () => {
  const first = (n: number): number => new HashedChance('range', HEAD).below(n);
  const bytes = new HashedChance('range', HEAD);
  const [a, b, c] = [bytes.below(256), bytes.below(256), bytes.below(256)];
  expect([first(2 ** 8), first(2 ** 16), first(2 ** 24)]).toEqual([a, a * 256 + b, (a * 256 + b) * 256 + c]);
  const chance = new HashedChance('range', HEAD);
  chance.below(257);
  expect(chance.below(256)).toBe(c);
});

test('hashed dice are fair, and shuffles go everywhere', () => {
  const chance = new HashedChance('fair', HEAD);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) counts[chance.d(6) - 1]! += 1;
  const squared = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
  expect(squared).toBeLessThan(20.5); // chi-squared, 5 degrees of freedom, one in a thousand
  const orders = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const items = ['a', 'b', 'c'];
    chance.shuffle(items);
    orders.set(items.join(''), (orders.get(items.join('')) ?? 0) + 1);
  }
  expect([...orders.values()].every((n) => Math.abs(n - 1000) < 130)).toBe(true);
  expect(orders.size).toBe(6);
});

test('a range that does not divide the generator throws the rest away instead of favoring low results', () => {
  const chance = new HashedChance('bias', HEAD);
  for (const range of [171, Math.ceil(2 ** 32 / 3) * 2]) {
    // The range is two thirds of one byte, or of four: using the last third would make low results twice as likely.
    const low = Array.from({ length: 4000 }, () => chance.below(range)).filter((n) => n < range / 2).length;
    expect(Math.abs(low - 2000)).toBeLessThan(200);
  }
});

test('a shuffle draws once less often than there are items, so that nothing after it moves', () => {
  const [shuffled, drawn] = [SeededChance.fromSeed('draws'), SeededChance.fromSeed('draws')];
  shuffled.shuffle(['a', 'b', 'c', 'd']);
  for (const n of [4, 3, 2]) drawn.below(n);
  expect(shuffled.save()).toEqual(drawn.save());
});
