import {
  type ActionOf,
  type Chance,
  clonePlain,
  type Definition,
  define,
  equip,
  type GameTools,
  type GameTypes,
  no,
  notation,
  type StateOf,
  several,
  shape,
  type ViewOf,
  word,
} from '../../index.ts';

/**
 * A toy of secret choices and windows. Both sides pick their armies at the same time, pick by pick. Then they take
 * turns sending units out; each time, the other side may shout in one window and jeer in the next, while it has breath.
 */
const SEATS = ['red', 'blue'] as const;
type Seat = (typeof SEATS)[number];
const UNITS = ['axe', 'bow', 'cart', 'drum', 'eagle'] as const;
type Unit = (typeof UNITS)[number];
const KINDS = ['shout', 'jeer'] as const;
const SENDINGS = 4;
export const MUSTER_RULES = ['MU-PICK-01', 'MU-SEND-01', 'MU-CALL-01', 'MU-TURN-01', 'MU-OVER-01'] as const;

const unit = word('a unit', UNITS);
const declarations = {
  pick: { unit },
  ready: {},
  send: { units: several('units, in their order', unit, 2) },
  call: {},
  pass: {},
} as const;

const { flag, list, object, oneOf, record, tagged, text, whole } = shape;
const units = list(oneOf(UNITS));

export interface Muster extends GameTypes {
  seat: Seat;
  open: {
    size: number;
    name: string;
    picks: Record<Seat, number>;
    ready: Record<Seat, boolean>;
    sent: Record<Seat, Unit[]>;
    breath: Record<Seat, number>;
    sendings: number;
  };
  private: { red: { picks: Unit[] }; blue: { picks: Unit[]; spy: Unit } };
  sealed: Record<never, never>;
  frame:
    | { step: 'muster' }
    | { step: 'send'; seat: Seat }
    | { step: 'window'; seat: Seat; kind: (typeof KINDS)[number] };
  action: ActionOf<typeof declarations>;
  event:
    | { event: 'picked'; seat: Seat; unit?: Unit }
    | { event: 'ready' | 'passed'; seat: Seat }
    | { event: 'sent'; seat: Seat; units: readonly Unit[] }
    | { event: 'called'; seat: Seat; kind: string };
  rule: (typeof MUSTER_RULES)[number];
}
type State = StateOf<Muster>;

const other = (seat: Seat): Seat => (seat === 'red' ? 'blue' : 'red');
const picksOf = (view: ViewOf<Muster>, seat: Seat): readonly Unit[] => view.private[seat]?.picks ?? [];
const inOrder = (picks: readonly Unit[]): Unit[] => UNITS.filter((each) => picks.includes(each));
const left = (view: ViewOf<Muster>, seat: Seat): readonly Unit[] =>
  picksOf(view, seat).filter((each) => !view.open.sent[seat].includes(each));

export const musterDefinition = {
  id: 'muster',
  title: 'The muster',
  version: '1',
  seats: SEATS,
  seatNames: { red: 'Red', blue: 'Blue' },
  sides: SEATS,
  scenarios: [
    {
      id: 'plain',
      title: 'On the plain',
      summary: 'Two armies.',
      options: [
        { id: 'name', title: 'Name of the plain', rule: 'MU-PICK-01', kind: 'text', longest: 12 },
        {
          id: 'spies',
          title: 'Who may spy',
          rule: 'MU-PICK-01',
          kind: 'list',
          of: UNITS.map((id) => ({ id, title: id })),
          most: 3,
          repeats: true,
        },
      ],
    },
  ],
  notation: notation(declarations),
  frameRules: { over: 'MU-OVER-01', turn: 'MU-TURN-01' },
  outcome: ({ open }) => (open.sendings < SENDINGS ? null : { winner: null, rule: 'MU-OVER-01', title: 'All go home' }),
  clone: clonePlain,
  narrate: ({ event, ...facts }) => `${event} ${Object.values(facts).join(' ')}`,
  resigned: (seat) => ({ winner: other(seat), rule: 'MU-OVER-01', title: `${seat} goes home` }),
  setup({ options }, context) {
    const spies = Array.isArray(options.spies) && options.spies.length > 0 ? options.spies : [...UNITS];
    const spy = unit.read(String(spies[context.below(spies.length)])) ?? 'axe';
    return {
      open: {
        size: 3,
        name: String(options.name),
        picks: { red: 0, blue: 0 },
        ready: { red: false, blue: false },
        sent: { red: [], blue: [] },
        breath: { red: 2, blue: 2 },
        sendings: 0,
      },
      private: { red: { picks: [] }, blue: { picks: [], spy } },
      sealed: {},
      flow: [{ step: 'muster' }],
    };
  },
  steps: {
    muster: {
      rule: 'MU-PICK-01',
      verbs: ['pick', 'ready'],
      who: ({ open }) => SEATS.filter((seat) => !open.ready[seat]),
      propose: () => [...UNITS.map((each) => ({ do: 'pick', unit: each }) as const), { do: 'ready' }],
      refuse(view, _frame, action, seat) {
        if (action.do === 'ready') return null;
        if (action.do !== 'pick') return no('MU-PICK-01');
        const full = view.open.picks[seat] === view.open.size;
        return full || picksOf(view, seat).includes(action.unit) ? no('MU-PICK-01') : null;
      },
      act(state, _frame, action, context, seat) {
        if (action.do === 'pick') {
          const room = state.private[seat];
          room.picks = inOrder([...room.picks, action.unit]);
          state.open.picks[seat]++;
          return context.log({ event: 'picked', seat }, { [seat]: { unit: action.unit } });
        }
        state.open.ready[seat] = true;
        context.log({ event: 'ready', seat });
        if (state.open.ready.red && state.open.ready.blue) state.flow = [{ step: 'send', seat: 'red' }];
      },
    },
    send: {
      rule: 'MU-SEND-01',
      verbs: ['send'],
      who: (_view, { seat }) => [seat],
      propose: (view, { seat }) =>
        declarations.send.units.values
          .filter((each) => each.every((one) => left(view, seat).includes(one)))
          .map((each) => ({ do: 'send', units: each })),
      refuse: (view, { seat }, action) =>
        action.do === 'send' && action.units.every((each) => left(view, seat).includes(each)) ? null : no('MU-SEND-01'),
      act(state, { seat }, action, context) {
        if (action.do !== 'send') return;
        state.open.sent[seat] = inOrder([...state.open.sent[seat], ...action.units]);
        state.open.sendings++;
        context.learn(other(seat));
        context.log({ event: 'sent', seat, units: action.units });
        state.flow = state.open.sendings === SENDINGS ? [] : [{ step: 'send', seat: other(seat) }];
        if (state.flow.length === 0) return;
        for (const kind of [...KINDS].reverse()) state.flow.push({ step: 'window', seat: other(seat), kind });
      },
    },
    window: {
      rule: 'MU-CALL-01',
      verbs: ['call', 'pass'],
      window: { kinds: KINDS, kind: ({ kind }) => kind, pass: { do: 'pass' } },
      who: (_view, { seat }) => [seat],
      propose: () => [{ do: 'call' }, { do: 'pass' }],
      refuse: ({ open }, { seat }, action) =>
        action.do === 'call' && open.breath[seat] === 0 ? no('MU-CALL-01') : null,
      act(state, { seat, kind }, action, context) {
        state.flow.pop();
        if (action.do === 'pass') return context.log({ event: 'passed', seat });
        state.open.breath[seat]--;
        context.log({ event: 'called', seat, kind });
      },
    },
  },
} satisfies Definition<Muster>;

/** A possible set of picks for the other side: the ones it has shown, and any others. */
function guess(view: ViewOf<Muster>, seat: Seat, chance: Chance): Unit[] {
  const rest = UNITS.filter((each) => !view.open.sent[seat].includes(each));
  chance.shuffle(rest);
  return inOrder([...view.open.sent[seat], ...rest.slice(0, view.open.picks[seat] - view.open.sent[seat].length)]);
}

export const musterTools: GameTools<Muster> = {
  odds: () => null,
  shape: object({
    open: object({
      size: whole(3, 3),
      name: text,
      picks: record(SEATS, whole(0, 3)),
      ready: record(SEATS, flag),
      sent: record(SEATS, units),
      breath: record(SEATS, whole(0, 2)),
      sendings: whole(0, SENDINGS),
    }),
    private: object({ red: object({ picks: units }), blue: object({ picks: units, spy: oneOf(UNITS) }) }),
    sealed: object({}),
    flow: list(
      tagged('step', {
        muster: {},
        send: { seat: oneOf(SEATS) },
        window: { seat: oneOf(SEATS), kind: oneOf(KINDS) },
      }),
    ),
  }),
  audit: ({ open, private: rooms }: State) =>
    SEATS.filter((seat) => rooms[seat].picks.length !== open.picks[seat]).map((seat) => `${seat} has miscounted`),
  imagine: (view, seat, chance) =>
    clonePlain({
      open: view.open,
      private: {
        red: seat === 'red' ? { picks: [...picksOf(view, 'red')] } : { picks: guess(view, 'red', chance) },
        blue: view.private.blue ?? {
          picks: guess(view, 'blue', chance),
          spy: UNITS[chance.below(UNITS.length)] ?? 'axe',
        },
      },
      sealed: {},
      flow: [...view.flow],
    }),
};

export const muster = equip(define<Muster>(musterDefinition), musterTools);
