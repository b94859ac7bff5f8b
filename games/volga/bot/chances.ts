import { distribution } from '@kurgan/engine';

const { count, dice, dropLowest, entries, fixed, negate, sum } = distribution;

/**
 * How far the dice of a combat swing it: `swing[MIDDLE + x]` is the chance that the German dice, less the Soviet ones,
 * plus the Air die come to x or less.
 */
export type Swing = Float64Array;

/** Further from 0 than dice and modifiers together ever get. */
export const MIDDLE = 64;

const swings = new Map<number, Swing>();

/**
 * @param rolled Soviet dice, the best two of which count
 * @param strikes what each face of the Air die takes off the Defense Value; none without Air
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
