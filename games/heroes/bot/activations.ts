import { allowance, assaultOf } from '../rules/abilities.ts';
import { canMove, refuseAssault } from '../rules/activation.ts';
import { canInspire, repairs } from '../rules/command.ts';
import { endOf, enemyOf, firstOf, of, onField, profile, unitCalled, unitName } from '../rules/counters.ts';
import { firingBy } from '../rules/fire-choices.ts';
import { rangeBetween } from '../rules/sight-lines.ts';
import { type FrameOf, type View, WHERE } from '../rules/state.ts';
import { assaultValue } from './assaults.ts';
import { bestRoute } from './driving.ts';
import { bestDestination, Judge } from './moves.ts';
import { bestAttack, type Rated } from './shots.ts';
import type { Skill } from './skill.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

export const fireFrame = (unit: number, mode: 'action' | 'move' = 'action'): FrameOf<'firing'> => firingBy(unit, mode);

/** Options of an activated unit, each with its worth. */
export function optionsOf(view: View, u: number, skill: Skill): Rated[] {
  const { open } = view;
  const options: Rated[] = [{ action: { do: 'pass' }, value: 0 }];
  if (of(open.units.where, u) !== WHERE.crew) {
    const attack = bestAttack(view, fireFrame(u));
    if (attack !== null) options.push({ action: { do: 'fire' }, value: attack.value });
  }
  if (canInspire(view, u)) options.push({ action: { do: 'inspire' }, value: 2.5 });
  for (const action of repairs(view, u))
    options.push({ action, value: WEIGHTS.damaged * worthOf(view, unitCalled(open, action.unit)) });
  if (!canMove(view, u)) return options;
  options.push({ action: { do: 'move' }, value: moveValue(view, u, skill) });
  if (assaultOf(view, u) === null) return options;
  const enemy = enemyOf(open, u);
  const left = allowance(view, u);
  for (let e = firstOf(open, enemy); e < endOf(open, enemy); e++) {
    if (!onField(open, e) || refuseAssault(view, u, e) !== null || rangeBetween(open, u, e) > left + 1) continue;
    const value = assaultValue(view, u, e, skill, left);
    if (value > 0) options.push({ action: { do: 'assault', unit: unitName(open, e) }, value });
  }
  return options;
}

/** Gain of a Movement Action: the best square within reach, or a change of state. */
function moveValue(view: View, u: number, skill: Skill): number {
  const { size, change, active, weapons } = profile(view, u);
  if (size === 2) return bestRoute(view, u, skill)?.gain ?? -1;
  const gain = bestDestination(view, u, skill)?.gain ?? -1;
  if (change === 'tripod') return Math.max(gain, flipValue(view, u, active, weapons.length > 0, skill));
  return gain;
}

/** Setting a gun up pays where it has something to fire at, and packing it up where it would have more elsewhere. */
export function flipValue(view: View, u: number, active: boolean, armed: boolean, skill: Skill): number {
  if (!armed && !active) return -1;
  const { open } = view;
  const judge = new Judge(view, u, skill);
  const before = judge.at(of(open.units.at, u));
  judge.flip();
  if (active) return PACKING * (bestDestination(judge.view, u, skill)?.gain ?? 0) - 1;
  const after = judge.at(of(open.units.at, u));
  return after - before + 0.05 * worthOf(view, u);
}
/** Share of what a gun gains elsewhere that is left after the time it takes to get there. */
const PACKING = 0.5;

/** Worth of an activation to a unit. */
export function activationValue(view: View, u: number, skill: Skill): number {
  let top = 0;
  for (const { value } of optionsOf(view, u, skill)) if (value > top) top = value;
  return top;
}
