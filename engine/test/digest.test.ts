import { expect, test } from 'vitest';
import { digest, digestElsewhere } from '../testing/index.ts';
import { toy } from './toy/toy.ts';
import { unsteady } from './toy/unsteady.ts';

const seeds = ['1', '2', '3'];

test('the same seeds give the same games in another process', () => {
  const here = digest(toy, seeds);
  expect(here).toMatch(/^[0-9a-f]{64}$/);
  expect(digest(toy, seeds)).toBe(here);
  expect(digestElsewhere(new URL('./toy/toy.ts', import.meta.url), 'toy', seeds)).toBe(here);
});

test('other seeds give other games', () => {
  expect(digest(toy, ['1', '2', '4'])).not.toBe(digest(toy, seeds));
});

test('a game that depends on its process is caught', () => {
  const elsewhere = digestElsewhere(new URL('./toy/unsteady.ts', import.meta.url), 'unsteady', seeds);
  expect(elsewhere).not.toBe(digest(unsteady, seeds));
});

test('a game that the module does not export is an error', () => {
  expect(() => digestElsewhere(new URL('./toy/toy.ts', import.meta.url), 'chess', seeds)).toThrow(/exports no chess/);
});
