import { unpacked } from '../rules/muster.ts';
import { totalsOf, withOption, withTile } from '../rules/recruitment/lists.ts';
import { gainOf } from '../rules/recruitment/suggestion.ts';
import type { Action, Seat, View } from '../rules/state.ts';
import { TILE_NAMES } from '../rules/unit-names.ts';

/** Worth of a change to an army under construction; the army is sent off when nothing makes it better. */
export function recruitValue(view: View, seat: Seat, action: Action<'recruit' | 'equip'>): number {
  const army = unpacked(view.private[seat]?.army ?? []);
  if (action.do === 'recruit') {
    const more = withTile(army, action.tile);
    // Without a group no army may take the field.
    return totalsOf(more).tiles.group === 0 ? -1 : gainOf(army, more);
  }
  const index = TILE_NAMES.indexOf(action.tile);
  if (army[index]?.options[action.slot] !== undefined) return -1;
  return gainOf(army, withOption(army, index, action.slot, action.option));
}
