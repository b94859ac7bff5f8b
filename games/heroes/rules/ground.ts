import { UNIT_TYPES, UNITS, type VehicleFacts } from '../data/units.ts';
import { CATEGORIES, type Category } from '../data/vocabulary.ts';
import { fieldFor } from './areas.ts';
import { isConcealed, of, openProfile, seatOf, totalOf } from './counters.ts';
import { type Field, squareAt } from './field/field.ts';
import { retreatSquares } from './field/forced.ts';
import {
  CATEGORY_BIT,
  clearGround,
  DIFFICULT_SHIFT,
  type Ground,
  newGround,
  putSmoke,
  putUnit,
  putWreck,
} from './field/ground.ts';
import { facesStruck, isSquareInArc, rangeBetween as rangeOf } from './field/range.ts';
import { bonusAt, coverAgainst, inOneRoom, isInElement as isElement } from './field/rooms.ts';
import { BLOCKED, type End, unitSight } from './field/sight.ts';
import {
  at,
  DIRECTION_NAMES,
  type Direction,
  DX,
  DY,
  directionOf,
  NOWHERE,
  type Square,
  square,
  turned,
} from './field/squares.ts';
import { STEP, stepTo } from './field/steps.ts';
import { interspaceAt, templateSquares } from './field/templates.ts';
import { isWithinZone as isWithin, newZones, type Zones, zoneOf } from './field/zones.ts';
import { INFANTRY } from './profiles.ts';
import { standing } from './scenario.ts';
import { NONE, type Open, other, type Seat, WHERE } from './state.ts';

export { BLOCKED };
export const DIRECTIONS = DIRECTION_NAMES;

/** The last position laid out on a field; the next question is usually about the same one. */
interface Laid {
  readonly ground: Ground;
  readonly at: number[];
  readonly rear: number[];
  readonly where: number[];
  readonly kind: number[];
  readonly wrecks: Open['wrecks'];
  readonly lifted: number;
  readonly ruined: number;
  readonly smoke: Open['smoke'];
  /** Zones of infantry by square; they depend on walls, wrecks and vehicles only. */
  readonly zones: Map<number, readonly Square[]>;
}

const laid = new WeakMap<Field, Laid>();
/** The same without the unit that is on its way. */
const laidForMover = new WeakMap<Field, Laid>();
/** Zones by square where no vehicle and no wreck cuts them, by field and ruins. */
const plainZones = new WeakMap<Field, Map<number, Map<number, readonly Square[]>>>();

export const categoryName = (category: 0 | 1 | 2): Category => CATEGORIES[category];

const isSame = (a: readonly number[], b: readonly number[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** Wrecks shift when they are pushed; everything else about them stays. */
const areSameWrecks = (a: Open['wrecks'], b: Open['wrecks']): boolean =>
  a.length === b.length && a.every((wreck, i) => wreck.kind === b[i]?.kind && isSame(wreck.squares, b[i].squares));

/** Entries never change in place. */
const isSameSmoke = (a: Open['smoke'], b: Open['smoke']): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

function layOut(open: Open, lifted = NONE): Laid {
  const field = fieldFor(open);
  const { units, ruined, wrecks } = open;
  const kept = lifted === NONE ? laid : laidForMover;
  const last = kept.get(field);
  if (
    last !== undefined &&
    last.ruined === ruined &&
    last.lifted === lifted &&
    areSameWrecks(last.wrecks, wrecks) &&
    isSameSmoke(last.smoke, open.smoke) &&
    isSame(last.at, units.at) &&
    isSame(last.where, units.where) &&
    isSame(last.kind, units.kind) &&
    isSame(last.rear, units.rear)
  )
    return last;
  const ground = last?.ground ?? newGround(field, ruined);
  clearGround(ground, ruined);
  let isPlain = wrecks.length === 0;
  for (const { kind, squares } of wrecks)
    putWreck(ground, wreckOf(kind).effects, square(squares[0] ?? NONE), square(squares[1] ?? NONE));
  for (const { x, y, value } of open.smoke) {
    const point = interspaceAt(field, x, y);
    if (point !== null) putSmoke(ground, templateSquares(ground, point), value);
  }
  for (let u = 0; u < totalOf(open); u++) {
    if (u === lifted || of(units.where, u) !== WHERE.field) continue;
    const { category } = openProfile(open, u);
    if (category !== INFANTRY) isPlain = false;
    const [front, rear] = [square(of(units.at, u)), square(of(units.rear, u))];
    putUnit(ground, seatOf(open, u), categoryName(category), front, rear, isConcealed(open, u));
  }
  const made: Laid = {
    ground,
    at: units.at.slice(),
    rear: units.rear.slice(),
    where: units.where.slice(),
    kind: units.kind.slice(),
    wrecks: wrecks.map(({ squares, ...wreck }) => ({ ...wreck, squares: squares.slice() })),
    lifted,
    ruined,
    smoke: open.smoke.slice(),
    zones: isPlain ? plainZonesOf(field, ruined) : new Map(),
  };
  kept.set(field, made);
  return made;
}

function plainZonesOf(field: Field, ruined: number): Map<number, readonly Square[]> {
  const byRuins = plainZones.get(field) ?? new Map<number, Map<number, readonly Square[]>>();
  plainZones.set(field, byRuins);
  const zones = byRuins.get(ruined) ?? new Map<number, readonly Square[]>();
  byRuins.set(ruined, zones);
  return zones;
}

/** The battlefield as it is now. Valid until the position changes. */
export const lay = (open: Open): Ground => layOut(open).ground;
/** The same for a unit on its way, which is not in its own way. */
export const layFor = (open: Open, mover: number): Ground => layOut(open, mover).ground;

export function wreckOf(kind: number): VehicleFacts['wreck'] {
  const type = UNIT_TYPES[kind];
  const facts = type === undefined ? undefined : UNITS[type];
  if (facts === undefined || facts.category === 'infantry') throw new Error(`no wreck of kind ${kind}`);
  return facts.wreck;
}

const BITS = CATEGORIES.map((category) => CATEGORY_BIT[category]);
const bit = (category: 0 | 1 | 2): number => BITS[category] ?? 0;

/** Terrain, tiles and wrecks let this type in (HS-TERR-05, HS-TERR-07). */
export const canEnter = ({ bars }: Ground, place: number, category: 0 | 1 | 2): boolean =>
  place >= 0 && (at(bars, place) & bit(category)) === 0;
export const isDifficult = ({ bars }: Ground, place: number, category: 0 | 1 | 2): boolean =>
  (at(bars, place) & (bit(category) << DIFFICULT_SHIFT)) !== 0;

/** Step-adjacent squares for a type, as far as walls and openings go (HS-GEO-04). */
export function stepsFrom({ steps, corners }: Ground, place: number, category: 0 | 1 | 2): number[] {
  const who = category === INFANTRY ? STEP.foot : STEP.wheels;
  const end = at(steps.start, place + 1);
  const found: number[] = [];
  for (let step = at(steps.start, place); step < end; step++) {
    if ((at(steps.flags, step) & who) === 0) continue;
    const corner = at(steps.corner, step);
    if (corner >= 0 && at(corners, corner) & bit(category)) continue; // a vehicle lies across the corner (HS-GEO-22)
    found.push(at(steps.to, step));
  }
  return found;
}

/** The rear square of a two-square vehicle that faces so, or NONE if no step joins the two. */
export function rearOf(ground: Ground, front: number, facing: number, category: 0 | 1 | 2): number {
  const { field } = ground;
  const direction = turned(facing as Direction, 4);
  const rear = squareAt(field, at(field.x, front) + 2 * DX[direction], at(field.y, front) + 2 * DY[direction]);
  return rear !== NOWHERE && stepsFrom(ground, front, category).includes(rear) ? rear : NONE;
}

/** The unit whose squares count: its vehicle's while it is aboard (HS-TRAN-06). */
export function bodyOf(open: Open, u: number): number {
  const where = of(open.units.where, u);
  return where === WHERE.aboard || where === WHERE.crew ? of(open.units.carrier, u) : u;
}
/** Its square, or both of a two-square vehicle. */
export function placesOf(open: Open, u: number): readonly Square[] {
  const front = frontOf(open, u);
  const back = backOf(open, u);
  if (back !== NOWHERE) return [front, back];
  return front === NOWHERE ? [] : [front];
}
export const frontOf = (open: Open, u: number): Square => square(of(open.units.at, bodyOf(open, u)));
const backOf = (open: Open, u: number): Square => square(of(open.units.rear, bodyOf(open, u)));

/** BLOCKED, or what obscures the best line between two units (HS-LOS-12); night ends it (HS-SCN-14). */
export function sightBetween(open: Open, a: number, b: number, infantryBlocks = true): number {
  const night = standing(open, 'maxSight');
  if (night !== undefined && rangeBetween(open, a, b) > night.squares) return BLOCKED;
  const { where } = open.units;
  const onFoot = where[a] === WHERE.field && where[b] === WHERE.field; // HS-TRAN-07
  const blocks =
    infantryBlocks &&
    onFoot &&
    openProfile(open, a).category === INFANTRY &&
    openProfile(open, b).category === INFANTRY;
  return unitSight(lay(open), frontOf(open, a), backOf(open, a), frontOf(open, b), backOf(open, b), blocks);
}

export const rangeBetween = (open: Open, a: number, b: number): number =>
  rangeOf(fieldFor(open), frontOf(open, a), backOf(open, a), frontOf(open, b), backOf(open, b));

/** The square lies in the arc of a unit; edges are inside (HS-RNG-06). */
export const isInArcOf = (open: Open, u: number, place: number, arc: 360 | 180 | 90): boolean =>
  isSquareInArc(
    fieldFor(open),
    square(of(open.units.at, u)),
    of(open.units.facing, u) as Direction,
    arc,
    square(place),
  );

export function isInArc(open: Open, u: number, target: number, arc: 360 | 180 | 90): boolean {
  const rear = backOf(open, target);
  return isInArcOf(open, u, frontOf(open, target), arc) || (rear !== NOWHERE && isInArcOf(open, u, rear, arc));
}

/** Halves of a vehicle of two squares, or all of any other unit. */
const endsOf = (open: Open, u: number): readonly End[] => (backOf(open, u) === NOWHERE ? ['any'] : ['front', 'rear']);

/** Sight between halves of two units. */
const halfSight = (open: Open, a: number, b: number, from: End, aim: End): number =>
  unitSight(lay(open), frontOf(open, a), backOf(open, a), frontOf(open, b), backOf(open, b), false, aim, from);

/** Index of the Defense Value the firer takes: 0 front, 1 side, 2 rear; the lowest of those it may aim at (HS-GEO-16). */
export function armorFacing(open: Open, firer: number, target: number): 0 | 1 | 2 {
  const { defense } = openProfile(open, target);
  if (defense[0] === defense[2]) return 0;
  const ground = lay(open);
  const facing = of(open.units.facing, target) as Direction;
  const [front, rear] = [frontOf(open, target), backOf(open, target)];
  let best: 0 | 1 | 2 = 0;
  for (const from of endsOf(open, firer))
    for (const aim of endsOf(open, target)) {
      if (halfSight(open, firer, target, from, aim) === BLOCKED) continue;
      const aimed = aim === 'rear' ? rear : front;
      const struck = facesStruck(
        ground.field,
        aimed,
        facing,
        from === 'rear' ? backOf(open, firer) : frontOf(open, firer),
      );
      if (struck.side && defense[1] < defense[best]) best = 1;
      if (struck.rear && defense[2] < defense[best]) best = 2;
    }
  return best;
}

/** In a square whose terrain, tile or wreck has any effect at all (HS-R-129). */
export const isInElement = (open: Open, place: number): boolean => isElement(lay(open), square(place));

/** The better bonus of a wreck on the square (HS-R-130). */
function wreckBonus(open: Open, place: number, category: Category): number {
  let best = 0;
  for (const { kind, squares } of open.wrecks)
    if (squares.includes(place)) best = Math.max(best, wreckOf(kind).effects.defense[category] ?? 0);
  return best;
}

/** A unit of two squares has a bonus only if both give it (HS-TERR-03). */
function coverFrom(open: Open, from: Square, target: number): number {
  const ground = lay(open);
  const category = categoryName(openProfile(open, target).category);
  const cover = (place: Square): number =>
    Math.max(coverAgainst(ground, from, place, category), wreckBonus(open, place, category));
  const rear = backOf(open, target);
  const front = cover(frontOf(open, target));
  return rear === NOWHERE ? front : Math.min(front, cover(rear));
}

/** A vehicle of two squares fires from the one that leaves less cover. */
export function coverAgainstFire(open: Open, firer: number, target: number): number {
  const front = coverFrom(open, frontOf(open, firer), target);
  const back = backOf(open, firer);
  if (back === NOWHERE || front === 0 || halfSight(open, firer, target, 'rear', 'any') === BLOCKED) return front;
  const rear = coverFrom(open, back, target);
  return halfSight(open, firer, target, 'front', 'any') === BLOCKED ? rear : Math.min(front, rear);
}

/**
 * Cover from a template: none of the room it went off in, else that of the square; of a building in ruins the lowest of
 * its parts (HS-TPL-03, HS-TPL-12).
 */
export function coverFromTemplate(open: Open, target: number, indoors: boolean): number {
  const ground = lay(open);
  const { field } = ground;
  const category = categoryName(openProfile(open, target).category);
  const cover = (place: Square): number => {
    if (indoors) return 0;
    const parts = field.tiles[at(field.tile, place)]?.parts ?? [];
    const squares = parts.map((part) => field.parts[part]?.squares[0] ?? place);
    const least = Math.min(...(squares.length > 0 ? squares : [place]).map((each) => bonusAt(ground, each, category)));
    return Math.max(least, wreckBonus(open, place, category));
  };
  return Math.min(...placesOf(open, target).map(cover));
}

/** Bonus in an assault: none within one room or one crater (HS-ASLT-17). */
export function coverInAssault(open: Open, defender: number, launch: number): number {
  const from = square(launch);
  return inOneRoom(lay(open), frontOf(open, defender), from) ? 0 : coverFrom(open, from, defender);
}

const scratch = new WeakMap<Field, { readonly zones: Zones; readonly used: Square[] }>();

/** Zones of unsuppressed enemy infantry on the battlefield, as far as they matter near a square (HS-ZOC-06, HS-ZOC-08). */
export function hostileZones(open: Open, seat: Seat, near: number, reach: number): Zones | null {
  const { ground, zones: known } = layOut(open);
  const { field } = ground;
  const enemy = other(seat);
  const { where, suppressed, at: places } = open.units;
  const [x, y] = [at(field.x, near), at(field.y, near)];
  const far = 2 * reach + 5; // in half-squares: a zone reaches one square and a half beyond its unit
  let made: { readonly zones: Zones; readonly used: Square[] } | null = null;
  let number = 0;
  for (let u = 0; u < totalOf(open); u++) {
    if (where[u] !== WHERE.field || of(suppressed, u) > 0 || seatOf(open, u) !== enemy) continue;
    const place = square(of(places, u));
    if (Math.abs(at(field.x, place) - x) > far || Math.abs(at(field.y, place) - y) > far) continue;
    if (openProfile(open, u).category !== INFANTRY) continue;
    const zone = known.get(place) ?? zoneOf(ground, place, 'infantry');
    known.set(place, zone);
    made ??= cleared(field);
    const words = number < 31 ? made.zones.low : made.zones.high;
    for (const controlled of zone) {
      words[controlled] = at(words, controlled) | (1 << (number % 31));
      made.used.push(controlled);
    }
    number++;
  }
  return made === null ? null : made.zones;
}

function cleared(field: Field): { readonly zones: Zones; readonly used: Square[] } {
  const made = scratch.get(field) ?? { zones: newZones(field), used: [] };
  scratch.set(field, made);
  for (const place of made.used) {
    made.zones.low[place] = 0;
    made.zones.high[place] = 0;
  }
  made.used.length = 0;
  return made;
}

/** A step leads from one square of an enemy's zone to another of the same; over a half square it is two (HS-GEO-20). */
export function isWithinZone({ steps }: Ground, zones: Zones | null, from: number, to: number): boolean {
  if (zones === null) return false;
  const step = stepTo(steps, square(from), square(to));
  return isWithin(zones, square(from), square(to), step < 0 ? NONE : at(steps.via, step));
}

/** The three squares on the far side of the defender, as far as walls go (HS-GEO-18). */
export function retreatsFrom(ground: Ground, from: number, launch: number, throughWindow = false): readonly number[] {
  const { field, steps } = ground;
  const came = stepTo(steps, square(launch), square(from));
  const direction =
    came >= 0
      ? (at(steps.direction, came) as Direction)
      : directionOf(at(field.x, from) - at(field.x, launch), at(field.y, from) - at(field.y, launch));
  return retreatSquares(ground, square(from), direction, throughWindow);
}
