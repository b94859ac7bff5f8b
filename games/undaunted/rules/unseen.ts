import type { CardId, GroupId, Seat } from './edition.ts';
import { isCard } from './hidden.ts';
import { type Edition, entry } from './pieces.ts';
import { type Open, type Side, sideOf, type Unseen } from './state.ts';
import { countGroup, hiddenCount, putInOrder } from './zones.ts';

/*
 * Public deductions about cards that only their owner sees. Nothing here depends on the cards themselves, only on what was
 * announced at the table, so it is open. Each fact says what some unseen cards are not:
 *  - a casualty comes from the first zone that has one, so the zones before it had none;
 *  - cards held while the discard pile is shuffled are not among those everybody had seen in that pile.
 */

/**
 * Maximum number of facts to keep: the cost of counting what fits them grows with their number. Random games never have
 * more than three.
 */
export const MOST_FACTS = 4;

export const unseenIn = (side: Side, zone: Unseen['zone']): number =>
  zone === 'hand' ? side.hand - side.shown.length : side.discard - side.seen.length;

export const allows = ({ not }: Unseen, group: GroupId, card: CardId): boolean =>
  !not.includes(group) && !not.includes(card);

/** Records that none of this many unseen cards in the zone is one of these. */
function note(side: Side, zone: Unseen['zone'], unseen: number, not: readonly (GroupId | CardId)[]): void {
  let free = unseen;
  for (const fact of side.unseen) {
    if (fact.zone !== zone) continue;
    free -= fact.count;
    fact.not = [...new Set([...fact.not, ...not])].sort();
  }
  if (free > 0 && not.length > 0) side.unseen.push({ zone, count: free, not: [...not] });
  if (side.unseen.length > MOST_FACTS) side.unseen.splice(leastTelling(side.unseen), 1);
}

/** Index of the fact that rules out least. */
function leastTelling(facts: readonly Unseen[]): number {
  let least = 0;
  for (const [i, { not }] of facts.entries()) if (not.length < (facts[least]?.not.length ?? 0)) least = i;
  return least;
}

/** A search of the zone found no card of the group. */
export const noteSearched = (side: Side, zone: Unseen['zone'], group: GroupId): void =>
  note(side, zone, unseenIn(side, zone), [group]);

/** The discard pile goes into the deck, with everything known about it: `inHand` cards are not among it. */
export function noteReshuffle(side: Side, inHand: number): void {
  side.unseen = side.unseen.filter(({ zone }) => zone === 'hand');
  note(side, 'hand', inHand - side.shown.length, side.seen);
}

/** The rest of the hand was discarded: facts about it now apply to the discard pile. */
export function noteHandDiscarded(edition: Edition, side: Side): void {
  for (const card of side.shown) putInOrder(edition, side.seen, card);
  if (side.shown.length > 0) side.shown = [];
  for (const fact of side.unseen) fact.zone = 'discard';
}

/** Everybody sees this card leave the hand. */
export function noteTurnedUp(edition: Edition, side: Side, card: CardId): void {
  const at = side.shown.indexOf(card);
  if (at >= 0) side.shown.splice(at, 1);
  else if (side.unseen.length > 0) noteLeft(edition, side, card);
}

function noteLeft({ groupOf }: Edition, side: Side, card: CardId): void {
  const group = entry(groupOf, card);
  leave(side, (fact) => fact.zone === 'hand' && allows(fact, group, card));
  forget(side, [card]);
}

/** A card of this group leaves the game, and nobody else learns which. Must be called before anything is counted. */
export function noteLost(
  edition: Edition,
  open: Open,
  seat: Seat,
  zone: Unseen['zone'] | 'deck',
  group: GroupId,
): void {
  const side = sideOf(open, seat);
  const facts = side.unseen.filter((fact) => fact.zone === zone);
  const isFree = zone === 'deck' || facts.reduce((left, { count }) => left - count, unseenIn(side, zone)) > 0;
  const known = zone === 'hand' ? side.shown : zone === 'discard' ? side.seen : [];
  const gone = perhapsLost(edition, known, group);
  for (const card of gone) known.splice(known.indexOf(card), 1);
  if (side.unseen.length === 0) return;
  const cardsOf = ({ not }: Unseen): CardId[] =>
    not.filter((id): id is CardId => isCard(edition, id) && edition.groupOf[id] === group);
  const couldBeLost = (card: CardId): boolean => isFree || facts.some((fact) => allows(fact, group, card));
  const perhaps = side.unseen.flatMap((fact) => cardsOf(fact).filter(couldBeLost));
  const copies = hiddenCount(edition, open, seat, group) - countGroup(edition, side.seen, group);
  const hasOne = (fact: Unseen): boolean => !fact.not.includes(group) && cardsOf(fact).length < copies;
  if (gone.length === 0) leave(side, (fact) => facts.includes(fact) && hasOne(fact));
  forget(side, perhaps);
}

/** Among cards known to everybody: the lost one if copies are alike, else all that it could have been. */
function perhapsLost({ groupOf, kindOf }: Edition, known: readonly CardId[], group: GroupId): CardId[] {
  const all = known.filter((card) => groupOf[card] === group);
  const [first] = all;
  const isAlike = first !== undefined && String(kindOf[first]) === String(group);
  return isAlike ? all.slice(0, 1) : all;
}

/**
 * One of several unseen cards has left, and nobody can tell which. The most is still possible if it was the most
 * restricted one; where two parts rule out different things, only what both rule out is still known.
 */
function leave(side: Side, could: (fact: Unseen) => boolean): void {
  let from: Unseen | null = null;
  for (const fact of side.unseen) if (could(fact) && fact.not.length > (from?.not.length ?? 0)) from = fact;
  if (from === null) return;
  const { not } = from;
  from.count--;
  for (const fact of side.unseen) if (could(fact)) fact.not = fact.not.filter((id) => not.includes(id));
}

/** Drops facts about cards that were revealed or might be lost, and about parts that are empty or unknown. */
function forget(side: Side, cards: readonly (GroupId | CardId)[]): void {
  for (const fact of side.unseen) {
    if (fact.not.some((id) => cards.includes(id))) fact.not = fact.not.filter((id) => !cards.includes(id));
  }
  if (side.unseen.some(isEmpty)) side.unseen = side.unseen.filter((fact) => !isEmpty(fact));
}

const isEmpty = ({ count, not }: Unseen): boolean => count === 0 || not.length === 0;
