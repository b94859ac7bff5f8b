import {
  type ActionOf,
  type Choice,
  clonePlain,
  define,
  type GameTypes,
  notation,
  SilentTable,
  type StateOf,
  shape,
  word,
} from '@kurgan/engine';

/**
 * Two stalls of a fair, made so that a search that knows too much, or lets others know too much, chooses wrongly.
 *
 * cups: red may rest, which wins 7 times of 10, or reach for the cups and then guess under which the pea lies.
 * pennies: both show a penny at once, and red wins if they are the same; red may rest instead, which wins 2 times of 10.
 */
const SEATS = ['red', 'blue'] as const;
type Seat = (typeof SEATS)[number];
const SIDES = ['left', 'right'] as const;
const RESTS = { cups: 7, pennies: 2 };

const side = word('a side', SIDES);
const declarations = { rest: {}, reach: {}, guess: { side }, show: { side } } as const;

export interface Fair extends GameTypes {
  seat: Seat;
  open: { winner: Seat | null; shown: Seat[] };
  private: { penny: (typeof SIDES)[number] | null };
  sealed: { pea: (typeof SIDES)[number] };
  frame: { step: 'cups' } | { step: 'guess' } | { step: 'pennies' };
  action: ActionOf<typeof declarations>;
  event: { event: 'over' };
  rule: 'FA-01';
}

function end(state: StateOf<Fair>, winner: Seat): void {
  state.open.winner = winner;
  state.flow.length = 0;
}

const rest = (state: StateOf<Fair>, die: number, stall: keyof typeof RESTS): void =>
  end(state, die <= RESTS[stall] ? 'red' : 'blue');

export const fair = define<Fair>({
  id: 'fair',
  title: 'A fair',
  version: '1',
  seats: SEATS,
  sides: SEATS,
  scenarios: (['cups', 'pennies'] as const).map((id) => ({ id, title: id, summary: id, options: [] })),
  notation: notation(declarations),
  shape: shape.object({
    open: shape.object({ winner: shape.nullable(shape.oneOf(SEATS)), shown: shape.list(shape.oneOf(SEATS)) }),
    private: shape.record(SEATS, shape.object({ penny: shape.nullable(shape.oneOf(SIDES)) })),
    sealed: shape.object({ pea: shape.oneOf(SIDES) }),
    flow: shape.list(shape.tagged('step', { cups: {}, guess: {}, pennies: {} })),
  }),
  audit: () => [],
  outcome: ({ open: { winner } }) => (winner === null ? null : { winner, rule: 'FA-01', title: `${winner} wins` }),
  odds: () => null,
  clone: clonePlain,
  narrate: ({ event }) => event,
  imagine(view, seat, chance) {
    const { red, blue } = view.private;
    const unseen = (other: Seat) => ({
      penny: view.open.shown.includes(other) ? (SIDES[chance.below(2)] ?? null) : null,
    });
    return clonePlain({
      open: view.open,
      private: {
        red: (seat === 'red' ? red : undefined) ?? unseen('red'),
        blue: (seat === 'blue' ? blue : undefined) ?? unseen('blue'),
      },
      sealed: { pea: SIDES[chance.below(2)] ?? 'left' },
      flow: [...view.flow],
    });
  },
  frameRules: { over: 'FA-01', turn: 'FA-01' },
  setup: ({ scenario }, table) => ({
    open: { winner: null, shown: [] },
    private: { red: { penny: null }, blue: { penny: null } },
    sealed: { pea: SIDES[table.below(2)] ?? 'left' },
    flow: [{ step: scenario === 'cups' ? 'cups' : 'pennies' }],
  }),
  steps: {
    cups: {
      rule: 'FA-01',
      verbs: ['rest', 'reach'],
      who: () => ['red'],
      propose: () => [{ do: 'reach' }, { do: 'rest' }],
      refuse: () => null,
      act(state, _frame, action, table) {
        if (action.do === 'rest') rest(state, table.d(10), 'cups');
        else state.flow[0] = { step: 'guess' };
      },
    },
    guess: {
      rule: 'FA-01',
      verbs: ['guess'],
      who: () => ['red'],
      propose: () => SIDES.map((each) => ({ do: 'guess', side: each })),
      refuse: () => null,
      act(state, _frame, action) {
        if (action.do === 'guess') end(state, action.side === state.sealed.pea ? 'red' : 'blue');
      },
    },
    pennies: {
      rule: 'FA-01',
      verbs: ['show', 'rest'],
      who: ({ open }) => SEATS.filter((seat) => !open.shown.includes(seat)),
      propose: (_view, _frame, seat) => [
        ...SIDES.map((each) => ({ do: 'show', side: each }) as const),
        ...(seat === 'red' ? [{ do: 'rest' } as const] : []),
      ],
      refuse: () => null,
      act(state, _frame, action, table, seat) {
        if (action.do !== 'show') {
          rest(state, table.d(10), 'pennies');
          return;
        }
        state.private[seat].penny = action.side;
        state.open.shown.push(seat);
        const { red, blue } = state.private;
        if (state.open.shown.length === 2) end(state, red.penny === blue.penny ? 'red' : 'blue');
      },
    },
  },
});

export const atStall = (scenario: 'cups' | 'pennies', seed = '1'): StateOf<Fair> =>
  fair.setup({ scenario, options: {} } satisfies Choice, SilentTable.seeded(seed));
