import type { Field } from '../../rules/field/field.ts';
import { at, type Square } from '../../rules/field/squares.ts';

/** Side of a half-square cell. */
const CELL = 30;

/** Squares that aren't seen at all, and those seen through something: each one path, in runs of half-square cells. */
export function sightVeils(
  field: Field,
  seen: ReadonlyMap<Square, number>,
): { readonly dark: string; readonly dim: string } {
  const veils = { dark: '', dim: '' };
  const veilOf = (cell: number): keyof typeof veils | null => {
    const penalty = seen.get(at(field.cells, cell) as Square);
    if (penalty === undefined) return 'dark';
    return penalty > 0 ? 'dim' : null;
  };
  const width = 2 * field.columns;
  for (let row = 0; row < 2 * field.rows; row++) {
    let start = 0;
    for (let column = 1; column <= width; column++) {
      const veil = veilOf(row * width + start);
      if (column < width && veilOf(row * width + column) === veil) continue;
      if (veil !== null)
        veils[veil] += `M${start * CELL} ${row * CELL}h${(column - start) * CELL}v${CELL}H${start * CELL}Z`;
      start = column;
    }
  }
  return veils;
}
