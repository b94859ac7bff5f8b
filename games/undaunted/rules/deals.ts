import type { Chance } from '@kurgan/engine';
import type { CardId, KindId } from './edition.ts';
import { type Edition, entry } from './pieces.ts';
import type { Side, Unseen } from './state.ts';
import { ruledOut, unseenIn } from './unseen.ts';

/** So many unseen cards of a zone, and what is known of them. The deck takes whatever no place does. */
interface Place {
  readonly zone: 'hand' | 'discard';
  readonly count: number;
  readonly known: Unseen | null;
}

const weight = ({ known }: Place): number => (known === null ? 0 : ruledOut(known));

/** Places of which most is known come first. */
function placesOf(side: Side): Place[] {
  const places: Place[] = [];
  for (const zone of ['hand', 'discard'] as const) {
    let free = unseenIn(side, zone);
    for (const known of zone === 'hand' ? side.held : side.piled) {
      free -= known.count;
      places.push({ zone, count: known.count, known });
    }
    places.push({ zone, count: free, known: null });
  }
  return places.sort((a, b) => weight(b) - weight(a));
}

/** For each card the places where it cannot be, as bits. */
function barred({ kindOf }: Edition, cards: readonly CardId[], places: readonly Place[]): number[] {
  return cards.map((card) => {
    let bits = 0;
    for (let i = 0; i < places.length; i++) {
      const known = places[i]?.known ?? null;
      if (known === null) continue;
      if (known.noKind.includes(entry(kindOf, card)) || known.noCard.includes(card)) bits |= 1 << i;
    }
    return bits;
  });
}

function choose(n: number, k: number): number {
  if (k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** Cards that are barred from the same places. */
interface Alike {
  readonly bits: number;
  left: number;
}

/** In how many ways the cards can lie in the places. */
function ways(bits: readonly number[], places: readonly Place[]): number {
  const alike: Alike[] = [];
  for (const each of bits) {
    const same = alike.find((one) => one.bits === each);
    if (same === undefined) alike.push({ bits: each, left: 1 });
    else same.left++;
  }
  const fill = (at: number, from: number, wanted: number): number => {
    const place = places[at];
    if (place === undefined) return 1;
    if (wanted === 0) return fill(at + 1, 0, places[at + 1]?.count ?? 0);
    const cards = alike[from];
    if (cards === undefined) return 0;
    const most = (cards.bits >> at) & 1 ? 0 : Math.min(cards.left, wanted);
    let all = 0;
    for (let n = 0; n <= most; n++) {
      const chosen = choose(cards.left, n);
      cards.left -= n;
      all += chosen * fill(at, from + 1, wanted - n);
      cards.left += n;
    }
    return all;
  };
  return fill(0, 0, places[0]?.count ?? 0);
}

/** Whether the cards can lie so that everything that is known of a side's unseen cards is true. */
export function isPossible(edition: Edition, side: Side, cards: readonly CardId[]): boolean {
  const places = placesOf(side);
  return places.every(({ count }) => count >= 0) && ways(barred(edition, cards, places), places) > 0;
}

/** Of all deals of the cards that fit what is known, the shares in which a kind is not unseen in hand, nor in the pile. */
export function absence(
  edition: Edition,
  side: Side,
  cards: readonly CardId[],
  kind: KindId,
): { readonly hand: number; readonly handAndPile: number } {
  const places = placesOf(side);
  const bits = barred(edition, cards, places);
  let hand = 0;
  for (let i = 0; i < places.length; i++) if (places[i]?.zone === 'hand') hand |= 1 << i;
  const all = ways(bits, places);
  const without = (more: number): number =>
    ways(
      bits.map((each, i) => (edition.kindOf[cards[i] ?? ''] === kind ? each | more : each)),
      places,
    ) / all;
  return { hand: without(hand), handAndPile: without((1 << places.length) - 1) };
}

/**
 * Puts the cards in an order: those in hand, the unseen ones of the discard pile, the deck. All deals that fit what is known
 * are equally likely: a place takes any of the cards it may hold, and a deal that left a later place less to choose from
 * than another would have is the less often kept.
 */
export function deal(edition: Edition, side: Side, cards: CardId[], chance: Chance): CardId[] {
  chance.shuffle(cards);
  if (side.held.length + side.piled.length === 0) return cards;
  const places = placesOf(side);
  const bits = barred(edition, cards, places);
  const most = places.map((place, i) => choose(mostLeftFor(bits, places, i), place.count));
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const taken = tryDeal(bits, places, most, chance);
    if (taken === null) continue;
    const lying = { hand: [] as CardId[], discard: [] as CardId[], deck: [] as CardId[] };
    for (let i = 0; i < cards.length; i++) {
      const place = places[taken[i] ?? -1];
      lying[place?.zone ?? 'deck'].push(cards[i] ?? '');
    }
    return [...lying.hand, ...lying.discard, ...lying.deck];
  }
  throw new Error('no deal fits what is known of the unseen cards');
}

/** Far more than the least likely deal of a game needs. */
const MOST_TRIES = 100_000;

/** How many cards a place can choose from at best: those it may hold less those that earlier places are sure to take from them. */
function mostLeftFor(bits: readonly number[], places: readonly Place[], at: number): number {
  let left = 0;
  for (const each of bits) if (((each >> at) & 1) === 0) left++;
  for (let i = 0; i < at; i++) {
    const isWithin = bits.every((each) => (each >> i) & 1 || ((each >> at) & 1) === 0);
    if (isWithin) left -= places[i]?.count ?? 0;
  }
  return left;
}

/** For each card the place that took it; null for a deal that is not kept. */
function tryDeal(
  bits: readonly number[],
  places: readonly Place[],
  most: readonly number[],
  chance: Chance,
): number[] | null {
  const taken = bits.map(() => -1);
  for (let at = 0; at < places.length; at++) {
    const open: number[] = [];
    for (let i = 0; i < bits.length; i++) if (taken[i] === -1 && (((bits[i] ?? 0) >> at) & 1) === 0) open.push(i);
    const count = places[at]?.count ?? 0;
    const here = choose(open.length, count);
    const best = most[at] ?? here;
    if (here === 0 || (here < best && chance.below(best) >= here)) return null;
    for (let n = 0; n < count; n++) {
      const pick = chance.below(open.length);
      taken[open[pick] ?? -1] = at;
      open[pick] = open[open.length - 1] ?? -1;
      open.pop();
    }
  }
  return taken;
}
