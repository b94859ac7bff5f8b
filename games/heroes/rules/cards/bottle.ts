import { CARDS, type CardId } from '../../data/cards.ts';
import { seatOf } from '../counters.ts';
import { handOf } from '../deck.ts';
import type { FrameOf, View } from '../state.ts';
import { fits } from './filters.ts';

/** The unit takes the second of its two actions. */
function isSecond({ flow }: View, u: number): boolean {
  const now = flow.at(-1);
  if (now?.step === 'secondAction' && now.unit === u) return true;
  return flow.some((frame) => frame.step === 'twice' && frame.unit === u && frame.over);
}

/** Cards that are thrown as the Firing Action of an activation that begins (HS-OP-27). */
export function bottlesFor(view: View, { unit, mode }: FrameOf<'firing' | 'aim'>): CardId[] {
  const seat = seatOf(view.open, unit);
  if (mode !== 'action' || isSecond(view, unit)) return [];
  const hand = handOf(view, seat);
  return hand.filter(
    (card, i) =>
      hand.indexOf(card) === i &&
      CARDS[card].effects[0]?.op === 'alternateFire' &&
      fits(view.open, seat, CARDS[card].who, unit),
  );
}
