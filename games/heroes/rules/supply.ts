import { no } from '@kurgan/engine';
import { canMove, moveFrame } from './activation.ts';
import { endOf, firstOf, inPlay, of, unitCalled, unitName } from './counters.ts';
import {
  type Action,
  type Automatic,
  type Choosing,
  finish,
  first,
  NONE,
  only,
  type Seat,
  type View,
} from './state.ts';

/** Units that were not activated this turn may move (HS-SUPY-01, HS-MARK-04). */
function eligible(view: View, seat: Seat): number[] {
  const { open } = view;
  const found: number[] = [];
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++)
    if (inPlay(open, u) && of(open.units.acted, u) === 0 && canMove(view, u)) found.push(u);
  return found;
}

/** Steps 3 and 4: units move one after the other, in the order their side likes (HS-SUPY-06). */
export const supplying: Choosing<'supplying', 'activate' | 'done'> = {
  rule: 'HS-SUPY-06',
  verbs: ['activate', 'done'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose: (view, { seat }) => [
    { do: 'done' },
    ...eligible(view, seat).map((u): Action<'activate'> => ({ do: 'activate', unit: unitName(view.open, u) })),
  ],
  refuse(view, { seat }, action) {
    if (action.do === 'done') return null;
    return eligible(view, seat).includes(unitCalled(view.open, action.unit))
      ? null
      : no('HS-SUPY-01', { unit: action.unit });
  },
  act(state, { seat }, action, context) {
    const { open } = state;
    if (action.do === 'done') {
      finish(state);
      context.log({ event: 'supplied', rule: 'HS-SUPY-06', seat });
      return;
    }
    const u = unitCalled(open, action.unit);
    open.units.acted[u] = 1;
    first(state, moveFrame(state, u, NONE, 'supply'));
  },
};

/** Exactly one Suppressed marker comes off every own unit that has any (HS-SUPY-07). */
export const rally: Automatic<'rally'> = {
  run(state, { seat }, context) {
    const { open } = state;
    finish(state);
    const rallied: string[] = [];
    for (let u = firstOf(open, seat); u < endOf(open, seat); u++) {
      const markers = of(open.units.suppressed, u);
      if (markers === 0) continue;
      open.units.suppressed[u] = markers - 1;
      rallied.push(unitName(open, u));
    }
    if (rallied.length > 0) context.log({ event: 'rallied', rule: 'HS-SUPY-07', seat, units: rallied });
  },
};
