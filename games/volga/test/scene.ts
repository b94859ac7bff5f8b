import type { AreaId } from '../data/areas.ts';
import type { CounterId } from '../data/counters.ts';
import type { UnitId } from '../data/units.ts';
import { type Given, type Position, position } from './position.ts';

/** Units that enter an Area from the next one and attack the defender there, in the given position. */
export interface Attack extends Given {
  readonly on: AreaId;
  readonly from: AreaId;
  readonly by: readonly UnitId[];
  /** The counter hidden there. */
  readonly against: CounterId;
}

/** A Mandatory Attack up to its first decision: the answer to a Barrage, or the lead. */
export function attack({ on, from, by, against, ...given }: Attack): Position {
  return position({
    ...given,
    taken: [from, ...(given.taken ?? [])],
    fresh: { ...given.fresh, [from]: by },
    hidden: { ...given.hidden, [on]: against },
  }).play(`activate ${from}`, ...by.map((unit) => `move ${unit} ${on}`), `attack ${on}`);
}

/** Units that attack the Revealed unit in the Contested Area where they stand. */
export interface Assault extends Given {
  readonly in: AreaId;
  readonly by: readonly UnitId[];
  readonly against: CounterId;
}

/** An attack from inside up to the choice of the lead. */
export function assault({ in: area, by, against, ...given }: Assault): Position {
  return position({
    ...given,
    fresh: { ...given.fresh, [area]: by },
    revealed: { ...given.revealed, [area]: against },
  }).play(`activate ${area}`, 'assault', 'everyone');
}
