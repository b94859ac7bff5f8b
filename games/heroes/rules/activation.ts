import { no, type Refusal } from '@kurgan/engine';
import { allowance, assaultOf } from './abilities.ts';
import { combatAgainst } from './assault.ts';
import { canInspire, inspire, refuseRepairBy, repair, repairs } from './command.ts';
import {
  endOf,
  enemyOf,
  firstOf,
  of,
  onField,
  openProfile,
  profile,
  seatOf,
  unitCalled,
  unitName,
} from './counters.ts';
import { hasShot } from './fire-choices.ts';
import { PROFILES, X } from './profiles.ts';
import type { RuleId } from './rule-ids.ts';
import { type Action, type Choosing, DAMAGE, type FrameOf, NONE, only, proceed, type View, WHERE } from './state.ts';

/** Firing frame of a unit's own action. */
const fireFrame = (unit: number): FrameOf<'firing'> => ({
  step: 'firing',
  unit,
  mode: 'action',
  at: NONE,
  used: 0,
  ammo: 0,
  bonus: 0,
  wild: 0,
  spent: false,
  gentle: false,
});

/** A crew aboard only leaves or uses its abilities (HS-R-62). */
const canFire = (view: View, u: number): boolean =>
  of(view.open.units.where, u) !== WHERE.crew && hasShot(view, fireFrame(u));

export const moveFrame = (
  view: View,
  unit: number,
  target: number,
  kind: FrameOf<'moving'>['kind'],
): FrameOf<'moving'> => ({
  step: 'moving',
  unit,
  left: squaresFor(view, unit),
  allowed: squaresFor(view, unit),
  target,
  charging: false,
  flipped: false,
  fired: false,
  repeated: 0,
  free: of(view.open.units.at, unit),
  halted: false,
  kind,
  bonus: false,
  push: NONE,
  pushed: false,
  crushed: [],
  vehicle: NONE,
});

/** A crew that leaves its vehicle moves as its Inactive side does (HS-STATE-27). */
function squaresFor(view: View, u: number): number {
  const { where, kind, up } = view.open.units;
  if (of(where, u) !== WHERE.crew) return allowance(view, u);
  return allowance(view, u, PROFILES[2 * of(kind, u) + 1 - of(up, u)]?.move);
}

/** A vehicle with Tracks damage takes no Movement Action, not even of 0 squares (HS-R-102). */
export const canMove = (view: View, u: number): boolean => (of(view.open.units.damage, u) & DAMAGE.tracks) === 0;

export function refuseAssault(view: View, u: number, target: number): Refusal<RuleId> | null {
  const { open } = view;
  if (assaultOf(view, u) === null) return no('HS-ASLT-01', { unit: unitName(open, u) });
  if (target === NONE || seatOf(open, target) !== enemyOf(open, u) || !onField(open, target)) return no('HS-ASLT-05');
  if (combatAgainst(view, u, openProfile(open, target).category) === X) return no('HS-ASLT-04', { value: 'X' });
  return profile(view, u).move === X ? no('HS-MOVE-11') : null;
}

type Verb = 'move' | 'assault' | 'fire' | 'repair' | 'inspire' | 'pass';

/** An activated unit takes one action, or does nothing (HS-ACT-06). */
export const activation: Choosing<'activation', Verb> = {
  rule: 'HS-ACT-06',
  verbs: ['move', 'assault', 'fire', 'repair', 'inspire', 'pass'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose(view, { unit }) {
    const { open } = view;
    const actions: Action<Verb>[] = [{ do: 'pass' }, ...repairs(view, unit)];
    if (canInspire(view, unit)) actions.push({ do: 'inspire' });
    if (canMove(view, unit)) {
      actions.push({ do: 'move' });
      if (assaultOf(view, unit) !== null) {
        const enemy = enemyOf(open, unit);
        for (let u = firstOf(open, enemy); u < endOf(open, enemy); u++)
          if (refuseAssault(view, unit, u) === null) actions.push({ do: 'assault', unit: unitName(open, u) });
      }
    }
    if (canFire(view, unit)) actions.push({ do: 'fire' });
    return actions;
  },
  refuse(view, { unit }, action) {
    switch (action.do) {
      case 'pass':
        return null;
      case 'move':
        return canMove(view, unit) ? null : no('HS-R-102');
      case 'assault':
        return canMove(view, unit) ? refuseAssault(view, unit, unitCalled(view.open, action.unit)) : no('HS-R-102');
      case 'repair':
        return refuseRepairBy(view, unit, action);
      case 'inspire':
        return canInspire(view, unit) ? null : no('HS-CMD-08');
      case 'fire':
        return canFire(view, unit) ? null : no('HS-FIRE-01', { targets: 0 });
    }
  },
  act(state, { unit }, action, context) {
    const { open } = state;
    const name = unitName(open, unit);
    switch (action.do) {
      case 'pass':
        context.log({ event: 'idle', rule: 'HS-ACT-07', unit: name });
        proceed(state);
        break;
      case 'move':
        proceed(state, moveFrame(state, unit, NONE, 'action'));
        break;
      case 'assault':
        context.log({ event: 'assaultDeclared', rule: 'HS-ASLT-05', unit: name, target: action.unit });
        proceed(state, moveFrame(state, unit, unitCalled(open, action.unit), 'action'));
        break;
      case 'repair':
        repair(state, action, context);
        proceed(state);
        break;
      case 'inspire':
        inspire(state, unit, context);
        break;
      case 'fire':
        proceed(state, fireFrame(unit));
        break;
    }
  },
};
