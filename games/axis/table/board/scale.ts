import { LABEL } from './label.ts';

/** Letters of names in pixels: they shrink and grow slower than the boards. */
const LEAST = 12.2;
const MOST = 22;
const GROWTH = 0.62;
/** At this size on the screen a name fills its place, and nothing may grow beyond it. */
const LARGEST = 1.25;
/** Names smaller than this are left out: units and signs remain. */
const UNREADABLE = 9;

/** The scale of names and units in their places, at so many pixels a board unit. */
export function labelScale(zoom: number): number {
  const full = LABEL.letters * zoom;
  if (full <= LEAST) return Math.min(LARGEST, LEAST / full);
  return Math.min(MOST, LEAST + (full - LEAST) * GROWTH) / full;
}

export const isFar = (zoom: number): boolean => LABEL.letters * zoom < UNREADABLE;
