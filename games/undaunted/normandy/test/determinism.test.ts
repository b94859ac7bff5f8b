import { digest, digestElsewhere } from '@kurgan/engine/testing';
import { expect, test } from 'vitest';
import { normandy } from '../tools.ts';

test('the same seeds give the same games in another process', () => {
  const seeds = ['1', '2'];
  expect(digestElsewhere(new URL('../game.ts', import.meta.url), 'normandy', seeds)).toBe(digest(normandy, seeds));
});
