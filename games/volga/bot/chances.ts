import { distribution } from '@kurgan/engine';

const { count, dice, dropLowest, entries, fixed, negate, sum } = distribution;

/**
 * Distribution of a combat's dice: `swing[MIDDLE + x]` is the chance that the German dice minus the Soviet dice plus
 * the Air die come to x or less.
 */
export type Swing = Float64Array;

/** Farther from 0 than dice and modifiers together ever get. */
export const MIDDLE = 64;

const swings = new Map<number, Swing>();

/**
 * @param rolled Soviet dice, of which the best two count
 * @param strikes reduction of the Defense Value by each face of the Air die; none without Air
 */
export function swingOf(rolled: number, strikes: readonly number[]): Swing {
  const key = strikes.reduce((code, strike) => code * 8 + strike, rolled);
  const known = swings.get(key);
  if (known !== undefined) return known;
  const air = strikes.length === 0 ? fixed(0) : count(strikes.map((strike) => [strike, 1]));
  const margin = sum(air, sum(dice(2, 6), negate(dropLowest(rolled, 6, rolled - 2))));
  const ways = new Map(entries(margin));
  const swing = new Float64Array(2 * MIDDLE + 1);
  let upTo = 0;
  for (let x = -MIDDLE; x <= MIDDLE; x++) {
    upTo += ways.get(x) ?? 0;
    swing[MIDDLE + x] = upTo / margin.total;
  }
  swings.set(key, swing);
  return swing;
}
