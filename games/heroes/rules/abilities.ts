import type { Ability } from '../data/vocabulary.ts';
import { unlockedFor } from './army.ts';
import { of, profile } from './counters.ts';
import { type Weapon, X } from './profiles.ts';
import type { Open, View } from './state.ts';

/** Abilities as they are in force: printed on the visible side, unlocked by a slot, or granted by a card (HS-OP-08). */

function grantedTo(open: Open, u: number, key: Ability['key']): number | null {
  let best: number | null = null;
  for (const { what, unit, ability, amount } of open.effects) {
    if (what === 'ability' && unit === u && ability === key) best = Math.max(best ?? amount, amount);
  }
  return best;
}

/** Assault bonus, or null without the ability; of two the better one counts. */
export function assaultOf(view: View, u: number): number | null {
  const printed = profile(view, u).assault;
  const granted = view.open.effects.length === 0 ? null : grantedTo(view.open, u, 'assault');
  return granted === null ? printed : Math.max(printed ?? granted, granted);
}

export function canReact(view: View, u: number): boolean {
  if (profile(view, u).opportunistic || unlockedFor(view, u)?.key === 'opportunisticFire') return true;
  return view.open.effects.length > 0 && grantedTo(view.open, u, 'opportunisticFire') !== null;
}

/** Penalty of Fire on the Move, or null without the ability. */
export function onTheMoveOf(view: View, u: number, weapon: Weapon): number | null {
  const unlocked = unlockedFor(view, u);
  if (unlocked?.key !== 'fireOnTheMove') return weapon.onTheMove;
  return Math.min(weapon.onTheMove ?? unlocked.penalty, unlocked.penalty);
}

export function isSuppressive(open: Open, u: number, weapon: Weapon): boolean {
  return weapon.suppressive || (open.effects.length > 0 && grantedTo(open, u, 'suppressiveFire') !== null);
}

function sumOf(open: Open, u: number, what: Open['effects'][number]['what']): number {
  let sum = 0;
  for (const effect of open.effects) if (effect.what === what && effect.unit === u) sum += effect.amount;
  return sum;
}

/** A card or marker gives the unit two actions in this activation (HS-OP-09). */
export const hasTwo = (open: Open, u: number): boolean =>
  open.effects.some(({ what, unit }) => what === 'twice' && unit === u);

/** Suppressed markers that count for its dice and movement (HS-OP-20). */
export function penalties(open: Open, u: number): number {
  const markers = of(open.units.suppressed, u);
  if (markers === 0 || open.effects.length === 0) return markers;
  return open.effects.some(({ what, unit }) => what === 'ignoreSuppressed' && unit === u) ? 0 : markers;
}

/** Squares a unit may move in an action begun now, with a bonus for it (HS-R-116, HS-OP-05). */
export function allowance(view: View, u: number, bonus = 0, move = profile(view, u).move): number {
  const { open } = view;
  if (move === X || move === 0) return 0;
  const value = Math.max(1, move + sumOf(open, u, 'movement'));
  return Math.max(0, value + bonus - 2 * penalties(open, u));
}

/** Cards that add to the Defense Value against fire (HS-OP-04). */
export const defenseBonus = (open: Open, u: number): number =>
  open.effects.length === 0 ? 0 : sumOf(open, u, 'defense');

/** A unit that leaves its square loses what cards added to its defense there. */
export function leaveSquare(open: Open, u: number): void {
  if (open.effects.length > 0) open.effects = open.effects.filter(({ what, unit }) => what !== 'defense' || unit !== u);
}
