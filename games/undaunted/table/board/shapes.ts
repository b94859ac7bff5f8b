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

/** Signs of markers in 24 x 24. */
export const SIGNS = {
  eye: 'M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 .01 0z',
  flag: 'M6 22V3M6 4h13v9H6z',
  crosshair: 'M12 3.5a8.5 8.5 0 1 0 .01 0zM12 8.7a3.3 3.3 0 1 0 .01 0zM12 0v6M12 18v6M0 12h6M18 12h6',
  radio: 'M4 10h16v11H4zM7 10L16 2M8.5 13a2.6 2.6 0 1 0 .01 0zM14 13.5h4M14 17h4',
  scope: 'M12 4a8 8 0 1 0 .01 0zM12 1v22M1 12h22',
  tube: 'M4 21h10M6.5 20L15 4M12.5 11l6 10',
} as const;
export type SignName = keyof typeof SIGNS;
