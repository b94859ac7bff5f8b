import type { CardId, GroupId, Seat } from './edition.ts';
import { type Edition, entry, orderOf, type Pieces } from './pieces.ts';
import { type Open, roomOf, sideOf, type View } from './state.ts';

/** Marks the zone of each card by its order: cheaper than a set of names. */
function noteZone(pieces: Pieces, zones: Uint8Array, cards: readonly CardId[], zone: number): void {
  for (const card of cards) zones[orderOf(pieces, card)] = zone;
}

const UNKNOWN = 0;
const KNOWN = 1;
/** Still in the game, but in an unknown place. */
const ALIVE = 2;

/** The seat's cards that are in no zone it can see: its deck, unordered. */
export function ownDeck(edition: Pieces, brought: readonly CardId[], view: View, seat: Seat): CardId[] {
  const { hand, discard, removed } = roomOf(view, seat);
  const { supply, play } = sideOf(view.open, seat);
  const zones = new Uint8Array(edition.cardIds.length);
  for (const cards of [hand, discard, removed, supply, play]) noteZone(edition, zones, cards, KNOWN);
  return brought.filter((card) => zones[orderOf(edition, card)] === UNKNOWN);
}

/** Cards of a side that nobody else can locate, in order, and stand-ins for those that left the game. */
export function unplaced(edition: Edition, open: Open, seat: Seat): { unseen: CardId[]; removed: CardId[] } {
  const { supply, play, seen, shown, unseen: facts, lost, fogRemoved } = sideOf(open, seat);
  const { groupOf, fog } = edition;
  const zones = new Uint8Array(edition.cardIds.length);
  for (const cards of [supply, play, seen, shown]) noteZone(edition, zones, cards, KNOWN);
  for (const { not } of facts) for (const id of not) if (isCard(edition, id)) zones[orderOf(edition, id)] = ALIVE;
  const unseen: CardId[] = [];
  const removed: CardId[] = [];
  const missing: Record<GroupId, number> = { ...lost, [fog]: fogRemoved };
  for (const card of edition.brought(open, seat).cards) {
    const zone = zones[orderOf(edition, card)];
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
