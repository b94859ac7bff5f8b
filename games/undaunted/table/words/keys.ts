import type { KeyWords } from '@kurgan/kit';

/** Keys of this table alone, for the list of keys. */
export const keyWords: KeyWords = [
  ['1 … 9', 'Choose a card from your hand'],
  ['E', 'End the action or your turn'],
];
