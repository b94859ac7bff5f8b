import type { CardId, GroupId, Seat } from './edition.ts';
import { isCard } from './hidden.ts';
import { type Edition, entry } from './pieces.ts';
import { type Open, type Side, sideOf, type Unseen } from './state.ts';
import { allows, unseenIn } from './unseen.ts';
import { countGroup, hiddenCount, putInOrder } from './zones.ts';

/* Changes of what everybody knows about unseen cards, when some of them are shown, discarded or lost. */

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
