import { no, type Refusal } from '@kurgan/engine';
import { squareName } from './areas.ts';
import { isInfantry, of, openProfile, seatOf, unitAt, unitName } from './counters.ts';
import { drivesFrom, facingOf, isSunk, pushedTo } from './field/drive.ts';
import { stepDirection } from './field/forced.ts';
import { type Ground, terrainBars, UNIT } from './field/ground.ts';
import { refuseGround, stopsAt } from './field/reach.ts';
import { at, type Square, square } from './field/squares.ts';
import { stepTo } from './field/steps.ts';
import { lay, layFor, placesOf } from './ground.ts';
import { HEAVY, INFANTRY } from './profiles.ts';
import type { RuleId } from './rule-ids.ts';
import { type Frame, type FrameOf, type HeroesContext, NONE, type Open, type State, type Wreck } from './state.ts';
import { batter, wreckAt } from './wrecks.ts';

/** Vehicles on their way: two squares at a time, wrecks in front of them, infantry under them. */

type Moving = FrameOf<'moving'>;

/** The most Destruction Points one wreck takes in one Movement Action (HS-WRK-02). */
const MOST_CRUSHED = 2;

/** Squares that a vehicle lies on after a move, and how it got there. */
export interface Way {
  readonly front: number;
  readonly rear: number;
  readonly entered: number;
  /** The square it came from, unless it has pivoted. */
  readonly from: number;
  readonly stops: boolean;
}

/** Ground that lets no type in. */
const ALL_BARRED = 7;

export const categoryOf = (open: Open, u: number): 'light' | 'heavy' =>
  openProfile(open, u).category === HEAVY ? 'heavy' : 'light';

/** The wreck that the vehicle has announced to push, until it has done so. */
const announced = (open: Open, { push, pushed }: Moving): Wreck | undefined =>
  push === NONE || pushed ? undefined : wreckAt(open, push);

/**
 * Asks about the way to an assault: nobody drives through the target, nor over the wreck that is to be pushed, because the
 * push would end the move.
 */
export function onTheWay<T>(open: Open, frame: Moving, ask: () => T): T {
  const { bars, units } = layFor(open, frame.unit);
  const target = placesOf(open, frame.target);
  const wreck = (announced(open, frame)?.squares ?? []).map(square).filter((place) => !target.includes(place));
  const barred = wreck.map((place) => at(bars, place));
  const held = target.map((place) => at(units, place));
  for (const place of wreck) bars[place] = ALL_BARRED;
  for (const place of target) units[place] = at(units, place) | UNIT.vehicle;
  const answer = ask();
  for (const [i, place] of wreck.entries()) bars[place] = barred[i] ?? 0;
  for (const [i, place] of target.entries()) units[place] = held[i] ?? 0;
  return answer;
}

/** One square ahead or astern, or a pivot by 45 degrees, for vehicles of two squares (HS-R-26, HS-VEH-06). */
export function waysOf(open: Open, frame: Moving): Way[] {
  const { unit } = frame;
  const ground = layFor(open, unit);
  const [front, rear] = [square(of(open.units.at, unit)), square(of(open.units.rear, unit))];
  const wreck = announced(open, frame);
  const pushed = (wreck?.squares ?? []).map(square);
  const category = categoryOf(open, unit);
  const onto = (entered: Square): boolean => pushed.includes(entered);
  // A pivot pushes nothing: it leads onto the wreck or nowhere (HS-R-145).
  const pivots = drivesFrom(ground, category, front, rear).filter(
    ({ kind, entered }) => kind === 'pivot' && onto(entered),
  );
  const others = drivesFrom(ground, category, front, rear, pushed).filter(
    ({ kind, entered }) => kind !== 'pivot' || !onto(entered),
  );
  return [...others, ...pivots]
    .map(({ kind, entered, stops, ...lies }) => ({
      ...lies,
      entered,
      stops,
      from: kind === 'forward' ? front : kind === 'back' ? rear : NONE,
    }))
    .filter((way) => way.from === NONE || !onto(square(way.entered)) || refusePush(open, ground, frame, way) === null);
}

/** A one-square vehicle meets the wreck it has announced to push. */
export function isPush(open: Open, frame: Moving, to: number): boolean {
  return announced(open, frame)?.squares.includes(to) === true;
}

/** Reason a one-square vehicle may not push the wreck before it. */
export function refuseShove(open: Open, frame: Moving, to: number): Refusal<RuleId> | null {
  const ground = layFor(open, frame.unit);
  const from = of(open.units.at, frame.unit);
  const step = stepTo(ground.steps, square(from), square(to));
  if (step < 0) return no('HS-GEO-04');
  const barred = refuseGround(ground, step, categoryOf(open, frame.unit), false, terrainBars(ground, square(to)));
  if (barred !== null) return no('HS-WRK-10');
  if ((at(ground.units, to) & UNIT.vehicle) !== 0) return no('HS-R-27');
  return refusePush(open, ground, frame, { front: to, rear: NONE, entered: to, from, stops: false });
}

function refusePush(open: Open, ground: Ground, frame: Moving, way: Way): Refusal<RuleId> | null {
  const wreck = announced(open, frame);
  if (wreck === undefined || way.from === NONE) return no('HS-WRK-07');
  return shifted(open, ground, wreck, way) === null ? no('HS-R-34') : null;
}

/** Where the wreck goes; its new squares hold no vehicle, no other wreck and not the pusher (HS-R-34). */
function shifted(
  open: Open,
  ground: Ground,
  wreck: Wreck,
  { from, entered, front, rear }: Way,
): readonly Square[] | null {
  const direction = stepDirection(ground, square(from), square(entered));
  const to = direction === null ? null : pushedTo(ground, wreck.squares.map(square), direction);
  if (to === null || to.some((place) => place === front || place === rear)) return null;
  const taken = open.wrecks.some((other) => other !== wreck && to.some((place) => other.squares.includes(place)));
  return taken ? null : to;
}

/** Announced before the first repetition; light vehicles push wrecks of one square only (HS-WRK-05, HS-WRK-06). */
export function refuseAnnouncement(open: Open, frame: Moving, place: number): Refusal<RuleId> | null {
  const { category } = openProfile(open, frame.unit);
  const wreck = wreckAt(open, place);
  if (category === INFANTRY || wreck === undefined || wreck.squares[0] !== place) return no('HS-WRK-04');
  if (frame.repeated > 0 || frame.push !== NONE) return no('HS-WRK-05');
  return category !== HEAVY && wreck.squares.length > 1 ? no('HS-WRK-06') : null;
}

/** The vehicle lies on its new squares; a wreck it enters is pushed or crushed. */
export function enter(
  state: State,
  frame: Moving,
  way: Way,
  context: HeroesContext,
): { frame: Moving; forced: Frame[] } {
  const { open } = state;
  const { unit } = frame;
  const { entered, front, rear } = way;
  const pushes = way.from !== NONE && isPush(open, frame, entered);
  const to = pushes ? pushTo(open, frame, way) : null;
  open.units.at[unit] = front;
  open.units.rear[unit] = rear;
  if (rear !== NONE) open.units.facing[unit] = facingOf(lay(open), square(front), square(rear)); // HS-R-148
  const moved: Moving = {
    ...frame,
    left: frame.left - 1,
    repeated: frame.repeated + 1,
    free: front,
    halted: frame.halted || (way.stops && frame.kind !== 'scout'),
  };
  if (to !== null) return { frame: { ...moved, pushed: true, halted: true }, forced: push(state, moved, to, context) };
  const crushed = crush(state, moved, entered, context);
  return { frame: crushed === NONE ? moved : { ...moved, crushed: [...moved.crushed, crushed] }, forced: [] };
}

function pushTo(open: Open, frame: Moving, way: Way): readonly Square[] | null {
  const wreck = announced(open, frame);
  return wreck === undefined ? null : shifted(open, layFor(open, frame.unit), wreck, way);
}

/** The wreck keeps its orientation; infantry under its new squares gives way (HS-WRK-07, HS-WRK-09). */
function push(state: State, frame: Moving, to: readonly Square[], context: HeroesContext): Frame[] {
  const { open } = state;
  const wreck = announced(open, frame);
  if (wreck === undefined) return [];
  const before = wreck.squares;
  const covered = to.filter((place) => !before.includes(place));
  const [from, first] = [squareName(open, before[0] ?? NONE), squareName(open, to[0] ?? NONE)];
  context.log({ event: 'pushed', rule: 'HS-WRK-04', unit: unitName(open, frame.unit), wreck: from, to: first });
  if (isSunk(lay(open), to)) {
    open.wrecks.splice(open.wrecks.indexOf(wreck), 1);
    context.log({ event: 'sank', rule: 'HS-WRK-12', unit: unitName(open, frame.unit), wreck: first });
  } else wreck.squares = [...to];
  return inOrder(
    open,
    covered.flatMap((place) => displacedFrom(open, place, frame.unit, 'HS-WRK-09', 0, covered)),
  );
}

/** A heavy vehicle deals a point to each wreck square it enters. Returns the wreck's first square, or NONE. */
export function crush(
  state: State,
  { unit, crushed }: Pick<Moving, 'unit' | 'crushed'>,
  entered: number,
  context: HeroesContext,
): number {
  const { open } = state;
  const wreck = wreckAt(open, entered);
  if (wreck === undefined || openProfile(open, unit).category !== HEAVY) return NONE;
  const place = wreck.squares[0] ?? NONE;
  if (crushed.filter((each) => each === place).length >= MOST_CRUSHED) return NONE;
  context.log({ event: 'crushed', rule: 'HS-WRK-01', unit: unitName(open, unit), wreck: squareName(open, entered) });
  batter(state, wreck, 1, context);
  return place;
}

/** Infantry that has to leave a square, if any stands there. */
function displacedFrom(
  open: Open,
  place: number,
  vehicle: number,
  rule: 'HS-VEH-10' | 'HS-WRK-09',
  markers: number,
  covered: readonly number[] = [],
): FrameOf<'forced'>[] {
  const under = unitAt(open, place, vehicle);
  if (under === NONE || !isInfantry(open, under)) return [];
  return [{ step: 'forced', unit: under, from: [place], under: [...covered], rule, markers }];
}

/** The holder of the Initiative displaces its own units first (HS-R-110). */
const inOrder = (open: Open, forced: FrameOf<'forced'>[]): FrameOf<'forced'>[] =>
  forced.sort(
    (a, b) => Number(seatOf(open, b.unit) === open.initiative) - Number(seatOf(open, a.unit) === open.initiative),
  );

/** Infantry under a vehicle that has ended its Movement Action, or is lost (HS-VEH-10, HS-R-28, HS-R-152). */
export function runOver(open: Open, vehicle: number): FrameOf<'forced'>[] {
  if (isInfantry(open, vehicle)) return [];
  const squares = [of(open.units.at, vehicle), of(open.units.rear, vehicle)];
  return inOrder(
    open,
    squares.flatMap((place) => displacedFrom(open, place, vehicle, 'HS-VEH-10', 1)),
  );
}

/** A vehicle of one square on a step (HS-VEH-01). */
export const wayTo = (open: Open, unit: number, to: number): Way => ({
  front: to,
  rear: NONE,
  entered: to,
  from: of(open.units.at, unit),
  stops: stopsAt(layFor(open, unit), square(to), categoryOf(open, unit)),
});
