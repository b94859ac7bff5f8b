import type { HeroesAction } from '../rules/actions.ts';
import { squareName } from '../rules/areas.ts';
import { isConcealed, unitCalled, unitName } from '../rules/counters.ts';
import { NONE, type Seat, type View } from '../rules/state.ts';
import { bestDestination } from './moves.ts';
import { seenBy } from './scratch.ts';
import { SKILLS } from './skill.ts';

/** A choice in one sentence, for hints. */
export function reasonFor(whole: View, seat: Seat, action: HeroesAction): string {
  const view = seenBy(whole, seat);
  const { open } = view;
  const frame = view.flow.at(-1);
  const unit = frame !== undefined && 'unit' in frame ? frame.unit : NONE;
  const who = unit < 0 ? 'The unit' : unitName(open, unit);
  switch (action.do) {
    case 'move': {
      const to = unit < 0 ? null : bestDestination(view, unit, SKILLS.sharp);
      return to === null ? `${who} moves.` : `${who} goes to ${squareName(open, to.place)}.`;
    }
    case 'assault':
      return `${who} assaults ${action.unit}.`;
    case 'shoot':
    case 'snipe':
      return `${who} fires at ${action.at}.`;
    case 'suppress':
    case 'distract':
      return `${who} suppresses ${action.at}.`;
    case 'react':
    case 'activate':
    case 'reveal':
      return isConcealed(open, unitCalled(open, action.unit)) ? 'A concealed unit acts.' : `${action.unit} acts.`;
    case 'pass':
    case 'hold':
      return 'It is better to wait.';
    default:
      return '';
  }
}
