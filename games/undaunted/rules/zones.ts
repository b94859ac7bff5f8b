import type { CardId, KindId, Seat } from './edition.ts';
import { type Edition, entry, type Pieces } from './pieces.ts';
import { type Open, roomOf, sideOf, type View } from './state.ts';

/** The first copy of a kind in a zone; -1 when there is none (UN-R-21). */
export function findKind({ kindOf }: Edition, cards: readonly CardId[], kind: KindId): number {
  for (let i = 0; i < cards.length; i++) if (kindOf[cards[i] ?? ''] === kind) return i;
  return -1;
}

export const hasKind = (edition: Edition, cards: readonly CardId[], kind: KindId): boolean =>
  findKind(edition, cards, kind) >= 0;

export function countKind({ kindOf }: Pieces, cards: readonly CardId[], kind: KindId): number {
  let count = 0;
  for (const card of cards) if (kindOf[card] === kind) count++;
  return count;
}

/** Takes the first copy of a kind out of a zone. */
export function takeKind(edition: Edition, cards: CardId[], kind: KindId): CardId | null {
  const at = findKind(edition, cards, kind);
  const card = cards[at];
  if (card === undefined) return null;
  cards.splice(at, 1);
  return card;
}

/** Open zones are sets: they lie in the order of the cards, whatever came first (UN-R-44). */
export function putInOrder({ cardOrder }: Edition, cards: CardId[], card: CardId): void {
  const place = cardOrder[card] ?? 0;
  let at = 0;
  let after = cards.length;
  while (at < after) {
    const middle = (at + after) >> 1;
    if ((cardOrder[cards[middle] ?? ''] ?? 0) < place) at = middle + 1;
    else after = middle;
  }
  if (at === cards.length) {
    cards.push(card);
    return;
  }
  cards.splice(at, 0, card);
}

/** The different kinds in a zone, each once. */
export function kindsIn({ kindOf }: Edition, cards: readonly CardId[]): KindId[] {
  const kinds: KindId[] = [];
  for (const card of cards) {
    const kind = kindOf[card];
    if (kind !== undefined && !kinds.includes(kind)) kinds.push(kind);
  }
  return kinds;
}

export const handOf = (view: View, seat: Seat): readonly CardId[] => roomOf(view, seat).hand;

/** How many cards of a kind a side has in hand, discard pile and deck together: everybody can count them. */
export function hiddenCount(edition: Pieces, open: Open, seat: Seat, kind: KindId): number {
  const { supply, play, lost, fogRemoved } = sideOf(open, seat);
  let count = entry(entry(edition.boards, open.scenario).cards, seat)[kind] ?? 0;
  count -= countKind(edition, supply, kind) + countKind(edition, play, kind);
  return count - (kind === edition.fog ? fogRemoved : (lost[kind] ?? 0));
}
