import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../../normandy/data/scenarios.ts';
import { TILES } from '../../normandy/data/tiles.ts';
import { PICTURES, pictureName } from '../art/faces.ts';
import { tileSvg } from '../art/tile.ts';
import { vignetteSvg } from '../art/vignette.ts';

const ART = new URL('../art/', import.meta.url);
const svgs = PICTURES.map(tileSvg);

test('the images show the tiles as they are drawn now; after a change run games/undaunted/scripts/bake-tiles.mjs', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const baked: unknown = JSON.parse(readFileSync(new URL('baked.json', ART), 'utf8'));
  expect(baked).toEqual({ tiles: hash(svgs.join('')), vignette: hash(vignetteSvg()) });
});

test('there is an image of every face, and of every face as a scenario turns it', () => {
  const files = readdirSync(new URL('tiles/', ART)).sort();
  expect(files).toEqual(PICTURES.map((picture) => `${pictureName(picture)}.webp`).sort());
  const laid = SCENARIOS.flatMap(({ tiles }) => tiles.map(([tile, , , turned]) => `${tile} ${turned}`));
  const drawn = new Set(PICTURES.map(({ face, lie }) => `${face} ${lie}`));
  expect(laid.filter((each) => !drawn.has(each))).toEqual([]);
  expect(
    PICTURES.filter(({ lie }) => lie === 0)
      .map(({ face }) => face)
      .sort(),
  ).toEqual(Object.keys(TILES).sort());
});

test('all faces together are WebP images of less than 380 kB', () => {
  const images = PICTURES.map((picture) => readFileSync(new URL(`tiles/${pictureName(picture)}.webp`, ART)));
  expect(images.every((image) => image.subarray(8, 12).toString() === 'WEBP')).toBe(true);
  expect(images.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(380_000);
  expect(readFileSync(new URL('thumbs.webp', ART)).length).toBeLessThan(30_000);
  expect(readFileSync(new URL('vignette.webp', ART)).length).toBeLessThan(80_000);
});

test('tiles carry no words: they are set live, in the language of the player', () => {
  for (const svg of svgs) {
    expect(svg).not.toContain('<text');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
});
