import { no, type Refusal } from '@kurgan/engine';
import { refuseAssault } from './activation.ts';
import { canInspire } from './command.ts';
import { allySquare, isConcealed, of, onField, openProfile, profile, unitName } from './counters.ts';
import { isPush, onTheWay, refuseShove, type Way, waysOf } from './driving.ts';
import type { Drive } from './field/drive.ts';
import { canEnd, canReach, stopsAt } from './field/reach.ts';
import { type Square, square } from './field/squares.ts';
import { isDifficult, lay, placesOf } from './ground.ts';
import { isByObjective } from './objectives.ts';
import { INFANTRY } from './profiles.ts';
import { canRam, ramsOf } from './ramming.ts';
import { hasChance } from './repetition.ts';
import type { RuleId } from './rule-ids.ts';
import { type FrameOf, NONE, type Open, type View } from './state.ts';
import { canLaunch, canReachTarget, isCrowded, neighborsOf, refuseWalk, type Walker, walker } from './walk.ts';

/** Everything that forbids a part of a Movement Action. */

type Moving = FrameOf<'moving'>;

/**
 * One step ahead is enough unless an assault has to stay possible, a friend stands in the way, or a Scout has to keep away
 * from objectives.
 */
export const walkerOf = (open: Open, { unit, left, target, climbs, kind }: Moving): Walker => {
  if (kind === 'scout') return { ...walker(open, unit, left + 1), surefooted: true };
  const near = walker(open, unit, 1);
  const crowded = placesOf(open, unit).some((from) => isCrowded(near, from));
  const walk = target !== NONE || crowded ? walker(open, unit, left + 1) : near;
  return climbs ? { ...walk, climbs } : walk;
};

/** The assault can be carried through, so it must be (HS-ASLT-06, HS-R-119). */
export const mustAssault = (view: View, frame: Moving, walk: Walker): boolean =>
  frame.target !== NONE &&
  !frame.halted &&
  refuseAssault(view, frame.unit, frame.target) === null &&
  canCarryThrough(view.open, frame, walk);

function canCarryThrough(open: Open, frame: Moving, walk: Walker): boolean {
  const { at, rear } = open.units;
  const { unit, left } = frame;
  if (of(rear, unit) !== NONE) return canStillRam(open, frame, of(at, unit), of(rear, unit), left);
  return placesOf(open, unit).some((from) => canStillReach(open, frame, walk, from, left));
}

const canStillReach = (open: Open, frame: Moving, walk: Walker, from: number, left: number): boolean =>
  onTheWay(open, frame, () => canReachTarget(walk, open, from, left, frame.target));
const canStillRam = (open: Open, frame: Moving, front: number, rear: number, left: number): boolean =>
  onTheWay(open, frame, () => canRam(open, frame.unit, front, rear, left, frame.target));

/** The rule that ended the move: a push, Difficult Passage or Damage. */
export function haltRule(open: Open, { unit, pushed }: Moving): RuleId {
  if (pushed) return 'HS-WRK-08';
  const { category } = openProfile(open, unit);
  return placesOf(open, unit).some((place) => isDifficult(lay(open), place, category)) ? 'HS-TERR-10' : 'HS-R-60';
}

export function refuseStep(view: View, frame: Moving, walk: Walker, to: number, must: boolean): Refusal<RuleId> | null {
  const { open } = view;
  const { unit, left, target } = frame;
  if (frame.charging && must) return no('HS-ASLT-06');
  if (frame.halted) return no(haltRule(open, frame));
  if (left < 1) return no('HS-MOVE-01', { left });
  if (of(open.units.rear, unit) !== NONE) return no('HS-R-26');
  if (must && placesOf(open, target).includes(square(to))) return no('HS-ASLT-06');
  if (isPush(open, frame, to)) return must ? no('HS-R-119') : refuseShove(open, frame, to);
  const barred = refuseOut(walk, placesOf(open, unit), to, left) ?? refuseScout(open, frame, walk, to);
  if (barred !== null || !must) return barred;
  const rest = stopsAt(walk.ground, square(to), walk.category) ? 0 : left - 1;
  if (canStillReach(open, frame, walk, to, rest)) return null;
  return no('HS-R-119', { target: unitName(open, target) });
}

/** A Scout keeps away from objectives, and goes only where it can still do so (HS-CMD-15). */
function refuseScout(open: Open, { kind, left }: Moving, walk: Walker, to: number): Refusal<RuleId> | null {
  if (kind !== 'scout') return null;
  const ends = (place: Square): boolean => !isByObjective(open, place) && canEnd(walk.ground, walk.category, place);
  return ends(square(to)) || canReach(walk.ground, walk, square(to), left - 1, ends) ? null : no('HS-CMD-15');
}

/** Out of a vehicle the step may begin on any of its squares (HS-TRAN-03). */
function refuseOut(walk: Walker, starts: readonly number[], to: number, left: number): Refusal<RuleId> | null {
  let refused: Refusal<RuleId> | null = no('HS-GEO-04');
  for (const from of starts) {
    refused = refuseWalk(walk, from, to, left);
    if (refused === null) return null;
  }
  return refused;
}

/** One square ahead or astern, or a pivot (HS-R-26). */
export function refuseDrive(
  open: Open,
  frame: Moving,
  front: number,
  rear: number,
  must: boolean,
): Refusal<RuleId> | null {
  if (frame.halted) return no(haltRule(open, frame));
  if (frame.left < 1) return no('HS-MOVE-01', { left: frame.left });
  if (of(open.units.rear, frame.unit) === NONE) return no('HS-VEH-01');
  const way = waysOf(open, frame).find((each) => each.front === front && each.rear === rear);
  return way === undefined ? no('HS-R-26') : must ? refuseDetour(open, frame, way) : null;
}

/** A declared assault has to stay possible; into the target's square the vehicle comes by it alone (HS-R-119). */
export function refuseDetour(open: Open, frame: Moving, way: Way): Refusal<RuleId> | null {
  const { target, left, charging } = frame;
  if (charging || placesOf(open, target).includes(square(way.entered))) return no('HS-ASLT-06');
  const rest = way.stops ? 0 : left - 1;
  if (!isPush(open, frame, way.entered) && canStillRam(open, frame, way.front, way.rear, rest)) return null;
  return no('HS-R-119', { target: unitName(open, target) });
}

/** Ways of a two-square vehicle into the target's square (HS-R-43). */
export const ramsFor = (open: Open, { unit, target }: Moving, must: boolean): readonly Drive[] =>
  must && of(open.units.rear, unit) !== NONE ? ramsOf(open, unit, target) : [];

/** Squares of its transport from which a passenger can attack (HS-TRAN-04). */
export const salliesOf = (open: Open, { target }: Moving, walk: Walker, must: boolean): readonly number[] =>
  must ? walk.transport.filter((from) => canLaunch(walk, open, from, target)) : [];

/** A unit of one square attacks from where it stands. */
export const canCharge = (open: Open, { unit, target }: Moving, walk: Walker, must: boolean): boolean =>
  must &&
  onField(open, unit) &&
  of(open.units.rear, unit) === NONE &&
  canLaunch(walk, open, of(open.units.at, unit), target);

/** A change of state comes first or last, once (HS-STATE-01, HS-STATE-03); crews turn over as they board. */
export function refuseFlip(view: View, frame: Moving, must: boolean): Refusal<RuleId> | null {
  const { unit, flipped, kind } = frame;
  const { change } = profile(view, unit);
  if (change === null || change === 'crew') return no('HS-STATE-01');
  if (flipped) return no('HS-STATE-03');
  if (kind === 'scout') return no('HS-CMD-12');
  if (must) return no('HS-R-119'); // set up it can't charge, concealed it is no attacker
  return allySquare(view.open, unit, of(view.open.units.at, unit)) ? no('HS-MOVE-04') : null;
}

const endsByObjective = (open: Open, { kind, repeated, unit }: Moving): boolean =>
  kind === 'scout' && repeated > 0 && isByObjective(open, of(open.units.at, unit));

export function refuseStop(view: View, frame: Moving, must: boolean): Refusal<RuleId> | null {
  const { unit } = frame;
  if (must) return no('HS-ASLT-06');
  if (endsByObjective(view.open, frame)) return no('HS-CMD-15');
  const shares =
    openProfile(view.open, unit).category === INFANTRY && allySquare(view.open, unit, of(view.open.units.at, unit));
  return shares && canStepOn(view, frame, must) ? no('HS-MOVE-04') : null;
}

/** A concealed unit that has declared an assault turns over before anything else (HS-STATE-11). */
export const mustTurn = ({ open }: View, { unit, target, repeated }: Moving): boolean =>
  target !== NONE && repeated === 0 && isConcealed(open, unit);

/** Before the first repetition, for a unit that can move at all (HS-CARD-10, HS-CARD-13, HS-MOVE-11). */
export const mayGainMoves = (view: View, { unit, repeated, fired }: Moving): boolean =>
  repeated === 0 && !fired && profile(view, unit).move > 0;

/** A step is left; if not, a unit that shares a square is put back (HS-R-117). */
function canStepOn(view: View, frame: Moving, must: boolean): boolean {
  const walk = walkerOf(view.open, frame);
  return waysOut(view.open, frame, walk).some((to) => refuseStep(view, frame, walk, to, must) === null);
}

/** Squares a step away from where it stands, or from the vehicle it is in. */
export function waysOut(open: Open, { unit }: Moving, walk: Walker): readonly number[] {
  const [from, other] = placesOf(open, unit);
  if (from === undefined) return [];
  const near = neighborsOf(walk, from);
  return other === undefined ? near : [...new Set([...near, ...neighborsOf(walk, other)])];
}

/** Fire on the Move before the first square; later chances have a step of their own. */
export const canFireFirst = (view: View, frame: Moving): boolean =>
  frame.repeated === 0 && !frame.fired && frame.kind === 'action' && hasChance(view, frame.unit);

/** In the Supply Phase it comes with the Movement Action (HS-R-67). */
export const canInspireFirst = (view: View, { unit, kind, repeated }: Moving): boolean =>
  kind === 'supply' && repeated === 0 && canInspire(view, unit);
