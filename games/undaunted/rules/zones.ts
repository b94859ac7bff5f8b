import type { CardId, GroupId, Kind, KindId, Seat } from './edition.ts';
import { type Edition, entry, orderOf, type Pieces } from './pieces.ts';
import { countLost, type Open, roomOf, type State, sideOf, type View } from './state.ts';

/** Index of the first copy of a kind in a zone; -1 if there is none. */
function findKind({ cardKinds }: Pieces, cards: readonly CardId[], kind: KindId): number {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (card !== undefined && cardKinds.get(card)?.id === kind) return i;
  }
  return -1;
}

export const hasKind = (edition: Pieces, cards: readonly CardId[], kind: KindId): boolean =>
  findKind(edition, cards, kind) >= 0;

export function countKind({ cardKinds }: Pieces, cards: readonly CardId[], kind: KindId): number {
  let count = 0;
  for (const card of cards) if (cardKinds.get(card)?.id === kind) count++;
  return count;
}

/** Removes the first copy of a kind from a zone. */
export function takeKind(edition: Pieces, cards: CardId[], kind: KindId): CardId | null {
  const at = findKind(edition, cards, kind);
  const card = cards[at];
  if (card === undefined) return null;
  removeAt(cards, at);
  return card;
}

/** Without `splice`, which takes three times as long: it makes a list of what it removes. */
export function removeAt(cards: CardId[], at: number): void {
  for (let i = at + 1; i < cards.length; i++) {
    const next = cards[i];
    if (next !== undefined) cards[i - 1] = next;
  }
  cards.pop();
}

/** Open zones are sets: they are kept in card order, whatever came first. */
export function putInOrder(pieces: Pieces, cards: CardId[], card: CardId): void {
  const place = orderOf(pieces, card);
  let at = 0;
  let after = cards.length;
  while (at < after) {
    const middle = (at + after) >> 1;
    if (orderOf(pieces, cards[middle] ?? card) < place) at = middle + 1;
    else after = middle;
  }
  for (let i = cards.push(card) - 1; i > at; i--) cards[i] = cards[i - 1] ?? card; // splice is slower
  cards[at] = card;
}

/** Removes a card from the game: its owner keeps it aside, and everybody knows how many of its group are gone. */
export function removeFromGame(pieces: Pieces, state: State, seat: Seat, card: CardId): void {
  const side = sideOf(state.open, seat);
  const group = entry(pieces.groupOf, card);
  putInOrder(pieces, roomOf(state, seat).removed, card);
  side.removed++;
  if (group === pieces.fog) side.fogRemoved++;
  else countLost(side, group);
}

/** The different kinds in a zone, each once. */
export function kindsHeld({ cardKinds }: Pieces, cards: readonly CardId[]): Kind[] {
  const kinds: Kind[] = [];
  let highest = -1;
  for (const card of cards) {
    const kind = cardKinds.get(card);
    if (kind === undefined) continue;
    if (kind.order > highest)
      highest = kind.order; // a new one: most zones are in order
    else if (kinds.includes(kind)) continue;
    kinds.push(kind);
  }
  return kinds;
}

export const kindsIn = (pieces: Pieces, cards: readonly CardId[]): KindId[] =>
  kindsHeld(pieces, cards).map(({ id }) => id);

export const handOf = (view: View, seat: Seat): readonly CardId[] => roomOf(view, seat).hand;

/** Number of a group's cards in a side's hand, discard pile and deck together, which everybody can count. */
export function hiddenCount(edition: Edition, open: Open, seat: Seat, group: GroupId): number {
  const { supply, play, lost, fogRemoved } = sideOf(open, seat);
  const brought = edition.brought(open, seat).counts[group] ?? 0;
  const gone = group === edition.fog ? fogRemoved : (lost[group] ?? 0);
  return brought - gone - countGroup(edition, supply, group) - countGroup(edition, play, group);
}

export function countGroup({ groupOf }: Pieces, cards: readonly CardId[], group: GroupId): number {
  let count = 0;
  for (const card of cards) if (groupOf[card] === group) count++;
  return count;
}
