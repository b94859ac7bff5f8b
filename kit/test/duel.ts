import {
  type ActionOf,
  clonePlain,
  define,
  figure,
  type GameTypes,
  no,
  notation,
  type StateOf,
  shape,
  type TypeOf,
} from '@kurgan/engine';

/**
 * A duel with hidden hands, as small as a host needs it: both bid in secret; the higher bid may show cards, draw one or throw
 * a die, and ends its turn; after two rounds it is over.
 */
const SEATS = ['red', 'blue'] as const;
type Seat = (typeof SEATS)[number];
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const ROUNDS = 2;

const { list, nullable, object, oneOf, record, tagged, whole } = shape;
const cards = list(oneOf(CARDS));
const openShape = object({ round: whole(1, ROUNDS + 1), shown: cards, bids: list(oneOf(SEATS)), thrown: whole(0, 6) });
const roomShape = object({ hand: cards, bid: nullable(oneOf(CARDS)) });
const frameShape = tagged('step', { bid: {}, turn: { seat: oneOf(SEATS) } });

const card = figure('a card', CARDS);
const declarations = { bid: { card }, show: { card }, draw: {}, throw: {}, end: {} } as const;

export interface Duel extends GameTypes {
  seat: Seat;
  open: TypeOf<typeof openShape>;
  private: TypeOf<typeof roomShape>;
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
  sides: SEATS,
  scenarios: [{ id: 'dawn', title: 'At dawn', summary: 'Two hands of three.', options: [] }],
  notation: notation(declarations),
  shape: object({
    open: openShape,
    private: record(SEATS, roomShape),
    sealed: object({ deck: cards }),
    flow: list(frameShape),
  }),
  audit: () => [],
  outcome: ({ open }) => (open.round > ROUNDS ? { winner: null, rule: RULE, title: 'Both are tired' } : null),
  odds: (_view, _seat, action) =>
    action.do === 'throw' ? { outcomes: [{ name: 'any', chance: 1 }], sums: [], assuming: [] } : null,
  imagine: (view) => clonePlain(view) as unknown as StateOf<Duel>,
  clone: clonePlain,
  narrate: ({ event, seat, cards: told }) => `${seat ?? 'all'} ${event}${told === undefined ? '' : ` ${told}`}`,
  frameRules: { over: RULE, turn: RULE },
  setup(_choice, table) {
    const deck = [...CARDS];
    table.shuffle(deck);
    const hand = (seat: Seat) => {
      const dealt = deck.splice(0, 3);
      table.tell(seat, { event: 'dealt', seat, cards: [...dealt], rule: RULE });
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
      act(state, _frame, action, table, seat) {
        if (action.do !== 'bid') return;
        take(state, seat, action.card);
        state.private[seat].bid = action.card;
        state.open.bids.push(seat);
        table.log({ event: 'bids', seat, rule: RULE });
        table.tell(seat, { event: 'bid', seat, cards: [action.card], rule: RULE });
        const { red, blue } = state.private;
        if (red.bid === null || blue.bid === null) return;
        table.learn();
        table.log({ event: 'revealed', cards: [red.bid, blue.bid], rule: RULE });
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
      act(state, _frame, action, table, seat) {
        switch (action.do) {
          case 'show':
            take(state, seat, action.card);
            state.open.shown.push(action.card);
            table.learn(other(seat));
            table.log({ event: 'shows', seat, cards: [action.card], rule: RULE });
            break;
          case 'draw': {
            const drawn = state.sealed.deck.splice(0, 1);
            state.private[seat].hand.push(...drawn);
            table.learn(seat);
            table.tell(seat, { event: 'draws', seat, cards: [...drawn], rule: RULE });
            break;
          }
          case 'throw':
            state.open.thrown = table.d(6);
            table.log({ event: 'throws', seat, rule: RULE });
            break;
          default:
            state.open.round++;
            table.log({ event: 'turn', seat, rule: RULE });
            state.flow = state.open.round > ROUNDS ? [] : [{ step: 'bid' }];
        }
      },
    },
  },
});
