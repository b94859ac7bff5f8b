import { AREAS } from '../data/areas.ts';
import type { VolgaAction } from '../rules/actions.ts';
import { battleOf } from '../rules/battle.ts';
import { odds } from '../rules/odds.ts';
import { roundOf } from '../rules/round.ts';
import type { View } from '../rules/state.ts';

/** Chance to take the Area with the attack an action leads to, in percent; null when it leads to none. */
function taking(view: View, action: VolgaAction): number | null {
  const known = odds(view, 'german', action);
  if (known === null) return null;
  const taken = known.outcomes.filter(({ name }) => name === 'Success' || name === 'Overrun');
  return Math.round(100 * taken.reduce((sum, { chance }) => sum + chance, 0));
}

/** A fact of the position in favor of an action, as a sentence; empty when nothing certain can be said. */
export function reasonFor(view: View, action: VolgaAction): string {
  const chance = taking(view, action);
  if (chance === null) return '';
  const { open, flow } = view;
  const muster = flow.at(-1);
  const nameOf = (area: keyof typeof AREAS): string => `${area} ${AREAS[area].name}`;
  switch (action.do) {
    case 'move':
      return `${chance} % to take ${nameOf(action.to)} with the units gathered so far, before support.`;
    case 'attack':
      return `${chance} % to take ${nameOf(action.area)} before support.`;
    case 'assault':
      return `${chance} % to take ${nameOf(roundOf(open).area)} before support.`;
    case 'everyone':
    case 'ready':
      return muster?.step === 'muster' ? `${chance} % to take ${nameOf(muster.area)} before support.` : '';
    case 'lead':
      return `${chance} % to take ${nameOf(battleOf(open).area)} before support.`;
    case 'lose':
      return `${chance} % to take ${nameOf(battleOf(open).area)} with the others.`;
    case 'place': {
      const before = taking(view, { do: 'fight' });
      return `${before} % to take ${nameOf(battleOf(open).area)} now, ${chance} % with it.`;
    }
    case 'fight':
      return `${chance} % to take ${nameOf(battleOf(open).area)}.`;
    default:
      return '';
  }
}
