import { no, type Refusal } from '@kurgan/engine';
import { CARDS, type CardId } from '../../data/cards.ts';
import { windowRetreats } from '../aftermath.ts';
import { of, onField, openProfile, seatOf, unitName } from '../counters.ts';
import { handOf } from '../deck.ts';
import { canEnd, canGoOn, refuseStep, stopsAt } from '../field/reach.ts';
import { at, square } from '../field/squares.ts';
import { STEP, stepTo } from '../field/steps.ts';
import { lay, placesOf } from '../ground.ts';
import { INFANTRY } from '../profiles.ts';
import type { RuleId } from '../rule-ids.ts';
import type { FrameOf, Open, Seat, State, View } from '../state.ts';
import { canReachTarget, neighborsOf, type Walker } from '../walk.ts';

/** Through a window, with a card for each (HS-OP-25, HS-CARD-21). */

type Moving = FrameOf<'moving'>;

const opensWindow = (card: CardId): boolean => CARDS[card].effects.some(({ op }) => op === 'windowPassage');
export const surpriseIn = (view: View, seat: Seat): CardId | undefined => handOf(view, seat).find(opensWindow);

/** A window lies between two squares: nobody goes there without a card. */
function windowStep(ground: Walker['ground'], from: number, to: number): number {
  const step = stepTo(ground.steps, square(from), square(to));
  const flags = step < 0 ? 0 : at(ground.steps.flags, step);
  return (flags & STEP.window) !== 0 && (flags & STEP.foot) === 0 ? step : -1;
}

export function refuseClimb(
  view: View,
  frame: Moving,
  walk: Walker,
  to: number,
  must: boolean,
): Refusal<RuleId> | null {
  const { open } = view;
  const { unit, left, target } = frame;
  if (surpriseIn(view, seatOf(open, unit)) === undefined) return no('HS-BLD-13');
  if (openProfile(open, unit).category !== INFANTRY || !onField(open, unit)) return no('HS-OP-25');
  if (frame.kind === 'scout' || (frame.charging && must)) return no('HS-OP-25');
  if (frame.halted) return no('HS-TERR-10');
  if (left < 1) return no('HS-MOVE-01', { left });
  const { ground, category } = walk;
  const from = of(open.units.at, unit);
  const step = windowStep(ground, from, to);
  if (step < 0) return no('HS-OP-25');
  const refused = refuseStep(ground, { ...walk, throughWindows: true }, square(from), step);
  if (refused !== null) return no(refused);
  if (!canEnd(ground, category, square(to)) && !canGoOn(ground, walk, square(to), left - 1)) return no('HS-MOVE-04');
  const rest = stopsAt(ground, square(to), category) ? 0 : left - 1;
  return !must || canReachTarget(walk, open, to, rest, target)
    ? null
    : no('HS-R-119', { target: unitName(open, target) });
}

/** Squares that the unit can reach by a window now. */
export function climbsOf(view: View, frame: Moving, walk: Walker, must: boolean): number[] {
  const from = of(view.open.units.at, frame.unit);
  if (from < 0 || surpriseIn(view, seatOf(view.open, frame.unit)) === undefined) return [];
  return neighborsOf(walk, from).filter((to) => refuseClimb(view, frame, walk, to, must) === null);
}

/** The target of an assault stands at a window by which it could be attacked (HS-R-44). */
const standsAtWindow = (open: Open, target: number): boolean => {
  const ground = lay(open);
  return placesOf(open, target).some((place) =>
    neighborsOf({ ground }, place).some((from) => windowStep(ground, from, place) >= 0),
  );
};

/** Played with the declaration: nothing has happened in this action yet but a change of state. */
export function refuseOpening(view: View, frame: Moving, card: CardId): Refusal<RuleId> | null {
  const { open } = view;
  const { unit, target, climbs, repeated, flipped } = frame;
  if (!opensWindow(card) || !handOf(view, seatOf(open, unit)).includes(card)) return no('HS-R-44');
  if (climbs || repeated > (flipped ? 1 : 0) || openProfile(open, unit).category !== INFANTRY) return no('HS-R-44');
  if (target < 0 || !onField(open, target)) return no('HS-R-44');
  return standsAtWindow(open, target) ? null : no('HS-R-154', { card });
}

/** A loser of an assault that could fall back by a window (HS-CARD-20). */
export function canFallBackByWindow(view: View, u: number): boolean {
  const frame = view.flow.findLast(({ step }) => step === 'fallBack');
  return frame?.step === 'fallBack' && frame.unit === u && windowRetreats(view, u, frame.launch).length > 0;
}

export function openRetreat({ flow }: State, u: number): void {
  const i = flow.findLastIndex((frame) => frame.step === 'fallBack' && frame.unit === u);
  const frame = flow[i];
  if (frame?.step === 'fallBack') flow[i] = { ...frame, climbs: true };
}
