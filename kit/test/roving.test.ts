import { expect, test } from 'vitest';
import { nearestTowards } from '../board/roving.ts';

const point = (name: string, x: number, y: number) => ({ name, x, y });
const RIGHT = [1, 0] as const;
const UP = [0, -1] as const;

test('the focus goes to the nearest thing in the direction of the arrow', () => {
  const others = [point('near', 10, 1), point('far', 30, 0), point('behind', -5, 0)];
  expect(nearestTowards({ x: 0, y: 0 }, RIGHT, others)?.name).toBe('near');
});

test('what lies straight ahead is preferred to what lies aside', () => {
  const others = [point('aside', 10, 18), point('ahead', 24, 2)];
  expect(nearestTowards({ x: 0, y: 0 }, RIGHT, others)?.name).toBe('ahead');
});

test('up is up on the screen, and nothing that way is nothing', () => {
  expect(nearestTowards({ x: 0, y: 0 }, UP, [point('above', 2, -9)])?.name).toBe('above');
  expect(nearestTowards({ x: 0, y: 0 }, UP, [point('below', 2, 9)])).toBeUndefined();
});
