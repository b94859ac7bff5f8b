import { allowance } from '../../rules/abilities.ts';
import { of, profile } from '../../rules/counters.ts';
import { canEnd, reachOf, stopsAt, wayTo } from '../../rules/field/reach.ts';
import { type Square, square } from '../../rules/field/squares.ts';
import { isByObjective } from '../../rules/objectives.ts';
import { threatsTo } from '../../rules/opportunity.ts';
import { X } from '../../rules/profiles.ts';
import { squaresLeft as leftOf } from '../../rules/scouting.ts';
import { NONE, type View, WHERE } from '../../rules/state.ts';
import { type Walker, walker } from '../../rules/walk.ts';

/** A square that a unit can walk to, and the way there. */
export interface Reached {
  readonly square: Square;
  readonly way: readonly Square[];
  /** Entering it ends the move. */
  readonly stops: boolean;
}

/** Squares left to a unit: those of the move under way, or of one begun now. */
export function squaresLeft(view: View, unit: number): number {
  const frame = view.flow.at(-1);
  if (frame?.step === 'moving' && frame.unit === unit) return frame.halted ? 0 : leftOf(view, frame);
  return profile(view, unit).move === X ? 0 : allowance(view, unit);
}

/** It stands on one square of the battlefield, so that its reach is known square by square. */
const walks = ({ open }: View, unit: number): boolean =>
  of(open.units.where, unit) === WHERE.field && of(open.units.rear, unit) === NONE;

/** A Scout minds no rough ground, and keeps away from objectives (HS-CMD-13, HS-CMD-15). */
function isScouting({ flow }: View, unit: number): boolean {
  const frame = flow.at(-1);
  return frame?.step === 'moving' && frame.kind === 'scout' && frame.unit === unit;
}

const walkOf = (view: View, unit: number, left: number): Walker => {
  const walk = walker(view.open, unit, left + 1);
  return isScouting(view, unit) ? { ...walk, surefooted: true } : walk;
};

/** Every square where a unit could end its move. */
export function reachedBy(view: View, unit: number): ReadonlyMap<Square, Reached> {
  const found = new Map<Square, Reached>();
  const left = squaresLeft(view, unit);
  if (left < 1 || !walks(view, unit)) return found;
  const walk = walkOf(view, unit, left);
  const scouts = isScouting(view, unit);
  const reach = reachOf(walk.ground, walk, square(of(view.open.units.at, unit)), left);
  for (const [place, steps] of reach.steps.entries()) {
    const to = square(place);
    if (steps < 1 || !canEnd(walk.ground, walk.category, to) || (scouts && isByObjective(view.open, to))) continue;
    found.set(to, { square: to, way: wayTo(reach, to), stops: !scouts && stopsAt(walk.ground, to, walk.category) });
  }
  return found;
}

/** Enemies that could fire at the unit on each square of its reach, and on those it passes on its ways. */
export const dangersIn = (
  view: View,
  unit: number,
  reach: ReadonlyMap<Square, Reached>,
): ReadonlyMap<Square, readonly number[]> =>
  new Map(
    [...new Set([...reach.values()].flatMap(({ way }) => way))].flatMap((to) => {
      const threats = threatsTo(view.open, unit, to);
      return threats.length === 0 ? [] : [[to, threats] as const];
    }),
  );

/** The way to a square, its end included whoever stands there; none if it is where the unit stands. */
export function wayFor(view: View, unit: number, to: number): readonly Square[] {
  const left = squaresLeft(view, unit);
  const start = square(of(view.open.units.at, unit));
  if (to === start || left < 1) return [];
  const walk = walkOf(view, unit, left);
  return wayTo(reachOf(walk.ground, walk, start, left), square(to));
}
