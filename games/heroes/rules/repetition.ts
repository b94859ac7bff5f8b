import { no } from '@kurgan/engine';
import { onTheMoveOf } from './abilities.ts';
import { mayUnlock } from './army.ts';
import { enemyOf, isConcealed, of, onField, profile, seatOf, unitName } from './counters.ts';
import { runOver } from './driving.ts';
import { firingBy, hasShot } from './fire-choices.ts';
import { DIRECTIONS } from './ground.ts';
import { revealOthers, revealSelf } from './spotting.ts';
import { type Automatic, type Choosing, finish, first, only, proceed, type State, type View, WHERE } from './state.ts';

/** Checks and windows after each repetition of a move, and its end. */

/** A unit that can fire on the move has a target here. */
export function hasChance(view: View, u: number): boolean {
  if (!profile(view, u).weapons.some((weapon) => weapon.flames !== null || onTheMoveOf(view, u, weapon) !== null))
    return false;
  return hasShot(view, firingBy(u, 'move'));
}

/** By open facts: a concealed counter may be one that fires on the move (HS-R-134). */
const mayFire = (view: View, u: number): boolean =>
  isConcealed(view.open, u) ? mayUnlock(view.open, seatOf(view.open, u), 'fireOnTheMove') : hasChance(view, u);

/** Reveal check of the mover, then the mover's chance to fire, then the enemy's (HS-MOVE-16). */
export const repetition: Automatic<'repetition'> = {
  run(state, { unit }, context) {
    const { open } = state;
    const aboard = of(open.units.where, unit) === WHERE.aboard; // nobody sees it there, but it may fire
    if (!onField(open, unit) && !aboard) {
      finish(state);
      return;
    }
    if (open.phase !== 'setup' && !aboard) revealSelf(state, unit, context); // HS-CMD-14
    if (!onField(open, unit) && !aboard) return; // a decoy (HS-SCN-12)
    const isActivation = open.phase === 'activation';
    if (isActivation && !hasFired(state, unit) && mayFire(state, unit)) proceed(state, { step: 'fireChance', unit });
    else proceed(state, { step: 'opportunity', seat: enemyOf(open, unit), trigger: unit });
  },
};

/** The action under way knows whether it has fired on the move already. */
function hasFired({ flow }: View, unit: number): boolean {
  for (let i = flow.length - 1; i >= 0; i--) {
    const frame = flow[i];
    if ((frame?.step === 'moving' || frame?.step === 'ending') && frame.unit === unit) return frame.fired;
  }
  return true;
}

/** Once in an action; a unit that has two has had its Firing Action with it (HS-R-88). */
export function noteFired({ flow }: State, unit: number): void {
  for (const [i, frame] of flow.entries()) {
    if ((frame.step === 'moving' || frame.step === 'ending') && frame.unit === unit)
      flow[i] = { ...frame, fired: true };
    if (frame.step === 'twice' && frame.unit === unit) flow[i] = { ...frame, over: true };
  }
}

/** Fire on the Move from the square just entered (HS-FAB-20, HS-FAB-21). */
export const fireChance: Choosing<'fireChance', 'fire' | 'hold'> = {
  rule: 'HS-MOVE-15',
  verbs: ['fire', 'hold'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose: (view, { unit }) => (hasChance(view, unit) ? [{ do: 'hold' }, { do: 'fire' }] : [{ do: 'hold' }]),
  refuse: (view, { unit }, action) => (action.do === 'hold' || hasChance(view, unit) ? null : no('HS-MOVE-15')),
  act(state, { unit }, action) {
    if (action.do === 'hold') {
      proceed(state, { step: 'opportunity', seat: enemyOf(state.open, unit), trigger: unit });
      return;
    }
    noteFired(state, unit);
    proceed(state, firingBy(unit, 'move'));
  },
};

/** Asked only where an arc makes it matter (HS-MOVE-09). */
export const turning: Choosing<'turning', 'face'> = {
  rule: 'HS-MOVE-09',
  verbs: ['face'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose: () => DIRECTIONS.map((direction) => ({ do: 'face', direction })),
  refuse: () => null,
  act(state, { unit }, { direction }, context) {
    finish(state);
    state.open.units.facing[unit] = DIRECTIONS.indexOf(direction);
    context.log({ event: 'faced', rule: 'HS-MOVE-09', unit: unitName(state.open, unit), direction });
  },
};

/** The end of a Movement Action: infantry under a vehicle gives way, then everybody else may be spotted (HS-R-133). */
export const ending: Automatic<'ending'> = {
  run(state, { unit }, context) {
    const under = runOver(state.open, unit);
    if (under.length > 0) {
      first(state, ...under);
      return;
    }
    finish(state);
    if (state.open.phase !== 'setup') revealOthers(state, unit, context);
  },
};
