import { expect, test } from 'vitest';
import { GERMAN, US } from '../../normandy/test/scene.ts';
import { id } from '../../rules/ids.ts';
import { layTiles, TILE } from '../board/geometry.ts';
import { counterPositions, LARGEST, type Place, placesFor } from '../board/positions.ts';
import { NORMANDY } from '../normandy/edition.ts';

const apart = (a: Place, b: Place): boolean => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) >= a.size;

test.each(Array.from({ length: 22 }, (_, index) => index + 1))(
  '%i counters stand on a tile and none on another',
  (count) => {
    const places = placesFor(count);
    expect(places).toHaveLength(count);
    for (const [index, a] of places.entries()) {
      expect(Math.min(a.x, TILE - a.x, a.y, TILE - a.y)).toBeGreaterThanOrEqual(a.size / 2 + 4);
      expect(places.slice(index + 1).every((b) => apart(a, b))).toBe(true);
    }
  },
);

test('counters are as large as they fit: one or two whole, eight still a fifth of the tile', () => {
  expect(placesFor(1)[0]).toMatchObject({ x: TILE / 2, size: LARGEST });
  expect(placesFor(2).map(({ size }) => size)).toEqual([LARGEST, LARGEST]);
  expect(placesFor(8)[0]?.size).toBeGreaterThan(TILE / 5);
  expect(placesFor(0)).toEqual([]);
});

test('counters of a side stand together, the first side on the left', () => {
  const laid = layTiles(NORMANDY.pieces.scenarios[0]!);
  const at = { at: id.tile('12B'), suppressed: false };
  const found = counterPositions(laid, {
    [US]: { counters: { [id.unit('riflemen-A')]: at, [id.unit('scouts-B')]: null } },
    [GERMAN]: { counters: { [id.unit('snipers')]: { ...at, suppressed: true } } },
  });
  const [us, german] = found;
  expect(found.map(({ counter }) => counter)).toEqual(['us/riflemen-A', 'german/snipers']);
  expect(us!.x).toBeLessThan(german!.x);
  expect(us!.y).toBe(german!.y);
  expect(german!.suppressed).toBe(true);
});
