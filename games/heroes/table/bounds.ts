import type { Rectangle } from '@kurgan/kit';
import type { Field } from '../rules/field/field.ts';
import type { Square } from '../rules/field/squares.ts';
import { EDGE, middleOf, RIM, SIDE } from './board/geometry.ts';

/** A square on the sheet, whose letters and figures stand outside the boards. */
export function boundsOf(field: Field, place: Square): Rectangle {
  const [x, y] = middleOf(field, place);
  return { x: x + RIM - SIDE / 2, y: y + EDGE - SIDE / 2, width: SIDE, height: SIDE };
}
