import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DRAWINGS } from '../terrain/terrain.ts';

const ART = new URL('../art/', import.meta.url);
const svgs = Object.fromEntries(Object.entries(DRAWINGS).map(([name, { svg }]) => [name, svg()]));

test('the images show the boards as they are drawn now; after a change run games/axis/scripts/bake-boards.mjs', () => {
  const baked: unknown = JSON.parse(readFileSync(new URL('baked.json', ART), 'utf8'));
  const hashes = Object.entries(svgs).map(([name, svg]) => [name, createHash('sha256').update(svg).digest('hex')]);
  expect(baked).toEqual(Object.fromEntries(hashes));
});

test.each([
  ['region', 450_000],
  ['city', 350_000],
  ['don-ice', 60_000],
  ['volga-ice', 60_000],
  ['lower-volga-ice', 60_000],
  ['vignette', 80_000],
])('%s is a WebP image of at most %i bytes', (name, most) => {
  const url = new URL(`${name}.webp`, ART);
  expect(readFileSync(url).subarray(8, 12).toString()).toBe('WEBP');
  expect(statSync(url).size).toBeLessThan(most);
});

test('the boards carry no words: they are set live, in the language of the player', () => {
  for (const svg of Object.values(svgs)) {
    expect(svg).not.toContain('<text');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
});
