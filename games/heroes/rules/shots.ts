import { no, type Refusal } from '@kurgan/engine';
import { LONG_RANGE_OVER, LONG_RANGE_PENALTY } from '../data/figures.ts';
import { defenseBonus, isSuppressive, onTheMoveOf } from './abilities.ts';
import { endOf, enemyOf, firstOf, isConcealed, of, onField, openProfile, profile, seatOf } from './counters.ts';
import { BLOCKED } from './field/sight.ts';
import { type LineOfFire, lineOfFire } from './lines-of-fire.ts';
import { INFANTRY, type Weapon, X } from './profiles.ts';
import type { RuleId } from './rule-ids.ts';
import { isInArc, rangeBetween } from './sight-lines.ts';
import { sniperTable } from './snipers.ts';
import { DAMAGE, type FrameOf, NONE, type View, WHERE } from './state.ts';

/** Forms of fire at one unit. */
export type AimedFire = 'hit' | 'suppress' | 'distract' | 'snipe';

type Firing = FrameOf<'firing'>;

/** Reason a weapon can't be used now: fired already, damaged, or not made for the move. */
export function refuseWeapon(view: View, frame: Firing, index: number): Refusal<RuleId> | null {
  const { unit, mode } = frame;
  const refusal = refuseSpent(view, frame, index);
  const weapon = profile(view, unit).weapons[index];
  if (refusal !== null || weapon === undefined) return refusal;
  if (mode === 'move' && onTheMoveOf(view, unit, weapon) === null) return no('HS-FIRE-08');
  return isMute(view, unit, weapon) ? no('HS-TRAN-08') : null;
}

/** Reason it can't be used at all, be it for flames, which go with any movement (HS-FAB-12). */
export function refuseSpent(view: View, frame: Firing | FrameOf<'aim'>, index: number): Refusal<RuleId> | null {
  const { open } = view;
  const { unit, used } = frame;
  const weapon = profile(view, unit).weapons[index];
  if (weapon === undefined) return no('HS-FIRE-01', { weapon: index + 1 });
  if ((used >> index) & 1) return no('HS-FIRE-07');
  const damage = of(open.units.damage, unit);
  if (damage & DAMAGE.primary && (weapon.slot === 'primary' || weapon.slot === 'both')) return no('HS-DMG-05');
  const fired = of(open.units.fired, unit);
  return damage & DAMAGE.crew && fired !== 0 ? no('HS-DMG-02') : null;
}

/** Heavy weapons fire from a vehicle only if they could fire on the move, then without its penalty (HS-TRAN-08). */
const isMute = (view: View, u: number, weapon: Weapon): boolean =>
  isMounted(view, u) && onTheMoveOf(view, u, weapon) === null;
export const isMounted = (view: View, u: number): boolean =>
  of(view.open.units.where, u) === WHERE.aboard && profile(view, u).heavyWeapon;

/** Its arc doesn't bind it: it turns as it moves, or is in a vehicle (HS-MOVE-09, HS-R-103). */
export const turnsFreely = (view: View, { unit, mode }: Pick<Firing, 'unit' | 'mode'>): boolean =>
  of(view.open.units.where, unit) !== WHERE.field || (mode === 'move' && profile(view, unit).size === 1);

/** Attack type, sight, range and arc: the four things every shot needs (HS-FIRE-01). */
export function refuseShot(
  view: View,
  frame: Firing,
  index: number,
  how: AimedFire,
  target: number,
): Refusal<RuleId> | null {
  const { open } = view;
  const { unit, at } = frame;
  if (target === NONE || seatOf(open, target) !== enemyOf(open, unit)) return no('HS-FIRE-01', { enemy: false });
  if (at !== NONE && at !== target) return no('HS-R-136');
  if (!onField(open, target)) return no('HS-TRAN-09');
  if (isConcealed(open, target)) return no('HS-STATE-07');
  const weapon = profile(view, unit).weapons[index];
  if (weapon === undefined) return no('HS-FIRE-01', { weapon: index + 1 });
  const { category } = openProfile(open, target);
  switch (how) {
    case 'hit':
      if (weapon.combat[category] === X) return no('HS-FIRE-03');
      break;
    case 'suppress':
      if (!isSuppressive(open, unit, weapon)) return no('HS-STATE-05');
      if (weapon.combat[category] === X) return no('HS-FIRE-03');
      break;
    case 'distract':
      if (weapon.distracting === null) return no('HS-FAB-10');
      break;
    case 'snipe':
      if (sniperTable(view, unit, weapon) === null || category !== INFANTRY) return no('HS-FAB-44');
      break;
  }
  const range = rangeBetween(open, unit, target);
  if (weapon.rangeInSquares !== null && range > weapon.rangeInSquares)
    return no('HS-FAB-34', { range, limit: weapon.rangeInSquares });
  if (weapon.arc < 360 && !turnsFreely(view, frame) && !isInArc(open, unit, target, weapon.arc)) return no('HS-RNG-06');
  if (weapon.overObstacles) return null; // HS-FAB-36
  const arc = turnsFreely(view, frame) ? 360 : weapon.arc;
  const { penalty } = lineOfFire(open, unit, target, { arc, heedless: true });
  return penalty === BLOCKED ? no('HS-LOS-01') : null;
}

const FORMS: readonly AimedFire[] = ['hit', 'suppress', 'distract', 'snipe'];

/** Forms of fire a weapon knows. */
function formsOf(view: View, u: number, weapon: Weapon): readonly AimedFire[] {
  return FORMS.filter((how) => {
    if (how === 'suppress') return isSuppressive(view.open, u, weapon);
    if (how === 'distract') return weapon.distracting !== null;
    return how === 'hit' || sniperTable(view, u, weapon) !== null;
  });
}

export interface Shot {
  readonly weapon: number;
  readonly how: AimedFire;
  readonly target: number;
}

/** Every legal shot of a Firing Action at this moment. */
export function shotsOf(view: View, frame: Firing, most = Number.POSITIVE_INFINITY): Shot[] {
  const { open } = view;
  const shots: Shot[] = [];
  const { weapons } = profile(view, frame.unit);
  const enemy = enemyOf(open, frame.unit);
  for (let index = 0; index < weapons.length; index++) {
    const weapon = weapons[index];
    if (weapon === undefined || refuseWeapon(view, frame, index) !== null) continue;
    const forms = formsOf(view, frame.unit, weapon);
    for (let target = firstOf(open, enemy); target < endOf(open, enemy); target++) {
      for (const how of forms) {
        if (refuseShot(view, frame, index, how, target) !== null) continue;
        shots.push({ weapon: index, how, target });
        if (shots.length >= most) return shots;
      }
    }
  }
  return shots;
}

/** Combat Value with gear, bonuses and the penalty of the move, doubled for suppressive fire (HS-FIRE-12). */
export const combatValue = (view: View, frame: Firing, index: number, how: AimedFire, target: number): number =>
  printedValue(view, frame, index, how, target) + announcedValue(frame, how);

const factorOf = (how: AimedFire): 1 | 2 => (how === 'suppress' ? 2 : 1);

/** What the weapon itself contributes; a sniper's table and Distracting Fire know no Combat Value. */
function printedValue(
  view: View,
  { unit, mode }: Pick<Firing, 'unit' | 'mode'>,
  index: number,
  how: AimedFire,
  target: number,
): number {
  const weapon = profile(view, unit).weapons[index];
  if (weapon === undefined || how === 'distract' || how === 'snipe') return 0;
  const printed = weapon.combat[openProfile(view.open, target).category];
  const isPenalized = mode === 'move' && !isMounted(view, unit);
  return factorOf(how) * (printed - (isPenalized ? (onTheMoveOf(view, unit, weapon) ?? 0) : 0));
}

/** What markers and a card add, which everybody has seen. */
export const announcedValue = ({ ammo, bonus }: Firing, how: AimedFire): number => factorOf(how) * (ammo + bonus);

/** The value of a concealed firer is nobody's business before its die is rolled: the shot may be called off (HS-R-70). */
export const veiledValue = (view: View, { unit, weapon, how, target }: Attack): number =>
  isConcealed(view.open, unit) ? printedValue(view, { unit, mode: modeOf(view, unit) }, weapon, how, target) : 0;

/** Deduction from the result: obstacles and Long Range (HS-LOS-08, HS-RNG-02). */
export function distancePenalty(
  view: View,
  unit: number,
  index: number,
  how: AimedFire,
  target: number,
  keen: boolean,
): number {
  const { open } = view;
  const obscured = obscuredBy(view, { unit, weapon: index, how, target, keen });
  const isLong = how !== 'snipe' && rangeBetween(open, unit, target) > LONG_RANGE_OVER; // HS-R-142
  return obscured + (isLong ? LONG_RANGE_PENALTY : 0);
}

/** A shot at a unit, by a weapon or by hand; keen eyes mind nothing that obscures it. */
export type Attack = Pick<FrameOf<'attack'>, 'unit' | 'target' | 'keen' | 'how'> & { readonly weapon: number };

/** The line a shot takes: everything about it is of this one line (HS-R-14). */
export function lineOf(view: View, { unit, weapon: index, how, target, keen }: Attack): LineOfFire {
  const weapon = profile(view, unit).weapons[index];
  const over = weapon?.overObstacles === true;
  const heedless = how === 'distract' || how === 'snipe';
  const arc = weapon === undefined || turnsFreely(view, { unit, mode: modeOf(view, unit) }) ? 360 : weapon.arc;
  return lineOfFire(view.open, unit, target, { arc, keen: keen || over, over, heedless });
}

/** The kind of the Firing Action a unit is in: its frame stays in the flow until the action is over. */
function modeOf({ flow }: View, u: number): Firing['mode'] {
  const frame = flow.findLast((each) => 'mode' in each && each.unit === u);
  return frame !== undefined && 'mode' in frame ? frame.mode : 'action';
}

/** Penalty for what obscures the line (HS-LOS-08, HS-OP-21). */
export const obscuredBy = (view: View, attack: Attack): number =>
  attack.keen ? 0 : Math.max(0, lineOf(view, attack).penalty);

/** Defense Value against this shot: by facing, with cover and cards (HS-TERR-04, HS-LOS-13). */
export function defenseAgainst(view: View, attack: Attack): number {
  const { open } = view;
  const { target } = attack;
  const { facing, cover } = lineOf(view, attack);
  return openProfile(open, target).defense[facing] + cover + defenseBonus(open, target);
}
