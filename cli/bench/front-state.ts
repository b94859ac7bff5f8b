import {
  type ActionOf,
  type Chance,
  type Context,
  figure,
  type GameTypes,
  type Shape,
  type StateOf,
  shape,
  type Token,
  type ViewOf,
} from '@kurgan/engine';
import {
  AREAS,
  type Card,
  DECISIONS,
  DECK,
  HAND_SIZE,
  KINDS,
  MOST_STRENGTH,
  SEATS,
  type Seat,
  START,
} from './front-facts.ts';

const slot: Token<number> = figure('a place in the hand, 0 to 4', [0, 1, 2, 3, 4]);
const area: Token<number> = figure('an area, 0 to 11', AREAS);
export const declarations = {
  advance: { slot, from: area, to: area },
  assault: { slot, from: area, to: area },
  recruit: { slot, at: area },
  barrage: { slot, at: area },
  discard: { slot },
};

export const RULES = [
  'FRONT-OVER',
  'FRONT-TURN',
  'FRONT-CARD',
  'FRONT-START',
  'FRONT-ADJACENT',
  'FRONT-ADVANCE',
  'FRONT-ASSAULT',
  'FRONT-RECRUIT',
  'FRONT-BARRAGE',
  'FRONT-POINTS',
  'FRONT-WIPED-OUT',
] as const;

/** A seat's strength in each area. Where it has any, the enemy has none. */
export type Strength = number[];

export interface Front extends GameTypes {
  seat: Seat;
  open: { made: number; strength: Record<Seat, Strength>; discards: Record<Seat, Card[]> };
  private: Record<Seat, { hand: Card[] }>;
  sealed: { piles: Record<Seat, Card[]> };
  frame: { step: 'turn'; seat: Seat };
  action: ActionOf<typeof declarations>;
  event:
    | { event: 'advanced'; seat: Seat; from: number; to: number; strength: number }
    | { event: 'assaulted'; seat: Seat; from: number; to: number; hits: number; losses: number }
    | { event: 'recruited'; seat: Seat; at: number; strength: number }
    | { event: 'barraged'; seat: Seat; at: number; losses: number }
    | { event: 'discarded'; seat: Seat };
  rule: (typeof RULES)[number];
}
export type State = StateOf<Front>;
export type View = ViewOf<Front>;

export const other = (seat: Seat): Seat => (seat === 'west' ? 'east' : 'west');

/** `all[seat]`, spelled out: two fixed names are much faster to look up than a variable one. */
export const of = <T>(all: Readonly<Record<Seat, T>>, seat: Seat): T => (seat === 'west' ? all.west : all.east);

const card: Shape<Card> = shape.object({ kind: shape.oneOf(KINDS), rank: shape.whole(1, 3) });
const cards = shape.record(SEATS, shape.list(card, DECK.length));

export const stateShape: Shape<State> = shape.object({
  open: shape.object({
    made: shape.whole(0, DECISIONS),
    strength: shape.record(SEATS, shape.list(shape.whole(0, MOST_STRENGTH), AREAS.length)),
    discards: cards,
  }),
  private: shape.record(SEATS, shape.object({ hand: shape.list(card, HAND_SIZE) })),
  sealed: shape.object({ piles: cards }),
  flow: shape.list(shape.tagged('step', { turn: { seat: shape.oneOf(SEATS) } }), 1),
});

export function draw(pile: Card[]): Card {
  const card = pile.pop();
  if (card === undefined) throw new Error('of twenty cards five are in the hand: one is always left to draw');
  return card;
}

function shuffleAndDeal(pile: Card[], chance: Chance): Card[] {
  chance.shuffle(pile);
  return [draw(pile), draw(pile), draw(pile), draw(pile), draw(pile)];
}

export function setup(context: Context<Front>): State {
  const west = [...DECK];
  const east = [...DECK];
  return {
    open: {
      made: 0,
      strength: { west: [...START.west], east: [...START.east] },
      discards: { west: [], east: [] },
    },
    private: { west: { hand: shuffleAndDeal(west, context) }, east: { hand: shuffleAndDeal(east, context) } },
    sealed: { piles: { west, east } },
    flow: [{ step: 'turn', seat: 'west' }],
  };
}

const cloneLists = <T>({ west, east }: Record<Seat, T[]>): Record<Seat, T[]> => ({
  west: west.slice(),
  east: east.slice(),
});

/** Cards never change, so copies share them. */
export function clone({ open, private: rooms, sealed, flow }: State): State {
  return {
    open: { made: open.made, strength: cloneLists(open.strength), discards: cloneLists(open.discards) },
    private: { west: { hand: rooms.west.hand.slice() }, east: { hand: rooms.east.hand.slice() } },
    sealed: { piles: cloneLists(sealed.piles) },
    flow: flow.map(({ step, seat }) => ({ step, seat })),
  };
}

/** The deck minus one copy of each of these cards. */
function deckWithout(seen: readonly Card[]): Card[] {
  const left = [...DECK];
  for (const { kind, rank } of seen) {
    const at = left.findIndex((card) => card.kind === kind && card.rank === rank);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export function audit({ open, private: rooms, sealed }: State): string[] {
  const problems: string[] = [];
  for (const seat of SEATS) {
    const { hand } = rooms[seat];
    const all = [...hand, ...open.discards[seat], ...sealed.piles[seat]];
    if (hand.length !== HAND_SIZE) problems.push(`${seat} holds ${hand.length} cards`);
    if (all.length !== DECK.length || deckWithout(all).length > 0)
      problems.push(`${seat} has other cards than its deck`);
    if (open.strength[seat].length !== AREAS.length)
      problems.push(`${seat} has strength for other areas than there are`);
  }
  const { west, east } = open.strength;
  for (const area of AREAS) {
    if (west[area] !== 0 && east[area] !== 0) problems.push(`both seats are in area ${area}`);
  }
  return problems;
}

/** Deals everything the seat can't see anew: its own pile, the enemy's hand and pile. */
export function imagine(view: View, seat: Seat, chance: Chance): State {
  const hand = view.private[seat]?.hand ?? [];
  const enemy = other(seat);
  const pile = deckWithout([...hand, ...view.open.discards[seat]]);
  const enemyPile = deckWithout(view.open.discards[enemy]);
  chance.shuffle(pile);
  const own = { hand };
  const theirs = { hand: shuffleAndDeal(enemyPile, chance) };
  return clone({
    open: view.open,
    private: seat === 'west' ? { west: own, east: theirs } : { west: theirs, east: own },
    sealed: { piles: seat === 'west' ? { west: pile, east: enemyPile } : { west: enemyPile, east: pile } },
    flow: [...view.flow],
  });
}
