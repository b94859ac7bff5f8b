import type { KeyWords, PlayerAid } from '@kurgan/kit';
import { ORDER_CARDS } from '../data/track.ts';

/** The fourteen order cards. */
export const aidOf = (): PlayerAid => ({
  turn: ORDER_CARDS.map((name) => ({ name: `${name}.`, text: '' })),
  actions: [],
  terrain: [],
  symbols: [],
});

export const keyWords: KeyWords = [
  ['E', 'End the phase'],
  ['F', 'Show or hide the front line'],
  ['S', 'Show or hide supply lines'],
];
