import { CARDS, type CardId } from '../../data/cards.ts';
import { TERRAIN, TERRAIN_CODES } from '../../data/terrain.ts';
import type { Effect, Filter, Shelter } from '../../data/vocabulary.ts';
import { assaultOf, canReact, hasTwo, isSuppressive } from '../abilities.ts';
import {
  endOf,
  enemyOf,
  firstOf,
  inPlay,
  isConcealed,
  of,
  onField,
  openProfile,
  seatOf,
  totalOf,
} from '../counters.ts';
import { isInHostileZone } from '../enemy-zones.ts';
import { isInside } from '../field/ground.ts';
import { at, square } from '../field/squares.ts';
import { categoryName, lay, placesOf } from '../ground.ts';
import { X } from '../profiles.ts';
import { rangeBetween } from '../sight-lines.ts';
import { DAMAGE, type Open, type Seat, type View } from '../state.ts';

/** Units that pass a card's filter (HS-OP-01). Everything here is open to both sides. */

/** Squares of intact parts are building; those of ruined parts and rubble heaps are rubble (HS-OP-01). */
function shelterAt(open: Open, place: number): Shelter | null {
  const { field, ruined } = lay(open);
  if (isInside(field, ruined, square(place))) return 'building';
  const part = at(field.part, place);
  if (part >= 0) return (ruined >> part) & 1 ? 'rubble' : null;
  return TERRAIN[TERRAIN_CODES[at(field.terrain, place)] ?? '.'].id === 'rubble' ? 'rubble' : null;
}

export const isSheltered = (open: Open, place: number, kinds: readonly Shelter[]): boolean => {
  const shelter = shelterAt(open, place);
  return shelter !== null && kinds.includes(shelter);
};

function hasRole(open: Open, u: number, roles: NonNullable<Filter['role']>): boolean {
  if (isConcealed(open, u)) return false; // nobody can tell
  const { officer, heavyWeapon } = openProfile(open, u);
  return roles.includes(officer ? 'officer' : heavyWeapon ? 'heavyWeapon' : 'regular');
}

function isNearOfficer(open: Open, seat: Seat, u: number, squares: number): boolean {
  for (let officer = firstOf(open, seat); officer < endOf(open, seat); officer++)
    if (inPlay(open, officer) && openProfile(open, officer).officer && rangeBetween(open, u, officer) <= squares)
      return true;
  return false;
}

function isNearEnemy(open: Open, u: number, squares: number): boolean {
  const enemy = enemyOf(open, u);
  for (let e = firstOf(open, enemy); e < endOf(open, enemy); e++)
    if (onField(open, e) && rangeBetween(open, u, e) <= squares) return true;
  return false;
}

export function fits(open: Open, seat: Seat, who: Filter, u: number): boolean {
  if (!inPlay(open, u)) return false;
  if (who.side !== undefined && (seatOf(open, u) === seat) !== (who.side === 'own')) return false;
  const { category, reduced } = openProfile(open, u);
  if (who.category !== undefined && !who.category.includes(categoryName(category))) return false;
  if (who.role !== undefined && !hasRole(open, u, who.role)) return false;
  if (who.state !== undefined && (who.state === 'reduced') !== reduced) return false;
  if (who.hasToken !== undefined && (of(open.units.token, u) === 1) !== who.hasToken) return false;
  if (who.within !== undefined && !isNearOfficer(open, seat, u, who.within.n)) return false;
  if (who.nearEnemy !== undefined && !(onField(open, u) && isNearEnemy(open, u, who.nearEnemy))) return false;
  const { standsIn } = who;
  if (standsIn !== undefined && !(onField(open, u) && isSheltered(open, of(open.units.at, u), standsIn))) return false;
  return (
    who.notInEnemyZoC !== true || !placesOf(open, u).some((place) => isInHostileZone(open, seatOf(open, u), place))
  );
}

/** The effect would change something on this unit (HS-R-154). A concealed one counts as a unit without any ability. */
export function changes(view: View, effect: Effect, u: number): boolean {
  const { open } = view;
  const { move, weapons } = openProfile(open, u);
  switch (effect.op) {
    case 'removeSuppressed':
    case 'ignoreSuppressed':
      return of(open.units.suppressed, u) > 0;
    case 'removeDamage':
      return of(open.units.damage, u) !== 0;
    case 'modifyDefense':
      return onField(open, u);
    case 'modifyMovement':
      if ((of(open.units.damage, u) & DAMAGE.tracks) !== 0) return false;
      return move > (effect.amount < 0 ? 1 : 0);
    case 'grantAbility': {
      const { ability } = effect;
      if (ability.key === 'assault') return (assaultOf(view, u) ?? X) < ability.bonus;
      if (ability.key === 'opportunisticFire') return !canReact(view, u);
      return weapons.some((weapon) => !isSuppressive(open, u, weapon));
    }
    case 'doubleAction':
      return !hasTwo(open, u);
    default:
      return true;
  }
}

/** Units on which a card of this side has an effect now. */
export function targetsOf(view: View, seat: Seat, card: CardId): number[] {
  const { effects } = CARDS[card];
  return fitting(view.open, seat, card).filter((u) => effects.some((effect) => changes(view, effect, u)));
}

/** Units that a card for all of them counts for. An effect that lasts may matter to one later: turned over, or repaired. */
export const allOf = (view: View, seat: Seat, card: CardId): number[] =>
  CARDS[card].effects.some((effect) => 'until' in effect)
    ? fitting(view.open, seat, card)
    : targetsOf(view, seat, card);

function fitting(open: Open, seat: Seat, card: CardId): number[] {
  const found: number[] = [];
  for (let u = 0; u < totalOf(open); u++) if (fits(open, seat, CARDS[card].who, u)) found.push(u);
  return found;
}
