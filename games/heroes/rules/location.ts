import { DAMAGE_BY_ROLL } from '../data/figures.ts';
import { of, onField, unitName } from './counters.ts';
import { destroy } from './losses.ts';
import { crewHas } from './passengers.ts';
import { withRerolls } from './rerolls.ts';
import { type Automatic, DAMAGE, finish, type HeroesContext, proceed, type State } from './state.ts';
import { suppress } from './suppression.ts';
import { withWild } from './wild-bonus.ts';

/** Damage to heavy vehicles. */

export const damageRoll: Automatic<'damageRoll'> = {
  run(state, frame) {
    if (onField(state.open, frame.target))
      proceed(state, ...withWild(state, frame.roller, { ...frame, step: 'damageResult', wild: 0, rolls: [] }));
    else finish(state);
  },
};

/** One die, or two of which the owner picks one with Positive Waves (HS-DMG-01, HS-CMD-04). */
export const damageResult: Automatic<'damageResult'> = {
  run(state, frame, context) {
    const { target, roller, wild } = frame;
    const dice = frame.rolls[0]?.dice;
    if (dice === undefined) {
      const choice = crewHas(state.open, target, ({ positiveWaves }) => positiveWaves);
      const thrown = choice ? [context.d(6), context.d(6)] : [context.d(6)];
      proceed(state, ...withRerolls(state, { ...frame, rolls: [{ seat: roller, dice: thrown }] }));
      return;
    }
    const plus = frame.plus + wild;
    const [die = 6, second] = dice;
    if (second !== undefined) {
      proceed(state, { step: 'damageChoice', unit: target, plus, dice: [...dice] });
      return;
    }
    finish(state);
    settleDamage(state, target, die, plus, context);
  },
};

/** The marker of the number, or the end of the vehicle (HS-DMG-01 to HS-DMG-07). */
export function settleDamage(state: State, u: number, die: number, plus: number, context: HeroesContext): void {
  const { open, flow } = state;
  const kind = DAMAGE_BY_ROLL[die + plus] ?? null;
  const has = of(open.units.damage, u);
  context.log({ event: 'damaged', rule: 'HS-DMG-01', unit: unitName(open, u), die, plus, kind });
  if (kind === null) destroy(state, u, 'HS-DMG-06', context);
  else if (has & DAMAGE[kind]) destroy(state, u, 'HS-DMG-07', context);
  else {
    open.units.damage[u] = has | DAMAGE[kind];
    if (kind === 'hull') suppress(state, u, 2, context);
    if (kind === 'tracks' || kind === 'hull')
      for (const [i, frame] of flow.entries())
        if (frame.step === 'moving' && frame.unit === u) flow[i] = { ...frame, halted: true }; // HS-R-60
  }
}
