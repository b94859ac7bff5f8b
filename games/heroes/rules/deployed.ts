import { carryOut } from './scenario-effects.ts';
import { mayScout } from './scouting.ts';
import { type Automatic, other, proceed } from './state.ts';
import { settleControl } from './victory.ts';

/** Special rules of set-up; zones settle once, then Scouts move (HS-SCN-11, HS-R-98). */
export const deployed: Automatic<'deployed'> = {
  run(state, _frame, context) {
    const { open } = state;
    const seats = [open.initiative, other(open.initiative)].filter((seat) => mayScout(open, seat));
    proceed(state, ...seats.map((seat) => ({ step: 'scouting', seat }) as const));
    carryOut(state, 'setup', context);
    settleControl(state);
  },
};
