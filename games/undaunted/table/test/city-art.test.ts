import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faceOf, PLACES } from '../../stalingrad/data/city.ts';
import { CITY_FACES } from '../art/city/faces.ts';
import { cityPicture, cityThumb } from '../art/city/pictures.ts';
import { PLANS } from '../art/city/plans/index.ts';
import { cityTileSvg, cityTileSvgs } from '../art/city/tile.ts';
import { cityVignetteSvg } from '../art/city/vignette.ts';

const ART = new URL('../art/city/', import.meta.url);
const svgs = cityTileSvgs();

test('the images show the city as it is drawn now; after a change run games/undaunted/scripts/bake-tiles.mjs', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const baked: unknown = JSON.parse(readFileSync(new URL('baked.json', ART), 'utf8'));
  expect(baked).toEqual({ tiles: hash(svgs.join('')), vignette: hash(cityVignetteSvg()) });
});

test('every place is planned, and there is an image of each of its letters', () => {
  expect(Object.keys(PLANS).sort()).toEqual(PLACES.map(({ code }) => code).sort());
  expect(readdirSync(new URL('tiles/', ART)).sort()).toEqual(CITY_FACES.map((face) => `${face}.webp`).sort());
  expect(CITY_FACES).toHaveLength(129);
});

test('every letter of a place looks different', () => {
  for (const { code, faces } of PLACES) {
    const bodies = faces.map((face) => cityTileSvg(code, face).replaceAll(face.id, ''));
    expect(new Set(bodies).size, code).toBe(faces.length);
  }
});

test('a place keeps its roads and trees when its building falls', () => {
  const drawn = cityTileSvg('506', faceOf('506', 'A'));
  const fallen = cityTileSvg('506', faceOf('506', 'C')).replaceAll('506-C', '506-A');
  const start = [...drawn].findIndex((char, index) => char !== fallen[index]);
  expect(drawn.slice(0, start)).toContain('<path fill="none" stroke="#b8ad90"');
  expect(fallen.slice(-2000)).toBe(drawn.slice(-2000));
});

test('a table finds the picture of a tile and its place on the sheet of small ones', () => {
  expect(cityPicture('503-B')).toMatch(/503-B.*\.webp/);
  expect(cityThumb('101-A').backgroundPosition).toBe('0% 0%');
  expect(cityThumb('809-B').backgroundPosition).toBe('0% 100%');
});

test('the city is WebP images of less than 3 MB', () => {
  const images = CITY_FACES.map((face) => readFileSync(new URL(`tiles/${face}.webp`, ART)));
  expect(images.every((image) => image.subarray(8, 12).toString() === 'WEBP')).toBe(true);
  expect(images.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(3_000_000);
  expect(readFileSync(new URL('thumbs.webp', ART)).length).toBeLessThan(260_000);
  expect(readFileSync(new URL('vignette.webp', ART)).length).toBeLessThan(80_000);
});

test('tiles carry no words and no broken figures', () => {
  for (const svg of svgs) {
    expect(svg).not.toContain('<text');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
});
