import type { CardId, Seat } from './edition.ts';
import { type Edition, entry, type Pieces } from './pieces.ts';
import { type Open, roomOf, sideOf, type View } from './state.ts';

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

/** Cards of a side that nobody else can place, in their order, and copies that stand for those that left the game. */
export function unplaced(edition: Edition, open: Open, seat: Seat): { unseen: CardId[]; removed: CardId[] } {
  const { supply, play, seen, shown, unseen: facts, lost, fogRemoved } = sideOf(open, seat);
  const { cardOrder, kindOf, fog } = edition;
  const zones = new Uint8Array(edition.cardIds.length);
  for (const cards of [supply, play, seen, shown]) noteZone(edition, zones, cards, KNOWN);
  for (const { not } of facts) for (const id of not) if (cardOrder[id] !== undefined) zones[cardOrder[id]] = ALIVE;
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
