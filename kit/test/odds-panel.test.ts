import { expect, test } from 'vitest';
import { totalOf } from '../panels/odds-panel.tsx';
import { percent } from '../percent.ts';

test('a sum is added up, with the least and the most where a line is open', () => {
  expect(totalOf(['+6', '+3', '-1'])).toBe('8');
  expect(totalOf(['+4 to +9', '+3'])).toBe('7 to 12');
  expect(totalOf(['+8', '+4', '-1 to -6', 'best 2 of 4'])).toBe('6 to 11');
});

test('what can happen is never told as 0 % or 100 %', () => {
  expect(percent(0.004)).toBe('<1 %');
  expect(percent(0.997)).toBe('>99 %');
  expect([percent(0), percent(1), percent(0.255)]).toEqual(['0 %', '100 %', '26 %']);
});
