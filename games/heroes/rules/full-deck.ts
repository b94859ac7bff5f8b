import { CARDS, type CardId, DECKS } from '../data/cards.ts';
import type { Seat } from './state.ts';

const wholeDeck = (seat: Seat): readonly CardId[] =>
  DECKS[seat].flatMap((card) => Array.from({ length: CARDS[card].count }, () => card));

const WHOLE = { soviet: wholeDeck('soviet'), german: wholeDeck('german') };

/** All cards of a side, each as often as it is printed. */
export const fullDeck = (seat: Seat): CardId[] => WHOLE[seat].slice();
