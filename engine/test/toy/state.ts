import {
  type ActionOf,
  figure,
  type GameTypes,
  notation,
  type StateOf,
  shape,
  type TypeOf,
  type ViewOf,
  word,
} from '../../index.ts';

/**
 * A little raid across a river for two, with one of everything the kernel must carry: private hands, a sealed deck, a
 * simultaneous secret bid, marches that can be taken back, a peek, a window to react in, and dice.
 */
export const SEATS = ['red', 'blue'] as const;
export type Seat = (typeof SEATS)[number];
export const CARDS = [1, 2, 3, 4, 5, 6] as const;
export type Card = (typeof CARDS)[number];
export const COPIES = 3;
export const SHORE = 4;
export const MARCHES = 2;

export const TOY_RULES = [
  'TY-BID-01',
  'TY-BID-02',
  'TY-RAID-01',
  'TY-RAID-02',
  'TY-RAID-03',
  'TY-RAID-04',
  'TY-RAID-05',
  'TY-WIN-01',
  'TY-WIN-02',
  'TY-TURN-01',
  'TY-OVER-01',
] as const;

const { flag, list, nullable, object, oneOf, record, tagged, whole } = shape;
const seatShape = oneOf(SEATS);
const cards = list(oneOf(CARDS));

const openShape = object({
  rounds: whole(2, 6),
  hazard: flag,
  storms: list(whole(1, 6)),
  handSize: whole(2, 3),
  round: whole(1, 6),
  at: record(SEATS, whole(0, SHORE)),
  landings: record(SEATS, whole(0, 6)),
  hands: record(SEATS, whole(0, 3)),
  deck: whole(0, COPIES * CARDS.length),
  committed: list(seatShape),
  shown: cards,
  winner: nullable(oneOf([...SEATS, 'nobody'])),
});
const roomShape = object({ hand: cards, bid: nullable(oneOf(CARDS)), peeked: nullable(oneOf(CARDS)) });
const sealedShape = object({ deck: cards });
const frameShape = tagged('step', {
  deal: {},
  bid: {},
  reveal: {},
  raid: { seat: seatShape, marches: whole(0, MARCHES) },
  window: { seat: seatShape },
  combat: { seat: seatShape, block: whole(0, 6) },
  close: {},
});

const card = figure('a card, 1 to 6', CARDS);
const declarations = {
  bid: { card },
  march: { where: word('a direction', ['forward', 'back']) },
  peek: {},
  strike: {},
  halt: {},
  block: { card },
  pass: {},
} as const;

export interface Toy extends GameTypes {
  seat: Seat;
  open: TypeOf<typeof openShape>;
  private: Record<Seat, TypeOf<typeof roomShape>>;
  sealed: TypeOf<typeof sealedShape>;
  frame: TypeOf<typeof frameShape>;
  action: ActionOf<typeof declarations>;
  event:
    | { event: 'dealt' | 'committed' | 'peeked'; seat: Seat; cards?: Card[] }
    | { event: 'marched' | 'struck' | 'passed'; seat: Seat }
    | { event: 'revealed'; red: Card; blue: Card }
    | { event: 'blocked'; seat: Seat; card: Card }
    | { event: 'rolled'; seat: Seat; die: number; landed: boolean }
    | { event: 'over'; winner: Seat | 'nobody' };
  rule: (typeof TOY_RULES)[number];
}
export type ToyState = StateOf<Toy>;
export type ToyView = ViewOf<Toy>;

export const toyNotation = notation(declarations);
export const toyShape = object({
  open: openShape,
  private: record(SEATS, roomShape),
  sealed: sealedShape,
  flow: list(frameShape),
});

export const otherSeat = (seat: Seat): Seat => (seat === 'red' ? 'blue' : 'red');
