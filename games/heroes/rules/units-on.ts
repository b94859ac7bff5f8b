import { isConcealed, of, onField, totalOf } from './counters.ts';
import type { Open } from './state.ts';

/** Units on any of these squares; explosions spare concealed ones (HS-TPL-01, HS-TPL-04). */
export function unitsOn(open: Open, squares: readonly number[], withConcealed: boolean): number[] {
  const found: number[] = [];
  for (let u = 0; u < totalOf(open); u++) {
    if (!onField(open, u) || (isConcealed(open, u) && !withConcealed)) continue;
    if (squares.includes(of(open.units.at, u)) || squares.includes(of(open.units.rear, u))) found.push(u);
  }
  return found;
}
