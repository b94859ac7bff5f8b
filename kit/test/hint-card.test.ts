import { expect, test } from 'vitest';
import { reasonOf } from '../panels/hint-card.tsx';

const hint = (because: string, chance: number, next: number) =>
  reasonOf({ action: 'end', because, estimate: { chance, next } });

test('a hint tells its fact, and the estimate beside the next best choice', () => {
  expect(hint('It wins a point.', 0.58, 0.52)).toBe(
    'It wins a point. Estimated chance to win: 58 %, 6 points more than the next best choice.',
  );
  expect(hint('', 0.58, 0.57)).toBe('Estimated chance to win: 58 %, 1 point more than the next best choice.');
});

test('a hint does not boast of a lead that it has not', () => {
  expect(hint('', 0.58, 0.579)).toBe('Estimated chance to win: 58 %. The next best choice is about as good.');
  expect(hint('', 0.58, 0.7)).toBe('Estimated chance to win: 58 %.');
});

test('without a search a hint tells only its fact', () => {
  expect(reasonOf({ action: 'end', because: 'Your hand is empty.', estimate: null })).toBe('Your hand is empty.');
});

test('a hint that belongs to a plan tells the plan first', () => {
  const plan = { line: 'Attack Kalach.', moves: [] };
  expect(reasonOf({ action: 'end', because: 'It is empty.', estimate: null, plan })).toBe(
    'Attack Kalach. It is empty.',
  );
});
