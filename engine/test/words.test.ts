import { expect, test } from 'vitest';
import { listed, plural, withArticle } from '../words.ts';

test.each([
  ['grenade', 'a grenade'],
  ['aircraft', 'an aircraft'],
  ['Incendiary Bottle', 'an Incendiary Bottle'],
  ['RPG-40', 'an RPG-40'],
  ['MG 34', 'an MG 34'],
  ['T-34', 'a T-34'],
  ['US Rifleman', 'a US Rifleman'],
  ['Satchel Charge', 'a Satchel Charge'],
])('%s is %s', (name, told) => expect(withArticle(name)).toBe(told));

test('a list is told with commas and one and', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});

test('one is told in the singular, none and many in the plural', () => {
  expect([0, 1, 2].map((count) => plural(count, 'card'))).toEqual(['0 cards', '1 card', '2 cards']);
  expect(plural(2, 'foot', 'feet')).toBe('2 feet');
});
