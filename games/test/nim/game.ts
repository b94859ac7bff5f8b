import { type ActionOf, clonePlain, define, figure, no, notation, type OptionValue, type ViewOf } from '@kurgan/engine';

export const SEATS = ['white', 'black'] as const;
type Seat = (typeof SEATS)[number];

const declarations = { take: { stones: figure('1, 2 or 3 stones', [1, 2, 3]) }, back: {}, pass: {} } as const;

export interface Nim {
  seat: Seat;
  open: {
    stones: number;
    without: number[];
    lastLoses: boolean;
    stake: string;
    last: Seat | null;
    /** Number of stones each may still put back. */
    backs: Record<Seat, number>;
  };
  private: Record<Seat, object>;
  sealed: object;
  frame: { step: 'turn'; seat: Seat } | { step: 'back'; seat: Seat };
  action: ActionOf<typeof declarations>;
  event: { event: 'took'; seat: Seat; stones: number } | { event: 'putBack' | 'passed'; seat: Seat };
  rule: 'NM-TURN-01' | 'NM-TAKE-01' | 'NM-TAKE-02' | 'NM-BACK-01' | 'NM-END-01' | 'NM-END-02' | 'NM-END-03';
}

const other = (seat: Seat): Seat => (seat === 'white' ? 'black' : 'white');
/** Numbers that an option can forbid; taking one stone is always allowed. */
const COUNTS = [
  { id: '2', title: 'Two' },
  { id: '3', title: 'Three' },
] as const;
const NAMES = { white: 'White', black: 'Black' } as const;

const isIn = (list: OptionValue | undefined, id: string): boolean =>
  Array.isArray(list) && list.some((each) => each === id);

function outcome({ open: { last, lastLoses, stake } }: ViewOf<Nim>) {
  if (last === null) return null;
  const winner = lastLoses ? other(last) : last;
  return {
    winner,
    rule: lastLoses ? 'NM-END-02' : 'NM-END-01',
    title: `${NAMES[winner]} wins${stake === '' ? '' : ` ${stake}`}`,
  };
}

const OPTIONS = [
  { id: 'lastLoses', kind: 'flag', title: 'The last stone loses', rule: 'NM-END-02' },
  { id: 'without', kind: 'list', title: 'Not to be taken', rule: 'NM-TAKE-02', of: COUNTS, most: 2, repeats: false },
  { id: 'backs', kind: 'flag', title: 'A stone back', rule: 'NM-BACK-01' },
  { id: 'stake', kind: 'text', title: 'The stake', rule: 'NM-END-04', longest: 20 },
] as const;

export const nim = define<Nim>({
  id: 'nim',
  title: 'Nim',
  version: '1',
  seats: SEATS,
  sides: SEATS,
  seatNames: NAMES,
  windowNames: { back: 'chances to put a stone back' },
  scenarios: ['15', '21'].map((id) => ({
    id,
    title: `${id} stones`,
    summary: `A heap of ${id} stones.`,
    options: OPTIONS,
  })),
  notation: notation(declarations),
  clone: clonePlain,
  outcome,
  narrate(event) {
    const name = NAMES[event.seat];
    if (event.event === 'took') return `${name} takes ${event.stones}.`;
    return event.event === 'putBack' ? `${name} puts a stone back.` : `${name} lets it be.`;
  },
  resigned: (seat) => ({ winner: other(seat), rule: 'NM-END-03', title: `${NAMES[seat]} gives up` }),
  frameRules: { over: 'NM-END-01', turn: 'NM-TURN-01' },
  setup: ({ scenario, options }) => ({
    open: {
      stones: Number(scenario),
      without: COUNTS.flatMap(({ id }) => (isIn(options.without, id) ? Number(id) : [])),
      lastLoses: options.lastLoses === true,
      stake: String(options.stake ?? ''),
      last: null,
      backs: { white: options.backs === true ? 1 : 0, black: options.backs === true ? 1 : 0 },
    },
    private: { white: {}, black: {} },
    sealed: {},
    flow: [{ step: 'turn', seat: 'white' }],
  }),
  steps: {
    turn: {
      rule: 'NM-TAKE-01',
      verbs: ['take'],
      who: (_view, { seat }) => [seat],
      propose: () => ([1, 2, 3] as const).map((stones) => ({ do: 'take', stones })),
      refuse({ open }, _frame, action) {
        if (action.do !== 'take') return no('NM-TAKE-01');
        const { stones } = action;
        if (stones > open.stones) return no('NM-TAKE-01', { left: open.stones }, `take at most ${open.stones}`);
        return open.without.includes(stones) ? no('NM-TAKE-02') : null;
      },
      act({ open, flow }, frame, action, context, seat) {
        if (action.do !== 'take') return;
        open.stones -= action.stones;
        context.log({ event: 'took', seat, stones: action.stones });
        frame.seat = other(seat);
        if (open.stones === 0) {
          open.last = seat;
          flow.pop();
        } else if (open.backs[frame.seat] > 0) flow.push({ step: 'back', seat: frame.seat });
      },
    },
    /** Comes after each taking, while the other side has a stone to put back. */
    back: {
      rule: 'NM-BACK-01',
      verbs: ['back', 'pass'],
      window: { kinds: ['back'], kind: () => 'back', pass: { do: 'pass' } },
      who: (_view, { seat }) => [seat],
      propose: () => [{ do: 'back' }, { do: 'pass' }],
      refuse: () => null,
      act({ open, flow }, { seat }, action, context) {
        flow.pop();
        context.log({ event: action.do === 'back' ? 'putBack' : 'passed', seat });
        if (action.do === 'pass') return;
        open.backs[seat]--;
        open.stones++;
      },
    },
  },
});
