import { CARDS, type CardId } from '../data/cards.ts';
import { fireEffects } from '../odds/fire.ts';
import type { HeroesAction } from '../rules/actions.ts';
import { squareCalled } from '../rules/areas.ts';
import { endOf, firstOf, inPlay, isConcealed, isInfantry, of, onField, seatOf } from '../rules/counters.ts';
import { rangeBetween } from '../rules/sight-lines.ts';
import { BLUFF, type Frame, type FrameOf, NONE, other, type Seat, type View } from '../rules/state.ts';
import { activationValue } from './activations.ts';
import { bestDestination, Judge } from './moves.ts';
import { best, type Rated } from './shots.ts';
import type { Skill } from './skill.ts';
import { WEIGHTS } from './weights.ts';
import { harmOf, worthOf } from './worth.ts';

/** What events of cards are worth at the moment at which they could be played, and how they are carried out. */

export function unitsOf({ open }: View, seat: Seat): number[] {
  const found: number[] = [];
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) if (inPlay(open, u)) found.push(u);
  return found;
}

const most = (values: readonly number[]): number => Math.max(0, ...values);

/** Share of an activation's worth that an event brings: the moment for it passes. */
const EXTRA = 0.8;
/** Worth of a better assault to whoever is near enough for one, and how near that is. */
const RAGE = { worth: 1.2, reach: 5 } as const;
/** Combat Value of most who hide. */
const UNSEEN = 2;
/** Share of an activation that each Suppressed marker costs. */
const SHAKEN = 0.4;

/** Worth of an event in this moment, or undefined where a rough figure must do. */
export function eventValue(view: View, frame: Frame, seat: Seat, card: CardId, skill: Skill): number | undefined {
  const { open } = view;
  const [effect] = CARDS[card].effects;
  const about = frame.step === 'cardWindow' || frame.step === 'activation' ? frame.unit : NONE;
  switch (effect?.op) {
    case 'doubleAction':
      return about === NONE ? undefined : EXTRA * activationValue(view, about, skill);
    case 'transferOrderToken': {
      const falls = frame.step === 'cardWindow' && frame.window === 'ownUnitDestroyed';
      return EXTRA * bestTransfer(view, seat, falls ? about : NONE, skill);
    }
    case 'forcedMove':
      return EXTRA * most(unitsOf(view, seat).map((u) => dashGain(view, u, skill)));
    case 'ignoreSuppressed':
      return about === NONE ? 0 : SHAKEN * of(open.units.suppressed, about) * activationValue(view, about, skill);
    case 'grantAbility':
      return effect.ability.key === 'assault'
        ? RAGE.worth * unitsOf(view, seat).filter((u) => isInfantry(open, u) && isNearEnemy(view, u)).length
        : undefined;
    case 'cancelFire': {
      const attack = view.flow.findLast((each): each is FrameOf<'attack'> => each.step === 'attack');
      if (attack === undefined) return undefined;
      const unseen = isConcealed(open, attack.unit) && attack.how === 'hit' ? UNSEEN : 0;
      return harmOf(view, attack.target, fireEffects(view, { ...attack, value: attack.value + unseen }));
    }
    case 'removeDamage':
      return most(
        unitsOf(view, seat).map((u) => (of(open.units.damage, u) === 0 ? 0 : WEIGHTS.damaged * worthOf(view, u))),
      );
    default:
      return undefined;
  }
}

function isNearEnemy({ open }: View, u: number): boolean {
  if (!onField(open, u)) return false;
  const enemy = other(seatOf(open, u));
  for (let e = firstOf(open, enemy); e < endOf(open, enemy); e++)
    if (onField(open, e) && rangeBetween(open, u, e) <= RAGE.reach) return true;
  return false;
}

/** Squares of a dash. */
const DASH = 2;

/** Gain of a unit by a dash; a vehicle that needs room to turn stays. */
export const dashGain = (view: View, u: number, skill: Skill): number =>
  onField(view.open, u) && of(view.open.units.rear, u) === NONE
    ? (bestDestination(view, u, skill, DASH)?.gain ?? 0)
    : 0;

/** The best step of a dash, or the best place to appear at. */
export function dashTo(view: View, u: number, skill: Skill, legal: readonly HeroesAction[]): HeroesAction | undefined {
  const { open } = view;
  const judge = new Judge(view, u, skill);
  const rated = legal.flatMap((action): Rated[] => {
    switch (action.do) {
      case 'stop':
        return [{ action, value: judge.at(of(open.units.at, u), of(open.units.rear, u)) }];
      case 'step':
        return [{ action, value: judge.at(squareCalled(open, action.to)) }];
      case 'drive':
        return [{ action, value: judge.at(squareCalled(open, action.front), squareCalled(open, action.rear)) }];
      case 'put':
        return [{ action, value: judge.at(squareCalled(open, action.square)) }];
      default:
        return [];
    }
  });
  return best(rated)?.action;
}

/** A side knows which of its own tokens are Bluffs. */
function isReal(view: View, u: number): boolean {
  const token = view.private[seatOf(view.open, u)]?.tokens[u] ?? 0;
  return token !== 0 && token !== BLUFF;
}

/** Gain of an order that goes from one unit to another; the fallen have no use for theirs. */
export function transferValue(view: View, from: number, to: number, skill: Skill): number {
  if (!isReal(view, from)) return -1;
  return activationValue(view, to, skill) - (inPlay(view.open, from) ? activationValue(view, from, skill) : 0);
}

function bestTransfer(view: View, seat: Seat, falling: number, skill: Skill): number {
  const { token, acted } = view.open.units;
  const own = unitsOf(view, seat);
  const givers = (falling === NONE ? own : [falling]).filter((u) => of(token, u) === 1 && isReal(view, u));
  if (givers.length === 0) return 0;
  const least = falling === NONE ? givers.reduce((low, u) => Math.min(low, activationValue(view, u, skill)), 99) : 0;
  const takers = own.filter((u) => u !== falling && of(token, u) === 0 && of(acted, u) === 0);
  return most(takers.map((u) => activationValue(view, u, skill) - least));
}
