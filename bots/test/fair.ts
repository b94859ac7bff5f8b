import {
  type ActionOf,
  clonePlain,
  define,
  equip,
  figure,
  type GameTypes,
  no,
  notation,
  type Setup,
  SilentContext,
  type StateOf,
  shape,
  word,
} from '@kurgan/engine';

/**
 * Stalls at a fair: one rewards thinking ahead; at the others, a search chooses wrongly if it knows too much or assumes
 * that others do.
 *
 * sticks: players take one, two or three sticks in turn; taking the last one wins. Leaving a multiple of four can't
 * lose.
 * cups: red may rest, which wins 7 times in 10, or reach for the cups and then guess which one hides the pea.
 * pennies: both show a penny at once, and red wins if they match; red may rest instead, which wins 2 times in 10.
 * echo: both openly show a penny at once; then blue says what red has shown, and wins if that is right.
 */
const SEATS = ['red', 'blue'] as const;
type Seat = (typeof SEATS)[number];
const SIDES = ['left', 'right'] as const;
const STALLS = ['sticks', 'cups', 'pennies', 'echo'] as const;
const RESTS = { cups: 7, pennies: 2 };

const side = word('a side', SIDES);
const sticks = figure('1, 2 or 3', [1, 2, 3]);
const declarations = { rest: {}, reach: {}, guess: { side }, show: { side }, take: { sticks } } as const;

export interface Fair extends GameTypes {
  seat: Seat;
  open: { winner: Seat | null; shown: Seat[]; sticks: number };
  private: Record<Seat, { penny: (typeof SIDES)[number] | null }>;
  sealed: { pea: (typeof SIDES)[number] };
  frame:
    | { step: 'cups' }
    | { step: 'guess' }
    | { step: 'pennies' }
    | { step: 'echo' }
    | { step: 'say'; penny: (typeof SIDES)[number] }
    | { step: 'sticks'; seat: Seat };
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

function stallOf(scenario: string): Fair['frame'] {
  if (scenario === 'sticks') return { step: 'sticks', seat: 'red' };
  return { step: scenario === 'cups' || scenario === 'echo' ? scenario : 'pennies' };
}

const rules = define<Fair>({
  id: 'fair',
  title: 'A fair',
  version: '1',
  seats: SEATS,
  seatNames: { red: 'Red', blue: 'Blue' },
  sides: SEATS,
  scenarios: STALLS.map((id) => ({ id, title: id, summary: id, options: [] })),
  notation: notation(declarations),
  outcome: ({ open: { winner } }) => (winner === null ? null : { winner, rule: 'FA-01', title: `${winner} wins` }),
  clone: clonePlain,
  narrate: ({ event }) => event,
  frameRules: { over: 'FA-01', turn: 'FA-01' },
  setup: ({ scenario }, context) => ({
    open: { winner: null, shown: [], sticks: 10 },
    private: { red: { penny: null }, blue: { penny: null } },
    sealed: { pea: SIDES[context.below(2)] ?? 'left' },
    flow: [stallOf(scenario)],
  }),
  steps: {
    sticks: {
      rule: 'FA-01',
      verbs: ['take'],
      who: (_view, frame) => [frame.seat],
      propose: () => ([1, 2, 3] as const).map((each) => ({ do: 'take', sticks: each })),
      refuse: ({ open }, _frame, action) => (action.do === 'take' && action.sticks > open.sticks ? no('FA-01') : null),
      act(state, _frame, action, _table, seat) {
        if (action.do === 'take') state.open.sticks -= action.sticks;
        if (state.open.sticks === 0) end(state, seat);
        else state.flow[0] = { step: 'sticks', seat: seat === 'red' ? 'blue' : 'red' };
      },
    },
    cups: {
      rule: 'FA-01',
      verbs: ['rest', 'reach'],
      who: () => ['red'],
      propose: () => [{ do: 'reach' }, { do: 'rest' }],
      refuse: () => null,
      act(state, _frame, action, context) {
        if (action.do === 'rest') rest(state, context.d(10), 'cups');
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
      act(state, _frame, action, context, seat) {
        if (action.do !== 'show') {
          rest(state, context.d(10), 'pennies');
          return;
        }
        state.private[seat].penny = action.side;
        state.open.shown.push(seat);
        const { red, blue } = state.private;
        if (state.open.shown.length === 2) end(state, red.penny === blue.penny ? 'red' : 'blue');
      },
    },
    echo: {
      rule: 'FA-01',
      verbs: ['show'],
      who: ({ open }) => SEATS.filter((seat) => !open.shown.includes(seat)),
      propose: () => SIDES.map((each) => ({ do: 'show', side: each })),
      refuse: () => null,
      act(state, _frame, action, _context, seat) {
        if (action.do === 'show') state.private[seat].penny = action.side;
        state.open.shown.push(seat);
        const { penny } = state.private.red;
        if (state.open.shown.length === 2 && penny !== null) state.flow[0] = { step: 'say', penny };
      },
    },
    say: {
      rule: 'FA-01',
      verbs: ['guess'],
      who: () => ['blue'],
      propose: () => SIDES.map((each) => ({ do: 'guess', side: each })),
      refuse: () => null,
      act(state, { penny }, action) {
        if (action.do === 'guess') end(state, action.side === penny ? 'blue' : 'red');
      },
    },
  },
});

export const fair = equip(rules, {
  odds: () => null,
  shape: shape.object({
    open: shape.object({
      winner: shape.nullable(shape.oneOf(SEATS)),
      shown: shape.list(shape.oneOf(SEATS)),
      sticks: shape.whole(0, 99),
    }),
    private: shape.record(SEATS, shape.object({ penny: shape.nullable(shape.oneOf(SIDES)) })),
    sealed: shape.object({ pea: shape.oneOf(SIDES) }),
    flow: shape.list(
      shape.tagged('step', {
        cups: {},
        guess: {},
        pennies: {},
        echo: {},
        say: { penny: shape.oneOf(SIDES) },
        sticks: { seat: shape.oneOf(SEATS) },
      }),
    ),
  }),
  audit: () => [],
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
});

export const atStall = (scenario: (typeof STALLS)[number], seed = '1'): StateOf<Fair> =>
  fair.setup({ scenario, options: {} } satisfies Setup, SilentContext.seeded(seed));
