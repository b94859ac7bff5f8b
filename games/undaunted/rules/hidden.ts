import type { Chance } from '@kurgan/engine';
import { cloneFrame, cloneOpen, cloneRoom } from './clone.ts';
import { deal } from './deals.ts';
import type { CardId, Seat } from './edition.ts';
import { type Edition, entry, type Pieces } from './pieces.ts';
import { type Open, type Private, roomOf, type State, sideOf, type View } from './state.ts';
import { unseenIn } from './unseen.ts';

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
/** Known to be in the game still, but not where. */
const ALIVE = 2;

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

/** Cards of a side that nobody else can place, in their order, and copies that stand for those that left the game. */
export function unplaced(edition: Edition, open: Open, seat: Seat): { unseen: CardId[]; removed: CardId[] } {
  const { supply, play, seen, shown, held, piled, lost, fogRemoved } = sideOf(open, seat);
  const { cardOrder, kindOf, fog } = edition;
  const zones = new Uint8Array(edition.cardIds.length);
  for (const cards of [supply, play, seen, shown]) noteZone(edition, zones, cards, KNOWN);
  for (const { noCard } of held) noteZone(edition, zones, noCard, ALIVE);
  for (const { noCard } of piled) noteZone(edition, zones, noCard, ALIVE);
  const unseen: CardId[] = [];
  const removed: CardId[] = [];
  let last = '';
  let missing = 0;
  for (const card of broughtBy(edition, open, seat)) {
    const kind = entry(kindOf, card);
    if (kind !== last) {
      last = kind;
      missing = kind === fog ? fogRemoved : (lost[kind] ?? 0);
    }
    const zone = zones[entry(cardOrder, card)];
    if (zone === KNOWN) continue;
    if (zone === UNKNOWN && missing > 0) {
      missing--;
      removed.push(card);
    } else unseen.push(card);
  }
  return { unseen, removed };
}

/** A hand, discard pile and deck that fit what everybody knows of a side. */
function dealHidden(edition: Edition, open: Open, seat: Seat, chance: Chance): { deck: CardId[]; room: Private } {
  const side = sideOf(open, seat);
  const { unseen, removed } = unplaced(edition, open, seat);
  const dealt = deal(edition, side, unseen, chance);
  const inHand = unseenIn(side, 'hand');
  const outOfDeck = inHand + unseenIn(side, 'discard');
  const hand = sorted(edition, dealt.slice(0, inHand), side.shown);
  const discard = sorted(edition, dealt.slice(inHand, outOfDeck), side.seen);
  const bid = side.bid ? (hand[chance.below(hand.length)] ?? null) : null;
  return { deck: dealt.slice(outOfDeck), room: { hand, discard, removed, bid } };
}

/** Two parts of a pile, in the order of the cards. */
function sorted(edition: Edition, cards: CardId[], more: readonly CardId[]): CardId[] {
  cards.push(...more);
  return cards.sort((a, b) => entry(edition.cardOrder, a) - entry(edition.cardOrder, b));
}
