import type { TerrainCode } from '../../data/terrain.ts';
import type { TileId } from '../../data/tiles.ts';
import { buildField } from '../../rules/field/build.ts';
import { type Field, generalAt, tileSquare } from '../../rules/field/field.ts';
import { type Ground, newGround } from '../../rules/field/ground.ts';
import { at, type Interspace, interspace, type Square } from '../../rules/field/squares.ts';

/** The test maps of the rules: open ground with a building or two. */
type Placed = readonly [tile: TileId, column: number, row: number];

export interface TestMap {
  readonly field: Field;
  readonly ground: Ground;
  /** A general square. */
  readonly G: (column: number, row: number) => Square;
  /** A square of the map's first tile, or of another one. */
  readonly O: (column: number, row: number, tile?: number) => Square;
  /** A general Interspace. */
  readonly I: (i: number, j: number) => Interspace;
}

function testMap(
  columns: number,
  rows: number,
  tiles: readonly Placed[],
  options: { readonly terrain?: Readonly<Record<string, TerrainCode>>; readonly ruined?: number } = {},
): TestMap {
  const field = buildField({
    columns,
    rows,
    terrain: (column, row) => options.terrain?.[`${column},${row}`] ?? '.',
    tiles: tiles.map(([tile, column, row]) => ({ tile, column, row })),
  });
  return {
    field,
    ground: newGround(field, options.ruined ?? field.startsRuined),
    G: (column, row) => generalAt(field, column, row),
    O: (column, row, tile = 0) => tileSquare(field, tile, column, row),
    I(i, j) {
      const found = (j - 1) * (columns - 1) + i - 1;
      if (at(field.pointX, found) !== 2 * i) throw new RangeError(`no Interspace at ${i},${j}`);
      return interspace(found);
    },
  };
}

export const M0 = (terrain: Readonly<Record<string, TerrainCode>> = {}): TestMap => testMap(8, 6, [], { terrain });
/** A house in the corner of the battlefield. */
export const M8 = (): TestMap => testMap(8, 6, [['bld-house', 0, 0]]);
/** A house in the opposite corner. */
export const M9 = (): TestMap => testMap(8, 6, [['bld-house', 4, 3]]);
export const M1 = (): TestMap => testMap(8, 7, [['bld-house', 2, 2]]);
export const M2 = (): TestMap => testMap(8, 7, [['bld-izba', 2, 1]]);
export const M3 = (): TestMap => testMap(9, 8, [['bld-ruin', 2, 2]]);
export const M4 = (): TestMap => testMap(8, 6, [['bld-bunker', 3, 2]]);
export const M5 = (): TestMap =>
  testMap(12, 7, [
    ['bld-house', 1, 2],
    ['bld-house', 7, 2],
  ]);
export const M6 = (): TestMap => testMap(9, 6, [['bld-workshop', 3, 1]]);
/** The west part of the apartment block lies in ruins. */
export const M7 = (): TestMap => testMap(9, 8, [['bld-apartment', 2, 2]], { ruined: 1 });
