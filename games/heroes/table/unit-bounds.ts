import { type Rectangle, unionOf } from '@kurgan/kit';
import type { Field } from '../rules/field/field.ts';
import { NOWHERE, type Square } from '../rules/field/squares.ts';
import { boundsOf } from './bounds.ts';

/** The room that a unit takes on the sheet: one square, or both of a long vehicle. */
export function unitBounds(
  field: Field,
  { square, rear }: { readonly square: Square; readonly rear: Square },
): Rectangle {
  const front = boundsOf(field, square);
  return rear === NOWHERE ? front : unionOf(front, boundsOf(field, rear));
}
