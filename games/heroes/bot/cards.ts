import { CARDS, type CardId } from '../data/cards.ts';
import type { Effect as CardEffect } from '../data/vocabulary.ts';
import { type Fight, fightOdds } from '../odds/assault.ts';
import { burstByFace, burstEffects } from '../odds/bursts.ts';
import { fireByFace, fireEffects } from '../odds/fire.ts';
import { bonusOf } from '../rules/bonuses.ts';
import { of, openProfile, profile, seatOf } from '../rules/counters.ts';
import { type Action, type FrameOf, other, type Seat, type View } from '../rules/state.ts';
import { dashGain, eventValue, unitsOf } from './card-events.ts';
import { dangerTo, tokenFaith } from './estimate.ts';
import type { Skill } from './skill.ts';
import { WEIGHTS } from './weights.ts';
import { harmOf, worthOf } from './worth.ts';

/** Rough worth of one operation of a card to its player. */
function effectValue(view: View, seat: Seat, effect: CardEffect, skill: Skill): number {
  const { open } = view;
  switch (effect.op) {
    case 'gainToken':
      return unitsOf(view, seat).length > open.orders[seat].numbers + 1 ? 6 : 1;
    case 'restoreStep':
      return Math.max(
        0,
        ...unitsOf(view, seat).map((u) => (openProfile(open, u).reduced ? 0.7 * worthOf(view, u) : 0)),
      );
    case 'removeSuppressed':
      return 1.5 * unitsOf(view, seat).reduce((sum, u) => sum + Math.min(2, of(open.units.suppressed, u)), 0);
    case 'modifyDefense': {
      const faith = tokenFaith(open, other(seat));
      return 0.5 * Math.max(0, ...unitsOf(view, seat).map((u) => dangerTo(view, u, faith, skill)));
    }
    case 'modifyMovement':
      return 3;
    case 'grantAbility':
      return effect.ability.key === 'assault' ? 2.5 : 4;
    case 'doubleAction':
    case 'sniperShot':
    case 'templateStrike':
    case 'trapAttack':
    case 'cancelFire':
    case 'cancelTemplate':
    case 'returnGrenade':
    case 'lastStand':
    case 'cancelRetreat':
      return 6;
    default:
      return 2;
  }
}

/** A card is played for what it does if that is more than the bonus it could give later. */
export function playValue(view: View, seat: Seat, card: CardId, skill: Skill): number {
  const { effects, alternate } = CARDS[card];
  const { isCunning, spends, eager } = skill;
  const frame = view.flow.at(-1);
  const keep = alternate === null ? Math.min(1, spends.event) : spends.event;
  const known = isCunning && frame !== undefined ? eventValue(view, frame, seat, card, skill) : undefined;
  if (known !== undefined) return known - keep;
  return eager * effects.reduce((sum, effect) => sum + effectValue(view, seat, effect, skill), 0) - keep;
}

/** The unit that a card should be played on: a friend it helps most, or the enemy's best. */
export function cardTargetValue(view: View, seat: Seat, card: CardId, u: number, skill: Skill): number {
  const { open } = view;
  const worth = worthOf(view, u);
  if (seatOf(open, u) !== seat) return worth;
  const [effect] = CARDS[card].effects;
  if (skill.isCunning && effect?.op === 'forcedMove') return dashGain(view, u, skill);
  if (effect?.op === 'modifyDefense') return dangerTo(view, u, tokenFaith(open, other(seat)), skill);
  if (effect?.op === 'grantAbility') return profile(view, u).weapons[0]?.combat[0] ?? 0;
  return worth;
}

/** Value to this seat of the dice on the table, and of rolling them again. */
function rollValues(view: View, seat: Seat, whose: Seat): { readonly now: number; readonly again: number } | null {
  const { open, flow } = view;
  const rolled = flow.at(-2);
  switch (rolled?.step) {
    case 'attackResult':
    case 'burstResult': {
      const sign = seatOf(open, rolled.target) === seat ? -1 : 1;
      const die = Math.max(...(rolled.rolls[0]?.dice ?? []), 1);
      const isShot = rolled.step === 'attackResult';
      const byFace = isShot ? fireByFace(view, rolled) : burstByFace(view, rolled, rolled.target);
      const again = isShot ? fireEffects(view, rolled) : burstEffects(view, rolled, rolled.target);
      return {
        now: sign * harmOf(view, rolled.target, byFace(die)),
        again: sign * harmOf(view, rolled.target, again),
      };
    }
    case 'assaultResult': {
      const attacker = seatOf(open, rolled.unit);
      const sign = attacker === seat ? 1 : -1;
      const lying = (side: Seat) => rolled.rolls.find((roll) => roll.seat === side)?.dice ?? [];
      const attackDice = lying(attacker);
      const defenseDice = lying(other(attacker));
      return {
        now: sign * fightValue(view, { ...rolled, attackDice, defenseDice }),
        again: sign * fightValue(view, { ...rolled, ...(whose === attacker ? { defenseDice } : { attackDice }) }),
      };
    }
    default:
      return null;
  }
}

/** Value of a fight to its attacker. */
function fightValue(view: View, fight: Fight): number {
  const odds = fightOdds(view, fight);
  if (odds === null) return 0;
  return (
    odds.wins * harmOf(odds.view, fight.target, odds.defender) -
    odds.loses * harmOf(odds.view, fight.unit, odds.attacker)
  );
}

export function rerollValue(view: View, seat: Seat, { whose }: Action<'reroll'>, { spends }: Skill): number {
  const values = rollValues(view, seat, whose);
  return values === null ? -1 : values.again - values.now - spends.bonus;
}

/** Gain of a side by so much more in the fight that lies below the window. */
function fightGain(view: View, seat: Seat, more: number): number {
  const fight = view.flow.findLast((frame): frame is FrameOf<'assaultRoll'> => frame.step === 'assaultRoll');
  if (fight === undefined) return Number.NEGATIVE_INFINITY;
  const attacks = seatOf(view.open, fight.unit) === seat;
  const added = attacks ? { attack: fight.attack + more } : { defense: fight.defense + more };
  const gain = fightValue(view, { ...fight, ...added }) - fightValue(view, fight);
  return attacks ? gain : -gain;
}

export const assaultBonusValue = (view: View, seat: Seat, card: CardId, { spends }: Skill): number =>
  fightGain(view, seat, bonusOf(card, ['assault', 'any'])?.value ?? 0) - spends.bonus;

/** A marker adds one in a fight. */
export const markerValue = (view: View, seat: Seat): number => fightGain(view, seat, 1) - WEIGHTS.marker;

/** Events for rare moments. */
const RARE: readonly CardEffect['op'][] = [
  'placeSmoke',
  'modifyMovement',
  'returnGrenade',
  'cancelTemplate',
  'revealTokens',
  'windowPassage',
  'ignoreSuppressed',
  'removeDamage',
  'addSuppressed',
];

/** A new card is better than one for a rare moment with a small bonus. */
export function discardValue(card: CardId, { isCunning }: Skill): number {
  const { effects, alternate } = CARDS[card];
  const [effect] = effects;
  const isDull = effect !== undefined && RARE.includes(effect.op) && (alternate?.value ?? 0) < 2;
  return isCunning && isDull ? 1 : -1;
}
