import { closed, inside, pairs } from '@kurgan/kit/drawing';
import { expect, test } from 'vitest';
import { ZONE_IDS, type ZoneId } from '../../data/zones.ts';
import { outlineOf, type Point } from '../board/outlines.ts';
import { placeAll } from '../board/placing.ts';
import { CHIP, STAR, stackIn } from '../board/stack.ts';
import { PLACES } from '../data/places.ts';

const holds = (zone: ZoneId, point: Point): boolean => inside(pairs(closed(outlineOf(zone))), point);

test('names and units stand where they are placed now; after a change run games/axis/scripts/place-labels.mjs', () => {
  const rows = Object.entries(placeAll()).map(([id, { name, units, width, height }]) => [
    id,
    [...name, ...units, width, height].map(Math.round),
  ]);
  expect(PLACES).toEqual(Object.fromEntries(rows));
});

test('the middle of each name and the whole room for units lie inside the zone', () => {
  const outside = ZONE_IDS.filter((id) => {
    const [nameX, nameY, x, y, width, height] = PLACES[id];
    const corners: Point[] = [
      [x - width / 2, y],
      [x + width / 2, y],
      [x - width / 2, y + height],
      [x + width / 2, y + height],
    ];
    return ![[nameX, nameY] as const, ...corners].every((point) => holds(id, point));
  });
  expect(outside).toEqual([]);
});

test('chips fill their room without shrinking while they fit', () => {
  const room = [2 * CHIP.width + CHIP.gap, 2 * CHIP.height + CHIP.gap] as const;
  for (const [left, right, columns] of [
    [1, 0, [1, 1]],
    [2, 0, [2, 1]],
    [0, 4, [1, 2]],
  ] as const) {
    expect(stackIn(...room, left, right).columns).toEqual(columns);
    expect(stackIn(...room, left, right).scale).toBeGreaterThanOrEqual(1);
  }
  expect(stackIn(...room, 6, 0).scale).toBeLessThan(1);
  expect(stackIn(...room, 20, 20).scale).toBeGreaterThan(0.7);
});

test('two fights side by side at the south edge stay apart, at any zoom', () => {
  const reach = (zone: ZoneId, axis: number, allies: number): readonly [left: number, right: number] => {
    const [, , x, , width, height] = PLACES[zone];
    const { columns, scale } = stackIn(width, height, axis, allies);
    const chips = (columns[0] + columns[1]) * (CHIP.width + CHIP.gap) + STAR;
    return [x - (chips * scale) / 2, x + (chips * scale) / 2];
  };
  expect(reach('abganerovo-station', 4, 3)[1]).toBeLessThan(reach('tinguta', 5, 2)[0]);
});

test('a fight has one column a side while there is height for it, and more where there is not', () => {
  expect(stackIn(200, 4 * 32, 4, 2).columns).toEqual([1, 1]);
  expect(stackIn(200, 32, 2, 1).columns).toEqual([2, 1]);
});
