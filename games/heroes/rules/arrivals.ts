import { deployStep, facingStep, nextToDeploy } from './deployment.ts';
import { hostileZones } from './enemy-zones.ts';
import { square } from './field/squares.ts';
import { isControlled } from './field/zones.ts';
import type { FrameOf, Open, Seat, View } from './state.ts';

/** Units that come on later keep out of enemy zones (HS-SCN-09). */
function isInHostileZone(open: Open, seat: Seat, place: number): boolean {
  if (open.turn === 0) return false;
  const zones = hostileZones(open, seat, place, 1);
  return zones !== null && isControlled(zones, square(place));
}

export const deploy = deployStep(isInHostileZone);
export const deployFacing = facingStep(isInHostileZone);

/** The frame in which a side puts its next unit, if one is to come and has a place. */
export const nextArrival = (view: View, seat: Seat): FrameOf<'deploy'>[] => nextToDeploy(view, seat, isInHostileZone);
