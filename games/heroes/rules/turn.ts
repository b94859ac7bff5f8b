import { no } from '@kurgan/engine';
import { granted } from './army.ts';
import { cardsFrame } from './cards/windows.ts';
import { totalOf } from './counters.ts';
import { discard, handOf } from './deck.ts';
import { drawFresh } from './exchange.ts';
import { scenarioOf } from './scenario.ts';
import {
  type Action,
  type Automatic,
  type Choosing,
  type Frame,
  finish,
  type Open,
  only,
  other,
  proceed,
  type Seat,
  type State,
} from './state.ts';
import { immediateCheck, victoryCheck } from './victory.ts';

/** Stages of a Game Turn in their order (HS-TURN-01, HS-ORD-01, HS-SUPY-03). */
const STAGES: readonly ((open: Open) => Frame[])[] = [
  ({ initiative }) => [cardsFrame('orderStart', initiative), { step: 'scenarioStart' }, { step: 'tokens' }],
  ({ initiative, options }) =>
    options.simultaneous
      ? [{ step: 'placing', seats: ['soviet', 'german'] }]
      : [
          { step: 'placing', seats: [initiative] },
          { step: 'placing', seats: [other(initiative)] },
        ],
  ({ initiative }) => [cardsFrame('orderEnd', initiative)],
  ({ initiative }) => [{ step: 'activations', seat: initiative }],
  ({ initiative }) => [cardsFrame('supplyStart', initiative), { step: 'bluffs' }],
  ({ initiative }) => [
    { step: 'supplying', seat: initiative },
    { step: 'rally', seat: initiative },
    { step: 'supplying', seat: other(initiative) },
    { step: 'rally', seat: other(initiative) },
  ],
  ({ initiative }) => [
    { step: 'refill', seat: initiative },
    { step: 'refill', seat: other(initiative) },
  ],
  () => [{ step: 'turnEnd' }],
];
const PHASES: readonly Open['phase'][] = [
  'order',
  'order',
  'order',
  'activation',
  'supply',
  'supply',
  'supply',
  'supply',
];

/** Lies at the bottom of the flow. */
export const turn: Automatic<'turn'> = {
  run(state, { stage }, context) {
    const { open } = state;
    const frames = STAGES[stage]?.(open) ?? [];
    const phase = PHASES[stage] ?? 'order';
    if (open.phase !== phase) {
      open.phase = phase;
      context.log({ event: 'phase', rule: 'HS-TURN-01', turn: open.turn, phase, initiative: open.initiative });
    }
    proceed(state, ...frames, { step: 'turn', stage: (stage + 1) % STAGES.length });
  },
};

/** Before turn 1 both sides draw their hands (HS-SET-06). */
export const begin: Automatic<'begin'> = {
  run(state, _frame, context) {
    const { open } = state;
    open.effects = [];
    open.turn = 1;
    proceed(state, { step: 'turn', stage: 0 });
    for (const seat of [other(open.initiative), open.initiative]) drawFresh(state, seat, handSize(open, seat), context);
  },
};

export const handSize = (open: Open, seat: Seat): number => scenarioOf(open).handSize + granted(open, seat, 'handSize');

/** Step 6: a side discards what it likes, and draws up to its hand size (HS-SUPY-10). */
export const refill: Choosing<'refill', 'discard' | 'draw'> = {
  rule: 'HS-SUPY-10',
  verbs: ['discard', 'draw'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose(view, _frame, seat) {
    return [
      { do: 'draw' },
      ...[...new Set(handOf(view, seat))].map((card): Action<'discard'> => ({ do: 'discard', card })),
    ];
  },
  refuse(view, _frame, action, seat) {
    if (action.do === 'draw') return null;
    return handOf(view, seat).includes(action.card) ? null : no('HS-SUPY-10', { card: action.card });
  },
  act(state, { seat }, action, context) {
    if (action.do === 'discard') {
      discard(state, seat, action.card);
      context.learn(other(seat));
      context.log({ event: 'discarded', rule: 'HS-SUPY-10', seat, card: action.card });
      return;
    }
    finish(state);
    context.log({ event: 'refilled', rule: 'HS-SUPY-10', seat });
    drawFresh(state, seat, handSize(state.open, seat) - state.open.hands[seat], context);
  },
};

/** Activated markers and effects of the turn come off, as tokens have before (HS-R-141, HS-SUPY-05). */
function clear(state: State): void {
  const { open } = state;
  const { units } = open;
  for (let u = 0; u < totalOf(open); u++) {
    units.acted[u] = 0;
    units.shown[u] = 0;
    units.fired[u] = 0;
  }
  for (const seat of ['soviet', 'german'] as const) {
    open.orders[seat] = {
      numbers: 0,
      next: 1,
      specials: 0,
      specialsShown: 0,
      bluffs: 0,
      aside: 0,
      tiles: [],
    };
  }
  open.effects = [];
  open.smoke = [];
}

export const turnEnd: Automatic<'turnEnd'> = {
  run(state, _frame, context) {
    const { open } = state;
    finish(state);
    clear(state);
    open.initiative = other(open.initiative);
    victoryCheck(state, context);
    if (open.outcome !== null) return;
    open.turn++;
    immediateCheck(state, 'event', context); // what happened on turn 1 counts from now on (HS-R-96)
  },
};
