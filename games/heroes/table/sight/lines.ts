import { explainSight, type Line } from '../../rules/field/explain.ts';
import { isComplete } from '../../rules/field/field.ts';
import { BLOCKED, sight } from '../../rules/field/sight.ts';
import { type Square, square } from '../../rules/field/squares.ts';
import { backOf, frontOf, lay, layFor } from '../../rules/ground.ts';
import { lineOfFire } from '../../rules/lines-of-fire.ts';
import { doesInfantryBlock } from '../../rules/sight-lines.ts';
import type { Open } from '../../rules/state.ts';

/** The line by which one unit fires at another, with what obscures or blocks it (HS-R-14). */
export const lineBetween = (open: Open, a: number, b: number, points = lineOfFire(open, a, b).points): Line =>
  explainSight(
    lay(open),
    frontOf(open, a),
    backOf(open, a),
    frontOf(open, b),
    backOf(open, b),
    doesInfantryBlock(open, a, b),
    points,
  );

type Seen = ReadonlyMap<Square, number>;
const looked = new WeakMap<Open, Map<string, Seen>>();

/**
 * Squares seen from one, with what obscures them. The unit that looks is not in its own way. A pointer comes back to the same
 * squares again and again, so each is looked from once.
 */
export function seenFrom(open: Open, unit: number, from: Square): Seen {
  const known = looked.get(open) ?? new Map<string, Seen>();
  looked.set(open, known);
  const key = `${unit} ${from}`;
  const seen = known.get(key) ?? lookFrom(open, unit, from);
  known.set(key, seen);
  return seen;
}

function lookFrom(open: Open, unit: number, from: Square): Seen {
  const ground = layFor(open, unit);
  const seen = new Map<Square, number>([[from, 0]]);
  for (let number = 0; number < ground.field.count; number++) {
    const to = square(number);
    if (to === from || !isComplete(ground.field, to)) continue;
    const penalty = sight(ground, from, to, false);
    if (penalty !== BLOCKED) seen.set(to, penalty);
  }
  return seen;
}
