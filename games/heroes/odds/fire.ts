import { penalties } from '../rules/abilities.ts';
import { openProfile, profile } from '../rules/counters.ts';
import type { Weapon } from '../rules/profiles.ts';
import { type AimedFire, combatValue, defenseAgainst, distancePenalty } from '../rules/shots.ts';
import { sniperEffect, sniperTable } from '../rules/snipers.ts';
import type { FrameOf, View } from '../rules/state.ts';
import { type Effect, hitEffects, lossEffects, overFaces, surely } from './effects.ts';

/** An attack before its roll. */
export type Attack = Omit<FrameOf<'attack'>, 'step'>;

export const attackBy = (
  view: View,
  frame: FrameOf<'firing'>,
  weapon: number,
  how: AimedFire,
  target: number,
): Attack => ({
  unit: frame.unit,
  weapon,
  how,
  target,
  value: combatValue(view, frame, weapon, how, target),
  plus: frame.wild,
  split: false,
  keen: frame.keen,
});

/** Dice of an attack: two with a Dual Weapon (HS-FAB-09). */
const diceOf = (weapon: Weapon | undefined, how: AimedFire): 1 | 2 =>
  (how === 'hit' || how === 'suppress') && weapon?.dual === true ? 2 : 1;

/** Sum of everything but the die. */
export const modifierOf = (view: View, { unit, weapon, how, target, value, plus, keen }: Attack): number =>
  value + plus - 2 * penalties(view.open, unit) - distancePenalty(view, unit, weapon, how, target, keen);

/** The ways one attack can end, with a Frightening Shot where it does nothing else. */
export const fireEffects = (view: View, attack: Attack): Effect[] =>
  overFaces(diceOf(profile(view, attack.unit).weapons[attack.weapon], attack.how), fireByFace(view, attack));

/** The same by the face of the die that counts. */
export function fireByFace(view: View, attack: Attack): (face: number) => readonly Effect[] {
  const { open } = view;
  const { unit, weapon, how, target, split } = attack;
  const arms = profile(view, unit).weapons[weapon];
  const more = modifierOf(view, attack);
  const defense = defenseAgainst(view, attack);
  const scare = arms?.frightening === true && !split ? 1 : 0; // HS-FAB-23
  return (face) => {
    const result = face + more;
    switch (how) {
      case 'hit':
        if (result >= 2 * defense) return lossEffects(open, target);
        return result >= defense ? hitEffects(open, target, arms?.piercing === true) : surely('none', scare);
      case 'suppress': {
        const markers = Math.max(0, Math.floor(result / defense));
        return surely('none', markers > 0 ? markers : scare);
      }
      case 'distract':
        return surely('none', result >= (arms?.distracting ?? 7) ? 1 : 0);
      case 'snipe':
        return snipeEffects(view, unit, arms, result, target);
    }
  };
}

function snipeEffects(
  view: View,
  unit: number,
  arms: Weapon | undefined,
  result: number,
  target: number,
): readonly Effect[] {
  const { open } = view;
  switch (sniperEffect((arms && sniperTable(view, unit, arms)) ?? 'standard', result)) {
    case 'none':
      return surely('none');
    case 'suppress':
      return surely('none', 1);
    case 'hit':
      return hitEffects(open, target, false);
    case 'hitAndSuppress':
      return openProfile(open, target).flips ? surely('reduced', 1) : surely('destroyed');
    case 'destroy':
      return lossEffects(open, target);
  }
}
