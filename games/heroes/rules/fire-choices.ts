import { meansOf } from './aims.ts';
import { demolishable } from './demolition.ts';
import { shotsOf } from './shots.ts';
import { type FrameOf, NONE, type View } from './state.ts';

export const firingBy = (unit: number, mode: FrameOf<'firing'>['mode'], at = NONE): FrameOf<'firing'> => ({
  step: 'firing',
  unit,
  mode,
  at,
  used: 0,
  ammo: 0,
  bonus: 0,
  wild: 0,
  keen: false,
  gentle: false,
});

/** A unit has something to fire at, with a weapon or with gear. */
export const hasShot = (view: View, frame: FrameOf<'firing'>): boolean =>
  shotsOf(view, frame, 1).length > 0 || hasOtherFire(view, frame);

/** A template, a flame, thrown gear, or a Structure to fire at. */
const hasOtherFire = (view: View, frame: FrameOf<'firing'>): boolean =>
  meansOf(view, frame).next().done !== true || demolishable(view, frame).next().done !== true;
