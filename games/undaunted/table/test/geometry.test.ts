import { expect, test } from 'vitest';
import { CARD_TYPES } from '../../normandy/data/cards.ts';
import { UNIT_TYPES } from '../../normandy/data/units.ts';
import { layBoard } from '../../rules/board.ts';
import { id } from '../../rules/ids.ts';
import { boundsOf, type Laid, layTiles, notches, TILE } from '../board/geometry.ts';
import { boundsAround } from '../bounds-around.ts';
import { NORMANDY } from '../normandy/edition.ts';

const { scenarios } = NORMANDY.pieces;
const laidOf = (id: string): Laid => layTiles(scenarios.find((scenario) => scenario.id === id)!);
const spotOf = (laid: Laid, tile: string) => laid.spots.find((spot) => spot.tile === tile)!;
const overlap = (a: number, b: number): number => TILE - Math.abs(a - b);

test('UN-GEO-01 columns are shifted by half a tile where the scenario lays columns', () => {
  const laid = laidOf('1');
  const [first, second] = [spotOf(laid, '2B'), spotOf(laid, '17B')];
  expect(second.x - first.x).toBeGreaterThanOrEqual(TILE);
  expect(first.y - second.y).toBe((second.x - first.x) / 2);
});

test('UN-GEO-01 rows are shifted by half a tile where the scenario lays rows', () => {
  const laid = laidOf('4');
  const [first, second] = [spotOf(laid, '13B'), spotOf(laid, '2B')];
  expect(first.x - second.x).toBe((second.y - first.y) / 2);
});

test.each(scenarios)(
  'UN-GEO-01 in scenario $id tiles touch on the screen exactly where they are neighbours',
  (scenario) => {
    const { spots } = layTiles(scenario);
    const { neighbours } = layBoard({ cardTypes: CARD_TYPES, unitTypes: UNIT_TYPES }, scenario);
    for (const a of spots) {
      const touching = spots.filter((b) => {
        const [across, down] = [overlap(a.x, b.x), overlap(a.y, b.y)];
        expect(a === b || across <= 0 || down <= 0).toBe(true);
        return a !== b && Math.max(across, down) > TILE / 4 && Math.min(across, down) > -8;
      });
      expect(touching.map(({ tile }) => tile).sort()).toEqual([...(neighbours[a.tile] ?? [])].sort());
    }
  },
);

test('the board is as large as its tiles and a rim on every side', () => {
  const { width, height, spots } = laidOf('5');
  const left = Math.min(...spots.map(({ x }) => x));
  expect(left).toBe(Math.min(...spots.map(({ y }) => y)));
  expect(Math.max(...spots.map(({ x }) => x)) + TILE + left).toBe(width);
  expect(Math.max(...spots.map(({ y }) => y)) + TILE + left).toBe(height);
});

test('some tiles are framed by the smallest rectangle around them, no tile by nothing', () => {
  const laid = laidOf('1');
  const [a, b] = [boundsOf(laid, id.tile('2B'))!, boundsOf(laid, id.tile('5B'))!];
  const around = boundsAround(laid, ['2B', '5B'].map(id.tile), laid)!;
  expect([around.x, around.x + around.width]).toEqual([a.x, b.x + TILE]);
  expect([around.y, around.y + around.height]).toEqual([a.y, b.y + TILE]);
  expect(boundsAround(laid, [id.tile('9A')], laid)).toBeNull();
  expect(boundsAround(laid, ['2B', '5B'].map(id.tile), { width: 2 * TILE, height: 2 * TILE })).toEqual(a);
});

test.each(scenarios)('in scenario $id no tile lies where a title is set', (scenario) => {
  const laid = layTiles(scenario);
  for (const notch of notches(laid)) {
    const covered = laid.spots.filter(
      ({ x, y }) =>
        Math.min(x + TILE, notch.x + notch.width) > Math.max(x, notch.x) &&
        Math.min(y + TILE, notch.y + notch.height) > Math.max(y, notch.y),
    );
    expect(covered).toEqual([]);
  }
});

test('a title is set in the corner with the most room', () => {
  const corners = ['1', '6', '8'].map((id) => notches(laidOf(id))[0]?.corner);
  expect(corners).toEqual(['north-west', 'north-east', 'north-west']);
});
