import type { Chance } from '@kurgan/engine';
import type { CardId, GroupId } from './edition.ts';
import { type Edition, entry } from './pieces.ts';
import type { Side, Unseen } from './state.ts';
import { allows, MOST_FACTS, unseenIn } from './unseen.ts';

/** All places of unseen cards outside the deck, best-known first. The deck takes the rest. */
function placesOf(side: Side): Unseen[] {
  const free = (['hand', 'discard'] as const).map((zone): Unseen => {
    const known = side.unseen.filter((fact) => fact.zone === zone);
    return { zone, count: known.reduce((left, { count }) => left - count, unseenIn(side, zone)), not: [] };
  });
  return [...side.unseen, ...free].sort((a, b) => b.not.length - a.not.length);
}

/** Possible places of each card, as bits. */
const bitsOf = ({ groupOf }: Edition, cards: readonly CardId[], places: readonly Unseen[]): number[] =>
  cards.map((card) =>
    places.reduce((bits, place, i) => (allows(place, entry(groupOf, card), card) ? bits | (1 << i) : bits), 0),
  );

const isIn = (bits: number | undefined, place: number): boolean => ((bits ?? 0) & (1 << place)) > 0;

/** Binomial coefficient. */
function choose(n: number, k: number): number {
  let ways = k > n ? 0 : 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/**
 * Counts the ways the cards can lie in the places. Each card in turn goes to one of its places or to the deck. Only the
 * number of cards in each place is remembered, as the digits of one number, which is small because there are few places
 * (`MOST_FACTS`).
 */
function ways(cards: readonly number[], places: readonly Unseen[]): number {
  let size = 1;
  const digits = places.map(({ count }) => {
    const unit = size;
    size *= count + 1;
    return { unit, base: count + 1 };
  });
  const cases = new Float64Array(size);
  cases[0] = 1;
  for (const bits of cards) {
    for (let full = size - 1; full > 0; full--) {
      let more = 0;
      for (const [at, { unit, base }] of digits.entries()) {
        if (isIn(bits, at) && Math.floor(full / unit) % base > 0) more += cases[full - unit] ?? 0;
      }
      cases[full] = (cases[full] ?? 0) + more;
    }
  }
  return cases[size - 1] ?? 0;
}

/** True if the cards can be dealt so that everything known about a side's unseen cards holds. */
export function isPossible(edition: Edition, side: Side, cards: readonly CardId[]): boolean {
  const places = placesOf(side);
  const wanted = places.reduce((sum, { count }) => sum + count, 0);
  if (side.unseen.length > MOST_FACTS || wanted > cards.length || places.some(({ count }) => count < 0)) return false;
  return ways(bitsOf(edition, cards, places), places) > 0;
}

/** Among all deals that fit what is known, the share where no card of a group is unseen in some zones. */
export function absence(
  edition: Edition,
  side: Side,
  cards: readonly CardId[],
  group: GroupId,
  zones: readonly Unseen['zone'][],
): number {
  const places = placesOf(side);
  const all = bitsOf(edition, cards, places);
  const there = places.reduce((bits, { zone }, i) => (zones.includes(zone) ? bits : bits | (1 << i)), 0);
  const without = cards.map((card, i) => (entry(edition.groupOf, card) === group ? there : -1) & (all[i] ?? 0));
  return ways(without, places) / ways(all, places);
}

/** Far more than any real position needs. */
const MOST_TRIES = 100_000;

/**
 * Puts the cards in an order: the hand, the unseen part of the discard pile, the deck. All deals that fit what is known
 * are equally likely: each place takes random cards it may hold, and the fewer candidates earlier places left, the more
 * often a deal is rejected.
 */
export function deal(edition: Edition, side: Side, cards: CardId[], chance: Chance): CardId[] {
  chance.shuffle(cards);
  if (side.unseen.length === 0) return cards;
  const places = placesOf(side);
  const bits = bitsOf(edition, cards, places);
  const most = places.map((_place, at) => bits.filter((each) => isIn(each, at)).length);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const dealt = tryDeal(bits, places, most, chance);
    if (dealt === null) continue;
    const at = (zone: Unseen['zone'] | undefined): CardId[] =>
      cards.filter((_card, i) => places[dealt[i] ?? -1]?.zone === zone);
    return [...at('hand'), ...at('discard'), ...at(undefined)];
  }
  throw new Error('no deal fits what is known of the unseen cards');
}

/** The place of each card; null for a rejected deal. */
function tryDeal(
  bits: readonly number[],
  places: readonly Unseen[],
  most: readonly number[],
  chance: Chance,
): number[] | null {
  const taken = bits.map(() => -1);
  for (const [at, { count, not }] of places.entries()) {
    const open: number[] = [];
    for (let i = 0; i < bits.length; i++) if (taken[i] === -1 && isIn(bits[i], at)) open.push(i);
    const best = not.length === 0 ? open.length : (most[at] ?? 0); // the last places have equally many in every deal
    if (open.length < count || chance.below(choose(best, count)) >= choose(open.length, count)) return null;
    for (let n = 0; n < count; n++) {
      const [card = -1] = open.splice(chance.below(open.length), 1);
      taken[card] = at;
    }
  }
  return taken;
}
