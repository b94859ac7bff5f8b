import { no, type Refusal } from '@kurgan/engine';
import { isInfantry, of, onField, seatOf } from './counters.ts';
import { isWithinZone } from './enemy-zones.ts';
import { refuseGround } from './field/reach.ts';
import { square } from './field/squares.ts';
import { stepTo } from './field/steps.ts';
import { placesOf } from './ground.ts';
import { refuseRoom, servesAsCrew } from './passengers.ts';
import type { RuleId } from './rule-ids.ts';
import { type FrameOf, NONE, type View } from './state.ts';
import type { Walker } from './walk.ts';

/** Into vehicles and out of them: passengers and crews. */

type Moving = FrameOf<'moving'>;

/** Boarding is the last step of a move, from a square a step away from the vehicle (HS-TRAN-03, HS-R-144). */
export function refuseBoard(view: View, walk: Walker, frame: Moving, vehicle: number): Refusal<RuleId> | null {
  const { open } = view;
  const { unit, left } = frame;
  if (frame.kind === 'scout') return no('HS-CMD-17');
  if (!isInfantry(open, unit) || !onField(open, unit)) return no('HS-TRAN-03');
  if (vehicle === NONE || !onField(open, vehicle) || isInfantry(open, vehicle)) return no('HS-TRAN-01');
  if (seatOf(open, vehicle) !== seatOf(open, unit) || frame.vehicle !== NONE) return no('HS-R-64');
  if (left < 1 || frame.halted) return no('HS-MOVE-01', { left });
  if (frame.flipped && servesAsCrew(view, unit)) return no('HS-STATE-03');
  return refuseRoom(view, unit, vehicle) ?? refuseApproach(walk, of(open.units.at, unit), placesOf(open, vehicle));
}

function refuseApproach({ ground, zones }: Walker, from: number, to: readonly number[]): Refusal<RuleId> | null {
  let refused: Refusal<RuleId> = no('HS-TRAN-03');
  for (const place of to) {
    const step = stepTo(ground.steps, square(from), square(place));
    if (step < 0 || refuseGround(ground, step, 'infantry') !== null) continue;
    if (!isWithinZone(ground, zones, from, place)) return null;
    refused = no('HS-ZOC-04');
  }
  return refused;
}
