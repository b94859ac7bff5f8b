import type { CardId } from '../data/cards.ts';
import type { Open } from '../rules/state.ts';
import { type Given, type Position, position } from './position.ts';

/** A position in which the sides hold these cards, taken from their decks, and these markers. */
export function holding(
  given: Given,
  hands: { readonly soviet?: CardId[]; readonly german?: CardId[] },
  stock: Partial<Open['stock']> = {},
): Position {
  const at = position(given);
  for (const seat of ['soviet', 'german'] as const) {
    const hand = hands[seat] ?? [];
    const deck = at.state.sealed.decks[seat];
    for (const card of hand) deck.splice(deck.indexOf(card), 1);
    at.state.private[seat].hand = [...hand];
    at.open.hands[seat] = hand.length;
    at.open.decks[seat] = deck.length;
  }
  Object.assign(at.open.stock, stock);
  return at;
}
