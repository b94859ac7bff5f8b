import type { Chance } from '@kurgan/engine';
import { cloneFrame, cloneOpen, cloneRoom } from './clone.ts';
import type { CardId, KindId, Seat } from './edition.ts';
import { type Edition, entry, type Pieces } from './pieces.ts';
import { type Open, type Private, roomOf, type State, sideOf, type View } from './state.ts';

/** All cards that a side brought into this scenario, in their order: of each kind the first copies. */
function broughtBy({ boards, cardIds, kindOf }: Pieces, open: Open, seat: Seat): CardId[] {
  const cards = entry(entry(boards, open.scenario).cards, seat);
  const brought: CardId[] = [];
  let last = '';
  let left = 0;
  for (const card of cardIds) {
    const kind = entry(kindOf, card);
    if (kind !== last) {
      last = kind;
      left = cards[kind] ?? 0;
    }
    if (left-- > 0) brought.push(card);
  }
  return brought;
}

/** Where cards lie, by their order: what a set of names would tell, without its cost. */
function noteZone({ cardOrder }: Pieces, zones: Uint8Array, cards: readonly CardId[], zone: number): void {
  for (const card of cards) zones[entry(cardOrder, card)] = zone;
}

const UNKNOWN = 0;
const KNOWN = 1;
const IN_HAND = 2;
const IN_PILE = 3;

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
  const zones = new Uint8Array(edition.cardIds.length);
  for (const cards of [hand, discard, removed, supply, play]) noteZone(edition, zones, cards, KNOWN);
  return broughtBy(edition, view.open, seat).filter((card) => zones[entry(edition.cardOrder, card)] === UNKNOWN);
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
  const { cardOrder, kindOf, fog } = edition;
  const zones = new Uint8Array(edition.cardIds.length);
  noteZone(edition, zones, supply, KNOWN);
  noteZone(edition, zones, play, KNOWN);
  noteZone(edition, zones, seen, IN_PILE);
  const brought = broughtBy(edition, open, seat);
  const removed: CardId[] = [];
  const pool: CardId[] = [];
  let last = '';
  let missing = 0;
  for (const card of brought) {
    const kind = entry(kindOf, card);
    if (kind !== last) {
      last = kind;
      missing = kind === fog ? fogRemoved : (lost[kind] ?? 0);
    }
    const order = entry(cardOrder, card);
    if (zones[order] !== UNKNOWN) continue;
    if (missing > 0) {
      missing--;
      removed.push(card);
      zones[order] = KNOWN;
    } else pool.push(card);
  }
  chance.shuffle(pool);
  const pileEnd = hand + discard - seen.length;
  for (let i = 0; i < pileEnd; i++) zones[entry(cardOrder, pool[i] ?? '')] = i < hand ? IN_HAND : IN_PILE;
  const held: CardId[] = [];
  const pile: CardId[] = [];
  for (const card of brought) {
    const zone = zones[entry(cardOrder, card)];
    if (zone === IN_HAND) held.push(card);
    else if (zone === IN_PILE) pile.push(card);
  }
  const chosen = bid ? (held[chance.below(held.length)] ?? null) : null;
  return { deck: pool.slice(pileEnd), room: { hand: held, discard: pile, removed, bid: chosen } };
}
