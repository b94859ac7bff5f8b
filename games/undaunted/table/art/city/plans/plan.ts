import type { CityGround } from '../../ground.ts';
import { building } from '../building.ts';
import type { Part } from '../part.ts';

/** A building that fell before the first game. */
export const ruined =
  (...plan: Parameters<typeof building>): Part =>
  (view) =>
    building(...plan)({ ...view, state: 'destroyed' });

export interface Plan {
  readonly ground: CityGround;
  readonly parts: readonly Part[];
}
export const dust = (...parts: readonly Part[]): Plan => ({ ground: 'dust', parts });
export const plaza = (...parts: readonly Part[]): Plan => ({ ground: 'plaza', parts });
export const garden = (...parts: readonly Part[]): Plan => ({ ground: 'garden', parts });
export const ballast = (...parts: readonly Part[]): Plan => ({ ground: 'ballast', parts });
export const bluff = (...parts: readonly Part[]): Plan => ({ ground: 'bluff', parts });
