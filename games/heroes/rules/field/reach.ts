import type { Category, Side } from '../../data/vocabulary.ts';
import type { Field } from './field.ts';
import { CATEGORY_BIT, DIFFICULT_SHIFT, type Ground, UNIT } from './ground.ts';
import { at, type Square } from './squares.ts';
import { STEP } from './steps.ts';
import { isWithinZone, type Zones } from './zones.ts';

/** The rules that can forbid a step. */
export type StepRule =
  | 'HS-BLD-13'
  | 'HS-GEO-22'
  | 'HS-MOVE-07'
  | 'HS-OFF-01'
  | 'HS-R-27'
  | 'HS-TERR-05'
  | 'HS-TERR-07'
  | 'HS-ZOC-04';

/** A unit of one square on its way. It has been lifted off the ground. */
export interface Walker {
  readonly side: Side;
  readonly category: Category;
  /** Zones that bind it; null for vehicles, which no zone binds (HS-ZOC-07). */
  readonly zones: Zones | null;
  /** A card opens windows to it. */
  readonly throughWindows?: boolean;
  /** Difficult Passage doesn't stop it (HS-CMD-13). */
  readonly surefooted?: boolean;
}

/** The rule that forbids a step to a category, units and zones aside: walls, terrain, a vehicle across the corner. */
export function refuseGround(
  ground: Ground,
  step: number,
  category: Category,
  throughWindows = false,
  bar = at(ground.bars, at(ground.steps.to, step)),
): StepRule | null {
  const { steps, corners } = ground;
  const flags = at(steps.flags, step);
  const bit = CATEGORY_BIT[category];
  if (category !== 'infantry') {
    if ((flags & STEP.wheels) === 0) return at(ground.field.grid, at(steps.to, step)) > 0 ? 'HS-OFF-01' : 'HS-GEO-22';
  } else if ((flags & STEP.foot) === 0 && !throughWindows) {
    return 'HS-BLD-13';
  }
  if ((bar & bit) !== 0) return (bar & 7) === 7 ? 'HS-TERR-05' : 'HS-TERR-07';
  const corner = at(steps.corner, step);
  return corner >= 0 && (at(corners, corner) & bit) !== 0 ? 'HS-GEO-22' : null;
}

/** The rule that forbids a step past whoever stands there, and within enemy zones. */
export function refuseStep(ground: Ground, walker: Walker, from: Square, step: number): StepRule | null {
  const refused = refuseGround(ground, step, walker.category, walker.throughWindows);
  if (refused !== null) return refused;
  const to = at(ground.steps.to, step) as Square;
  const there = at(ground.units, to);
  if ((there & UNIT.vehicle) !== 0) return walker.category === 'infantry' ? 'HS-MOVE-07' : 'HS-R-27';
  if (walker.category === 'infantry' && (there & UNIT.infantry) !== 0 && (there & UNIT[walker.side]) === 0) {
    return 'HS-MOVE-07';
  }
  if (walker.zones === null) return null;
  return isWithinZone(walker.zones, from, to, at(ground.steps.via, step)) ? 'HS-ZOC-04' : null;
}

/** Entering the square ends the move (HS-TERR-10). */
export const stopsAt = ({ bars }: Ground, place: Square, category: Category): boolean =>
  (at(bars, place) & (CATEGORY_BIT[category] << DIFFICULT_SHIFT)) !== 0;

/** Entering the square ends this walker's move. */
const halts = (ground: Ground, { category, surefooted }: Walker, place: Square): boolean =>
  surefooted !== true && stopsAt(ground, place, category);

/** Squares that can be reached, with the way there. */
export interface Reach {
  /** By square: steps taken; -1: out of reach. */
  readonly steps: Int8Array;
  /** By square: the square before it on a shortest way. */
  readonly before: Int16Array;
}

/**
 * Every square within some steps. Each step costs 1, diagonal ones and those over a half square too (HS-MOVE-01, HS-OFF-05).
 * Squares of allies are among them: the walker may pass but not end there (`canEnd`).
 */
export function reachOf(ground: Ground, walker: Walker, start: Square, allowance: number): Reach {
  const { steps, field } = ground;
  const reach: Reach = { steps: new Int8Array(field.count).fill(-1), before: new Int16Array(field.count).fill(-1) };
  const queue = new Int16Array(field.count);
  queue[0] = start;
  reach.steps[start] = 0;
  for (let head = 0, tail = 1; head < tail; head++) {
    const from = at(queue, head) as Square;
    const taken = at(reach.steps, from);
    if (taken >= allowance || (from !== start && halts(ground, walker, from))) continue;
    for (let step = at(steps.start, from); step < at(steps.start, from + 1); step++) {
      const to = at(steps.to, step);
      if (at(reach.steps, to) >= 0 || refuseStep(ground, walker, from, step) !== null) continue;
      reach.steps[to] = taken + 1;
      reach.before[to] = from;
      queue[tail++] = to;
    }
  }
  return reach;
}

/** A one-square unit may end its move there: nobody else does, infantry that a vehicle runs over apart (HS-MOVE-04). */
export function canEnd({ units }: Ground, category: Category, place: Square): boolean {
  const there = at(units, place);
  return there === 0 || (category !== 'infantry' && (there & UNIT.vehicle) === 0);
}

/** The squares of a way to a square, the start left out. */
export function wayTo(reach: Reach, place: Square): readonly Square[] {
  const way: Square[] = [];
  for (let here: number = place; at(reach.steps, here) > 0; here = at(reach.before, here)) way.push(here as Square);
  return way.reverse();
}

/** One search at a time: marks by square, and the squares to go on from. */
interface Scratch {
  readonly marks: Int32Array;
  readonly queue: Int16Array;
  readonly taken: Int8Array;
  mark: number;
}
const scratches = new WeakMap<Field, Scratch>();

function scratchOf(field: Field): Scratch {
  const known = scratches.get(field);
  if (known !== undefined) return known;
  const made = {
    marks: new Int32Array(field.count),
    queue: new Int16Array(field.count),
    taken: new Int8Array(field.count),
    mark: 0,
  };
  scratches.set(field, made);
  return made;
}

/** Some square within some steps passes the test; the start is not asked. The same walk as `reachOf`, cut short. */
export function canReach(
  ground: Ground,
  walker: Walker,
  start: Square,
  allowance: number,
  test: (place: Square) => boolean,
): boolean {
  const { steps, field } = ground;
  const scratch = scratchOf(field);
  const { marks, queue, taken } = scratch;
  const mark = ++scratch.mark;
  marks[start] = mark;
  taken[start] = 0;
  queue[0] = start;
  for (let head = 0, tail = 1; head < tail; head++) {
    const from = at(queue, head) as Square;
    if (at(taken, from) >= allowance || (from !== start && halts(ground, walker, from))) continue;
    const end = at(steps.start, from + 1);
    for (let step = at(steps.start, from); step < end; step++) {
      const to = at(steps.to, step) as Square;
      if (marks[to] === mark || refuseStep(ground, walker, from, step) !== null) continue;
      if (test(to)) return true;
      marks[to] = mark;
      taken[to] = at(taken, from) + 1;
      queue[tail++] = to;
    }
  }
  return false;
}

/** From a square that somebody holds a free one can still be reached. */
export const canGoOn = (ground: Ground, walker: Walker, from: Square, left: number): boolean =>
  !halts(ground, walker, from) &&
  canReach(ground, walker, from, left, (place) => canEnd(ground, walker.category, place));
