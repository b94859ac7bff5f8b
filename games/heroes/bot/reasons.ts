import { listed, plural } from '@kurgan/engine';
import { burstByFace } from '../odds/bursts.ts';
import { fireByFace } from '../odds/fire.ts';
import { odds } from '../odds/odds.ts';
import { called, outcomesOf, percent } from '../odds/words.ts';
import type { HeroesAction } from '../rules/actions.ts';
import { isInZone, squareCalled } from '../rules/areas.ts';
import { bonusOf } from '../rules/bonuses.ts';
import { of, onField, profile, unitCalled } from '../rules/counters.ts';
import { threatsTo } from '../rules/opportunity.ts';
import { INFANTRY } from '../rules/profiles.ts';
import { scenarioOf } from '../rules/scenario.ts';
import { type FrameOf, NONE, type Seat, type View } from '../rules/state.ts';
import { fireFrame } from './activations.ts';
import { assaultBonusReason, cardReason } from './card-reasons.ts';
import { bestAttack } from './shots.ts';

type Firing = FrameOf<'firing'>;

/** A fact of the position in favor of an action, as a sentence; empty when nothing certain can be said. */
export function reasonFor(view: View, seat: Seat, action: HeroesAction): string {
  const { open, flow } = view;
  const frame = flow.at(-1);
  switch (action.do) {
    case 'fire':
      return frame?.step === 'activation' || frame?.step === 'moving'
        ? shotReason(view, seat, frame.unit, frame.step === 'moving' ? 'move' : 'action')
        : '';
    case 'react':
    case 'activate':
    case 'reveal':
      return shotReason(view, seat, unitCalled(open, action.unit), 'action');
    case 'assign':
      return shotReason(view, seat, unitCalled(open, action.to), 'action');
    case 'step':
      return frame?.step === 'moving' ? stepReason(view, seat, frame.unit, squareCalled(open, action.to)) : '';
    case 'use':
      return frame?.step === 'firing' ? boostReason(view, seat, frame, { ammo: frame.ammo + 1 }) : '';
    case 'bonus': {
      const bonus = bonusOf(action.card, ['fire', 'any'])?.value ?? 0;
      if (frame?.step === 'firing') return boostReason(view, seat, frame, { bonus: frame.bonus + bonus });
      return frame?.step === 'assaultBonusWindow' ? assaultBonusReason(view, seat, action.card) : '';
    }
    case 'reroll':
      return rerollReason(view, seat, action);
    case 'play':
      return cardReason(view, seat, action.card);
    default:
      return chanceReason(view, seat, action);
  }
}

/** Chances of everything that an action rolls for. */
function chanceReason(view: View, seat: Seat, action: HeroesAction): string {
  const known = odds(view, seat, action)?.outcomes.filter(({ chance }) => chance >= 0.005) ?? [];
  if (known.length < 2) return '';
  return `${listed(known.map(({ name, chance }) => `${percent(chance)} ${name.toLowerCase()}`))}.`;
}

/** The dice as they lie, and the chances of rolling them again. */
function rerollReason(view: View, seat: Seat, action: HeroesAction): string {
  const chances = chanceReason(view, seat, action);
  const rolled = view.flow.at(-2);
  if (chances === '' || (rolled?.step !== 'attackResult' && rolled?.step !== 'burstResult')) return chances;
  const byFace = rolled.step === 'attackResult' ? fireByFace(view, rolled) : burstByFace(view, rolled, rolled.target);
  const [now, ...others] = outcomesOf(byFace(Math.max(...(rolled.rolls[0]?.dice ?? []), 1)));
  const lies = now === undefined || others.length > 0 ? '' : `As it lies: ${now.name.toLowerCase()}. `;
  return `${lies}Rolled again: ${chances}`;
}

/** Chances of the best shot from where a unit stands. */
function shotReason(view: View, seat: Seat, unit: number, mode: 'action' | 'move'): string {
  if (unit === NONE || !onField(view.open, unit)) return '';
  const frame = fireFrame(unit, mode);
  const attack = bestAttack(view, frame);
  if (attack === null || attack.value <= 0) return '';
  const { action } = attack;
  const chances = chanceReason({ ...view, flow: [...view.flow, frame] }, seat, action);
  if (chances === '' || !('at' in action)) return '';
  const target = unitCalled(view.open, action.at);
  return target === NONE ? '' : `Its best shot from here, at the ${called(view.open, target)}: ${chances}`;
}

/** Chance that the best shot has an effect, without and with something that helps it. */
function boostReason(view: View, seat: Seat, frame: Firing, more: Partial<Firing>): string {
  const attack = bestAttack(view, frame);
  if (attack === null || !('at' in attack.action)) return '';
  const { action } = attack;
  const chance = (now: Firing): number => {
    const known = odds({ ...view, flow: [...view.flow.slice(0, -1), now] }, seat, action)?.outcomes ?? [];
    return known.reduce((sum, { name, chance: share }) => sum + (name === 'No effect' ? 0 : share), 0);
  };
  const [before, after] = [chance(frame), chance({ ...frame, ...more })];
  const target = unitCalled(view.open, action.at);
  if (target === NONE || after <= before) return '';
  return `${percent(after)} instead of ${percent(before)} for an effect on the ${called(view.open, target)}.`;
}

/** The zone that a square belongs to, and how many enemies could fire at a unit there. */
function stepReason(view: View, seat: Seat, unit: number, to: number): string {
  const { open } = view;
  const zone = scenarioOf(open).zones.findIndex((_, i) => isInZone(open, i, to) && open.control[i] !== seat);
  const sentences = zone < 0 ? [] : [`It enters ${scenarioOf(open).zones[zone]?.label}.`];
  if (profile(view, unit).category !== INFANTRY) return sentences.join(' ');
  const [there, here] = [threatsTo(open, unit, to).length, threatsTo(open, unit, of(open.units.at, unit)).length];
  if (there < here)
    sentences.push(
      `${there === 0 ? 'No enemy' : plural(there, 'enemy', 'enemies')} could fire at it there, ${here} here.`,
    );
  return sentences.join(' ');
}
