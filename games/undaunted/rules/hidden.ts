import type { CardId, GroupId, Seat } from './edition.ts';
import { type Edition, entry, orderOf, type Pieces } from './pieces.ts';
import { type Open, roomOf, sideOf, type View } from './state.ts';

const UNKNOWN = 0;
const KNOWN = 1;
/** Still in the game, but in an unknown place. */
const ALIVE = 2;

/** The zone of each card by its order, cleared for every question: cheaper than a set of names. */
let zones = new Uint8Array();
function clearZones({ cardIds: { length } }: Pieces): void {
  if (zones.length < length) zones = new Uint8Array(length);
  else zones.fill(0);
}

function noteKnown(pieces: Pieces, cards: readonly CardId[]): void {
  for (const card of cards) zones[orderOf(pieces, card)] = KNOWN;
}

/** Places of cards among all cards, once for each list that a side has brought. */
const placed = new WeakMap<readonly CardId[], readonly number[]>();
function ordersOf(pieces: Pieces, brought: readonly CardId[]): readonly number[] {
  let orders = placed.get(brought);
  if (orders === undefined) {
    orders = brought.map((card) => orderOf(pieces, card));
    placed.set(brought, orders);
  }
  return orders;
}

/** The seat's cards that are in no zone it can see: its deck, unordered. */
export function ownDeck(edition: Pieces, brought: readonly CardId[], view: View, seat: Seat): CardId[] {
  const { hand, discard, removed } = roomOf(view, seat);
  const { supply, play } = sideOf(view.open, seat);
  clearZones(edition);
  for (const cards of [hand, discard, removed, supply, play]) noteKnown(edition, cards);
  const orders = ordersOf(edition, brought);
  return brought.filter((_card, i) => zones[orders[i] ?? 0] === UNKNOWN);
}

/** Cards of a side that nobody else can locate, in order, and stand-ins for those that left the game. */
export function unplaced(edition: Edition, open: Open, seat: Seat): { unseen: CardId[]; removed: CardId[] } {
  const { supply, play, seen, shown, unseen: facts, lost, fogRemoved } = sideOf(open, seat);
  const { groupOf, fog } = edition;
  clearZones(edition);
  for (const cards of [supply, play, seen, shown]) noteKnown(edition, cards);
  for (const { not } of facts) for (const id of not) if (isCard(edition, id)) zones[orderOf(edition, id)] = ALIVE;
  const unseen: CardId[] = [];
  const removed: CardId[] = [];
  const missing: Record<GroupId, number> = { ...lost, [fog]: fogRemoved };
  const { cards } = edition.brought(open, seat);
  const orders = ordersOf(edition, cards);
  for (const [i, card] of cards.entries()) {
    const zone = zones[orders[i] ?? 0];
    if (zone === KNOWN) continue;
    const group = entry(groupOf, card);
    const gone = missing[group] ?? 0;
    if (zone === UNKNOWN && gone > 0) {
      missing[group] = gone - 1;
      removed.push(card);
    } else unseen.push(card);
  }
  return { unseen, removed };
}

export const isCard = ({ cardOrder }: { readonly cardOrder: ReadonlyMap<string, number> }, id: string): id is CardId =>
  cardOrder.has(id);
