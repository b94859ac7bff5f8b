import type { JSX } from 'preact';
import { CARD_SIGNS } from '../data/signs.ts';

/** A second action of a name has the sign of the first: `attack-2`. */
export const signOf = (use: string): string => CARD_SIGNS[use.replace('-2', '')] ?? '';

/** A drawn sign beside a word; never alone. */
export const UseSign = ({ use }: { readonly use: string }): JSX.Element => (
  <svg class="use-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={signOf(use)} />
  </svg>
);
