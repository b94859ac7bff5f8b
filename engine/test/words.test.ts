import { expect, test } from 'vitest';
import { withArticle } from '../words.ts';

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
