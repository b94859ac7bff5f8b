import type { Chance, StateOf, ViewOf } from '@kurgan/engine';
import { cloneFrame, cloneOpen, cloneRoom } from '../rules/clone.ts';
import { deal } from '../rules/deals.ts';
import type { CardId, Seat } from '../rules/edition.ts';
import { ownDeck, unplaced } from '../rules/hidden.ts';
import type { Edition } from '../rules/pieces.ts';
import { type Open, type Private, roomOf, sideOf, type Undaunted, type View } from '../rules/state.ts';
import { unseenIn } from '../rules/unseen.ts';
import { putInOrder } from '../rules/zones.ts';

/** A state that looks the same to the seat, with everything it can't see dealt anew. */
export function imagine(edition: Edition, view: ViewOf<Undaunted>, seat: Seat, chance: Chance): StateOf<Undaunted> {
  const hidden = imagineHidden(edition, view, seat, chance, cloneRoom(roomOf(view, seat)), (_seat, room) => room);
  return { ...hidden, open: cloneOpen(view.open), flow: view.flow.map(cloneFrame) };
}

/** A possible version of the rooms that are not open: an edition gives the seat's own, and adds to the others what it has. */
export function imagineHidden<Room extends Private>(
  edition: Edition,
  view: View,
  seat: Seat,
  chance: Chance,
  own: Room,
  other: (seat: Seat, dealt: Private) => Room,
): { private: Record<Seat, Room>; sealed: { decks: Record<Seat, CardId[]> } } {
  const rooms: Record<Seat, Room> = {};
  const decks: Record<Seat, CardId[]> = {};
  for (const each of edition.seats) {
    if (each === seat) {
      const deck = ownDeck(edition, edition.brought(view.open, seat).cards, view, seat);
      chance.shuffle(deck);
      rooms[each] = own;
      decks[each] = deck;
    } else {
      const { deck, room } = dealHidden(edition, view.open, each, chance);
      rooms[each] = other(each, room);
      decks[each] = deck;
    }
  }
  return { private: rooms, sealed: { decks } };
}

/** A hand, discard pile and deck that fit public knowledge of a side. */
function dealHidden(edition: Edition, open: Open, seat: Seat, chance: Chance): { deck: CardId[]; room: Private } {
  const side = sideOf(open, seat);
  const { unseen, removed } = unplaced(edition, open, seat);
  const dealt = deal(edition, side, unseen, chance);
  const inHand = unseenIn(side, 'hand');
  const outOfDeck = inHand + unseenIn(side, 'discard');
  const hand = pileOf(edition, side.shown, dealt.slice(0, inHand));
  const discard = pileOf(edition, side.seen, dealt.slice(inHand, outOfDeck));
  const bid = side.bid ? (hand[chance.below(hand.length)] ?? null) : null;
  return { deck: dealt.slice(outOfDeck), room: { hand, discard, removed, bid } };
}

/** A pile of known cards, in card order, with some more. */
function pileOf(edition: Edition, known: readonly CardId[], more: readonly CardId[]): CardId[] {
  const pile = known.slice();
  for (const card of more) putInOrder(edition, pile, card);
  return pile;
}
