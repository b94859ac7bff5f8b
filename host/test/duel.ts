import {
  type ActionOf,
  clonePlain,
  define,
  figure,
  type GameTools,
  type GameTypes,
  no,
  notation,
  type StateOf,
  shape,
  type TypeOf,
} from '@kurgan/engine';

/**
 * A duel with hidden hands, as small as a host needs: both bid in secret; the higher bidder may show cards, draw one or
 * roll a die, then ends its turn; after two rounds the duel is over.
 */
const SEATS = ['red', 'blue'] as const;
type Seat = (typeof SEATS)[number];
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const ROUNDS = 2;

const { list, nullable, object, oneOf, tagged, whole } = shape;
const cards = list(oneOf(CARDS));
const openShape = object({ round: whole(1, ROUNDS + 1), shown: cards, bids: list(oneOf(SEATS)), thrown: whole(0, 6) });
const roomShape = object({ hand: cards, bid: nullable(oneOf(CARDS)) });
const frameShape = tagged('step', { bid: {}, turn: { seat: oneOf(SEATS) } });

const card = figure('a card', CARDS);
const declarations = { bid: { card }, show: { card }, draw: {}, throw: {}, end: {} } as const;

export interface Duel extends GameTypes {
  seat: Seat;
  open: TypeOf<typeof openShape>;
  private: Record<Seat, TypeOf<typeof roomShape>>;
  sealed: { deck: (typeof CARDS)[number][] };
  frame: TypeOf<typeof frameShape>;
  action: ActionOf<typeof declarations>;
  event: { event: string; seat?: Seat; cards?: readonly number[]; rule: string };
  rule: 'DU-ALL-01';
}

const RULE = 'DU-ALL-01' as const;
const other = (seat: Seat): Seat => (seat === 'red' ? 'blue' : 'red');

function take(state: StateOf<Duel>, seat: Seat, wanted: (typeof CARDS)[number]): void {
  const { hand } = state.private[seat];
  hand.splice(hand.indexOf(wanted), 1);
}

export const duel = define<Duel>({
  id: 'duel',
  title: 'Duel',
  version: '1',
  seats: SEATS,
  seatNames: { red: 'Red', blue: 'Blue' },
  sides: SEATS,
  scenarios: [{ id: 'dawn', title: 'At dawn', summary: 'Two hands of three.', options: [] }],
  notation: notation(declarations),
  outcome: ({ open }) => (open.round > ROUNDS ? { winner: null, rule: RULE, title: 'Both are tired' } : null),
  clone: clonePlain,
  narrate: ({ event, seat, cards: told }) => `${seat ?? 'all'} ${event}${told === undefined ? '' : ` ${told}`}`,
  frameRules: { over: RULE, turn: RULE },
  setup(_setup, context) {
    const deck = [...CARDS];
    context.shuffle(deck);
    const hand = (seat: Seat) => {
      const dealt = deck.splice(0, 3);
      context.log({ event: 'dealt', seat, rule: RULE }, { [seat]: { cards: [...dealt] } });
      return { hand: dealt, bid: null };
    };
    return {
      open: { round: 1, shown: [], bids: [], thrown: 0 },
      private: { red: hand('red'), blue: hand('blue') },
      sealed: { deck },
      flow: [{ step: 'bid' }],
    };
  },
  steps: {
    bid: {
      rule: RULE,
      verbs: ['bid'],
      who: ({ open }) => SEATS.filter((seat) => !open.bids.includes(seat)),
      propose: (view, _frame, seat) => (view.private[seat]?.hand ?? []).map((each) => ({ do: 'bid', card: each })),
      refuse: (view, _frame, action, seat) =>
        action.do === 'bid' && view.private[seat]?.hand.includes(action.card) ? null : no(RULE),
      act(state, _frame, action, context, seat) {
        if (action.do !== 'bid') return;
        take(state, seat, action.card);
        state.private[seat].bid = action.card;
        state.open.bids.push(seat);
        context.log({ event: 'bids', seat, rule: RULE }, { [seat]: { cards: [action.card] } });
        const { red, blue } = state.private;
        if (red.bid === null || blue.bid === null) return;
        context.learn();
        context.log({ event: 'revealed', cards: [red.bid, blue.bid], rule: RULE });
        state.flow = [{ step: 'turn', seat: red.bid > blue.bid ? 'red' : 'blue' }];
        state.open.shown.push(red.bid, blue.bid);
        red.bid = null;
        blue.bid = null;
        state.open.bids = [];
      },
    },
    turn: {
      rule: RULE,
      verbs: ['show', 'draw', 'throw', 'end'],
      who: (_view, { seat }) => [seat],
      propose: (view, { seat }) => [
        ...(view.private[seat]?.hand ?? []).map((each) => ({ do: 'show', card: each }) as const),
        { do: 'draw' },
        { do: 'throw' },
        { do: 'end' },
      ],
      refuse: (view, { seat }, action) =>
        action.do === 'show' && !view.private[seat]?.hand.includes(action.card) ? no(RULE) : null,
      act(state, _frame, action, context, seat) {
        switch (action.do) {
          case 'show':
            take(state, seat, action.card);
            state.open.shown.push(action.card);
            context.learn(other(seat));
            context.log({ event: 'shows', seat, cards: [action.card], rule: RULE });
            break;
          case 'draw': {
            const drawn = state.sealed.deck.splice(0, 1);
            state.private[seat].hand.push(...drawn);
            context.learn(seat);
            context.log({ event: 'draws', seat, rule: RULE }, { [seat]: { cards: [...drawn] } });
            break;
          }
          case 'throw':
            state.open.thrown = context.d(6);
            context.log({ event: 'throws', seat, rule: RULE });
            break;
          default:
            state.open.round++;
            context.log({ event: 'turn', seat, rule: RULE });
            state.flow = state.open.round > ROUNDS ? [] : [{ step: 'bid' }];
        }
      },
    },
  },
});

export const duelOdds: Pick<GameTools<Duel>, 'odds'> = {
  odds: (_view, _seat, action) =>
    action.do === 'throw' ? { outcomes: [{ name: 'any', chance: 1 }], sums: [], assuming: [] } : null,
};
