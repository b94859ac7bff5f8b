import type { Chance } from '@kurgan/engine';
import { RECRUITMENT_TILES } from '../data/recruitment.ts';
import type { HeroesAction } from '../rules/actions.ts';
import { unpacked } from '../rules/muster.ts';
import { type ArmyList, totalsOf, withOption, withTile } from '../rules/recruitment/lists.ts';
import { gainOf } from '../rules/recruitment/suggestion.ts';
import type { Action, Seat, View } from '../rules/state.ts';
import { TILE_NAMES } from '../rules/unit-names.ts';

/** Gains so far apart are taken e times as often one as the other. */
const WHIM = 1.2;
/** Points that are left over are spent, as long as that does no more harm than this. */
const LEAST = -0.5;

/** Gain by an addition to an army, or null if it is no addition. */
function gainBy(army: ArmyList, action: Action<'recruit' | 'equip'>): number | null {
  const hasGroup = totalsOf(army).tiles.group > 0;
  if (action.do === 'recruit') {
    // Without a group no army may take the field.
    if (!hasGroup && RECRUITMENT_TILES[action.tile].kind !== 'group') return null;
    return gainOf(army, withTile(army, action.tile));
  }
  const index = TILE_NAMES.indexOf(action.tile);
  if (!hasGroup || army[index]?.options[action.slot] !== undefined) return null;
  return gainOf(army, withOption(army, index, action.slot, action.option));
}

/** The next change to an army under construction: by chance, the better the likelier. Sent off when nothing more fits. */
export function recruited(
  view: View,
  seat: Seat,
  legal: readonly HeroesAction[],
  chance: Chance,
): HeroesAction | undefined {
  const army = unpacked(view.private[seat]?.army ?? []);
  const found = legal.flatMap((action) => {
    const gain = action.do === 'recruit' || action.do === 'equip' ? gainBy(army, action) : null;
    return gain === null || gain < LEAST ? [] : [{ action, gain }];
  });
  const most = Math.max(...found.map(({ gain }) => gain));
  const shares = found.map(({ gain }) => Math.ceil(SCALE * Math.exp((gain - most) / WHIM)));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let left = chance.below(Math.max(1, whole));
  for (const [i, { action }] of found.entries()) {
    left -= shares[i] ?? 0;
    if (left < 0) return action;
  }
  return legal.find((action) => action.do === 'muster');
}
/** Chances are drawn in so many parts. */
const SCALE = 1000;
