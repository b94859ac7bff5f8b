import type { Choice } from '@kurgan/kit';
import { launchesFor } from '../../odds/assault.ts';
import { unitCalled, unitName } from '../../rules/counters.ts';
import { firingBy } from '../../rules/fire-choices.ts';
import { SHOT_VERBS, WEAPON_NAMES } from '../../rules/firing.ts';
import { type AimedFire, shotsOf } from '../../rules/shots.ts';
import type { View } from '../../rules/state.ts';
import { squaresLeft, wayFor } from '../moving/reach.ts';
import { stepsAlong } from '../moving/walk.ts';
import type { AttackOption } from './options.ts';
import { assaultSum, fireSum } from './sums.ts';

const FORMS: Readonly<Record<string, AimedFire>> = {
  shoot: 'hit',
  suppress: 'suppress',
  distract: 'distract',
  snipe: 'snipe',
};

/** Attacks of the unit in hand, whatever it takes to get there: an activated unit needs no Fire button first. */
export function attacksNow(view: View, choices: readonly Choice[]): readonly AttackOption[] {
  const frame = view.flow.at(-1);
  if (frame === undefined || choices.length === 0) return [];
  if (frame.step === 'firing') {
    return choices.flatMap((choice): AttackOption[] => {
      const { verb, words, text } = choice;
      const weapon = words.with === 'second' ? 1 : 0;
      const target = unitCalled(view.open, words.at ?? '');
      const how = FORMS[verb];
      if (verb === 'spread') return [{ target, how: 'split', weapon, actions: [text], sum: null }];
      if (how === undefined) return [];
      return [{ target, how, weapon, actions: [text], sum: fireSum(view, frame, weapon, how, target) }];
    });
  }
  if (frame.step !== 'activation' && frame.step !== 'moving') return [];
  const { unit } = frame;
  const assaults = choices.flatMap(({ verb, words, text }): AttackOption[] => {
    const target = verb === 'assault' ? unitCalled(view.open, words.unit ?? '') : -1;
    const [launch] = target < 0 ? [] : launchesFor(view.open, unit, target, squaresLeft(view, unit));
    if (launch === undefined) return [];
    const sum = assaultSum(view, { unit, target, launch, attack: 0, defense: 0 });
    const steps = stepsAlong(view, wayFor(view, unit, launch));
    return [{ target, how: 'assault', weapon: 0, actions: [text, ...steps, 'charge'], sum }];
  });
  if (frame.step === 'moving' || !choices.some(({ verb }) => verb === 'fire')) return assaults;
  const firing = firingBy(unit, 'action');
  const shots = shotsOf(view, firing).map(({ weapon, how, target }): AttackOption => {
    const shot = `${SHOT_VERBS[how]} ${unitName(view.open, target)} ${WEAPON_NAMES[weapon] ?? 'first'}`;
    return { target, how, weapon, actions: ['fire', shot], sum: fireSum(view, firing, weapon, how, target) };
  });
  return [...shots, ...assaults];
}
