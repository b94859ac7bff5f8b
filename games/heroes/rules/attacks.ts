import type { SniperEffect } from '../data/vocabulary.ts';
import { penalties } from './abilities.ts';
import { onField, profile, seatOf, unitName } from './counters.ts';
import { destroyByFire, hit } from './losses.ts';
import { withRerolls } from './rerolls.ts';
import { defenseAgainst, distancePenalty, veiledValue } from './shots.ts';
import { sniperEffect, sniperTable } from './snipers.ts';
import {
  type Automatic,
  type Choosing,
  type FrameOf,
  finish,
  type HeroesContext,
  only,
  proceed,
  type Seat,
  type State,
} from './state.ts';
import { suppress } from './suppression.ts';

/** Rolls; a target that is gone by now is no target any more. */
export const attack: Automatic<'attack'> = {
  run(state, frame, context) {
    const { open } = state;
    const { unit, weapon, target } = frame;
    if (!onField(open, target)) {
      finish(state);
      return;
    }
    const dual = frame.how === 'hit' || frame.how === 'suppress' ? profile(state, unit).weapons[weapon]?.dual : false;
    const dice = dual ? [context.d(6), context.d(6)] : [context.d(6)]; // HS-FAB-09
    const value = frame.value + veiledValue(state, frame);
    const rolls = [{ seat: seatOf(open, unit), dice }];
    proceed(state, ...withRerolls(state, { ...frame, step: 'attackResult', value, rolls }));
  },
};

export const attackResult: Automatic<'attackResult'> = {
  run(state, frame, context) {
    const { open } = state;
    const { unit, weapon, how, target, value, plus } = frame;
    const dice = frame.rolls[0]?.dice ?? [];
    const die = Math.max(...dice);
    const minus = 2 * penalties(open, unit) + distancePenalty(state, unit, weapon, how, target, frame.keen);
    const result = die + value + plus - minus;
    const arms = profile(state, unit).weapons[weapon];
    finish(state);
    const report = (defense: number, outcome: 'miss' | 'hit' | 'double' | 'suppressed' | 'destroyed'): void =>
      context.log({
        event: 'attack',
        rule: 'HS-FIRE-09',
        unit: unitName(open, unit),
        target: unitName(open, target),
        how,
        dice: [...dice],
        result,
        defense,
        outcome,
      });
    switch (how) {
      case 'hit': {
        const defense = defenseAgainst(state, frame);
        if (result >= 2 * defense) {
          report(defense, 'double');
          destroyByFire(state, target, 'HS-HIT-09', context);
        } else if (result >= defense) {
          report(defense, 'hit');
          hit(state, target, { roller: seatOf(open, unit), unit, piercing: arms?.piercing === true }, context);
        } else {
          report(defense, 'miss');
          frighten(state, frame);
        }
        break;
      }
      case 'suppress': {
        const defense = defenseAgainst(state, frame);
        const markers = Math.max(0, Math.floor(result / defense));
        report(defense, markers > 0 ? 'suppressed' : 'miss');
        if (markers > 0) suppress(state, target, markers, context);
        else frighten(state, frame);
        break;
      }
      case 'distract': {
        const needed = arms?.distracting ?? 7;
        report(needed, result >= needed ? 'suppressed' : 'miss');
        if (result >= needed) suppress(state, target, 1, context);
        break;
      }
      case 'snipe': {
        const effect = sniperEffect((arms && sniperTable(state, unit, arms)) ?? 'standard', result);
        report(
          0,
          effect === 'none'
            ? 'miss'
            : effect === 'suppress'
              ? 'suppressed'
              : effect === 'destroy'
                ? 'destroyed'
                : 'hit',
        );
        sniped(state, target, effect, seatOf(open, unit), context);
        break;
      }
    }
  },
};

/** A survivor of a hit may be suppressed as well (HS-FAB-44, HS-FAB-45). */
export function sniped(state: State, target: number, effect: SniperEffect, roller: Seat, context: HeroesContext): void {
  if (effect === 'destroy') destroyByFire(state, target, 'HS-FAB-45', context);
  if (effect === 'hit' || effect === 'hitAndSuppress') hit(state, target, { roller, piercing: false }, context);
  if (effect === 'suppress' || (effect === 'hitAndSuppress' && onField(state.open, target)))
    suppress(state, target, 1, context);
}

/** After an attack that achieved nothing the firer may frighten the target (HS-FAB-23, HS-FAB-24). */
function frighten(state: State, { unit, weapon, target, split }: FrameOf<'attackResult'>): void {
  if (!split && profile(state, unit).weapons[weapon]?.frightening)
    state.flow.push({ step: 'frightening', unit, target });
}

export const frightening: Choosing<'frightening', 'frighten' | 'spare'> = {
  rule: 'HS-FAB-23',
  verbs: ['frighten', 'spare'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose: () => [{ do: 'frighten' }, { do: 'spare' }],
  refuse: () => null,
  act(state, { target }, action, context) {
    finish(state);
    if (action.do === 'frighten') suppress(state, target, 1, context);
  },
};
