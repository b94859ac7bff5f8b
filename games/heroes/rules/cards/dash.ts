import { no, type Refusal } from '@kurgan/engine';
import { leaveSquare } from '../abilities.ts';
import { moveFrame } from '../activation.ts';
import { squareCalled, squareName } from '../areas.ts';
import { endOf, firstOf, kindOf, of, onField, openProfile, profile, seatOf, unitAt, unitName } from '../counters.ts';
import { enter, type Way, waysOf } from '../driving.ts';
import { hostileZones, isWithinZone } from '../enemy-zones.ts';
import { turnInactive } from '../forced.ts';
import { canEnter, isDifficult, lay, stepsFrom } from '../ground.ts';
import { INFANTRY } from '../profiles.ts';
import type { RuleId } from '../rule-ids.ts';
import {
  type Action,
  type Choosing,
  DAMAGE,
  type FrameOf,
  finish,
  type HeroesContext,
  NONE,
  type Open,
  only,
  proceed,
  type Seat,
  type State,
  UNKNOWN,
  type View,
} from '../state.ts';

/** A Forced Move of some squares that its owner chooses (HS-CARD-17, HS-R-90). */

type Dash = FrameOf<'dash'>;

/** Free squares a step away, not within an enemy zone; zones don't bind vehicles. */
function stepsOf(open: Open, u: number): number[] {
  const { category } = openProfile(open, u);
  const from = of(open.units.at, u);
  const ground = lay(open);
  const zones = category === INFANTRY ? hostileZones(open, seatOf(open, u), from, 1) : null;
  return stepsFrom(ground, from, category).filter(
    (to) => canEnter(ground, to, category) && unitAt(open, to, u) === NONE && !isWithinZone(ground, zones, from, to),
  );
}

/** Squares a two-square vehicle may lie on next; it drives over nobody. */
const drivesOf = (view: View, u: number): Way[] =>
  waysOf(view.open, moveFrame(view, u, NONE, 'action')).filter(({ front, rear }) =>
    [front, rear].every((place) => unitAt(view.open, place, u) === NONE),
  );

const hasWay = (view: View, u: number): boolean =>
  (of(view.open.units.rear, u) === NONE ? stepsOf(view.open, u) : drivesOf(view, u)).length > 0;

/** Not units that show 0 or X, nor vehicles without tracks, nor passengers (HS-R-90). */
export function dashersOf(view: View, seat: Seat): number[] {
  const { open } = view;
  const found: number[] = [];
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) {
    if (!onField(open, u) || (of(open.units.damage, u) & DAMAGE.tracks) !== 0) continue;
    const moves = kindOf(view, u) === UNKNOWN || profile(view, u).move > 0;
    if (moves && hasWay(view, u)) found.push(u);
  }
  return found;
}

/** A concealed unit is turned over first (HS-FORC-03). */
export function startDash(state: State, unit: number, left: number, context: HeroesContext): void {
  state.flow.push({ step: 'dash', unit, left, moved: false });
  turnInactive(state, unit, context);
}

function refuseDash(view: View, { unit }: Dash, action: Action<'step' | 'drive' | 'stop'>): Refusal<RuleId> | null {
  const { open } = view;
  const long = of(open.units.rear, unit) !== NONE;
  switch (action.do) {
    case 'step':
      return !long && stepsOf(open, unit).includes(squareCalled(open, action.to)) ? null : no('HS-R-31');
    case 'drive': {
      const [front, rear] = [squareCalled(open, action.front), squareCalled(open, action.rear)];
      const can = long && drivesOf(view, unit).some((way) => way.front === front && way.rear === rear);
      return can ? null : no('HS-R-90');
    }
    case 'stop':
      return null;
  }
}

export const dash: Choosing<'dash', 'step' | 'drive' | 'stop'> = {
  rule: 'HS-R-90',
  verbs: ['step', 'drive', 'stop'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose(view, { unit, moved }) {
    const { open } = view;
    const ways: Action<'step' | 'drive' | 'stop'>[] =
      of(open.units.rear, unit) === NONE
        ? stepsOf(open, unit).map((to) => ({ do: 'step', to: squareName(open, to) }))
        : drivesOf(view, unit).map(({ front, rear }) => ({
            do: 'drive',
            front: squareName(open, front),
            rear: squareName(open, rear),
          }));
    return moved || ways.length === 0 ? [{ do: 'stop' }, ...ways] : ways;
  },
  refuse(view, frame, action) {
    if (action.do === 'stop' && !frame.moved && hasWay(view, frame.unit)) return no('HS-R-154');
    return refuseDash(view, frame, action);
  },
  act(state, frame, action, context) {
    const { open } = state;
    const { unit, left } = frame;
    if (action.do === 'stop') {
      finish(state);
      return;
    }
    const from = of(open.units.at, unit);
    const halts = action.do === 'step' ? walk(state, unit, action.to) : drive(state, unit, action, context);
    leaveSquare(open, unit);
    const [start, to] = [squareName(open, from), squareName(open, of(open.units.at, unit))];
    context.log({ event: 'moved', rule: 'HS-CARD-17', unit: unitName(open, unit), from: start, to });
    if (halts || left <= 1) finish(state);
    else proceed(state, { ...frame, left: left - 1, moved: true });
  },
};

/** Returns whether Difficult Passage ends it (HS-R-32). No vehicle of one square is heavy, so no wreck is crushed. */
function walk({ open }: State, u: number, name: string): boolean {
  const to = squareCalled(open, name);
  open.units.at[u] = to;
  return isDifficult(lay(open), to, openProfile(open, u).category);
}

function drive(state: State, u: number, { front, rear }: Action<'drive'>, context: HeroesContext): boolean {
  const { open } = state;
  const way = drivesOf(state, u).find(
    (each) => each.front === squareCalled(open, front) && each.rear === squareCalled(open, rear),
  );
  return way === undefined || enter(state, moveFrame(state, u, NONE, 'action'), way, context).frame.halted;
}
