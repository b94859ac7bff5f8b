import { assaultOf, penalties } from './abilities.ts';
import { of, openProfile, profile } from './counters.ts';
import { HEAVY, type Profile, type Weapon, X } from './profiles.ts';
import { isInArcOf } from './sight-lines.ts';
import { DAMAGE, type Open, type View } from './state.ts';

/** Weapons and values hand to hand. */

/** The weapon a unit fights hand to hand with: a heavy vehicle's secondary one (HS-ASLT-18, HS-R-41, HS-R-42). */
export function closeWeapon(open: Open, u: number, { category, weapons }: Profile): Weapon | undefined {
  if (category !== HEAVY) return weapons[0];
  const broken = (of(open.units.damage, u) & DAMAGE.primary) !== 0;
  return weapons.find(({ slot }) => slot === 'secondary' || (slot === 'both' && !broken));
}

/** Combat Value in an assault against a type of enemy; X without a weapon. */
export function combatAgainst(view: View, u: number, category: 0 | 1 | 2): number {
  return closeWeapon(view.open, u, profile(view, u))?.combat[category] ?? X;
}

export function isFromBehind(open: Open, target: number, launch: number): boolean {
  const weapon = closeWeapon(open, target, openProfile(open, target));
  return weapon !== undefined && weapon.arc < 360 && !isInArcOf(open, target, launch, weapon.arc);
}

/** Everything a side adds to its die in an assault, terrain and cards apart. A charge has values of its own. */
export const fightValue = (
  view: View,
  u: number,
  against: number,
  combat = combatAgainst(view, u, openProfile(view.open, against).category),
): number => combat + (assaultOf(view, u) ?? 0) - 2 * penalties(view.open, u);
