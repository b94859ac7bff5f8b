import {
  type ActionOf,
  type Bot,
  clonePlain,
  define,
  distribution,
  equip,
  figure,
  no,
  notation,
  type StateOf,
  shape,
  type ViewOf,
} from '@kurgan/engine';

/** A small game for two with a bit of everything: dice, a secret, a limit to run into, an option, an early end. */

const SEATS = ['red', 'blue'] as const;
type Seat = (typeof SEATS)[number];

const declarations = {
  gather: { strength: figure('a strength, 1 to 3', [1, 2, 3]) },
  look: {},
  climb: {},
  rest: {},
  shout: {},
  wait: {},
} as const;

interface Hill {
  seat: Seat;
  open: {
    round: number;
    points: Record<Seat, number>;
    strength: Record<Seat, number>;
    goal: number;
    rounds: number;
    watched: boolean;
  };
  private: Record<Seat, { charm: number; known: boolean }>;
  sealed: { bag: number[] };
  frame:
    | { step: 'turn'; seat: Seat; gathered: boolean }
    | { step: 'watch'; seat: Seat }
    | { step: 'ascent'; seat: Seat }
    | { step: 'dusk' };
  action: ActionOf<typeof declarations>;
  event:
    | { event: 'gathered'; seat: Seat; strength: number }
    | { event: 'charm'; seat: Seat; charm?: number }
    | { event: 'climbed'; seat: Seat; die: number; reached: boolean }
    | { event: 'rested' | 'shouted' | 'waited'; seat: Seat };
  rule:
    | 'HL-TURN-01'
    | 'HL-TURN-02'
    | 'HL-GATHER-01'
    | 'HL-GATHER-02'
    | 'HL-CLIMB-01'
    | 'HL-CLIMB-02'
    | 'HL-WIN-01'
    | 'HL-WIN-02'
    | 'HL-WIN-03';
}

const LIMIT = 5;
const perSeat = <T>(value: (seat: Seat) => T): Record<Seat, T> => ({ red: value('red'), blue: value('blue') });
const whole = shape.whole(0, 99);

function outcome({ open }: ViewOf<Hill>) {
  const { points, goal, round, rounds } = open;
  const first = SEATS.find((seat) => points[seat] >= goal);
  if (first !== undefined) return { winner: first, rule: 'HL-WIN-01', title: `${first} holds the hill` };
  if (round <= rounds) return null;
  const winner = points.red === points.blue ? null : points.red > points.blue ? 'red' : 'blue';
  return { winner, rule: 'HL-WIN-02', title: winner === null ? 'Nobody holds the hill' : `${winner} stands higher` };
}

function endTurn(state: StateOf<Hill>, seat: Seat): void {
  state.flow.pop();
  if (outcome(state) !== null) state.flow.length = 0;
  else state.flow.push(seat === 'red' ? { step: 'turn', seat: 'blue', gathered: false } : { step: 'dusk' });
}

const rules = define<Hill>({
  id: 'hill',
  title: 'The Hill',
  version: '1',
  seats: SEATS,
  seatNames: { red: 'Red', blue: 'Blue' },
  sides: SEATS,
  scenarios: [
    {
      id: 'day',
      title: 'One day',
      summary: 'Twelve rounds.',
      options: [
        { id: 'steep', kind: 'flag', title: 'A steep hill', rule: 'HL-CLIMB-01' },
        { id: 'goal', kind: 'number', title: 'Points to win', rule: 'HL-WIN-01', min: 1, max: 9, on: 5 },
      ],
    },
    {
      id: 'week',
      title: 'A week',
      summary: 'Eighty rounds.',
      options: [{ id: 'watched', kind: 'flag', title: 'The other side looks on', rule: 'HL-CLIMB-02' }],
    },
  ],
  notation: notation(declarations),
  clone: clonePlain,
  outcome,
  narrate(event) {
    switch (event.event) {
      case 'gathered':
        return `${event.seat} gathers ${event.strength}`;
      case 'charm':
        return `${event.seat} finds a charm${event.charm === undefined ? '' : ` of ${event.charm}`}`;
      case 'climbed':
        return `${event.seat} rolls ${event.die} and ${event.reached ? 'gets up' : 'slides down'}`;
      case 'rested':
        return `${event.seat} rests`;
      case 'shouted':
        return `${event.seat} shouts`;
      case 'waited':
        return `${event.seat} waits`;
    }
  },
  resigned: (seat) => ({ winner: seat === 'red' ? 'blue' : 'red', rule: 'HL-WIN-03', title: `${seat} goes home` }),
  frameRules: { over: 'HL-WIN-01', turn: 'HL-TURN-01' },
  setup({ scenario, options }, context) {
    const bag = [0, 1, 2];
    context.shuffle(bag);
    return {
      open: {
        round: 1,
        points: { red: 0, blue: 0 },
        strength: { red: 0, blue: 0 },
        goal: typeof options.goal === 'number' ? options.goal : options.steep === true ? 5 : 3,
        rounds: scenario === 'week' ? 80 : 12,
        watched: options.watched === true,
      },
      private: perSeat(() => ({ charm: bag.pop() ?? 0, known: false })),
      sealed: { bag },
      flow: [{ step: 'turn', seat: 'red', gathered: false }],
    };
  },
  steps: {
    turn: {
      rule: 'HL-TURN-02',
      verbs: ['gather', 'look', 'climb', 'rest'],
      who: (_view, frame) => [frame.seat],
      propose: () => [
        { do: 'gather', strength: 1 },
        { do: 'gather', strength: 2 },
        { do: 'gather', strength: 3 },
        { do: 'look' },
        { do: 'climb' },
        { do: 'rest' },
      ],
      refuse({ open, private: rooms }, frame, action, seat) {
        if (action.do === 'look' && rooms[seat]?.known) return no('HL-TURN-02');
        if (action.do !== 'gather') return null;
        if (frame.gathered) return no('HL-GATHER-01', {}, 'climb or rest first');
        const now = open.strength[seat];
        if (now + action.strength <= LIMIT) return null;
        return no('HL-GATHER-02', { strength: now, limit: LIMIT }, `gather at most ${LIMIT - now}`);
      },
      act(state, frame, action, context, seat) {
        const { strength } = state.open;
        switch (action.do) {
          case 'gather':
            strength[seat] += action.strength;
            frame.gathered = true;
            return context.log({ event: 'gathered', seat, strength: action.strength });
          case 'look':
            state.private[seat].known = true;
            context.learn();
            return context.log({ event: 'charm', seat }, { [seat]: { charm: state.private[seat].charm } });
          case 'climb':
            state.flow.push({ step: 'ascent', seat });
            if (state.open.watched) state.flow.push({ step: 'watch', seat: seat === 'red' ? 'blue' : 'red' });
            return;
          case 'rest':
            context.log({ event: 'rested', seat });
            return endTurn(state, seat);
        }
      },
    },
    watch: {
      rule: 'HL-CLIMB-02',
      verbs: ['shout', 'wait'],
      window: { kinds: ['climb'], pass: { do: 'wait' } },
      who: (_view, frame) => [frame.seat],
      propose: () => [{ do: 'shout' }, { do: 'wait' }],
      refuse: () => null,
      act(state, _frame, action, context, seat) {
        state.flow.pop();
        if (action.do === 'wait') return context.log({ event: 'waited', seat });
        state.open.strength[seat === 'red' ? 'blue' : 'red'] = 0;
        context.log({ event: 'shouted', seat });
      },
    },
    ascent: {
      run(state, { seat }, context) {
        const { strength, points } = state.open;
        const die = context.d(6);
        const reached = die + strength[seat] + state.private[seat].charm >= 6;
        if (reached) points[seat] += 1;
        strength[seat] = 0;
        context.log({ event: 'climbed', seat, die, reached });
        state.flow.pop();
        endTurn(state, seat);
      },
    },
    dusk: {
      run(state) {
        state.flow.pop();
        if (state.flow.length > 0) throw new Error('nothing goes on when a round ends');
        state.open.round += 1;
        if (outcome(state) === null) state.flow.push({ step: 'turn', seat: 'red', gathered: false });
      },
    },
  },
});

export const hill = equip(rules, {
  odds({ open, private: rooms }, seat, action) {
    if (action.do !== 'climb') return null;
    const room = rooms[seat];
    const charm = room?.known ? room.charm : 0;
    const need = 6 - open.strength[seat] - charm;
    const chance = distribution.atLeast(distribution.die(6), need);
    return {
      outcomes: [
        { name: 'up', chance },
        { name: 'down', chance: 1 - chance },
      ],
      sums: [
        {
          title: 'Die needed',
          lines: [{ label: 'strength', value: `-${open.strength[seat]}`, rule: 'HL-CLIMB-01' }],
        },
      ],
      assuming: room?.known ? [] : ['the charm is worth nothing'],
    };
  },
  shape: shape.object({
    open: shape.object({
      round: whole,
      points: shape.record(SEATS, whole),
      strength: shape.record(SEATS, whole),
      goal: whole,
      rounds: whole,
      watched: shape.flag,
    }),
    private: shape.record(SEATS, shape.object({ charm: whole, known: shape.flag })),
    sealed: shape.object({ bag: shape.list(whole) }),
    flow: shape.list(
      shape.tagged('step', {
        turn: { seat: shape.oneOf(SEATS), gathered: shape.flag },
        watch: { seat: shape.oneOf(SEATS) },
        ascent: { seat: shape.oneOf(SEATS) },
        dusk: {},
      }),
    ),
  }),
  audit: ({ open }) => SEATS.filter((seat) => open.strength[seat] > LIMIT).map((seat) => `${seat} is too strong`),
  imagine(view, _seat, chance) {
    const bag = [0, 1, 2];
    chance.shuffle(bag);
    return {
      open: clonePlain(view.open),
      private: perSeat((seat) => clonePlain(view.private[seat] ?? { charm: bag.pop() ?? 0, known: false })),
      sealed: { bag },
      flow: clonePlain([...view.flow]),
    };
  },
});

export const board = ({ open }: ViewOf<Hill>): string =>
  `Round ${open.round}: ${SEATS.map((seat) => `${seat} ${open.points[seat]} up, strength ${open.strength[seat]}`).join('; ')}`;

export const status = ({ open }: ViewOf<Hill>): string => `Round ${open.round} of ${open.rounds}`;

/** Gathers all it can, then climbs. */
export const steady: Bot<Hill> = {
  id: 'steady',
  title: 'Gathers, then climbs',
  choose: (_view, _seat, legal) => {
    const strong =
      legal.findLast(({ do: verb }) => verb === 'gather') ?? legal.find(({ do: verb }) => verb === 'climb');
    if (strong === undefined) throw new Error('climbing is always legal');
    return strong;
  },
};

/** Gives illegal answers from the third round on. */
export const cheat: Bot<Hill> = {
  id: 'cheat',
  title: 'Cheats',
  choose: (view) => (view.open.round < 3 ? { do: 'rest' } : { do: 'gather', strength: 3 }),
};
