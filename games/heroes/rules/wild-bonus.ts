import { bonusCards, bonusOf, couldHoldBonus, hasUsedBonus, playBonus, refuseBonus } from './bonuses.ts';
import { type Action, type Choosing, type Frame, type FrameOf, finish, only, type Seat, type State } from './state.ts';

/** Rolls without a declaration of their own: the chance to add to one comes right before its dice (HS-R-92). */
type Unrolled = FrameOf<
  'scatterResult' | 'demolitionResult' | 'damageResult' | 'burstResult' | 'loneResult' | 'unnerveResult'
>;
const WILD = ['any'] as const;

/** The roll, after a window if its side could hold a bonus for it. */
export const withWild = (state: State, seat: Seat, unrolled: Unrolled): Frame[] =>
  !hasUsedBonus(state, seat) && couldHoldBonus(state.open, seat, WILD)
    ? [{ step: 'wildWindow', seat }, unrolled]
    : [unrolled];

export const wildWindow: Choosing<'wildWindow', 'bonus' | 'pass'> = {
  rule: 'HS-R-92',
  verbs: ['bonus', 'pass'],
  window: { kinds: ['wild'], pass: { do: 'pass' } },
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose: (view, { seat }) => [
    { do: 'pass' },
    ...bonusCards(view, seat, WILD).map((card): Action<'bonus'> => ({ do: 'bonus', card })),
  ],
  refuse: (view, { seat }, action) => (action.do === 'pass' ? null : refuseBonus(view, seat, action.card, WILD)),
  act(state, { seat }, action, context) {
    finish(state);
    if (action.do === 'pass') {
      context.log({ event: 'passed', rule: 'HS-R-134', seat, window: 'wild' });
      return;
    }
    playBonus(state, seat, action.card, context);
    const { flow } = state;
    const unrolled = flow.at(-1);
    if (unrolled !== undefined && 'wild' in unrolled)
      flow[flow.length - 1] = { ...unrolled, wild: bonusOf(action.card, WILD)?.value ?? 0 };
  },
};
