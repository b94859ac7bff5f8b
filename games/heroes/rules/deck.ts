import { CARDS, type CardId, DECKS } from '../data/cards.ts';
import type { CardWindow } from '../data/vocabulary.ts';
import type { HeroesContext, Open, Seat, State, View } from './state.ts';

/** Draws cards; an empty deck is replaced by the shuffled discard pile (HS-R-93). */
export function draw(state: State, seat: Seat, wanted: number, context: HeroesContext): void {
  const { open, sealed } = state;
  const { hand } = state.private[seat];
  const cards: CardId[] = [];
  while (cards.length < wanted) {
    if (sealed.decks[seat].length === 0) {
      sealed.decks[seat] = open.discards[seat];
      open.discards[seat] = [];
      context.shuffle(sealed.decks[seat]);
    }
    const card = sealed.decks[seat].pop();
    if (card === undefined) break;
    cards.push(card);
  }
  hand.push(...cards);
  open.hands[seat] = hand.length;
  open.decks[seat] = sealed.decks[seat].length;
  if (cards.length === 0) return;
  context.learn(seat);
  context.log({ event: 'drew', rule: 'HS-CARD-02', seat, count: cards.length, cards: null }, { [seat]: { cards } });
}

/** Cards in a side's hand, as far as the view tells them. */
export const handOf = (view: View, seat: Seat): readonly CardId[] => view.private[seat]?.hand ?? [];

export function discard(state: State, seat: Seat, card: CardId): void {
  const { open } = state;
  const { hand } = state.private[seat];
  hand.splice(hand.indexOf(card), 1);
  open.hands[seat] = hand.length;
  open.discards[seat].push(card);
}

const playable = new Map<Seat, Map<CardWindow, readonly CardId[]>>();

/** Cards of a side's deck that can be played in a window. */
export function cardsFor(seat: Seat, window: CardWindow): readonly CardId[] {
  const known = playable.get(seat) ?? new Map<CardWindow, readonly CardId[]>();
  playable.set(seat, known);
  const cards = known.get(window) ?? DECKS[seat].filter((card) => CARDS[card].windows.includes(window));
  known.set(window, cards);
  return cards;
}

/** Copies of the card have not all been seen in the discard pile. */
export function isUnseen(open: Open, seat: Seat, card: CardId): boolean {
  let gone = 0;
  for (const each of open.discards[seat]) if (each === card) gone++;
  return gone < CARDS[card].count;
}

/** The enemy can't exclude that this side holds such a card (HS-R-134). */
export const couldHold = (open: Open, seat: Seat, window: CardWindow): boolean =>
  open.hands[seat] > 0 && cardsFor(seat, window).some((card) => isUnseen(open, seat, card));
