import type { CardId, KindId, RuleId, Seat } from './edition.ts';
import type { Edition } from './pieces.ts';
import { deckOf, roomOf, type State, sideOf, type UndauntedTable, type View } from './state.ts';

/** The first copy of a kind in a zone; -1 when there is none (UN-R-21). */
export function findKind({ kindOf }: Edition, cards: readonly CardId[], kind: KindId): number {
  for (let i = 0; i < cards.length; i++) if (kindOf[cards[i] ?? ''] === kind) return i;
  return -1;
}

export const hasKind = (edition: Edition, cards: readonly CardId[], kind: KindId): boolean =>
  findKind(edition, cards, kind) >= 0;

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

/** A card that everybody sees goes to the discard pile. */
export function discardOpenly(edition: Edition, state: State, seat: Seat, card: CardId): void {
  const side = sideOf(state.open, seat);
  putInOrder(edition, roomOf(state, seat).discard, card);
  putInOrder(edition, side.seen, card);
  side.discard++;
}

/** Draws until the hand has so many more, or nothing is left to draw (UN-DRAW-02, UN-DRAW-06); `rule` says why. */
export function draw(
  edition: Edition,
  state: State,
  seat: Seat,
  count: number,
  rule: RuleId,
  table: UndauntedTable,
): void {
  const side = sideOf(state.open, seat);
  const room = roomOf(state, seat);
  const deck = deckOf(state, seat);
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    if (deck.length === 0 && !reshuffle(edition, state, seat, table)) break;
    const card = deck.pop();
    if (card === undefined) break;
    drawn.push(card);
    putInOrder(edition, room.hand, card);
  }
  side.hand = room.hand.length;
  side.deck = deck.length;
  table.learn();
  const event = { event: 'drew', rule, seat, count: drawn.length } as const;
  for (const other of edition.seats) table.tell(other, { ...event, cards: other === seat ? drawn : null });
}

/** The discard pile becomes the deck; the play area never does (UN-DRAW-03). False when there is none. */
function reshuffle(edition: Edition, state: State, seat: Seat, table: UndauntedTable): boolean {
  const side = sideOf(state.open, seat);
  const room = roomOf(state, seat);
  const deck = deckOf(state, seat);
  if (room.discard.length === 0) return false;
  table.log({ event: 'reshuffled', rule: edition.cites.reshuffled, seat, count: room.discard.length });
  deck.push(...room.discard);
  table.shuffle(deck);
  room.discard = [];
  side.discard = 0;
  side.seen = [];
  side.deck = deck.length;
  return true;
}

/** A Fog of War goes from a side's supply to its discard pile, if one is left (UN-SCOUT-03, UN-CONC-01). */
export function gainFog(edition: Edition, state: State, seat: Seat, by: Seat, table: UndauntedTable): void {
  const { cites, fog } = edition;
  const side = sideOf(state.open, seat);
  const rule = seat === by ? cites.scoutFog : cites.conceal;
  const card = takeKind(edition, side.supply, fog);
  if (card === null) {
    table.log({ event: 'noFogLeft', rule: seat === by ? cites.scoutNoFog : cites.concealNothing, seat, by });
    return;
  }
  discardOpenly(edition, state, seat, card);
  let left = 0;
  for (const each of side.supply) if (edition.kindOf[each] === fog) left++;
  table.log({ event: 'fogGained', rule, seat, by, left });
}
