import {
  type ActionOf,
  clonePlain,
  define,
  type EquippedGame,
  equip,
  type GameTypes,
  notation,
  type StateOf,
  shape,
} from '@kurgan/engine';

const SEATS = ['a', 'b', 'c'] as const;
export type Seat = (typeof SEATS)[number];

/** `win`, `lose` and `draw` end the game at once; `go` and `stay` lead to the next turn of the script. */
const VERBS = ['go', 'stay', 'win', 'lose', 'draw'] as const;
export type Verb = (typeof VERBS)[number];

/** One decision: its seat and its options. */
export interface Turn {
  readonly seat: Seat;
  readonly may: readonly Verb[];
}

export interface Scripted extends GameTypes {
  seat: Seat;
  /** The script repeats; `made` counts decisions, and `winner` is set once the flow is empty. */
  open: { script: readonly Turn[]; made: number; winner: Seat | null };
  private: Record<Seat, Record<never, never>>;
  sealed: Record<never, never>;
  frame: { step: 'turn' };
  action: ActionOf<Record<Verb, Record<never, never>>>;
  event: { event: 'over' };
  rule: 'SC-01';
}

/** A game where the test scripts who decides, and between which actions. */
export function scripted(seats: readonly Seat[]): EquippedGame<Scripted> {
  const turnOf = ({ script, made }: Scripted['open']) => script[made % script.length];
  const game = define<Scripted>({
    id: 'scripted',
    title: 'A script',
    version: '1',
    seats,
    seatNames: { a: 'A', b: 'B', c: 'C' },
    sides: seats,
    scenarios: [],
    notation: notation({ go: {}, stay: {}, win: {}, lose: {}, draw: {} }),
    outcome: ({ open, flow }) => (flow.length > 0 ? null : { winner: open.winner, rule: 'SC-01', title: 'over' }),
    clone: clonePlain,
    narrate: ({ event }) => event,
    frameRules: { over: 'SC-01', turn: 'SC-01' },
    setup: () => at([]),
    steps: {
      turn: {
        rule: 'SC-01',
        verbs: VERBS,
        who: ({ open }) => [turnOf(open)?.seat ?? 'a'],
        propose: ({ open }) => (turnOf(open)?.may ?? []).map((verb) => ({ do: verb })),
        refuse: () => null,
        act(state, _frame, action, _context, seat) {
          state.open.made++;
          if (action.do === 'go' || action.do === 'stay') return;
          if (action.do === 'win') state.open.winner = seat;
          if (action.do === 'lose') state.open.winner = seats.find((each) => each !== seat) ?? null;
          state.flow.length = 0;
        },
      },
    },
  });
  const turn = shape.object({ seat: shape.oneOf(SEATS), may: shape.list(shape.oneOf(VERBS)) });
  return equip(game, {
    odds: () => null,
    shape: shape.object({
      open: shape.object({
        script: shape.list(turn),
        made: shape.whole(0, 9999),
        winner: shape.nullable(shape.oneOf(SEATS)),
      }),
      private: shape.record(SEATS, shape.object({})),
      sealed: shape.object({}),
      flow: shape.list(shape.tagged('step', { turn: {} })),
    }),
    audit: () => [],
    imagine: ({ open, flow }) => clonePlain({ ...at([]), open, flow: [...flow] }),
  });
}

/** State at the start of the script. */
export const at = (script: readonly Turn[]): StateOf<Scripted> => ({
  open: { script, made: 0, winner: null },
  private: { a: {}, b: {}, c: {} },
  sealed: {},
  flow: [{ step: 'turn' }],
});

/** `turns('aab', 'go')`: two decisions for a, one for b, each with these actions. */
export const turns = (seats: string, ...may: Verb[]): Turn[] =>
  [...seats].map((seat) => ({ seat: SEATS.find((each) => each === seat) ?? 'a', may }));
