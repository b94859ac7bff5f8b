import { type ActionOf, define, type GameTypes, notation, type StateOf } from '@kurgan/engine';

/** Red marches four times; after each march blue may strike or hold. The smallest possible game with a window. */
const declarations = { march: {}, strike: {}, hold: {} } as const;
const RULE = 'PA-ALL-01' as const;
const MARCHES = 4;

export interface Patrol extends GameTypes {
  seat: 'red' | 'blue';
  open: { marches: number; strikes: number };
  private: Record<'red' | 'blue', Record<string, never>>;
  sealed: Record<string, never>;
  frame: { step: 'march' } | { step: 'react' };
  action: ActionOf<typeof declarations>;
  event: { event: string; rule: string };
  rule: typeof RULE;
}

const isOver = ({ open }: Pick<StateOf<Patrol>, 'open'>): boolean => open.marches === MARCHES;

export const patrol = define<Patrol>({
  id: 'patrol',
  title: 'Patrol',
  version: '1',
  seats: ['red', 'blue'],
  seatNames: { red: 'Red', blue: 'Blue' },
  sides: ['red', 'blue'],
  scenarios: [{ id: 'road', title: 'A road', summary: 'Four marches.', options: [] }],
  notation: notation(declarations),
  outcome: (view) =>
    isOver(view) && view.flow.length === 0 ? { winner: null, rule: RULE, title: 'They have passed' } : null,
  clone: (state) => structuredClone(state),
  narrate: ({ event }) => event,
  frameRules: { over: RULE, turn: RULE },
  setup: () => ({
    open: { marches: 0, strikes: 0 },
    private: { red: {}, blue: {} },
    sealed: {},
    flow: [{ step: 'march' }],
  }),
  steps: {
    march: {
      rule: RULE,
      verbs: ['march'],
      who: () => ['red'],
      propose: () => [{ do: 'march' }],
      refuse: () => null,
      act(state, _frame, _action, context) {
        state.open.marches++;
        context.log({ event: 'marches', rule: RULE });
        state.flow = [{ step: 'react' }];
      },
    },
    react: {
      rule: RULE,
      verbs: ['strike', 'hold'],
      window: { kinds: ['ambush'], pass: { do: 'hold' } },
      who: () => ['blue'],
      propose: () => [{ do: 'strike' }, { do: 'hold' }],
      refuse: () => null,
      act(state, _frame, action) {
        if (action.do === 'strike') state.open.strikes++;
        state.flow = isOver(state) ? [] : [{ step: 'march' }];
      },
    },
  },
});
