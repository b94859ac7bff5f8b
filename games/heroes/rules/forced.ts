import { no } from '@kurgan/engine';
import { leaveSquare } from './abilities.ts';
import { squareCalled, squareName } from './areas.ts';
import { inPlay, isConcealed, of, openProfile, seatOf, turnUp, unitAt, unitName } from './counters.ts';
import { hostileZones, isWithinZone } from './enemy-zones.ts';
import { at, square } from './field/squares.ts';
import { isControlled } from './field/zones.ts';
import { canEnter, lay, stepsFrom } from './ground.ts';
import { destroy } from './losses.ts';
import { takeIn } from './passengers.ts';
import type { RuleId } from './rule-ids.ts';
import {
  type Action,
  type Automatic,
  type Choosing,
  type FrameOf,
  finish,
  type HeroesContext,
  NONE,
  type Open,
  only,
  type State,
  WHERE,
} from './state.ts';
import { suppress } from './suppression.ts';

type Forced = FrameOf<'forced'>;

/** The rule that ends a unit which has nowhere to go. */
const LOST: Readonly<Record<Forced['rule'], RuleId>> = {
  'HS-ASLT-22': 'HS-ASLT-23',
  'HS-ASLT-35': 'HS-R-123',
  'HS-ASLT-38': 'HS-R-123',
  'HS-VEH-10': 'HS-VEH-11',
  'HS-WRK-09': 'HS-WRK-09',
  'HS-TRAN-11': 'HS-TRAN-12',
  'HS-STATE-28': 'HS-FORC-05',
  'HS-SCN-15': 'HS-SCN-15',
};

/** A Forced Move of one square; nothing reacts to it and nobody is activated by it (HS-FORC-01, HS-FORC-02). */
export const forced: Automatic<'forced'> = {
  run(state, frame, context) {
    const { open } = state;
    const { unit, from, rule, markers } = frame;
    finish(state);
    if (!inPlay(open, unit) && of(open.units.where, unit) !== WHERE.captive) return;
    turnInactive(state, unit, context);
    if (of(open.units.where, unit) === WHERE.destroyed) return; // a decoy (HS-SCN-12)
    const to = forcedSquares(open, frame);
    const start = from[0] ?? NONE;
    if (to.length === 0) destroy(state, unit, LOST[rule], context);
    else state.flow.push({ step: 'retreat', unit, from: start, to, rule, markers });
  },
};

/** A unit on its Active side is turned first; then its visible Movement Value decides (HS-FORC-03, HS-R-30). */
export function turnInactive(state: State, u: number, context: HeroesContext): void {
  const { open } = state;
  const { active } = openProfile(open, u);
  if (isConcealed(open, u)) {
    turnUp(state, u);
    context.learn();
    context.log({ event: 'spotted', rule: 'HS-FORC-03', unit: unitName(open, u), type: openProfile(open, u).type });
  } else if (active) {
    open.units.up[u] = 1 - of(open.units.up, u);
    context.log({ event: 'flipped', rule: 'HS-FORC-03', unit: unitName(open, u), type: openProfile(open, u).type });
  }
}

/** Free squares a step away, not within an enemy zone; passengers keep out of zones, crews don't (HS-R-31, HS-R-143). */
function forcedSquares(open: Open, { unit, from, under, rule }: Forced): number[] {
  const ground = lay(open);
  const { category } = openProfile(open, unit);
  const found: number[] = [];
  for (const start of from) {
    const underWreck = rule === 'HS-VEH-10' && unitAt(open, start, unit) === NONE;
    const zones =
      rule === 'HS-STATE-28' || rule === 'HS-SCN-15' ? null : hostileZones(open, seatOf(open, unit), start, 1);
    for (const to of stepsFrom(ground, start, category)) {
      if (found.includes(to) || from.includes(to) || under.includes(to) || !canEnter(ground, to, category)) continue;
      if (unitAt(open, to) !== NONE || (underWreck && isSameWreck(open, start, to))) continue;
      const barred =
        rule === 'HS-TRAN-11'
          ? zones !== null && isControlled(zones, square(to))
          : isWithinZone(ground, zones, start, to);
      if (!barred) found.push(to);
    }
  }
  return found.sort((a, b) => at(ground.field.y, a) - at(ground.field.y, b) || a - b);
}

/** From under a wreck that comes down there is no way to its other square: it lies down last (HS-R-152). */
const isSameWreck = (open: Open, from: number, to: number): boolean =>
  open.wrecks.some(({ squares }) => squares.includes(from) && squares.includes(to));

/** The owner picks the square (HS-R-38). */
export const retreat: Choosing<'retreat', 'retreat'> = {
  rule: 'HS-ASLT-22',
  verbs: ['retreat'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose: ({ open }, { to }) => to.map((place): Action<'retreat'> => ({ do: 'retreat', to: squareName(open, place) })),
  refuse: ({ open }, { to, rule }, action) =>
    to.includes(squareCalled(open, action.to)) ? null : no(rule, { square: action.to }),
  act(state, { unit, from, rule, markers }, action, context) {
    const { open } = state;
    finish(state);
    const name = unitName(open, unit);
    const to = squareCalled(open, action.to);
    const vehicle = unitAt(open, to);
    leaveSquare(open, unit);
    context.log({ event: 'retreated', rule, unit: name, from: squareName(open, from), to: action.to });
    if (vehicle === NONE) {
      open.units.where[unit] = WHERE.field;
      open.units.carrier[unit] = NONE;
      open.units.at[unit] = to;
    } else takeIn(state, unit, vehicle, 'HS-R-39', context);
    suppress(state, unit, markers, context);
  },
};
