import { LONG_RANGE_OVER, LONG_RANGE_PENALTY } from '../data/figures.ts';
import { allowance, assaultOf, canReact, defenseBonus, penalties } from '../rules/abilities.ts';
import { combatAgainst, fightValue } from '../rules/close-combat.ts';
import { endOf, enemyOf, firstOf, isConcealed, of, onField, openProfile, profile } from '../rules/counters.ts';
import { coverInAssault } from '../rules/cover.ts';
import { BLOCKED } from '../rules/field/sight.ts';
import { lineOfFire } from '../rules/lines-of-fire.ts';
import { INFANTRY, type Weapon, X } from '../rules/profiles.ts';
import { isInArc, rangeBetween, sightBetween } from '../rules/sight-lines.ts';
import { DAMAGE, type Open, type Seat, type View } from '../rules/state.ts';
import type { Skill } from './skill.ts';
import { WEIGHTS } from './weights.ts';
import { destructionLoss, hitLoss, worthOf } from './worth.ts';

/** Quick guesses at what fire would do, for thousands of squares; the odds are for the shot that is made. */

/** Combat Value of a weapon against a category, by whatever it fires. */
function valueAgainst({ combat, howitzer, indirect, flames }: Weapon, category: 0 | 1 | 2): number {
  return Math.max(combat[category], howitzer?.[category] ?? X, indirect?.[category] ?? X, flames?.[category] ?? X);
}

/** Flames reach so far. */
const FLAME_REACH = 2;

const chanceOf = (needed: number, dual: boolean): number => {
  const one = Math.min(1, Math.max(0, (7 - needed) / 6));
  return dual ? 1 - (1 - one) * (1 - one) : one;
};

/** Expected loss of a target by one attack of a unit; 0 if it has no shot. Range and sight are the same both ways. */
function harmAlong(view: View, firer: number, target: number, range: number, seen: number, anyFacing: boolean): number {
  const { open } = view;
  const { category, defense } = openProfile(open, target);
  let best = 0;
  let against = 0;
  let obscured = 0;
  for (const weapon of profile(view, firer).weapons) {
    if (seen === BLOCKED && weapon.indirect === null && !weapon.overObstacles) continue;
    const value = reachingValue(weapon, category, range);
    if (value === X) continue;
    if (weapon.slot !== 'secondary' && of(open.units.damage, firer) & DAMAGE.primary) continue;
    if (weapon.arc < 360 && !anyFacing && !isInArc(open, firer, target, weapon.arc)) continue;
    if (against === 0 && seen === BLOCKED) against = defenseBonus(open, target) + defense[1];
    else if (against === 0) {
      const { facing, cover, penalty } = lineOfFire(open, firer, target);
      against = defenseBonus(open, target) + defense[facing] + cover;
      obscured = penalty;
    }
    const long = range > LONG_RANGE_OVER && weapon.sniper === null ? LONG_RANGE_PENALTY : 0;
    const more = value - obscured - long - 2 * penalties(open, firer);
    const hit = chanceOf(against - more, weapon.dual);
    if (hit === 0) continue;
    const double = chanceOf(2 * against - more, weapon.dual);
    const worth = worthOf(view, target);
    const loss = (hit - double) * hitLoss(view, target, worth) + double * destructionLoss(view, target, worth);
    best = Math.max(best, seen === BLOCKED ? 0.5 * loss : loss);
  }
  return best;
}

/** Combat Value of a weapon against a category at a range, or X. */
function reachingValue(weapon: Weapon, category: 0 | 1 | 2, range: number): number {
  if (weapon.rangeInSquares !== null && range > weapon.rangeInSquares) return X;
  if (weapon.rangeInInterspaces !== null && range > weapon.rangeInInterspaces + 1) return X;
  if (weapon.flames !== null && range > FLAME_REACH) return weapon.combat[category];
  const value = valueAgainst(weapon, category);
  return weapon.sniper !== null && category === INFANTRY ? Math.max(value, 2) : value;
}

/** Chance that a face-down token of a side is a real one, by the open counts (HS-R-70). */
export function tokenFaith(open: Open, seat: Seat): number {
  const { numbers, next, specials, specialsShown } = open.orders[seat];
  let lying = open.orders[seat].tiles.length;
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) lying += of(open.units.token, u);
  if (lying === 0) return 0;
  return Math.min(1, (Math.max(0, numbers - next + 1) + Math.max(0, specials - specialsShown)) / lying);
}

/** How likely a unit is to fire before its target can do something about it. */
function readiness(open: Open, u: number, faith: number): number {
  const { ready } = WEIGHTS;
  if (open.phase === 'setup' || open.phase === 'order') return 0.6;
  if (of(open.units.acted, u) === 1) return ready.acted;
  if (canReact({ open, private: {}, flow: [] }, u)) return ready.opportunistic;
  return of(open.units.token, u) === 1 ? ready.idle + (ready.token - ready.idle) * faith : ready.idle;
}

/** Chance of the attacker's better die of two, with so much added, to beat one die or the better of two. */
const WINS: readonly (readonly number[])[] = [1, 2].map((dice) =>
  Array.from({ length: 25 }, (_, i) => {
    let wins = 0;
    for (let a = 1; a <= 6; a++)
      for (let d = 1; d <= 6; d++)
        if (a + i - 12 > d) wins += ((2 * a - 1) / 36) * (dice === 2 ? (2 * d - 1) / 36 : 1 / 6);
    return wins;
  }),
);

/** Expected loss of a unit to an assault by an enemy that may come up to it. */
function assaultHarm(view: View, enemy: number, u: number, range: number): number {
  const { open } = view;
  if (range > LONGEST_CHARGE || assaultOf(view, enemy) === null || range > allowance(view, enemy)) return 0;
  const worth = worthOf(view, u);
  const harm = hitLoss(view, u, worth);
  if (combatAgainst(view, u, openProfile(open, enemy).category) === X) return harm;
  const cover = coverInAssault(open, u, of(open.units.at, enemy));
  const ahead = Math.min(12, Math.max(-12, fightValue(view, enemy, u) - fightValue(view, u, enemy) - cover));
  return (WINS[assaultOf(view, u) === null ? 0 : 1]?.[ahead + 12] ?? 0) * harm;
}
const LONGEST_CHARGE = 6;

/** Both at once: the expected loss of a unit where it stands, and the best shot it has from there. */
export function exposure(
  view: View,
  u: number,
  faith: number,
  anyFacing: boolean,
  { timid }: Skill,
): { readonly danger: number; readonly promise: number } {
  const { open } = view;
  const enemy = enemyOf(open, u);
  const worth = worthOf(view, u);
  const whole = timid ? destructionLoss(view, u, worth) : worth;
  let safe = 1;
  let most = 0;
  let promise = 0;
  for (let e = firstOf(open, enemy); e < endOf(open, enemy); e++) {
    if (!onField(open, e) || isConcealed(open, e)) continue;
    const range = rangeBetween(open, u, e);
    const seen = sightBetween(open, u, e);
    promise = Math.max(promise, harmAlong(view, u, e, range, seen, anyFacing));
    const shot = harmAlong(view, e, u, range, seen, false);
    const charge = timid ? WEIGHTS.charge * assaultHarm(view, e, u, range) : 0;
    const loss = Math.max(shot, charge) * readiness(open, e, faith);
    if (loss === 0) continue;
    most += loss;
    safe *= 1 - Math.min(0.95, loss / (whole + 1));
  }
  return { danger: most === 0 ? 0 : Math.min(most, (1 - safe) * (whole + 6)), promise };
}

/** Expected loss of a unit to everybody who sees it where it stands. */
export const dangerTo = (view: View, u: number, faith: number, skill: Skill): number =>
  exposure(view, u, faith, false, skill).danger;
