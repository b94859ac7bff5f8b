import type { CardId, GroupId } from './edition.ts';
import type { Side, Unseen } from './state.ts';

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
