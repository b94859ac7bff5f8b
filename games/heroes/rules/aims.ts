import { no, type Refusal } from '@kurgan/engine';
import { CARDS, type CardId } from '../data/cards.ts';
import { MARKERS, type MarkerId } from '../data/markers.ts';
import { CATEGORIES, type EffectOf } from '../data/vocabulary.ts';
import { onTheMoveOf } from './abilities.ts';
import { bottlesFor } from './cards/bottle.ts';
import { endOf, enemyOf, firstOf, isConcealed, of, onField, openProfile, profile, seatOf } from './counters.ts';
import type { Field } from './field/field.ts';
import { isInside } from './field/ground.ts';
import { isPointInArc, pointRange } from './field/range.ts';
import { openingsOut, roomOf, roomsFrom } from './field/rooms.ts';
import { BLOCKED, pointSight } from './field/sight.ts';
import { at, DIRECTIONS, type Direction, type Interspace, NOWHERE, type Square, square } from './field/squares.ts';
import { isPointInside, templateSquares, throwRange } from './field/templates.ts';
import { type Flame, flameLine, flamesToward, flameTargets } from './flames.ts';
import { gearLeft } from './gear.ts';
import { lay, placesOf } from './ground.ts';
import { lineOfFire } from './lines-of-fire.ts';
import { allPoints } from './points.ts';
import { type Weapon, X } from './profiles.ts';
import type { RuleId } from './rule-ids.ts';
import { standing } from './scenario.ts';
import { isMounted, refuseSpent, refuseWeapon, turnsFreely } from './shots.ts';
import { rangeBetween, sightBetween } from './sight-lines.ts';
import { type FrameOf, NONE, type Open, type View } from './state.ts';
import { unitsOn } from './units-on.ts';

type Firing = FrameOf<'firing'>;
type Aim = FrameOf<'aim'>;

/** Gear that is fired or thrown in place of a weapon (HS-OPT-09). */
const THROWN = (Object.keys(MARKERS) as MarkerId[]).filter(
  (marker) => MARKERS[marker].alternateFire === true && MARKERS[marker].kind === 'gear',
);

const throwOf = ({
  marker,
  card,
}: Pick<Aim, 'marker' | 'card'>): EffectOf<'alternateFire'> | EffectOf<'placeSmoke'> | null => {
  const effect = card !== null ? CARDS[card].effects[0] : marker === null ? null : MARKERS[marker].effect;
  return effect?.op === 'alternateFire' || effect?.op === 'placeSmoke' ? effect : null;
};

/** The unit has a weapon or gear with Destruction. */
export const canBreak = (view: View, u: number): boolean =>
  profile(view, u).weapons.some(({ destruction }) => destruction > 0) ||
  THROWN.some((marker) => breaks(marker) && gearLeft(view, u, marker) > 0);

function breaks(marker: MarkerId): boolean {
  const thrown = throwOf({ marker, card: null });
  return thrown?.op === 'alternateFire' && thrown.abilities.some(({ key }) => key === 'destruction');
}

export const aimWith = (
  frame: Firing,
  means: Aim['means'],
  weapon: number,
  marker: MarkerId | null,
  card: CardId | null = null,
): Aim => ({ ...frame, step: 'aim', means, weapon, marker, card });

const weaponOf = (view: View, { unit, weapon }: Aim): Weapon | undefined => profile(view, unit).weapons[weapon];
const standsIn = (open: Open, u: number): Square => placesOf(open, u)[0] ?? NOWHERE;

const isIndoors = (open: Open, place: Square): boolean => isInside(lay(open).field, lay(open).ruined, place);

/** A reaction must meet the unit that triggered it, with something that can harm it, or veil it (HS-R-136, HS-FIRE-03). */
function refuseMissing(view: View, frame: Aim, targets: readonly number[]): Refusal<RuleId> | null {
  if (frame.at === NONE) return null;
  if (!targets.includes(frame.at)) return no('HS-R-136');
  const value = chargeOf(view, frame).combat[openProfile(view.open, frame.at).category];
  return value === X && smokeOf(frame) === 0 ? no('HS-FIRE-03') : null;
}

/** Interspaces from the nearest square of a unit to a point (HS-GEO-10). */
const rangeTo = (open: Open, u: number, point: Interspace): number =>
  Math.min(...placesOf(open, u).map((place) => pointRange(lay(open).field, place, point)));

/** Sight to a point; night ends it like any other (HS-SCN-14). */
export function sightTo(open: Open, u: number, point: Interspace): number {
  const ground = lay(open);
  const [front = NOWHERE, rear = NOWHERE] = placesOf(open, u);
  const night = standing(open, 'maxSight');
  if (night !== undefined && rangeTo(open, u, point) > night.squares) return BLOCKED;
  return pointSight(ground, front, rear, point);
}

/** Interspaces a thrower counts: out of a house from the half square before the opening (HS-TPL-10, HS-TPL-13). */
function rangeOfThrow(open: Open, u: number, point: Interspace): number {
  const ground = lay(open);
  const ranges = placesOf(open, u).flatMap((from) =>
    isIndoors(open, from)
      ? openingsOut(ground, from).map((edge) => throwRange(ground, from, edge, point))
      : [pointRange(ground.field, from, point)],
  );
  return Math.min(...ranges.filter((range) => range !== null), 99);
}

function refuseShell(view: View, frame: Aim, point: Interspace): Refusal<RuleId> | null {
  const { open } = view;
  const weapon = weaponOf(view, frame);
  if (weapon === undefined) return no('HS-FIRE-01');
  const { field } = lay(open);
  const [front = NOWHERE] = placesOf(open, frame.unit);
  const range = rangeTo(open, frame.unit, point);
  if (weapon.rangeInInterspaces !== null && range > weapon.rangeInInterspaces)
    return no('HS-FAB-35', { range, limit: weapon.rangeInInterspaces });
  const facing = of(open.units.facing, frame.unit) as Direction;
  if (!turnsFreely(view, frame) && !isPointInArc(field, front, facing, weapon.arc, point)) return no('HS-RNG-06');
  const seen = sightTo(open, frame.unit, point);
  if (frame.means === 'indirect') return seen === 0 ? no('HS-R-107') : null;
  return seen === BLOCKED ? no('HS-FAB-25') : null;
}

/** Reason a template can't be placed on a point. */
export function refusePoint(view: View, frame: Aim, point: Interspace | null): Refusal<RuleId> | null {
  const { open } = view;
  if (point === null) return no('HS-R-18');
  const ground = lay(open);
  if (isPointInside(ground, point)) return no('HS-FAB-28');
  switch (frame.means) {
    case 'flames':
      return no('HS-FAB-13');
    case 'gear': {
      const thrown = throwOf(frame);
      if (thrown === null || thrown.rangeUnit !== 'interspaces') return no('HS-FIRE-04');
      const range = rangeOfThrow(open, frame.unit, point);
      if (range > thrown.range) return no('HS-TPL-06', { range, limit: thrown.range });
      break;
    }
    default: {
      const refusal = refuseShell(view, frame, point);
      if (refusal !== null) return refusal;
    }
  }
  return refuseMissing(view, frame, unitsOn(open, templateSquares(ground, point), false));
}

function* pointsFor(view: View, frame: Aim): Generator<Interspace> {
  if (frame.means === 'flames' || throwOf(frame)?.rangeUnit === 'squares') return;
  const far = throwOf(frame)?.range ?? null;
  const { field } = lay(view.open);
  const from = standsIn(view.open, frame.unit);
  for (const point of allPoints(view.open)) {
    if (far !== null && isBeyondThrow(field, from, point, far)) continue;
    if (refusePoint(view, frame, point) === null) yield point;
  }
}

/** No opening brings a point that far within range, so its walls need no look. */
const isBeyondThrow = (field: Field, from: Square, point: Interspace, range: number): boolean =>
  Math.max(
    Math.abs(at(field.pointX, point) - at(field.x, from)),
    Math.abs(at(field.pointY, point) - at(field.y, from)),
  ) >
  2 * range + 4;

/** Squares of a room, named by any square of it. */
export const roomSquares = (open: Open, place: number): readonly Square[] => {
  const ground = lay(open);
  const room = place < 0 ? -1 : roomOf(ground, square(place));
  return ground.field.rooms[room]?.squares ?? [];
};

/** Rooms by the openings next to a unit; next to either square of the vehicle it is in (HS-TPL-11, HS-TRAN-06). */
const roomsBy = (open: Open, u: number): readonly number[] =>
  placesOf(open, u).flatMap((place) => roomsFrom(lay(open), place).map(({ room }) => room));

/** Grenades and flames go into a room by an opening the unit stands at, never into its own (HS-TPL-11, HS-FAB-18). */
export function refuseRoom(view: View, frame: Aim, place: number): Refusal<RuleId> | null {
  const { open } = view;
  const flames = frame.means === 'flames';
  const thrown = throwOf(frame);
  const fits = flames || (thrown?.op === 'alternateFire' && thrown.template === 'explosion');
  const squares = roomSquares(open, place);
  const rule = flames ? 'HS-FAB-18' : 'HS-TPL-11';
  if (!fits || squares.length === 0) return no(rule);
  if (!roomsBy(open, frame.unit).includes(roomOf(lay(open), square(place)))) return no(rule);
  return refuseMissing(view, frame, unitsOn(open, squares, flames));
}

function* roomsFor(view: View, frame: Aim): Generator<Square> {
  const { field } = lay(view.open);
  for (const room of new Set(roomsBy(view.open, frame.unit))) {
    const [first] = field.rooms[room]?.squares ?? [];
    if (first !== undefined && refuseRoom(view, frame, first) === null) yield first;
  }
}

/** Reason a flame can't start in a square of the unit, or of the vehicle it is in, and go this way (HS-FAB-13, HS-TRAN-06). */
export function refuseFlame(view: View, frame: Aim, from: number, direction: Direction): Refusal<RuleId> | null {
  const { open } = view;
  const { unit } = frame;
  if (frame.means !== 'flames' || !placesOf(open, unit).includes(square(from))) return no('HS-FAB-13');
  const squares = flamesToward(open, square(from), direction);
  if (squares.length === 0) return no('HS-R-24');
  return refuseMissing(view, frame, flameTargets(open, unit, squares));
}

function* flamesFor(view: View, frame: Aim): Generator<Flame> {
  if (frame.means !== 'flames') return;
  for (const from of placesOf(view.open, frame.unit))
    for (const direction of DIRECTIONS)
      if (refuseFlame(view, frame, from, direction) === null) yield { from, direction };
}

/** Gear thrown at one unit: sight and range in squares, whatever the thrower's own weapon (HS-R-53). */
export function refuseHurl(view: View, frame: Aim, target: number): Refusal<RuleId> | null {
  const { open } = view;
  const thrown = throwOf(frame);
  if (thrown?.op !== 'alternateFire' || thrown.template !== null) return no('HS-FIRE-04');
  if (target === NONE || seatOf(open, target) !== enemyOf(open, frame.unit) || !onField(open, target))
    return no('HS-FIRE-01', { enemy: false });
  if (frame.at !== NONE && frame.at !== target) return no('HS-R-136');
  if (isConcealed(open, target)) return no('HS-STATE-07');
  if (thrown.combat[CATEGORIES[openProfile(open, target).category]] === 'X') return no('HS-FIRE-03');
  const range = rangeBetween(open, frame.unit, target);
  if (range > thrown.range) return no('HS-FAB-34', { range, limit: thrown.range });
  return sightBetween(open, frame.unit, target) === BLOCKED ? no('HS-LOS-01') : null;
}

function* unitsFor(view: View, frame: Aim): Generator<number> {
  if (throwOf(frame)?.rangeUnit !== 'squares') return;
  const enemy = enemyOf(view.open, frame.unit);
  for (let u = firstOf(view.open, enemy); u < endOf(view.open, enemy); u++)
    if (refuseHurl(view, frame, u) === null) yield u;
}

/** Everywhere the means can go. */
export const aimsOf = (view: View, frame: Aim) => ({
  points: pointsFor(view, frame),
  rooms: roomsFor(view, frame),
  flames: flamesFor(view, frame),
  units: unitsFor(view, frame),
});

const hasAim = (view: View, frame: Aim): boolean =>
  Object.values(aimsOf(view, frame)).some((aims) => aims.next().done !== true);

/** Reason a unit can't use a weapon's template or flame, or a marker, now. */
export function refuseMeans(view: View, frame: Aim): Refusal<RuleId> | null {
  const { open } = view;
  if (frame.means === 'gear') {
    if (frame.used > 0) return no('HS-FIRE-04');
    if (throwOf(frame) === null) return no('HS-FIRE-04');
    if (frame.card !== null && !bottlesFor(view, frame).includes(frame.card)) return no('HS-OP-27');
    if (frame.marker !== null && gearLeft(view, frame.unit, frame.marker) === 0) return no('HS-OPT-03');
    const needsMove = frame.mode === 'move' || isMounted(view, frame.unit);
    if (needsMove && movePenalty(view, frame) === null) return no(frame.mode === 'move' ? 'HS-FIRE-08' : 'HS-TRAN-08');
  } else {
    const weapon = weaponOf(view, frame);
    if (weapon === undefined || chargeValues(weapon, frame.means) === null) return no(MEANS_RULES[frame.means]);
    const refusal =
      frame.means === 'flames'
        ? refuseSpent(view, frame, frame.weapon)
        : refuseWeapon(view, { ...frame, step: 'firing' }, frame.weapon);
    if (refusal !== null) return refusal;
    const isMortar = frame.means === 'indirect' || (frame.means === 'howitzer' && weapon.howitzer === null);
    if (isMortar && placesOf(open, frame.unit).some((place) => isIndoors(open, place))) return no('HS-FAB-33');
  }
  return hasAim(view, frame) ? null : no('HS-FIRE-01', { targets: 0 });
}
const MEANS_RULES = { howitzer: 'HS-FAB-25', indirect: 'HS-FAB-29', flames: 'HS-FAB-12' } as const;

/** Combat Values of a weapon's template; direct fire of a mortar has those of its Indirect Fire (HS-R-107). */
function chargeValues(weapon: Weapon, means: Exclude<Aim['means'], 'gear'>): Weapon['combat'] | null {
  if (means === 'flames') return weapon.flames;
  return means === 'indirect' ? weapon.indirect : (weapon.howitzer ?? weapon.indirect);
}

/** The cost of firing on the move; null: it can't (HS-FAB-12, HS-FAB-22). */
function movePenalty(view: View, { unit, means, weapon }: Aim): number | null {
  if (means === 'flames') return 1;
  const { weapons } = profile(view, unit);
  const own = means === 'gear' ? weapons : weapons.slice(weapon, weapon + 1);
  const penalties = own.map((each) => onTheMoveOf(view, unit, each)).filter((each) => each !== null);
  return penalties.length === 0 ? null : Math.min(...penalties);
}

/** The charge as it is announced: bonuses go into its Combat Values (HS-R-49, HS-R-127). */
export function chargeOf(view: View, frame: Aim): Omit<FrameOf<'burstAttack'>, 'step' | 'target'> {
  const weapon = weaponOf(view, frame);
  const thrown = throwOf(frame);
  const printed = valuesOf(weapon, thrown, frame.means);
  const isPenalized = frame.mode === 'move' && !isMounted(view, frame.unit);
  const more = frame.ammo + frame.bonus - (isPenalized ? (movePenalty(view, frame) ?? 0) : 0);
  const abilities = thrown?.op === 'alternateFire' ? thrown.abilities : [];
  const dice = abilities.find((each) => each.key === 'destruction');
  const own = frame.means === 'howitzer' || frame.means === 'indirect' ? (weapon?.destruction ?? 0) : 0;
  return {
    seat: seatOf(view.open, frame.unit),
    unit: frame.unit,
    combat: printed.map((value) => (value === X ? X : value + more)),
    plus: frame.wild,
    fresh: frame.mode !== 'return',
    minus: 0,
    kind: frame.means === 'flames' ? 'flames' : 'explosion',
    grenade: frame.marker !== null && frame.mode !== 'return' && MARKERS[frame.marker].grenade ? frame.marker : null,
    keen: frame.keen,
    indoors: false,
    piercing: abilities.some(({ key }) => key === 'piercing'),
    frightening: abilities.some(({ key }) => key === 'frighteningShot'),
    destruction: frame.gentle ? 0 : dice?.key === 'destruction' ? dice.dice : own,
  };
}

function valuesOf(
  weapon: Weapon | undefined,
  thrown: ReturnType<typeof throwOf>,
  means: Aim['means'],
): readonly number[] {
  if (thrown?.op === 'alternateFire') return CATEGORIES.map((category) => figureOf(thrown.combat[category]));
  if (weapon === undefined || means === 'gear') return [X, X, X];
  return chargeValues(weapon, means) ?? [X, X, X];
}
export const figureOf = (value: number | 'X'): number => (value === 'X' ? X : value);

/** Something obscures the line to a place or unit that the means can go to (HS-FAB-27, HS-R-25). */
export function isObscured(view: View, frame: Aim): boolean {
  const { open } = view;
  const { points, flames, units } = aimsOf(view, frame);
  if (frame.means === 'howitzer') return points.some((point) => sightTo(open, frame.unit, point) > 0);
  const aimed = units.some((target) => lineOfFire(open, frame.unit, target).penalty > 0);
  const licked = flames.flatMap(({ from, direction }) =>
    flameTargets(open, frame.unit, flamesToward(open, from, direction)),
  );
  return aimed || licked.some((target) => flameLine(open, frame.unit, target, false).penalty > 0);
}

/** Smoke markers only veil (HS-R-104). */
export const smokeOf = (frame: Aim): number => {
  const thrown = throwOf(frame);
  return thrown?.op === 'placeSmoke' ? thrown.obscures : 0;
};

/** Templates, flames and gear that a unit may use now, as frames that ask where. */
export function* meansOf(view: View, frame: Firing): Generator<Aim> {
  const { weapons } = profile(view, frame.unit);
  for (const [index, weapon] of weapons.entries())
    for (const means of ['howitzer', 'indirect', 'flames'] as const) {
      if (chargeValues(weapon, means) === null) continue;
      const aim = aimWith(frame, means, index, null);
      if (refuseMeans(view, aim) === null) yield aim;
    }
  for (const card of bottlesFor(view, frame)) {
    const aim = aimWith(frame, 'gear', NONE, null, card);
    if (refuseMeans(view, aim) === null) yield aim;
  }
  if (view.open.stock[seatOf(view.open, frame.unit)].length === 0) return;
  for (const marker of THROWN) {
    const aim = aimWith(frame, 'gear', NONE, marker);
    if (refuseMeans(view, aim) === null) yield aim;
  }
}
