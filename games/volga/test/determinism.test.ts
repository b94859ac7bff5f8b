import { digest, digestElsewhere } from '@kurgan/engine/testing';
import { expect, test } from 'vitest';
import { volga } from '../tools.ts';

test('the same seeds give the same games in another process', () => {
  const seeds = ['1', '2', '3', '4', '5', '6', '7', '8'];
  const here = digest(volga, seeds);
  expect(digestElsewhere(new URL('../rules/game.ts', import.meta.url), 'volga', seeds)).toBe(here);
});
