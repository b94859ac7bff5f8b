import type { Open } from '../rules/state.ts';
import { type Given, type Position, position } from './position.ts';

/** A position in which the sides hold these cards, and perhaps other markers than the scenario gives them. */
export const holding = (
  given: Given,
  hands: NonNullable<Given['hands']>,
  stock: Partial<Open['stock']> = {},
): Position => position({ ...given, hands, stock });
