import { no } from '@kurgan/engine';
import { seatOf } from './counters.ts';
import { gearLeft, refuseMarker, spend } from './gear.ts';
import { type Choosing, finish, only, proceed } from './state.ts';
import { addSuppressed } from './suppression.ts';

/** Suppressed markers are about to be put on a unit: each Iron Nerves marker cancels one (HS-OP-17). */
export const nerves: Choosing<'nerves', 'use' | 'pass'> = {
  rule: 'HS-OP-17',
  verbs: ['use', 'pass'],
  window: { kinds: ['nerves'], pass: { do: 'pass' } },
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose: (view, { unit }) =>
    gearLeft(view, unit, 'mk-nerves') > 0 ? [{ do: 'pass' }, { do: 'use', marker: 'mk-nerves' }] : [{ do: 'pass' }],
  refuse(view, { unit }, action) {
    if (action.do === 'pass') return null;
    return action.marker === 'mk-nerves' ? refuseMarker(view, unit, 'mk-nerves') : no('HS-OPT-03');
  },
  act(state, frame, action, context) {
    const { unit, markers } = frame;
    if (action.do === 'pass') {
      finish(state);
      addSuppressed(state, unit, markers, context);
      return;
    }
    spend(state, unit, action.marker, context);
    const left = markers - 1;
    if (left > 0 && gearLeft(state, unit, 'mk-nerves') > 0) proceed(state, { ...frame, markers: left });
    else {
      finish(state);
      if (left > 0) addSuppressed(state, unit, left, context);
    }
  },
};
