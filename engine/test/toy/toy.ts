import { type Chance, clonePlain, type Definition, define, distribution, equip, type GameTools } from '../../index.ts';
import {
  CARDS,
  type Card,
  COPIES,
  otherSeat,
  SEATS,
  type Seat,
  type Toy,
  type ToyState,
  type ToyView,
  toyNotation,
  toyShape,
} from './state.ts';
import { needed, toySteps } from './steps.ts';

export { CARDS, type Card, otherSeat, SEATS, type Seat, TOY_RULES, type Toy, type ToyState } from './state.ts';
export { toySteps } from './steps.ts';

/** Cards whose place a player doesn't know. */
function unseen(known: readonly Card[]): Card[] {
  const rest = CARDS.flatMap((each) => Array.from({ length: COPIES }, () => each));
  for (const each of known) rest.splice(rest.indexOf(each), 1);
  return rest;
}

function imagine(view: ToyView, seat: Seat, chance: Chance): ToyState {
  const { open } = view;
  const own = view.private[seat] ?? { hand: [], bid: null, peeked: null };
  const kept = [...open.shown, ...own.hand, ...(own.bid === null ? [] : [own.bid])];
  const rest = unseen(own.peeked === null ? kept : [...kept, own.peeked]);
  chance.shuffle(rest);
  const other = otherSeat(seat);
  const theirs = {
    hand: rest.splice(0, open.hands[other]),
    bid: open.committed.includes(other) ? (rest.pop() ?? null) : null,
    peeked: null,
  };
  const rooms = seat === 'red' ? { red: own, blue: theirs } : { red: theirs, blue: own };
  const deck = own.peeked === null ? rest : [...rest, own.peeked];
  return clonePlain({ open, private: rooms, sealed: { deck }, flow: [...view.flow] });
}

function audit(state: ToyState): string[] {
  const { open, private: rooms, sealed } = state;
  const problems: string[] = [];
  const held = SEATS.flatMap((seat) => [...rooms[seat].hand, ...(rooms[seat].bid === null ? [] : [rooms[seat].bid])]);
  const all = [...open.shown, ...sealed.deck, ...held];
  for (const each of CARDS) {
    const there = all.filter((one) => one === each).length;
    if (there !== COPIES) problems.push(`card ${each} is there ${there} times`);
  }
  if (open.deck !== sealed.deck.length) problems.push('the deck is miscounted');
  for (const seat of SEATS) {
    if (open.hands[seat] !== rooms[seat].hand.length) problems.push(`the hand of ${seat} is miscounted`);
    if (open.committed.includes(seat) !== (rooms[seat].bid !== null)) problems.push(`${seat} bids without a card`);
  }
  return problems;
}

export const toyDefinition: Definition<Toy> = {
  id: 'toy',
  title: 'Raid across the river',
  version: '1',
  seats: SEATS,
  windowNames: { block: 'chances to block' },
  seatNames: { red: 'Red', blue: 'Blue' },
  sides: SEATS,
  scenarios: ['day', 'night'].map((id) => ({
    id,
    title: id,
    summary: `a raid by ${id}`,
    options: [
      { id: 'hazard', title: 'Hazard', rule: 'TY-RAID-01', kind: 'flag' },
      { id: 'rounds', title: 'Rounds', rule: 'TY-RAID-01', kind: 'number', min: 2, max: 6, on: 5 },
      { id: 'storms', title: 'Storms', rule: 'TY-RAID-01', kind: 'turns', first: 1, last: 6 },
    ],
  })),
  notation: toyNotation,
  outcome({ open }) {
    if (open.winner === null) return null;
    return {
      winner: open.winner === 'nobody' ? null : open.winner,
      rule: 'TY-OVER-01',
      title: 'The last round is over',
    };
  },
  clone: clonePlain,
  narrate: (event) => ('seat' in event ? `${event.seat} ${event.event}` : event.event),
  steps: toySteps,
  frameRules: { over: 'TY-OVER-01', turn: 'TY-TURN-01' },
  setup({ scenario, options }, context) {
    const deck = unseen([]);
    context.shuffle(deck);
    return {
      open: {
        rounds: typeof options.rounds === 'number' ? options.rounds : 4,
        hazard: options.hazard === true,
        storms: Array.isArray(options.storms) ? [...options.storms] : [],
        handSize: scenario === 'night' ? 2 : 3,
        round: 1,
        at: { red: 0, blue: 0 },
        landings: { red: 0, blue: 0 },
        hands: { red: 0, blue: 0 },
        deck: deck.length,
        committed: [],
        shown: [],
        winner: null,
      },
      private: { red: { hand: [], bid: null, peeked: null }, blue: { hand: [], bid: null, peeked: null } },
      sealed: { deck },
      flow: [{ step: 'deal' }],
    };
  },
};

export const toyTools: GameTools<Toy> = {
  shape: toyShape,
  audit,
  imagine,
  odds(view, seat, action) {
    if (action.do !== 'strike') return null;
    const least = Math.max(needed(view, seat, 0), view.open.hazard ? 2 : 1);
    const landed = distribution.atLeast(distribution.die(6), least);
    return {
      outcomes: [
        { name: 'landed', chance: landed },
        { name: 'thrown back', chance: 1 - landed },
      ],
      sums: [{ title: 'needed', lines: [{ label: 'at least', value: String(least), rule: 'TY-RAID-01' }] }],
      assuming: ['no block'],
    };
  },
};

export const toy = equip(define(toyDefinition), toyTools);
