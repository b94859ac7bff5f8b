import type { CardId, RuleId, Seat } from './edition.ts';
import type { Pieces } from './pieces.ts';
import { deckOf, roomOf, type State, sideOf, type UndauntedContext } from './state.ts';
import { noteReshuffle } from './unseen.ts';
import { countKind, putInOrder, takeKind } from './zones.ts';

/** A card that everybody sees goes to the discard pile. */
export function discardOpenly(edition: Pieces, state: State, seat: Seat, card: CardId): void {
  const side = sideOf(state.open, seat);
  putInOrder(edition, roomOf(state, seat).discard, card);
  putInOrder(edition, side.seen, card);
  side.discard++;
}

/** Rules for drawing cards, and for turning a discard pile into the deck. */
export interface DrawRules {
  readonly drawn: RuleId;
  readonly reshuffled: RuleId;
}

/** Draws until the hand has this many more cards, or nothing is left to draw. */
export function draw(
  edition: Pieces,
  state: State,
  seat: Seat,
  count: number,
  rules: DrawRules,
  context: UndauntedContext,
): void {
  const side = sideOf(state.open, seat);
  const room = roomOf(state, seat);
  const deck = deckOf(state, seat);
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    if (deck.length === 0 && !reshuffle(state, seat, rules.reshuffled, context)) break;
    const card = deck.pop();
    if (card === undefined) break;
    drawn.push(card);
    putInOrder(edition, room.hand, card);
  }
  side.hand = room.hand.length;
  side.deck = deck.length;
  context.learn();
  context.log({ event: 'drew', rule: rules.drawn, seat, count: drawn.length }, { [seat]: { cards: drawn } });
}

/** The discard pile becomes the deck; the play area never does. False if there is none. */
function reshuffle(state: State, seat: Seat, rule: RuleId, context: UndauntedContext): boolean {
  const side = sideOf(state.open, seat);
  const room = roomOf(state, seat);
  const deck = deckOf(state, seat);
  if (room.discard.length === 0) return false;
  context.log({ event: 'reshuffled', rule, seat, count: room.discard.length });
  noteReshuffle(side, room.hand.length);
  deck.push(...room.discard);
  context.shuffle(deck);
  room.discard = [];
  side.discard = 0;
  side.seen = [];
  side.deck = deck.length;
  return true;
}

/** Moves a Fog of War from a side's supply to its discard pile, if one is left. */
export function gainFog(
  edition: Pieces,
  state: State,
  seat: Seat,
  by: Seat,
  rules: { readonly gained: RuleId; readonly none: RuleId },
  context: UndauntedContext,
): void {
  const { fog } = edition;
  const side = sideOf(state.open, seat);
  const card = takeKind(edition, side.supply, fog);
  if (card === null) {
    context.log({ event: 'noFogLeft', rule: rules.none, seat, by });
    return;
  }
  discardOpenly(edition, state, seat, card);
  context.log({ event: 'fogGained', rule: rules.gained, seat, by, left: countKind(edition, side.supply, fog) });
}
