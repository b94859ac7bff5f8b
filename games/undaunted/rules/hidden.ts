import type { Chance } from '@kurgan/engine';
import { cloneFrame, cloneOpen, cloneRoom } from './clone.ts';
import type { CardId, KindId, Seat } from './edition.ts';
import { type Edition, entry, type Pieces } from './pieces.ts';
import { type Open, type Private, roomOf, type State, sideOf, type View } from './state.ts';

/** All cards that a side brought into this scenario, in their order. */
function broughtBy(edition: Pieces, open: Open, seat: Seat): CardId[] {
  const cards = entry(entry(edition.boards, open.scenario).cards, seat);
  return Object.entries(cards).flatMap(([kind, n]) => Array.from({ length: n }, (_, i) => `${kind}-${i + 1}`));
}

/** How many cards of a kind a side has in hand, discard pile and deck together: everybody can count them. */
export function hiddenCount(edition: Pieces, open: Open, seat: Seat, kind: KindId): number {
  const { supply, play, lost, fogRemoved } = sideOf(open, seat);
  let count = entry(entry(edition.boards, open.scenario).cards, seat)[kind] ?? 0;
  for (const card of supply) if (edition.kindOf[card] === kind) count--;
  for (const card of play) if (edition.kindOf[card] === kind) count--;
  return count - (kind === edition.fog ? fogRemoved : (lost[kind] ?? 0));
}

/** The own cards that lie in no zone one can look into: the deck, in no order (UN-R-20). */
export function ownDeck(edition: Pieces, view: View, seat: Seat): CardId[] {
  const { hand, discard, removed } = roomOf(view, seat);
  const { supply, play } = sideOf(view.open, seat);
  const known = new Set([...hand, ...discard, ...removed, ...supply, ...play]);
  return broughtBy(edition, view.open, seat).filter((card) => !known.has(card));
}

/** A state that looks the same to the seat: what it cannot see is dealt anew. */
export function imagine(edition: Edition, view: View, seat: Seat, chance: Chance): State {
  const open = cloneOpen(view.open);
  const rooms: State['private'] = {};
  const decks: Record<Seat, CardId[]> = {};
  for (const each of edition.seats) {
    if (each === seat) {
      const deck = ownDeck(edition, view, seat);
      chance.shuffle(deck);
      rooms[each] = cloneRoom(roomOf(view, seat));
      decks[each] = deck;
    } else {
      const { deck, room } = dealHidden(edition, open, each, chance);
      rooms[each] = room;
      decks[each] = deck;
    }
  }
  return { open, private: rooms, sealed: { decks }, flow: view.flow.map(cloneFrame) };
}

/** A hand, discard pile and deck that fit what everybody knows of a side. */
function dealHidden(edition: Edition, open: Open, seat: Seat, chance: Chance): { deck: CardId[]; room: Private } {
  const { supply, play, seen, lost, fogRemoved, hand, discard, bid } = sideOf(open, seat);
  const known = new Set([...supply, ...play, ...seen]);
  const toRemove: Record<KindId, number> = { ...lost, [edition.fog]: fogRemoved };
  const removed: CardId[] = [];
  const pool: CardId[] = [];
  for (const card of broughtBy(edition, open, seat)) {
    if (known.has(card)) continue;
    const kind = edition.kindOf[card] ?? '';
    const missing = toRemove[kind] ?? 0;
    if (missing > 0) {
      toRemove[kind] = missing - 1;
      removed.push(card);
    } else pool.push(card);
  }
  chance.shuffle(pool);
  const inOrder = (cards: CardId[]): CardId[] =>
    cards.sort((a, b) => (edition.cardOrder[a] ?? 0) - (edition.cardOrder[b] ?? 0));
  const held = inOrder(pool.splice(0, hand));
  const pile = inOrder([...seen, ...pool.splice(0, discard - seen.length)]);
  const chosen = bid ? (held[chance.below(held.length)] ?? null) : null;
  return { deck: pool, room: { hand: held, discard: pile, removed, bid: chosen } };
}
