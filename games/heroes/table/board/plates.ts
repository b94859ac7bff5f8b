import type { Side } from '../../data/vocabulary.ts';

/** Side of a counter. */
export const COUNTER = 46;
/** Length of a vehicle of two squares. */
export const LONG = 110;

/** The outline tells the sides apart: four cut corners for the Germans, a single one for the Soviets. */
export function plate(side: Side, width: number, height = width): string {
  const [w, h] = [width / 2, height / 2];
  return side === 'german'
    ? `M${6 - w} ${-h}H${w - 6}L${w} ${6 - h}V${h - 6}L${w - 6} ${h}H${6 - w}L${-w} ${h - 6}V${6 - h}Z`
    : `M${-w} ${-h}H${w - 9}L${w} ${9 - h}V${h}H${-w}Z`;
}

export const SHIELD = 'M0-10L8.5-7V2Q7.5 8 0 10.5Q-7.5 8-8.5 2V-7Z';
export const HEXAGON = 'M-9-6L0-11 9-6V6L0 11-9 6Z';
