import { damageOf, mildness } from '../odds/effects.ts';
import { attackBy } from '../odds/fire.ts';
import type { HeroesAction } from '../rules/actions.ts';
import { squareCalled } from '../rules/areas.ts';
import { strikeOn } from '../rules/artillery.ts';
import { burstAt } from '../rules/bursts.ts';
import { seatOf, unitCalled } from '../rules/counters.ts';
import { placeCalled } from '../rules/places.ts';
import { pointCalled } from '../rules/points.ts';
import { type Frame, type FrameOf, NONE, type Seat, type View } from '../rules/state.ts';
import { activationValue } from './activations.ts';
import { transferValue } from './card-events.ts';
import { assaultBonusValue, cardTargetValue, discardValue, markerValue, playValue, rerollValue } from './cards.ts';
import { Judge } from './moves.ts';
import { aimValue, best, burstValue, scatterValue, targetValue } from './shots.ts';
import type { Skill } from './skill.ts';
import { fireNowValue, LEAST, reactValue, revealValue } from './windows.ts';
import { worthOf } from './worth.ts';

/** Everything that is chosen by the worth of each action alone. */
export function rated(
  view: View,
  frame: Frame,
  seat: Seat,
  skill: Skill,
  legal: readonly HeroesAction[],
): HeroesAction | undefined {
  const top = best(legal.map((action) => ({ action, value: valueIn(view, frame, seat, skill, action) })));
  return top === null || top.value === Number.NEGATIVE_INFINITY ? undefined : top.action;
}

function valueIn(view: View, frame: Frame, seat: Seat, skill: Skill, action: HeroesAction): number {
  const { open } = view;
  switch (action.do) {
    case 'muster':
    case 'lay':
    case 'edge':
    case 'pass':
    case 'draw':
    case 'done':
    case 'hold':
    case 'cease':
    case 'spare':
    case 'enough':
      return 0;
    case 'also':
      return frame.step === 'spread' && frame.targets.length < 2 ? worthOf(view, unitCalled(open, action.at)) : -1;
    case 'give':
      return frame.step === 'share' ? shareValue(view, frame, action.points) : 0;
    case 'place':
      return placeValue(view, frame, action);
    case 'into':
    case 'toward':
    case 'jet':
    case 'hurl':
      return frame.step === 'aim' ? aimValue(view, frame, action) : 0;
    case 'next':
      return targetValue(view, seat, unitCalled(open, action.unit));
    case 'bonus':
      return frame.step === 'assaultBonusWindow' ? assaultBonusValue(view, seat, action.card, skill) : -1;
    case 'fire':
      return frame.step === 'fireChance' ? fireNowValue(view, frame.unit) : 0;
    case 'react':
      return reactValue(view, frame, unitCalled(open, action.unit));
    case 'activate':
      return activationValue(view, unitCalled(open, action.unit), skill) - LEAST.fire;
    case 'reveal':
      return revealValue(view, frame, seat, skill, placeCalled(open, action.unit));
    case 'play':
      return playValue(view, seat, action.card, skill);
    case 'target':
      return frame.step === 'cardTarget'
        ? cardTargetValue(view, seat, frame.card, unitCalled(open, action.unit), skill)
        : 0;
    case 'reroll':
      return rerollValue(view, seat, action, skill);
    case 'discard':
      return discardValue(action.card, skill);
    case 'use':
      return skill.isCunning ? useValue(view, frame, seat) : Number.NEGATIVE_INFINITY;
    case 'replace':
      return skill.isCunning ? 1 : Number.NEGATIVE_INFINITY;
    case 'transfer':
      if (!skill.isCunning) return Number.NEGATIVE_INFINITY;
      return transferValue(view, unitCalled(open, action.unit), unitCalled(open, action.to), skill);
    case 'frighten':
      return frame.step === 'frightening' && seatOf(open, frame.target) !== seat ? 1 : -1;
    case 'take':
      return frame.step === 'damageChoice' ? -mildness(damageOf(open, frame.unit, action.die, frame.plus)) : 0;
    case 'retreat':
      return frame.step === 'retreat' ? standValue(view, frame.unit, skill, squareCalled(open, action.to)) : 0;
    case 'settle':
      return frame.step === 'settle' ? standValue(view, frame.units[0] ?? 0, skill, squareCalled(open, action.to)) : 0;
    default:
      break;
  }
  return Number.NEGATIVE_INFINITY;
}

/** Markers against Suppressed ones are used at once, those for a fight where they change it. */
function useValue(view: View, { step }: Frame, seat: Seat): number {
  if (step === 'nerves') return 1;
  return step === 'assaultBonusWindow' ? markerValue(view, seat) : Number.NEGATIVE_INFINITY;
}

const standValue = (view: View, u: number, skill: Skill, place: number): number => new Judge(view, u, skill).at(place);

function placeValue(view: View, frame: Frame, action: Extract<HeroesAction, { do: 'place' }>): number {
  const point = pointCalled(view.open, action.at);
  if (point === null) return 0;
  switch (frame.step) {
    case 'aim':
      return aimValue(view, frame, action);
    case 'landing': {
      const { step: _step, corners: _corners, ...charge } = frame;
      return burstValue(view, burstAt(view.open, charge, point), frame.seat);
    }
    case 'strike':
      return strikeOn(view, frame, point).reduce((sum, each) => sum + scatterValue(view, each, frame.seat), 0);
    default:
      return 0;
  }
}

/** An even share of what is left for the targets still to come. */
function shareValue(view: View, frame: FrameOf<'share'>, points: number): number {
  const { weapon, how, targets, shares } = frame;
  const whole = attackBy(view, { ...frame, step: 'firing' }, weapon, how, targets[0] ?? NONE).value;
  const left = whole - shares.reduce((sum, each) => sum + each, 0);
  return -Math.abs(points - left / (targets.length - shares.length));
}
