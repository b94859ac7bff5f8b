import { type ActionOf, type Token, word } from '@kurgan/engine';
import type { Kind, KindId, TileId, UnitId } from './edition.ts';
import type { Pieces } from './pieces.ts';
import { type CounterId, counterId } from './state.ts';

const declare = (card: Token<KindId>, tile: Token<TileId>, unit: Token<UnitId>, counter: Token<CounterId>) => ({
  bid: { card },
  /** Movement: the first step, or the unit's own tile to stay. A unit off the board is placed first. */
  move: { card, to: tile },
  scout: { card, to: tile },
  stalk: { card, to: tile },
  guide: { card, unit, to: tile },
  go: { to: tile },
  halt: {},
  /** Support. */
  bolster: { card },
  take: { card },
  command: { card },
  draw: {},
  inspire: { card },
  return: { card },
  conceal: { card },
  recon: { card },
  control: { card },
  target: { card, to: tile },
  done: {},
  /** Combat. The unit is the enemy's; a Blast spares nobody, so its counters are named with their side. */
  attack: { card, unit },
  suppress: { card, unit },
  blast: { card },
  shell: { counter },
  /** Instead of an action. */
  rally: { card },
  hunker: { card },
  end: {},
});

export type Action = ActionOf<ReturnType<typeof declare>>;
export type ActionWith<Verb extends Action['do']> = Extract<Action, { do: Verb }>;

/** Notation of the library's actions; an edition adds its own. */
export const declarations = ({ kindIds, tileIds, unitIds, seats }: Pieces): ReturnType<typeof declare> =>
  declare(
    word('a kind of card', kindIds),
    word('a tile', tileIds),
    word('a unit', unitIds),
    word(
      'a counter, with its side',
      seats.flatMap((seat) => unitIds.map((unit) => counterId(seat, unit))),
    ),
  );

/**
 * Makes each action once and reuses it: lists of choices cost no memory, and a search can compare actions by identity.
 */
export function once<Word extends string, A>(make: (word: Word) => A): (word: Word) => A {
  const made = new Map<Word, A>();
  return (word) => {
    let action = made.get(word);
    if (action === undefined) {
      action = make(word);
      made.set(word, action);
    }
    return action;
  };
}

/** Same, for kinds of cards, by their number: quicker than by name, and for one edition alone. */
export function onceForKind<A>(make: (kind: Kind) => A): (kind: Kind) => A {
  const made: (A | undefined)[] = [];
  return (kind) => {
    let action = made[kind.order];
    if (action === undefined) {
      action = make(kind);
      made[kind.order] = action;
    }
    return action;
  };
}

/** Same, for a whole list of words that is kept and asked about again, such as the neighbors of a tile. */
export const onceForList = <Word extends string, A>(
  make: (word: Word) => A,
): ((words: readonly Word[]) => readonly A[]) => onceFor((words) => words.map(make));

/** Computes something about an object that never changes once. */
export function onceFor<T extends object, Result extends object>(
  compute: (object: T) => Result,
): (object: T) => Result {
  const made = new WeakMap<T, Result>();
  let latest: T | undefined; // asked about many times in a row
  let latestResult: Result | undefined;
  return (object) => {
    if (object === latest && latestResult !== undefined) return latestResult;
    let result = made.get(object);
    if (result === undefined) {
      result = compute(object);
      made.set(object, result);
    }
    latest = object;
    latestResult = result;
    return result;
  };
}

/** Keeps each list once, by its words, so that what is kept for a list is found again. */
export function sameList<Word extends string>(): (words: readonly Word[]) => readonly Word[] {
  const lists = new Map<string, readonly Word[]>();
  return (words) => {
    const key = words.join();
    const known = lists.get(key) ?? words;
    lists.set(key, known);
    return known;
  };
}

export function onceForTwo<First extends string, Second extends string, A>(
  make: (first: First, second: Second) => A,
): (first: First, second: Second) => A {
  const made = once((first: First) => once((second: Second) => make(first, second)));
  return (first, second) => made(first)(second);
}
