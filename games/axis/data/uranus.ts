import type { Kind } from './units.ts';

export interface UranusCard {
  readonly units: { readonly [K in Kind]?: number };
  readonly tokens: number;
}

/** Source: fourteen cards by the rulebook, their contents designed. Their numbers mean nothing (AA-COMP-07). */
const URANUS_CARDS = {
  'uranus-01': { units: { infantry: 4 }, tokens: 0 },
  'uranus-02': { units: { infantry: 3, artillery: 1 }, tokens: 0 },
  'uranus-03': { units: { infantry: 3, bomber: 1 }, tokens: 1 },
  'uranus-04': { units: { infantry: 3, 'rocket-launcher': 1 }, tokens: 0 },
  'uranus-05': { units: { infantry: 2, artillery: 1, 'rocket-launcher': 1 }, tokens: 0 },
  'uranus-06': { units: { infantry: 2, artillery: 1, tank: 1, fighter: 1 }, tokens: 0 },
  'uranus-07': { units: { infantry: 2, mechanized: 1, tank: 1 }, tokens: 0 },
  'uranus-08': { units: { infantry: 1, mechanized: 1, tank: 2 }, tokens: 0 },
  'uranus-09': { units: { mechanized: 2, tank: 2 }, tokens: 0 },
  'uranus-10': { units: { infantry: 2, tank: 1, fighter: 1 }, tokens: 0 },
  'uranus-11': { units: { mechanized: 1, tank: 2, fighter: 1 }, tokens: 0 },
  'uranus-12': { units: { infantry: 2, artillery: 1, fighter: 1, bomber: 1 }, tokens: 0 },
  'uranus-13': { units: { infantry: 2, 'rocket-launcher': 1, bomber: 1 }, tokens: 2 },
  'uranus-14': { units: { infantry: 1, artillery: 1, tank: 1, bomber: 1 }, tokens: 1 },
} as const satisfies Readonly<Record<string, UranusCard>>;

export type CardId = keyof typeof URANUS_CARDS;
export const CARD_IDS = Object.keys(URANUS_CARDS) as readonly CardId[];

export const cardOf = (id: CardId): UranusCard => URANUS_CARDS[id];

/** A zone takes at most two cards (AA-URA-08). Source: rulebook. */
export const CARDS_IN_A_ZONE = 2;
