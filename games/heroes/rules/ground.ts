import { UNIT_TYPES, UNITS, type VehicleFacts } from '../data/units.ts';
import { CATEGORIES, type Category } from '../data/vocabulary.ts';
import { fieldFor } from './areas.ts';
import { isConcealed, of, openProfile, seatOf, totalOf } from './counters.ts';
import { type Field, squareAt } from './field/field.ts';
import { CATEGORY_BIT, clearGround, type Ground, newGround, putSmoke, putUnit, putWreck } from './field/ground.ts';
import { stopsAt } from './field/reach.ts';
import { at, DIRECTION_NAMES, type Direction, DX, DY, NOWHERE, type Square, square, turned } from './field/squares.ts';
import { STEP } from './field/steps.ts';
import { interspaceAt, templateSquares } from './field/templates.ts';
import { INFANTRY } from './profiles.ts';
import { NONE, type Open, WHERE } from './state.ts';

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

export function layOut(open: Open, lifted = NONE): Laid {
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
export const isDifficult = (ground: Ground, place: number, category: 0 | 1 | 2): boolean =>
  stopsAt(ground, square(place), categoryName(category));

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
export const backOf = (open: Open, u: number): Square => square(of(open.units.rear, bodyOf(open, u)));
