import type { CardId, KindId, Seat } from './edition.ts';
import { type Edition, entry } from './pieces.ts';
import { type Open, type Side, sideOf, type Unseen } from './state.ts';
import { countKind, hiddenCount, putInOrder, takeKind } from './zones.ts';

/*
 * What everybody can work out about cards that only their owner sees. Nothing here depends on what those cards are, only
 * on what was told at the table, so it lies in the open. Each fact is one of what some unseen cards are not:
 *  - a casualty comes from the first zone that has one (UN-CAS-02 to UN-CAS-04): the zones before it had none;
 *  - cards held while the discard pile is shuffled are none of those that everybody had seen in that pile (UN-DRAW-02).
 */

type Hidden = 'hand' | 'discard';

const factsOf = (side: Side, zone: Hidden): Unseen[] => (zone === 'hand' ? side.held : side.piled);

const allows = ({ noKind, noCard }: Unseen, kind: KindId, card: CardId): boolean =>
  !noKind.includes(kind) && !noCard.includes(card);

/** Of how many unseen cards of a zone nothing is known, if so many of its cards are unseen. */
function freeOf(facts: readonly Unseen[], unseen: number): number {
  let free = unseen;
  for (const { count } of facts) free -= count;
  return free;
}

export const unseenIn = (side: Side, zone: Hidden): number =>
  zone === 'hand' ? side.hand - side.shown.length : side.discard - side.seen.length;

/** A search of the zone has found no card of the kind. */
export function ruleOut({ kinds }: Edition, side: Side, zone: Hidden, kind: KindId): void {
  const facts = factsOf(side, zone);
  const free = freeOf(facts, unseenIn(side, zone));
  const { order } = entry(kinds, kind);
  for (const { noKind } of facts) {
    if (noKind.includes(kind)) continue;
    const after = noKind.findIndex((each) => entry(kinds, each).order > order);
    noKind.splice(after < 0 ? noKind.length : after, 0, kind);
  }
  if (free > 0) facts.push({ count: free, noKind: [kind], noCard: [] });
}

/** The discard pile goes into the deck: `inHand` cards are not among it. */
export function noteReshuffle(edition: Edition, side: Side, inHand: number): void {
  const { held, seen, shown } = side;
  side.piled = [];
  if (seen.length === 0) return;
  const free = freeOf(held, inHand - shown.length);
  for (const { noCard } of held) for (const card of seen) if (!noCard.includes(card)) putInOrder(edition, noCard, card);
  if (free > 0) held.push({ count: free, noKind: [], noCard: seen.slice() });
}

/** What was left of the hand has been discarded: what was known of it is known of the discard pile. */
export function noteHandDiscarded(edition: Edition, side: Side): void {
  for (const card of side.shown) putInOrder(edition, side.seen, card);
  if (side.shown.length > 0) side.shown = [];
  if (side.held.length === 0) return;
  side.piled.push(...side.held);
  side.held = [];
}

/** Everybody sees this card leave the hand. */
export function noteTurnedUp({ kindOf }: Edition, side: Side, card: CardId): void {
  const { shown, held, piled } = side;
  if (shown.length > 0) {
    const at = shown.indexOf(card);
    if (at >= 0) {
      shown.splice(at, 1);
      return;
    }
  }
  if (held.length > 0) {
    leave(held, (each) => allows(each, kindOf[card] ?? '', card));
    forgetCard(held, card);
  }
  if (piled.length > 0) forgetCard(piled, card);
}

/** A card of this kind leaves the game, and nobody else is told which copy. To be called before anything is counted. */
export function noteLost(edition: Edition, open: Open, seat: Seat, zone: Hidden | 'deck', kind: KindId): void {
  const side = sideOf(open, seat);
  const facts = zone === 'deck' ? [] : factsOf(side, zone);
  const isFree = zone === 'deck' || freeOf(facts, unseenIn(side, zone)) > 0;
  const known = zone === 'deck' ? [] : zone === 'hand' ? side.shown : side.seen;
  const wasKnown = takeKind(edition, known, kind) !== null; // one fewer than everybody knew of
  if (side.held.length + side.piled.length === 0) return;
  const could = (card: CardId): boolean => isFree || facts.some((fact) => allows(fact, kind, card));
  const isLost = (card: CardId): boolean => edition.kindOf[card] === kind && could(card);
  const perhaps = [...side.held, ...side.piled].flatMap(({ noCard }) => noCard.filter(isLost));
  if (!wasKnown) {
    const copies = hiddenCount(edition, open, seat, kind) - countKind(edition, side.seen, kind);
    leave(facts, ({ noKind, noCard }) => !noKind.includes(kind) && countKind(edition, noCard, kind) < copies);
  }
  for (const card of perhaps) {
    forgetCard(side.held, card);
    forgetCard(side.piled, card);
  }
}

/**
 * One of several unseen cards has left, and nobody can tell which. The rest can be most if it was one of those that could be
 * least; where two parts rule out different things, only what both rule out is still known.
 */
function leave(facts: Unseen[], could: (fact: Unseen) => boolean): void {
  let from: Unseen | null = null;
  for (const each of facts) if (could(each) && (from === null || ruledOut(each) > ruledOut(from))) from = each;
  if (from === null) return;
  const { noKind, noCard } = from;
  from.count--;
  for (let i = facts.length - 1; i >= 0; i--) {
    const each = facts[i];
    if (each === undefined) continue;
    if (each !== from && could(each)) {
      each.noKind = each.noKind.filter((kind) => noKind.includes(kind));
      each.noCard = each.noCard.filter((card) => noCard.includes(card));
    }
    if (each.count === 0 || ruledOut(each) === 0) facts.splice(i, 1);
  }
}

/** How much is known of unseen cards. */
export const ruledOut = ({ noKind, noCard }: Unseen): number => noKind.length + noCard.length;

/** Nothing more is said of a card that has come to light, or that may be lost. */
function forgetCard(facts: Unseen[], card: CardId): void {
  for (let i = facts.length - 1; i >= 0; i--) {
    const fact = facts[i];
    const at = fact?.noCard.indexOf(card) ?? -1;
    if (fact === undefined || at < 0) continue;
    fact.noCard.splice(at, 1);
    if (ruledOut(fact) === 0) facts.splice(i, 1);
  }
}
