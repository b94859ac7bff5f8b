import { type CardId, id } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { deckOf, roomOf, sideOf, type Unseen } from '../../rules/state.ts';
import { edition } from '../edition.ts';
import type { State } from '../game.ts';
import { normandy } from '../tools.ts';

/** Every way to choose `n` of the items, with the rest. */
export function* choose<T>(items: readonly T[], n: number): Generator<readonly [taken: T[], left: T[]]> {
  if (n === 0) {
    yield [[], [...items]];
    return;
  }
  for (let i = 0; i + n <= items.length; i++) {
    for (const [taken, left] of choose(items.slice(i + 1), n - 1)) {
      yield [
        [items[i] as T, ...taken],
        [...items.slice(0, i), ...left],
      ];
    }
  }
}

/** Every way to put the cards into the places; the rest is the deck. */
function* fill(
  cards: readonly CardId[],
  places: readonly Unseen[],
): Generator<Record<'hand' | 'discard' | 'deck', CardId[]>> {
  const [place, ...rest] = places;
  if (place === undefined) {
    yield { hand: [], discard: [], deck: [...cards] };
    return;
  }
  const { zone, count, not } = place;
  const may = (card: CardId): boolean => !not.includes(entry(edition.groupOf, card)) && !not.includes(card);
  for (const [taken, left] of choose(cards.filter(may), count)) {
    for (const dealt of fill([...left, ...cards.filter((card) => !may(card))], rest)) {
      yield { ...dealt, [zone]: [...taken, ...dealt[zone]] };
    }
  }
}

/** All deals of a side's unseen cards that fit public knowledge, each as often as cards can change places in it. */
export function* worlds(state: State, side: string): Generator<State> {
  const seat = id.seat(side);
  const { hand, discard } = roomOf(state, seat);
  const { seen, shown, unseen } = sideOf(state.open, seat);
  const inHand = hand.filter((card) => !shown.includes(card));
  const inPile = discard.filter((card) => !seen.includes(card));
  const free = (zone: Unseen['zone'], cards: readonly string[]): Unseen => {
    const known = unseen.filter((fact) => fact.zone === zone);
    return { zone, count: known.reduce((left, { count }) => left - count, cards.length), not: [] };
  };
  const places = [...unseen, free('hand', inHand), free('discard', inPile)];
  for (const dealt of fill([...inHand, ...inPile, ...deckOf(state, seat)], places)) {
    const other = normandy.clone(state);
    Object.assign(roomOf(other, seat), { hand: [...shown, ...dealt.hand], discard: [...seen, ...dealt.discard] });
    other.sealed.decks[seat] = dealt.deck;
    yield other;
  }
}
