import type { Line } from '../../rules/field/explain.ts';
import type { Field } from '../../rules/field/field.ts';
import { at } from '../../rules/field/squares.ts';
import { between, type Spot } from './geometry.ts';

/** A stretch of a drawn line of sight. */
interface Stretch {
  readonly as: 'clear' | 'obscured' | 'red' | 'beyond';
  readonly from: Spot;
  readonly to: Spot;
}

export interface DrawnSight {
  readonly stretches: readonly Stretch[];
  /** Where it is blocked. */
  readonly cross: Spot | null;
  readonly middle: Spot;
  /** Empty between neighbors that see each other: there is no room for it. */
  readonly word: string;
}

/** Quarter-squares in board units. */
const QUARTER = 15;
/** Less than two squares. */
const NEAR = 110;
/** The line keeps off the counters at its ends. */
const END = 27;

const WORDS = {
  wall: 'wall',
  opening: 'opening',
  building: 'building',
  terrain: 'terrain',
  wreck: 'wreck',
  vehicle: 'vehicle',
  infantry: 'infantry',
} as const;

export function sightWord({ status, penalty, blocker }: Line): string {
  if (blocker !== null) return WORDS[blocker.by];
  return status === 'obscured' ? `obscured −${penalty}` : 'clear';
}

/** A line as it is drawn: clear up to the first square that obscures it, dotted from there on; or red to what blocks it. */
export function drawnSight(field: Field, sight: Line): DrawnSight {
  const from: Spot = [sight.from[0] * QUARTER, sight.from[1] * QUARTER];
  const to: Spot = [sight.to[0] * QUARTER, sight.to[1] * QUARTER];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const trim = length > 0 ? Math.min(END / length, 0.45) : 0;
  const on = (share: number): Spot => between(from, to, Math.min(1 - trim, Math.max(trim, share)));
  const word = sightWord(sight);
  if (sight.blocker !== null) {
    const share = sight.blocker.at[0] / sight.blocker.at[1];
    const cross = between(from, to, share);
    return {
      stretches: [
        { as: 'red', from: on(0), to: on(share) },
        { as: 'beyond', from: on(share), to: on(1) },
      ],
      cross,
      middle: cross,
      word,
    };
  }
  const shares = sight.obscured.map(({ square }) =>
    entry(from, to, [at(field.x, square) * 2 * QUARTER, at(field.y, square) * 2 * QUARTER]),
  );
  const veiled = Math.min(1, ...shares);
  const stretches: Stretch[] = [{ as: 'clear', from: on(0), to: on(veiled) }];
  if (veiled < 1) stretches.push({ as: 'obscured', from: on(veiled), to: on(1) });
  return { stretches, cross: null, middle: on(0.5), word: length < NEAR && veiled === 1 ? '' : word };
}

/** The share of a line at which it enters a square. */
function entry(from: Spot, to: Spot, middle: Spot): number {
  let share = 0;
  for (const axis of [0, 1] as const) {
    const way = to[axis] - from[axis];
    if (way === 0) continue;
    const near = middle[axis] - Math.sign(way) * 2 * QUARTER;
    share = Math.max(share, (near - from[axis]) / way);
  }
  return share;
}
