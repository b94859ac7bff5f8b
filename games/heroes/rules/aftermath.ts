import { leaveSquare } from './abilities.ts';
import { squareName } from './areas.ts';
import { capture, isCaptured } from './captives.ts';
import { cardsFrame } from './cards/windows.ts';
import { closeWeapon } from './close-combat.ts';
import { inPlay, isInfantry, of, onField, openProfile, profile, seatOf, unitAt, unitName } from './counters.ts';
import { crush } from './driving.ts';
import { isWithinZone } from './enemy-zones.ts';
import { facingOf } from './field/drive.ts';
import { retreatSquares as squaresBeyond } from './field/forced.ts';
import type { Ground } from './field/ground.ts';
import { at, type Direction, directionOf, square } from './field/squares.ts';
import { stepTo } from './field/steps.ts';
import { bodyOf, canEnter, lay } from './ground.ts';
import { destroy, hit, isFlamethrower } from './losses.ts';
import { leave, refuseSeat } from './passengers.ts';
import { HEAVY, INFANTRY } from './profiles.ts';
import {
  type ADVANCES,
  type Automatic,
  type Frame,
  type FrameOf,
  finish,
  first,
  type HeroesContext,
  NONE,
  type State,
  type View,
} from './state.ts';
import { walker } from './walk.ts';
import { batter, wreckAt } from './wrecks.ts';

/** The end of an assault: Hits, retreats, and who stands where. */

export type Lunge = Omit<FrameOf<'overrun'>, 'step'>;

const advanceOf = (
  { unit, launch, front, rear, crushed }: Lunge,
  rule: (typeof ADVANCES)[number],
): FrameOf<'advance'> => ({
  step: 'advance',
  unit,
  launch,
  front,
  rear,
  crushed,
  rule,
});

/** The square of the defender that the attacker steps into; the other end of a vehicle comes to the launch square. */
const entered = ({ launch, front, rear }: Pick<Lunge, 'launch' | 'front' | 'rear'>): number =>
  front === launch ? rear : front;

/** A defender with X is lost without dice; a heavy vehicle is damaged. Either way the attacker has won (HS-R-125). */
export const overrun: Automatic<'overrun'> = {
  run(state, frame, context) {
    const { open } = state;
    const { unit, target } = frame;
    finish(state);
    context.log({ event: 'overrun', rule: 'HS-ASLT-20', unit: unitName(open, unit), target: unitName(open, target) });
    makeRoom(state, frame);
    if (openProfile(open, target).category === HEAVY) strike(state, target, unit, context);
    else destroy(state, target, 'HS-ASLT-20', context);
  },
};

/** Infantry gives way to any attacker, a light vehicle to a heavy one; from others it returns (HS-ASLT-30 to HS-ASLT-32). */
export function makeRoom(state: State, lunge: Lunge): void {
  const { category } = openProfile(state.open, lunge.target);
  if (category === INFANTRY) first(state, advanceOf(lunge, 'HS-ASLT-27'));
  else if (category !== HEAVY && openProfile(state.open, lunge.unit).category === HEAVY)
    first(state, advanceOf(lunge, 'HS-ASLT-31'));
}

/** A Hit, or Damage to a heavy vehicle, which the winner rolls for (HS-ASLT-33). */
const strike = (state: State, loser: number, winner: number, context: HeroesContext): void =>
  hit(state, loser, { roller: seatOf(state.open, winner), unit: winner, piercing: false }, context);

export function defenderLoses(state: State, lunge: Lunge, context: HeroesContext): void {
  const { open } = state;
  const { unit, target, launch } = lunge;
  const { category, flips } = openProfile(open, target);
  makeRoom(state, lunge);
  if (isCaptured(open, target, unit)) capture(state, target, unit, context);
  else if (category === HEAVY) strike(state, target, unit, context);
  else if (category !== INFANTRY) destroy(state, target, 'HS-ASLT-28', context);
  else if (!flips) destroy(state, target, 'HS-ASLT-25', context);
  else if (isFlamethrower(open, target)) destroy(state, target, 'HS-FAB-17', context);
  else {
    first(state, cardsFrame('assaultLost', seatOf(open, target), target), fallBackFrom(target, launch));
    strike(state, target, unit, context); // HS-ASLT-26, HS-R-40
  }
}

const fallBackFrom = (unit: number, launch: number): Frame => ({ step: 'fallBack', unit, launch, climbs: false });

/** The loser falls back to one of three squares, or is destroyed; a card may have opened a window to it (HS-CARD-20). */
export const fallBack: Automatic<'fallBack'> = {
  run(state, { unit, launch, climbs }, context) {
    const from = of(state.open.units.at, unit);
    const to = climbs ? windowRetreats(state, unit, launch) : retreatSquares(state, unit, launch);
    finish(state);
    if (to.length === 0) {
      state.open.units.up[unit] = 0; // it is lost with the side it showed in the fight (HS-OP-31)
      destroy(state, unit, 'HS-ASLT-23', context);
    } else first(state, { step: 'retreat', unit, from, to, rule: 'HS-ASLT-22', markers: 0 });
  },
};

/** A vehicle takes the square of infantry it didn't beat, then suffers in it (HS-ASLT-35, HS-R-123). */
export function attackerLoses(state: State, lunge: Lunge, context: HeroesContext): void {
  const { open } = state;
  const { unit, target } = lunge;
  if (isCaptured(open, unit, target)) capture(state, unit, target, context);
  else if (shoves(state, lunge))
    first(state, ...shoved(state, lunge, 'HS-ASLT-35'), { step: 'assaultHit', unit, by: target });
  else if (isFlamethrower(open, unit)) destroy(state, unit, 'HS-FAB-17', context);
  else strike(state, unit, target, context);
}

/** Nobody is hit; a vehicle takes the square of infantry all the same (HS-ASLT-37, HS-ASLT-38). */
export function nobodyLoses(state: State, lunge: Lunge): void {
  if (shoves(state, lunge)) first(state, ...shoved(state, lunge, 'HS-ASLT-38'));
}

const shoves = ({ open }: State, { unit, target }: Lunge): boolean =>
  !isInfantry(open, unit) && isInfantry(open, target);

/** The infantry is displaced first, unsuppressed; then the vehicle makes its step (HS-R-123). */
function shoved({ open }: State, lunge: Lunge, rule: 'HS-ASLT-35' | 'HS-ASLT-38'): Frame[] {
  const from = [of(open.units.at, lunge.target)];
  return [{ step: 'forced', unit: lunge.target, from, under: [], rule, markers: 0 }, advanceOf(lunge, rule)];
}

export const assaultHit: Automatic<'assaultHit'> = {
  run(state, { unit, by }, context) {
    finish(state);
    if (onField(state.open, unit)) strike(state, unit, by, context);
  },
};

/**
 * Of the three squares on the far side, those that can be entered and don't lie within an enemy zone: free ones, and
 * transports with room (HS-ASLT-22, HS-R-39).
 */
export function retreatSquares(view: View, u: number, launch: number, throughWindows = false): number[] {
  const { open } = view;
  const walk = walker(open, u, 1);
  const from = of(open.units.at, u);
  const takes = (to: number): boolean => {
    const there = unitAt(open, to);
    if (there === NONE) return true;
    return !isInfantry(open, there) && seatOf(open, there) === seatOf(open, u) && refuseSeat(view, u, there) === null;
  };
  return retreatsFrom(walk.ground, from, launch, throughWindows).filter(
    (to) => takes(to) && !isWithinZone(walk.ground, walk.zones, from, to),
  );
}

/** Squares that only a card which opens a window adds (HS-CARD-20). */
export function windowRetreats(view: View, u: number, launch: number): number[] {
  const plain = retreatSquares(view, u, launch);
  return retreatSquares(view, u, launch, true).filter((to) => !plain.includes(to));
}

/** The attacker must take the square if it can still be entered (HS-ASLT-27). */
export const advance: Automatic<'advance'> = {
  run(state, frame, context) {
    const { open } = state;
    const { units } = open;
    const { unit, front, rear, rule } = frame;
    const to = entered(frame);
    finish(state);
    if (!inPlay(open, unit) || unitAt(open, to, unit) !== NONE) return;
    if (!canEnter(lay(open), to, openProfile(open, unit).category)) return;
    const from = of(units.at, bodyOf(open, unit));
    leave(state, unit);
    units.at[unit] = front;
    units.rear[unit] = rear;
    if (rear !== NONE) units.facing[unit] = facingOf(lay(open), square(front), square(rear));
    leaveSquare(open, unit);
    context.log({
      event: 'advanced',
      rule,
      unit: unitName(open, unit),
      from: squareName(open, from),
      to: squareName(open, to),
    });
    if (rule === 'HS-ASLT-31') batter(state, wreckAt(open, to), 1, context);
    else crush(state, frame, to, context);
  },
};

/** Destruction dice come last, if the attacker is still there (HS-R-45, HS-R-126). */
export const aftermath: Automatic<'aftermath'> = {
  run(state, { unit, part, wreck, breach }) {
    const { open } = state;
    finish(state);
    const dice = closeWeapon(open, unit, profile(state, unit))?.destruction ?? 0; // of the side that shows now (HS-R-122)
    if (breach && dice > 0 && inPlay(open, unit))
      first(state, { step: 'demolition', seat: seatOf(open, unit), unit, part, wreck, dice });
  },
};

/** The three squares on the far side of the defender, as far as ground and walls go (HS-GEO-18). */
function retreatsFrom(ground: Ground, from: number, launch: number, throughWindow = false): readonly number[] {
  const { field, steps } = ground;
  const came = stepTo(steps, square(launch), square(from));
  const direction =
    came >= 0
      ? (at(steps.direction, came) as Direction)
      : directionOf(at(field.x, from) - at(field.x, launch), at(field.y, from) - at(field.y, launch));
  return squaresBeyond(ground, square(from), direction, throughWindow);
}
