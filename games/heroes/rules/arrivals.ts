import { deployStep, facingStep, nextToDeploy } from './deployment.ts';
import { isInHostileZone } from './enemy-zones.ts';
import type { FrameOf, Open, Seat, View } from './state.ts';

/** Units that come on later keep out of enemy zones (HS-SCN-09). */
const isBarred = (open: Open, seat: Seat, place: number): boolean =>
  open.turn > 0 && isInHostileZone(open, seat, place);

export const deploy = deployStep(isBarred);
export const deployFacing = facingStep(isBarred);

/** The frame in which a side puts its next unit, if one is to come and has a place. */
export const nextArrival = (view: View, seat: Seat): FrameOf<'deploy'>[] => nextToDeploy(view, seat, isBarred);
