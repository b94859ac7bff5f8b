import { no, type Refusal } from '@kurgan/engine';
import type { Kind } from '../rules/edition.ts';
import { id, type KindId, type Seat } from '../rules/ids.ts';
import type { UseLimit } from '../rules/turn.ts';
import { cardFacts, hasUpgrade, isUpgraded } from './box.ts';
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

/** True for an action that a card shows, whether anybody can take it or not. */
const isShown = (kind: KindId, use: string): boolean =>
  cardFacts.get(id.card(kind))?.actions.some((each) => each.do === use) === true;

/** Why a card has no such action: it is not printed there, or printed for show (US-CARD-09). */
export function refuseMissing({ id: kind, title, type }: Kind, use: string): Refusal<RuleId> | null {
  if (type.actions.some((each) => each.do === use)) return null;
  if (isShown(kind, use)) return no('US-CARD-09', { unavailable: use });
  return no('US-TURN-07', { card: title, has: type.actions.map((each) => each.do) });
}

export const useLimit: UseLimit = {
  concerns: ({ open }: View, { id: kind }) => rulesIn(open).forbidden.length > 0 || hasUpgrade(kind),
  refuse: refuseUse,
};
