import { BOARD_COLUMNS, BOARD_ROWS, BOARDS } from '../../data/boards.ts';
import type { Layout, TileRef } from '../../data/scenarios/facts.ts';
import type { TerrainCode } from '../../data/terrain.ts';
import { buildField } from './build.ts';
import type { Field } from './field.ts';

const fields = new Map<string, Field>();
/** More than there are scenarios; Free Battles come and go. */
const MOST_KEPT = 32;

/** The battlefield of boards laid edge to edge (HS-SCN-01), built once for each layout. */
export function fieldOf(layout: Layout): Field {
  const key = layout.map((row) => row.join()).join('/');
  const known = fields.get(key);
  if (known !== undefined) return known;
  const field = buildField({
    columns: BOARD_COLUMNS * (layout[0]?.length ?? 0),
    rows: BOARD_ROWS * layout.length,
    terrain(column, row) {
      const face = layout[Math.floor(row / BOARD_ROWS)]?.[Math.floor(column / BOARD_COLUMNS)];
      const code = face && BOARDS[face].grid[row % BOARD_ROWS]?.[column % BOARD_COLUMNS];
      return code as TerrainCode;
    },
    tiles: layout.flatMap((faces, boardRow) =>
      faces.flatMap((face, boardColumn) =>
        BOARDS[face].tiles.map(({ tile, at: [column, row] }) => ({
          tile,
          column: BOARD_COLUMNS * boardColumn + column,
          row: BOARD_ROWS * boardRow + row,
        })),
      ),
    ),
  });
  for (const oldest of fields.keys()) {
    if (fields.size < MOST_KEPT) break;
    fields.delete(oldest);
  }
  fields.set(key, field);
  return field;
}

/** The number of the tile that a scenario names by board and index (HS-SCN-01). */
export function tileNumber(layout: Layout, ref: TileRef): number {
  const [place = '', index = ''] = ref.split(':');
  const [column, row] = place.split(',').map(Number);
  let number = 0;
  for (const [boardRow, faces] of layout.entries()) {
    for (const [boardColumn, face] of faces.entries()) {
      if (boardColumn === column && boardRow === row) return number + Number(index);
      number += BOARDS[face].tiles.length;
    }
  }
  throw new RangeError(`no tile ${ref} in this layout`);
}
