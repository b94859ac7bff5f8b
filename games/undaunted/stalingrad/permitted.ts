import { no, type Refusal } from '@kurgan/engine';
import type { Kind } from '../rules/edition.ts';
import type { Seat } from '../rules/ids.ts';
import type { UseLimit } from '../rules/turn.ts';
import { hasUpgrade, isUpgraded } from './box.ts';
import { isForbidden, rulesIn } from './effects.ts';
import type { RuleId } from './rule-ids.ts';
import type { StalingradFrame, View } from './state.ts';

/** True if the action under way was inspired, not forced (US-R-26). */
function isInspired({ flow }: View): boolean {
  for (let i = flow.length - 1; i >= 0; i--) {
    const frame: StalingradFrame | undefined = flow[i];
    if (frame?.step === 'inspired') return !frame.force;
  }
  return false;
}

/** Why an action printed on a card cannot be taken now: the scenario forbids it, or it is upgraded and the card inspired. */
export function refuseUse(view: View, seat: Seat, { id: kind }: Kind, use: string): Refusal<RuleId> | null {
  if (isForbidden(view.open, seat, kind, use)) return no('US-R-70', { 'not in this scenario': use });
  if (isUpgraded(kind, use) && isInspired(view)) return no('US-CARD-13', { upgraded: use });
  return null;
}

export const useLimit: UseLimit = {
  concerns: ({ open }: View, { id: kind }) => rulesIn(open).forbidden.length > 0 || hasUpgrade(kind),
  refuse: refuseUse,
};
