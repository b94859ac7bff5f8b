import { expect, test } from 'vitest';
import { percentWords, signed } from '../figures-in-words.ts';
import { extremesOf, rarityOf, successDistribution } from '../look-back/luck.ts';

const even = { chance: 0.5 };

test('chances of the number of successes are exact', () => {
  expect(successDistribution([])).toEqual([1]);
  expect(successDistribution([even, even])).toEqual([0.25, 0.5, 0.25]);
  expect(successDistribution([{ chance: 1 }, { chance: 0.25 }])).toEqual([0, 0.75, 0.25]);
});

test('what came counts for both ends: at least as often, and at most as often', () => {
  expect(rarityOf([even, even], 2)).toEqual({ atLeast: 0.25, atMost: 1 });
  expect(rarityOf([even, even], 1)).toEqual({ atLeast: 0.75, atMost: 0.75 });
  expect(rarityOf([], 0)).toEqual({ atLeast: 1, atMost: 1 });
});

test('the most extreme moments come first, and none is both lucky and unlucky', () => {
  const { luckiest, unluckiest } = extremesOf([0.2, -0.7, 0, 0.9, 0.4, -0.1, 0.3], (luck) => luck);
  expect(luckiest).toEqual([0.9, 0.4, 0.3]);
  expect(unluckiest).toEqual([-0.7, -0.1]);
});

test('another reader sees the same moments the other way round', () => {
  const { luckiest, unluckiest } = extremesOf([0.2, -0.7, 0.9], (luck) => -luck);
  expect(luckiest).toEqual([-0.7]);
  expect(unluckiest).toEqual([0.9, 0.2]);
});

test('a sentence never calls what can happen 0 or 100, nor breaks before the sign', () => {
  expect([0, 0.004, 0.255, 0.997, 1].map(percentWords)).toEqual([
    '0\u00a0%',
    'under 1\u00a0%',
    '26\u00a0%',
    'over 99\u00a0%',
    '100\u00a0%',
  ]);
});

test('luck has its sign, and none where it rounds to nothing', () => {
  expect([1.25, -0.44, -0.04, 0].map((value) => signed(value))).toEqual(['+1.3', '−0.4', '0.0', '0.0']);
  expect(signed(0.126, 2)).toBe('+0.13');
});
