import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { closed, inside, pairs, points } from '@kurgan/kit/drawing';
import { expect, test } from 'vitest';
import { AREA_IDS } from '../../data/areas.ts';
import { outlineOf } from '../map/shapes.ts';
import { borderLines } from '../terrain/borders.ts';
import { landmarks } from '../terrain/landmarks.ts';
import { terrainSvg, vignetteSvg } from '../terrain/terrain.ts';

const ART = new URL('../art/', import.meta.url);
const terrain = terrainSvg();

test('the images show the map as it is drawn now; after a change run games/volga/scripts/bake-map.mjs', () => {
  const hash = (svg: string) => createHash('sha256').update(svg).digest('hex');
  const baked: unknown = JSON.parse(readFileSync(new URL('baked.json', ART), 'utf8'));
  expect(baked).toEqual({ terrain: hash(terrain), vignette: hash(vignetteSvg(terrain)) });
});

test.each([
  ['terrain.webp', 900_000],
  ['terrain-1x.webp', 300_000],
  ['terrain-thumb.webp', 25_000],
  ['vignette.webp', 80_000],
])('%s is a WebP image of at most %i bytes', (file, most) => {
  const url = new URL(file, ART);
  expect(readFileSync(url).subarray(8, 12).toString()).toBe('WEBP');
  expect(statSync(url).size).toBeLessThan(most);
});

test('the map carries no words: they are set live, in the language of the player', () => {
  expect(terrain).not.toContain('<text');
  expect(terrain).not.toMatch(/NaN|undefined|Infinity/);
});

test('every side that two Areas share is inked exactly once', () => {
  const sides = AREA_IDS.flatMap((id) => pairs(closed(points(outlineOf(id)))));
  const name = (side: (typeof sides)[number]) => side.map(String).sort().join(' ');
  const all = sides.map(name);
  const shared = all.filter((side, index) => all.indexOf(side) !== index).sort();
  expect(borderLines().flatMap(pairs).map(name).sort()).toEqual(shared);
});

test('every landmark stands inside its Area', () => {
  const outside = landmarks().filter(({ area, ground }) => {
    const border = pairs(closed(points(outlineOf(area))));
    return ground.flat().some((corner) => !inside(border, corner));
  });
  expect(outside.map(({ area }) => area)).toEqual([]);
});
