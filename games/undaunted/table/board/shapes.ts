import { SOLDIERS } from '../data/soldiers.ts';
import type { SideLook } from '../sides.ts';

/** A counter is drawn in this square around its middle. */
export const COUNTER = 52;

export const SHIELD = 'M0-12L10-9V1Q9 9 0 13Q-9 9-10 1V-9Z';
export const WIDE_SHIELD = 'M0-12L14.5-9V1Q13 9 0 13Q-13 9-14.5 1V-9Z';
export const HEXAGON = 'M0-15L13-7.5V7.5L0 15-13 7.5V-7.5Z';
export const HEXAGON_LINE = 'M0-11.5L10-5.7V5.7L0 11.5-10 5.7V-5.7Z';

/** Diagonals over a plate, for those who tell sides apart by pattern. */
export function hatch(edge: number): string {
  const h = edge / 2 - 2;
  const step = edge / 6.5;
  let d = '';
  for (let k = -edge * 0.78; k < edge * 0.8; k += step) {
    const [from, to] = [Math.max(-h, k - h), Math.min(h, k + h)];
    d += `M${from.toFixed(1)} ${(k - from).toFixed(1)}L${to.toFixed(1)} ${(k - to).toFixed(1)}`;
  }
  return d;
}

/** Soldiers: the helmet tells the side, what they carry the unit. */
const BODY = 'M3.5 23.5c0-5.6 3.2-8.3 8.5-8.3s8.5 2.7 8.5 8.3z';
const FACE = 'M8.3 10.5h7.4c0 3.2-1.4 5.2-3.7 5.2s-3.7-2-3.7-5.2z';

/** Painted one after the other. */
interface Soldier {
  readonly solid: string;
  /** Lighter, so that a face stays apart from its helmet. */
  readonly face: string;
  /** Drawn over the soldier, set off by a line in the counter's color. */
  readonly carried: string;
  /** A gun or a vehicle. */
  readonly isAlone: boolean;
  readonly isVehicle: boolean;
}

export function soldier({ helmet, figures = SOLDIERS }: SideLook, type: string): Soldier {
  const { alone, pale = '', hat = helmet, worn = '', carried = '', vehicle = false } = figures[type] ?? {};
  return {
    solid: alone ?? `${BODY}${hat}${worn}`,
    face: alone === undefined ? FACE : pale,
    carried,
    isAlone: alone !== undefined,
    isVehicle: vehicle,
  };
}
