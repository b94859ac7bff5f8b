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

/** A card, with its place among all cards and its group. */
interface Numbered {
  readonly card: CardId;
  readonly order: number;
  readonly group: GroupId;
}

/** Once for each list of cards that a side has brought: a search asks about the same ones for every try. */
const numbered = new WeakMap<readonly CardId[], readonly Numbered[]>();
function number(pieces: Pieces, brought: readonly CardId[]): readonly Numbered[] {
  let cards = numbered.get(brought);
  if (cards === undefined) {
    cards = brought.map((card) => ({ card, order: orderOf(pieces, card), group: entry(pieces.groupOf, card) }));
    numbered.set(brought, cards);
  }
  return cards;
}

/** The seat's cards that are in no zone it can see: its deck, unordered. */
export function ownDeck(edition: Pieces, brought: readonly CardId[], view: View, seat: Seat): CardId[] {
  const { hand, discard, removed } = roomOf(view, seat);
  const { supply, play } = sideOf(view.open, seat);
  clearZones(edition);
  for (const cards of [hand, discard, removed, supply, play]) noteKnown(edition, cards);
  const deck: CardId[] = [];
  for (const { card, order } of number(edition, brought)) if (zones[order] === UNKNOWN) deck.push(card);
  return deck;
}

/** Cards of a side that nobody else can locate, in order, and stand-ins for those that left the game. */
export function unplaced(edition: Edition, open: Open, seat: Seat): { unseen: CardId[]; removed: CardId[] } {
  const { supply, play, seen, shown, unseen: facts, lost, fogRemoved } = sideOf(open, seat);
  clearZones(edition);
  for (const cards of [supply, play, seen, shown]) noteKnown(edition, cards);
  for (const { not } of facts) for (const id of not) if (isCard(edition, id)) zones[orderOf(edition, id)] = ALIVE;
  const unseen: CardId[] = [];
  const removed: CardId[] = [];
  const missing: Record<GroupId, number> = { ...lost, [edition.fog]: fogRemoved };
  for (const { card, order, group } of number(edition, edition.brought(open, seat).cards)) {
    const zone = zones[order];
    if (zone === KNOWN) continue;
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
