import type { AreaFacts, Layout, Rect, TileRef } from '../data/scenarios/facts.ts';
import { SCENARIOS, type ScenarioNumber } from '../data/scenarios/scenarios.ts';
import { TERRAIN, TERRAIN_CODES } from '../data/terrain.ts';
import { UNIT_TYPES, UNITS } from '../data/units.ts';
import { CATEGORIES, type Category } from '../data/vocabulary.ts';
import { isConcealed, of, openProfile, seatOf, totalOf } from './counters.ts';
import { EDGE } from './field/edges.ts';
import { type Field, generalAt, isComplete, squareName as nameIn, squareAt } from './field/field.ts';
import {
  CATEGORY_BIT,
  clearGround,
  DIFFICULT_SHIFT,
  effectsAt,
  type Ground,
  isInside,
  newGround,
  putUnit,
  putWreck,
} from './field/ground.ts';
import { fieldOf, tileNumber } from './field/layouts.ts';
import {
  at,
  DIRECTION_NAMES,
  type Direction,
  DX,
  DY,
  directionOf,
  KIND,
  NOWHERE,
  type Square,
  square,
  turned,
} from './field/squares.ts';
import { neighbor, STEP, stepTo } from './field/steps.ts';
import { BLOCKED, pointsOf, sightLine } from './lines.ts';
import { INFANTRY } from './profiles.ts';
import { standing } from './scenario.ts';
import { NONE, type Open, other, type Seat, WHERE } from './state.ts';

export { BLOCKED };
export const DIRECTIONS = DIRECTION_NAMES;

const layoutOf = (scenario: ScenarioNumber): Layout => SCENARIOS[scenario].layout;
export const fieldFor = (scenario: ScenarioNumber): Field => fieldOf(layoutOf(scenario));

/** The last position laid out; the next question is usually about the same one. */
interface Laid {
  readonly ground: Ground;
  readonly at: number[];
  readonly rear: number[];
  readonly where: number[];
  readonly kind: number[];
  wrecks: number;
  ruined: number;
}

const laid = new WeakMap<Field, Laid>();
const categoryName = (category: 0 | 1 | 2): Category => CATEGORIES[category];

const isSame = (a: readonly number[], b: readonly number[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** The battlefield as it is now. */
export function lay(open: Open): Ground {
  const field = fieldFor(open.scenario);
  const { units, ruined, wrecks } = open;
  const last = laid.get(field);
  const points = wrecks.length;
  if (
    last !== undefined &&
    last.ruined === ruined &&
    last.wrecks === points &&
    isSame(last.at, units.at) &&
    isSame(last.where, units.where) &&
    isSame(last.kind, units.kind) &&
    isSame(last.rear, units.rear)
  )
    return last.ground;
  const ground = last?.ground ?? newGround(field, ruined);
  clearGround(ground, ruined);
  for (const { kind, squares } of wrecks) {
    const facts = UNITS[UNIT_TYPES[kind] ?? 'sov-ba64'];
    if (facts.category !== 'infantry')
      putWreck(ground, facts.wreck.effects, square(squares[0] ?? NONE), square(squares[1] ?? NONE));
  }
  for (let u = 0; u < totalOf(open); u++) {
    if (of(units.where, u) !== WHERE.field) continue;
    const category = categoryName(openProfile(open, u).category);
    putUnit(
      ground,
      seatOf(open, u),
      category,
      square(of(units.at, u)),
      square(of(units.rear, u)),
      isConcealed(open, u),
    );
  }
  laid.set(field, {
    ground,
    at: units.at.slice(),
    rear: units.rear.slice(),
    where: units.where.slice(),
    kind: units.kind.slice(),
    wrecks: points,
    ruined,
  });
  return ground;
}

const names = new WeakMap<
  Field,
  { readonly names: readonly string[]; readonly squares: ReadonlyMap<string, number> }
>();

function namesOf(field: Field) {
  const known = names.get(field);
  if (known !== undefined) return known;
  const all = Array.from({ length: field.count }, (_, i) => nameIn(field, square(i)));
  const squares = new Map(all.map((name, i) => [name, i] as const).filter(([, i]) => isComplete(field, square(i))));
  const made = { names: all, squares };
  names.set(field, made);
  return made;
}

export const squareName = (open: Open, place: number): string => namesOf(fieldFor(open.scenario)).names[place] ?? '';
export const squareCalled = (open: Open, name: string): number =>
  namesOf(fieldFor(open.scenario)).squares.get(name) ?? NONE;

/** Squares of an area: rectangles hold complete general and aligned squares, tiles all of theirs (HS-SCN-02). */
function squaresOf(
  scenario: ScenarioNumber,
  rects: readonly Rect[],
  tiles: readonly TileRef[],
  room?: string,
): Set<number> {
  const layout = layoutOf(scenario);
  const field = fieldOf(layout);
  const found = new Set<number>();
  for (const [west, north, east, south] of rects)
    for (let row = north; row <= south; row++)
      for (let column = west; column <= east; column++) {
        const place = generalAt(field, column, row);
        if (place !== NOWHERE && at(field.kind, place) === KIND.general) found.add(place);
      }
  for (const ref of tiles) {
    const tile = tileNumber(layout, ref);
    for (const { tile: of, id, squares } of field.rooms)
      if (of === tile && (room === undefined || room === id)) for (const place of squares) found.add(place);
    if (room === undefined)
      for (const { tile: of, squares } of field.parts) if (of === tile) for (const place of squares) found.add(place);
  }
  return found;
}

interface Areas {
  readonly zones: readonly Set<number>[];
  readonly deployment: Readonly<Record<Seat, Set<number>>>;
}
const areas = new Map<ScenarioNumber, Areas>();

function areasOf(scenario: ScenarioNumber): Areas {
  const known = areas.get(scenario);
  if (known !== undefined) return known;
  const { zones, deployment } = SCENARIOS[scenario];
  const area = ({ rects = [], tiles = [] }: AreaFacts) => squaresOf(scenario, rects, tiles);
  const made: Areas = {
    zones: zones.map(({ rects = [], tile, room }) =>
      squaresOf(scenario, rects, tile === undefined ? [] : [tile], room),
    ),
    deployment: { soviet: area(deployment.soviet), german: area(deployment.german) },
  };
  areas.set(scenario, made);
  return made;
}

export const zoneCount = (open: Open): number => areasOf(open.scenario).zones.length;
export const isInZone = (open: Open, zone: number, place: number): boolean =>
  areasOf(open.scenario).zones[zone]?.has(place) === true;

/** Zone in which a unit must deploy by a rule of the scenario (HS-SCN-11). */
function boundTo(open: Open, u: number): number {
  const kind = of(open.units.kind, u);
  for (const { do: special } of SCENARIOS[open.scenario].special)
    if (special.op === 'deployIn' && UNIT_TYPES[kind] === special.unit)
      return SCENARIOS[open.scenario].zones.findIndex(({ id }) => id === special.zone);
  return NONE;
}

export function isInArea(open: Open, seat: Seat, u: number, place: number): boolean {
  const bound = boundTo(open, u);
  return bound === NONE ? areasOf(open.scenario).deployment[seat].has(place) : isInZone(open, bound, place);
}
export function deploymentArea(open: Open, seat: Seat, u: number): number[] {
  const bound = boundTo(open, u);
  const { zones, deployment } = areasOf(open.scenario);
  return [...(bound === NONE ? deployment[seat] : (zones[bound] ?? []))];
}

const bit = (category: 0 | 1 | 2): number => CATEGORY_BIT[categoryName(category)];

/** Terrain, tiles and wrecks let this type in (HS-TERR-05, HS-TERR-07). */
export const canEnter = (open: Open, place: number, category: 0 | 1 | 2): boolean =>
  (at(lay(open).bars, place) & bit(category)) === 0;
export const isDifficult = (open: Open, place: number, category: 0 | 1 | 2): boolean =>
  (at(lay(open).bars, place) & (bit(category) << DIFFICULT_SHIFT)) !== 0;

/** Step-adjacent squares for a type, as far as walls and openings go (HS-GEO-04). */
export function stepsFrom(open: Open, place: number, category: 0 | 1 | 2): number[] {
  const { steps, corners } = lay(open);
  const who = category === INFANTRY ? STEP.foot : STEP.wheels;
  const found: number[] = [];
  for (let step = at(steps.start, place); step < at(steps.start, place + 1); step++) {
    if ((at(steps.flags, step) & who) === 0) continue;
    const corner = at(steps.corner, step);
    if (corner >= 0 && at(corners, corner) & bit(category)) continue; // a vehicle lies across the corner (HS-GEO-22)
    found.push(at(steps.to, step));
  }
  return found;
}

/** The rear square of a two-square vehicle that faces so, or NONE if no step joins the two. */
export function rearOf(open: Open, front: number, facing: number, category: 0 | 1 | 2): number {
  const { field } = lay(open);
  const direction = turned(facing as Direction, 4);
  const rear = squareAt(field, at(field.x, front) + 2 * DX[direction], at(field.y, front) + 2 * DY[direction]);
  return rear !== NOWHERE && stepsFrom(open, front, category).includes(rear) ? rear : NONE;
}

/** A unit's square, and its rear square; those of its vehicle while aboard (HS-TRAN-06). */
function bodyOf(open: Open, u: number): readonly [Square, Square] {
  const { at: places, rear, where, carrier } = open.units;
  const stands = where[u] === WHERE.aboard || where[u] === WHERE.crew ? of(carrier, u) : u;
  return [square(of(places, stands)), square(of(rear, stands))];
}

/** BLOCKED, or what obscures the best line between two units (HS-LOS-12); night ends it (HS-SCN-14). */
export function sightBetween(open: Open, a: number, b: number): number {
  const ground = lay(open);
  const [fromA, rearA] = bodyOf(open, a);
  const [fromB, rearB] = bodyOf(open, b);
  const night = standing(open, 'maxSight');
  if (night !== undefined && rangeBetween(open, a, b) > night.squares) return BLOCKED;
  const onFoot = of(open.units.where, a) === WHERE.field && of(open.units.where, b) === WHERE.field; // HS-TRAN-07
  const blocks = onFoot && openProfile(open, a).category === INFANTRY && openProfile(open, b).category === INFANTRY;
  let best = BLOCKED;
  for (const from of pointsOf(ground.field, fromA, rearA)) {
    for (const to of pointsOf(ground.field, fromB, rearB)) {
      const seen = sightLine(ground, from, to, blocks);
      if (seen === 0) return 0;
      if (seen !== BLOCKED && (best === BLOCKED || seen < best)) best = seen;
    }
  }
  return best;
}

/** HS-GEO-09: ends in offset squares of different grids are half a square nearer. */
function rangeOf(field: Field, a: Square, b: Square): number {
  const far = Math.max(Math.abs(at(field.x, a) - at(field.x, b)), Math.abs(at(field.y, a) - at(field.y, b)));
  const [gridA, gridB] = [at(field.grid, a), at(field.grid, b)];
  const offset = gridA === gridB ? 0 : (gridA > 0 ? 1 : 0) + (gridB > 0 ? 1 : 0);
  return Math.max(1, (far - offset) / 2);
}

export function rangeBetween(open: Open, a: number, b: number): number {
  const field = fieldFor(open.scenario);
  let least = Number.POSITIVE_INFINITY;
  for (const from of bodyOf(open, a)) {
    if (from < 0) continue;
    for (const to of bodyOf(open, b)) if (to >= 0) least = Math.min(least, rangeOf(field, from, to));
  }
  return least;
}

/** Forward and lateral parts of the way from one square to another, for a facing (HS-GEO-15). */
function ahead(field: Field, from: Square, to: Square, facing: number): readonly [number, number] {
  const [vx, vy] = [at(field.x, to) - at(field.x, from), at(field.y, to) - at(field.y, from)];
  const [fx, fy] = [DX[facing as Direction], DY[facing as Direction]];
  // A diagonal facing is longer by the same factor in both parts, so comparisons hold.
  return [vx * fx + vy * fy, vx * fy - vy * fx];
}

/** The square lies in the arc of a unit; edges are inside. */
export function isInArcOf(open: Open, u: number, place: number, arc: 360 | 180 | 90): boolean {
  const field = fieldFor(open.scenario);
  const [u0, w] = ahead(field, square(of(open.units.at, u)), square(place), of(open.units.facing, u));
  if (arc === 90) return u0 > 0 && Math.abs(w) <= u0;
  return arc === 360 || u0 >= 0;
}

export function isInArc(open: Open, u: number, target: number, arc: 360 | 180 | 90): boolean {
  return bodyOf(open, target).some((place) => place >= 0 && isInArcOf(open, u, place, arc));
}

/** Index of the Defense Value the firer takes: 0 front, 1 side, 2 rear; the lowest of those it may aim at (HS-GEO-16). */
export function armorFacing(open: Open, firer: number, target: number): 0 | 1 | 2 {
  const { defense } = openProfile(open, target);
  if (defense[0] === defense[2]) return 0;
  const field = fieldFor(open.scenario);
  const facing = of(open.units.facing, target);
  const faces: (0 | 1 | 2)[] = [];
  for (const aimed of bodyOf(open, target)) {
    for (const from of bodyOf(open, firer)) {
      if (aimed < 0 || from < 0) continue;
      const [u, w] = ahead(field, aimed, from, facing);
      if (u >= Math.abs(w)) faces.push(0);
      if (-u >= Math.abs(w)) faces.push(2);
      if (Math.abs(w) >= Math.abs(u)) faces.push(1);
    }
  }
  return faces.reduce((best, face) => (defense[face] < defense[best] ? face : best), faces[0] ?? 0);
}

/** In a square whose terrain, tile or wreck has any effect at all (HS-R-129). */
export function isInElement(open: Open, place: number): boolean {
  const { field, ruined } = lay(open);
  const { defense, blocksSight, obscures, impassable, difficult, water } = effectsAt(field, ruined, square(place));
  if (blocksSight || obscures > 0 || impassable.length > 0 || difficult.length > 0 || water) return true;
  if (Object.keys(defense).length > 0) return true;
  return open.wrecks.some(({ squares }) => squares.includes(place));
}

/** The best printed bonus of the square's terrain, tile and wreck (HS-R-130). */
function printedCover(open: Open, place: number, category: Category): number {
  const { field, ruined } = lay(open);
  let best = effectsAt(field, ruined, square(place)).defense[category] ?? 0;
  for (const { kind, squares } of open.wrecks) {
    const facts = UNITS[UNIT_TYPES[kind] ?? 'sov-ba64'];
    if (squares.includes(place) && facts.category !== 'infantry')
      best = Math.max(best, facts.wreck.effects.defense[category] ?? 0);
  }
  return best;
}

/** A body has a bonus only if it is wholly inside the element (HS-TERR-03). */
function coverOf(open: Open, u: number): number {
  const category = categoryName(openProfile(open, u).category);
  const [front, rear] = bodyOf(open, u);
  const cover = printedCover(open, front, category);
  return rear < 0 ? cover : Math.min(cover, printedCover(open, rear, category));
}

/** A ruined part of the same building between the two gives its own bonus instead (HS-BLD-17, HS-R-128). */
function coverFrom(open: Open, target: Square, from: Square, category: Category): number {
  const { field, ruined } = lay(open);
  const tile = at(field.tile, target);
  const own = printedCover(open, target, category);
  if (!isInside(field, ruined, target)) return own;
  const through = field.parts
    .filter((part, number) => part.tile === tile && ((ruined >> number) & 1) === 1)
    .filter(({ squares }) => squares.some((place) => liesBetween(field, from, place, target)));
  return through.reduce((least, { facts }) => Math.min(least, facts.rubble.defense[category] ?? 0), own);
}

/** The square is an end, or the straight line between the two passes over it. */
function liesBetween(field: Field, from: Square, place: Square, to: Square): boolean {
  if (place === from) return true;
  const [ax, ay, bx, by] = [at(field.x, from), at(field.y, from), at(field.x, to), at(field.y, to)];
  const [px, py] = [at(field.x, place), at(field.y, place)];
  if (px + 1 < Math.min(ax, bx) || px - 1 > Math.max(ax, bx)) return false;
  if (py + 1 < Math.min(ay, by) || py - 1 > Math.max(ay, by)) return false;
  const side = (x: number, y: number): number => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  const corners = [side(px - 1, py - 1), side(px + 1, py - 1), side(px - 1, py + 1), side(px + 1, py + 1)];
  return corners.includes(1) && corners.includes(-1);
}

/** Bonus against fire: none between two units in intact parts of one building (HS-R-13). */
export function coverAgainstFire(open: Open, firer: number, target: number): number {
  const { field, ruined } = lay(open);
  const [to] = bodyOf(open, target);
  const [from] = bodyOf(open, firer);
  const bothInside = isInside(field, ruined, to) && isInside(field, ruined, from);
  const sameTile = at(field.tile, to) >= 0 && at(field.tile, to) === at(field.tile, from);
  if (bothInside && sameTile) {
    const ruin = coverFrom(open, to, from, categoryName(openProfile(open, target).category));
    return ruin < coverOf(open, target) ? ruin : 0;
  }
  if (openProfile(open, target).size === 2) return coverOf(open, target);
  return coverFrom(open, to, from, categoryName(openProfile(open, target).category));
}

/** Bonus in an assault: none within one room or one crater (HS-ASLT-17, HS-R-105). */
export function coverInAssault(open: Open, defender: number, launch: number): number {
  const { field, ruined } = lay(open);
  const [to] = bodyOf(open, defender);
  const from = square(launch);
  const sameRoom = at(field.room, to) >= 0 && at(field.room, to) === at(field.room, from);
  if (sameRoom && isInside(field, ruined, to)) return 0;
  const sameElement = at(field.element, to) >= 0 && at(field.element, to) === at(field.element, from);
  if (sameElement && TERRAIN[TERRAIN_CODES[at(field.terrain, to)] ?? '.'].crater === true) return 0;
  if (openProfile(open, defender).size === 2) return coverOf(open, defender);
  return coverFrom(open, to, from, categoryName(openProfile(open, defender).category));
}

/** Squares in the zone of each enemy that binds infantry. */
export type Zones = readonly (readonly number[])[];

/** Zones of unsuppressed enemy infantry on the battlefield (HS-ZOC-06, HS-ZOC-08, HS-TRAN-10). */
export function hostileZones(open: Open, seat: Seat): Zones {
  const enemy = other(seat);
  const { where, suppressed, at: places } = open.units;
  const zones: number[][] = [];
  for (let u = 0; u < totalOf(open); u++) {
    if (where[u] !== WHERE.field || of(suppressed, u) > 0 || seatOf(open, u) !== enemy) continue;
    if (openProfile(open, u).category === INFANTRY) zones.push(zoneOf(open, of(places, u)));
  }
  return zones;
}

/** HS-GEO-19: what infantry on a square controls, complete and incomplete squares. */
export function zoneOf(open: Open, place: number): number[] {
  const ground = lay(open);
  const { field, steps } = ground;
  const from = square(place);
  const grid = at(field.grid, from);
  const zone: number[] = [];
  for (let step = at(steps.start, from); step < at(steps.start, from + 1); step++) {
    if ((at(steps.flags, step) & STEP.foot) === 0) continue;
    const to = square(at(steps.to, step));
    if (at(field.grid, to) === grid) {
      if ((at(ground.bars, to) & 1) === 0 && isOpenTo(ground, from, to)) zone.push(to);
      continue;
    }
    const via = at(steps.via, step);
    if (grid > 0 && via >= 0 && !zone.includes(via)) zone.push(via);
    if (isDoor(ground, from, to)) zone.push(to);
  }
  if (grid === 0)
    for (let direction = 0; direction < 8; direction++) {
      const near = neighbor(field, from, direction as Direction);
      if (near !== NOWHERE && at(field.kind, near) === KIND.incomplete && isOpenTo(ground, from, near)) zone.push(near);
    }
  return zone;
}

/** The center line is blocked by nothing but infantry. */
const isOpenTo = (ground: Ground, from: Square, to: Square): boolean => {
  const [a] = pointsOf(ground.field, from, NOWHERE);
  const [b] = pointsOf(ground.field, to, NOWHERE);
  return a !== undefined && b !== undefined && sightLine(ground, a, b, false) !== BLOCKED;
};

const isDoor = ({ field, edges }: Ground, from: Square, to: Square): boolean =>
  field.edges.some(
    ({ inside, arrow }, number) =>
      at(edges, number) === EDGE.door && ((inside === from && arrow === to) || (inside === to && arrow === from)),
  );

/** A step leads from one square of an enemy's zone to another of the same; over a half square it is two steps (HS-GEO-20). */
export function isWithinZone(open: Open, zones: Zones, from: number, to: number): boolean {
  if (zones.length === 0) return false;
  const { steps } = lay(open);
  const step = stepTo(steps, square(from), square(to));
  const via = step < 0 ? NONE : at(steps.via, step);
  for (const zone of zones) {
    if (via < 0 ? zone.includes(from) && zone.includes(to) : false) return true;
    if (via >= 0 && zone.includes(via) && (zone.includes(from) || zone.includes(to))) return true;
  }
  return false;
}

/** The three squares on the far side of the defender; between grids only the straight way (HS-GEO-18). */
export function retreatsFrom(open: Open, from: number, launch: number): number[] {
  const ground = lay(open);
  const { field, steps } = ground;
  const came = stepTo(steps, square(launch), square(from));
  const direction =
    came >= 0
      ? (at(steps.direction, came) as Direction)
      : directionOf(at(field.x, from) - at(field.x, launch), at(field.y, from) - at(field.y, launch));
  const ways = [direction, turned(direction, 1), turned(direction, -1)];
  const found: number[] = [];
  for (let step = at(steps.start, from); step < at(steps.start, from + 1); step++) {
    const there = at(steps.to, step);
    if ((at(steps.flags, step) & STEP.foot) === 0 || !ways.includes(at(steps.direction, step) as Direction)) continue;
    found.push(there);
  }
  return found;
}
