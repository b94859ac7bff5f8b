import { sniped } from '../attacks.ts';
import { endOf, firstOf, inPlay, isConcealed, isInfantry, onField, unitName } from '../counters.ts';
import { BLOCKED } from '../field/sight.ts';
import { withRerolls } from '../rerolls.ts';
import { sightBetween } from '../sight-lines.ts';
import { sniperEffect } from '../snipers.ts';
import {
  type Automatic,
  type Frame,
  finish,
  type Open,
  other,
  proceed,
  type Seat,
  type State,
  type View,
} from '../state.ts';
import { suppress } from '../suppression.ts';
import { withWild } from '../wild-bonus.ts';

/** Rolls that a card makes without any counter that fires. */

/** The best line that infantry of the side has to a unit: BLOCKED, or what obscures it. */
function bestLine(open: Open, seat: Seat, target: number): number {
  let best = BLOCKED;
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) {
    if (!inPlay(open, u) || !isInfantry(open, u)) continue;
    const line = sightBetween(open, u, target);
    if (line !== BLOCKED && (best === BLOCKED || line < best)) best = line;
  }
  return best;
}

/** Enemy infantry, not concealed, that some infantry of the side sees (HS-OP-30). */
export function marksOf({ open }: View, seat: Seat): number[] {
  const enemy = other(seat);
  const found: number[] = [];
  for (let u = firstOf(open, enemy); u < endOf(open, enemy); u++) {
    if (!onField(open, u) || isConcealed(open, u) || !isInfantry(open, u)) continue;
    if (bestLine(open, seat, u) !== BLOCKED) found.push(u);
  }
  return found;
}

export function shotAt(state: State, seat: Seat, target: number): Frame[] {
  const minus = Math.max(0, bestLine(state.open, seat, target));
  return withWild(state, seat, { step: 'loneResult', seat, target, minus, wild: 0, rolls: [] });
}

/** The standard sniper table, with nothing but what obscures the line (HS-OP-30). */
export const loneResult: Automatic<'loneResult'> = {
  run(state, frame, context) {
    const { open } = state;
    const { seat, target, minus, wild } = frame;
    const dice = frame.rolls[0]?.dice;
    if (dice === undefined) {
      proceed(state, ...withRerolls(state, { ...frame, rolls: [{ seat, dice: [context.d(6)] }] }));
      return;
    }
    const result = Math.max(...dice) + wild - minus;
    const effect = sniperEffect('standard', result);
    const name = unitName(open, target);
    finish(state);
    context.log({ event: 'loneShot', rule: 'HS-OP-30', seat, target: name, dice: [...dice], result, effect });
    sniped(state, target, effect, seat, context);
  },
};

/** One die for each unit (HS-OP-16). */
export const unnerve: Automatic<'unnerve'> = {
  run(state, frame) {
    if (frame.units.length === 0) finish(state);
    else proceed(state, ...withWild(state, frame.seat, { ...frame, step: 'unnerveResult', wild: 0, rolls: [] }));
  },
};

export const unnerveResult: Automatic<'unnerveResult'> = {
  run(state, frame, context) {
    const { seat, units, needs, markers, wild } = frame;
    const die = frame.rolls[0]?.dice[0];
    if (die === undefined) {
      proceed(state, ...withRerolls(state, { ...frame, rolls: [{ seat, dice: [context.d(6)] }] }));
      return;
    }
    const [unit, ...rest] = units;
    proceed(state, { step: 'unnerve', seat, units: rest, needs, markers });
    if (unit === undefined) return;
    const effect = die + wild >= needs;
    context.log({ event: 'unnerved', rule: 'HS-OP-16', unit: unitName(state.open, unit), die, effect });
    if (effect) suppress(state, unit, markers, context);
  },
};
