import { meansOf } from './aims.ts';
import { demolishable } from './demolition.ts';
import { shotsOf } from './shots.ts';
import type { FrameOf, View } from './state.ts';

/** A unit has something to fire at, with a weapon or with gear. */
export const hasShot = (view: View, frame: FrameOf<'firing'>): boolean =>
  shotsOf(view, frame, 1).length > 0 || hasOtherFire(view, frame);

/** A template, a flame, thrown gear, or a Structure to fire at. */
export const hasOtherFire = (view: View, frame: FrameOf<'firing'>): boolean =>
  meansOf(view, frame).next().done !== true || demolishable(view, frame).next().done !== true;
