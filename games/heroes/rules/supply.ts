import { no } from '@kurgan/engine';
import { canMove, moveFrame } from './activation.ts';
import { WHOLE_ACTION } from './bonuses.ts';
import { refuseRepairBy, repair, repairs } from './command.ts';
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

/** Units that were not activated this turn (HS-SUPY-01, HS-MARK-04). Without tracks they may still repair (HS-STATE-23). */
function eligible({ open }: View, seat: Seat): number[] {
  const found: number[] = [];
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++)
    if (inPlay(open, u) && of(open.units.acted, u) === 0) found.push(u);
  return found;
}

/** Steps 3 and 4: units move one after the other, in the order their side likes (HS-SUPY-06). */
export const supplying: Choosing<'supplying', 'activate' | 'repair' | 'done'> = {
  rule: 'HS-SUPY-06',
  verbs: ['activate', 'repair', 'done'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose(view, { seat }) {
    const units = eligible(view, seat);
    const movers = units.filter((u) => canMove(view, u));
    return [
      { do: 'done' },
      ...movers.map((u): Action<'activate'> => ({ do: 'activate', unit: unitName(view.open, u) })),
      ...units.flatMap((u) => repairs(view, u)),
    ];
  },
  refuse(view, { seat }, action) {
    if (action.do === 'done') return null;
    const name = action.do === 'repair' ? action.by : action.unit;
    const u = unitCalled(view.open, name);
    if (!eligible(view, seat).includes(u)) return no('HS-SUPY-01', { unit: name });
    if (action.do === 'repair') return refuseRepairBy(view, u, action);
    return canMove(view, u) ? null : no('HS-R-102', { unit: name });
  },
  act(state, { seat }, action, context) {
    const { open } = state;
    if (action.do === 'done') {
      finish(state);
      context.log({ event: 'supplied', rule: 'HS-SUPY-06', seat });
      return;
    }
    const u = unitCalled(open, action.do === 'repair' ? action.by : action.unit);
    open.units.acted[u] = 1;
    if (action.do === 'repair') {
      repair(state, action, context);
      return;
    }
    first(state, moveFrame(state, u, NONE, 'supply'), WHOLE_ACTION, { step: 'afterAction', unit: u });
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
