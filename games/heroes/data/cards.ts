import { GERMAN_CARDS } from './cards-german.ts';
import { SOVIET_CARDS } from './cards-soviet.ts';
import type { CardWindow, Effect, Filter, Side } from './vocabulary.ts';

/** The Alternate Bonus: added to an assault roll, a Firing Action, a Movement Value or any one roll. */
export interface AlternateBonus {
  readonly kind: 'assault' | 'fire' | 'move' | 'any';
  readonly value: number;
}

export interface CardFacts {
  readonly name: string;
  /** Copies in the deck. */
  readonly count: number;
  readonly windows: readonly CardWindow[];
  readonly who: Filter;
  readonly effects: readonly Effect[];
  readonly alternate: AlternateBonus | null;
}

export type CardId = keyof typeof SOVIET_CARDS | keyof typeof GERMAN_CARDS;
export const CARDS: Readonly<Record<CardId, CardFacts>> = { ...SOVIET_CARDS, ...GERMAN_CARDS };

/** The cards of each deck, without their numbers of copies. */
export const DECKS: Readonly<Record<Side, readonly CardId[]>> = {
  soviet: Object.keys(SOVIET_CARDS) as CardId[],
  german: Object.keys(GERMAN_CARDS) as CardId[],
};
export const DECK_SIZE = 40;
