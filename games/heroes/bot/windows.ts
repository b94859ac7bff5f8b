import { endOf, firstOf, isConcealed, of, onField } from '../rules/counters.ts';
import { isTile } from '../rules/places.ts';
import { type Frame, type FrameOf, other, type Seat, type View } from '../rules/state.ts';
import { activationValue, fireFrame } from './activations.ts';
import { dangerTo, tokenFaith } from './estimate.ts';
import { bestAttack } from './shots.ts';
import type { Skill } from './skill.ts';
import { worthOf } from './worth.ts';

/** Least gain for which a unit moves, and least harm for which it fires on the way or reacts. */
export const LEAST = { move: 0.3, fire: 1, react: 1.2, special: 4 } as const;

export const fireNowValue = (view: View, u: number): number =>
  (bestAttack(view, fireFrame(u, 'move'))?.value ?? 0) - LEAST.fire;

/** A reaction, or patience: a mover with squares left may come into a better line of fire. */
export function reactValue(view: View, frame: Frame, u: number): number {
  if (frame.step !== 'opportunityWindow') return 0;
  const { open } = view;
  const { trigger } = frame;
  const firing = { ...fireFrame(u), mode: 'reaction' as const, at: trigger };
  const value = bestAttack(view, firing)?.value ?? 0;
  const mover = view.flow.findLast((each): each is FrameOf<'moving'> => each.step === 'moving');
  const goesOn = mover?.unit === trigger && mover.left > 0 && !mover.halted;
  const patience = goesOn ? 0.35 * worthOf(view, trigger) : LEAST.react;
  const spends = of(open.units.token, u) === 1 ? 0.5 * ownShot(view, u) : 0;
  return value - Math.max(patience, LEAST.react) - spends;
}

/** Worth of the unit's own activation, which it would give up. */
const ownShot = (view: View, u: number): number => bestAttack(view, fireFrame(u))?.value ?? 0;

/** A Special token waits for a shot, an assault, or danger. */
export function revealValue(view: View, frame: Frame, seat: Seat, skill: Skill, place: number): number {
  if (frame.step === 'lastSpecial') return isTile(place) ? 1 : activationValue(view, place, skill);
  if (isTile(place)) return strikeHope(view, seat) - LEAST.special;
  const danger = dangerTo(view, place, tokenFaith(view.open, other(seat)), skill);
  return activationValue(view, place, skill) + 0.3 * danger - LEAST.special;
}

/** Enemies in the open that stand together are worth a barrage. */
function strikeHope(view: View, seat: Seat): number {
  const { open } = view;
  const enemy = other(seat);
  let hope = 0;
  for (let e = firstOf(open, enemy); e < endOf(open, enemy); e++)
    if (onField(open, e) && !isConcealed(open, e)) hope += 0.06 * worthOf(view, e);
  return Math.min(8, hope);
}
