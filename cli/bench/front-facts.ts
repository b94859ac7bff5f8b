/**
 * Front, the yardstick game: small on purpose, made only to compare engines. Two seats hold the west and east edges of
 * twelve areas. A decision plays or discards one of five cards in hand and draws another. A game lasts sixty decisions
 * unless a side is wiped out first.
 */
export const SEATS = ['west', 'east'] as const;
export type Seat = (typeof SEATS)[number];

export const KINDS = ['advance', 'assault', 'recruit', 'barrage'] as const;
type Kind = (typeof KINDS)[number];
export interface Card {
  readonly kind: Kind;
  readonly rank: number;
}

export const HAND_SIZE = 5;
export const DECISIONS = 60;
export const MOST_STRENGTH = 9;

const cards = (kind: Kind, ranks: readonly number[]): Card[] => ranks.map((rank) => ({ kind, rank }));
/** Each seat has its own deck. */
export const DECK: readonly Card[] = [
  ...cards('advance', [1, 1, 2, 2, 3, 3]),
  ...cards('assault', [1, 1, 2, 2, 3, 3]),
  ...cards('recruit', [1, 1, 2, 2]),
  ...cards('barrage', [1, 2, 3, 3]),
];

// Three rows of four areas; a row's areas touch two of the row above and two of the row below.
export const AREAS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
export const VICTORY_POINTS: readonly number[] = [1, 2, 2, 1, 1, 3, 3, 1, 1, 2, 2, 1];
export const ADJACENT: readonly (readonly number[])[] = [
  [1, 4, 5],
  [0, 2, 5, 6],
  [1, 3, 6, 7],
  [2, 7],
  [0, 5, 8, 9],
  [0, 1, 4, 6, 9, 10],
  [1, 2, 5, 7, 10, 11],
  [2, 3, 6, 11],
  [4, 9],
  [4, 5, 8, 10],
  [5, 6, 9, 11],
  [6, 7, 10],
];
/** Strength in each area at the start. */
export const START: Readonly<Record<Seat, readonly number[]>> = {
  west: [4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0],
  east: [0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4],
};
