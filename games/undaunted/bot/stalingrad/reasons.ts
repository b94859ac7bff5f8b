import { hitChance } from '../../rules/combat.ts';
import type { Seat, UnitId } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { unitOf } from '../../rules/uses.ts';
import type { Action } from '../../stalingrad/actions.ts';
import { defenceAgainst } from '../../stalingrad/combat.ts';
import { edition } from '../../stalingrad/edition.ts';
import { strikeOf } from '../../stalingrad/odds.ts';
import type { View } from '../../stalingrad/state.ts';
import { reasonFor } from '../reasons.ts';

/** A fact of the position in favor of an action, as a sentence; empty when nothing certain can be said. */
export function reasonIn(view: View, seat: Seat, action: Action): string {
  switch (action.do) {
    case 'bid':
    case 'move':
    case 'stalk':
    case 'guide':
    case 'scout':
    case 'go':
    case 'bolster':
    case 'command':
    case 'draw':
    case 'conceal':
    case 'recon':
    case 'end':
      return reasonFor(edition, view, seat, action);
    case 'control':
      return edition.goal(view.open, seat) === null ? '' : reasonFor(edition, view, seat, action);
    case 'rally':
      return suppressed(unitOf(entry(edition.kinds, action.card)));
    case 'ready':
      return suppressed(action.unit);
    case 'tunnel':
      return 'No mine lies in a tunnel.';
    default:
      return shotReason(view, seat, action);
  }
}

const suppressed = (unit: UnitId): string =>
  `${entry(edition.units, unit).title} is suppressed and can’t act until it is ready again.`;

function shotReason(view: View, seat: Seat, action: Action): string {
  const strike = strikeOf(view, seat, action);
  if (strike === null) return '';
  const chance = hitChance(edition, strike.dice, defenceAgainst(view.open, strike).total);
  return `It hits ${Math.round(100 * chance)} % of the time.`;
}
