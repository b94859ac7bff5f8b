import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOARD_FACES } from '../../data/boards.ts';
import { TILES } from '../../data/tiles.ts';
import { DRAWINGS, undrawn } from '../terrain/terrain.ts';

const ART = new URL('../art/', import.meta.url);
const svgs = Object.fromEntries(Object.entries(DRAWINGS).map(([name, { svg }]) => [name, svg()]));

test('the images show the boards as they are drawn now; after a change run games/heroes/scripts/bake-boards.mjs', () => {
  const baked: unknown = JSON.parse(readFileSync(new URL('baked.json', ART), 'utf8'));
  const hashes = Object.entries(svgs).map(([name, svg]) => [name, createHash('sha256').update(svg).digest('hex')]);
  expect(baked).toEqual(Object.fromEntries(hashes));
});

test('every face has its picture, and every tile one standing and one in ruins', () => {
  const tiles = Object.entries(TILES).flatMap(([id, { startsRuined }]) =>
    startsRuined ? [`${id}-ruined`] : [id, `${id}-ruined`],
  );
  expect(Object.keys(svgs)).toEqual([...BOARD_FACES, ...tiles, 'vignette']);
});

test('every terrain that is printed on a face is drawn', () => {
  expect(undrawn()).toEqual([]);
});

test('the pictures are small WebP images', () => {
  for (const name of Object.keys(svgs)) {
    const url = new URL(`${name}.webp`, ART);
    expect(readFileSync(url).subarray(8, 12).toString(), name).toBe('WEBP');
    expect(statSync(url).size, name).toBeLessThan(90_000);
  }
});

test('the pictures carry no words: they are set live', () => {
  for (const [name, svg] of Object.entries(svgs)) {
    expect(svg, name).not.toContain('<text');
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
  }
});
