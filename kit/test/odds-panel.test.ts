import { expect, test } from 'vitest';
import { percent, percents } from '../figures.ts';
import { totalOf } from '../panels/odds-panel.tsx';

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

test('the parts of a whole are told so that they add up to 100', () => {
  expect(percents([0.375, 0.625])).toEqual(['38 %', '62 %']);
  expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual(['34 %', '33 %', '33 %']);
  expect(percents([0.29, 0.71])).toEqual(['29 %', '71 %']);
  expect(percents([0.004, 0.996, 0])).toEqual(['<1 %', '>99 %', '0 %']);
  expect(percents([1])).toEqual(['100 %']);
});
