import { launchesFor } from '../odds/assault.ts';
import { damageOf, mildness } from '../odds/effects.ts';
import { attackBy } from '../odds/fire.ts';
import type { HeroesAction } from '../rules/actions.ts';
import { squareCalled, squareName } from '../rules/areas.ts';
import { strikeOn } from '../rules/artillery.ts';
import { bonusOf } from '../rules/bonuses.ts';
import { burstAt } from '../rules/bursts.ts';
import { endOf, firstOf, isConcealed, of, onField, profile, seatOf, unitCalled } from '../rules/counters.ts';
import { reachOf, wayTo } from '../rules/field/reach.ts';
import { type Square, square } from '../rules/field/squares.ts';
import { isTile } from '../rules/orders.ts';
import { placeCalled, placeName } from '../rules/places.ts';
import { pointCalled } from '../rules/points.ts';
import { type Frame, type FrameOf, NONE, other, type Seat, type View } from '../rules/state.ts';
import { walker } from '../rules/walk.ts';
import { activationValue, fireFrame, flipValue, optionsOf } from './activations.ts';
import { assaultBonusValue, cardTargetValue, playValue, rerollValue } from './cards.ts';
import { faceOf, pickOf, putOf } from './deploying.ts';
import { dangerTo, tokenFaith } from './estimate.ts';
import { goalsOf } from './goals.ts';
import { bestDestination, type Destination, hasCaptive, Judge, LOOKS } from './moves.ts';
import { recruitValue } from './recruiting.ts';
import { seenBy } from './scratch.ts';
import { aimValue, best, bestAttack, burstValue, type Rated, scatterValue, spreadValue, targetValue } from './shots.ts';
import { TokenPlan } from './tokens.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

type Legal = readonly HeroesAction[];

/** Least gain for which a unit moves, and least harm for which it fires on the way or reacts. */
const LEAST = { move: 0.3, fire: 1, react: 1.2, special: 4 } as const;

/** Plays a side by what looks best at once. It remembers where a unit was going, which only saves time. */
export class Commander {
  readonly #looks: number;
  #march: { readonly unit: number; readonly way: readonly Square[] } | null = null;
  #tokens: { readonly seat: Seat; readonly plan: TokenPlan } | null = null;
  #order: { readonly seat: Seat; readonly turn: number; readonly order: readonly number[] } | null = null;

  /** Sends a unit on a way that begins where it stands. */
  march(unit: number, way: readonly Square[]): void {
    this.#march = { unit, way };
  }

  /** Sets the order in which tokens are placed in a turn. */
  order(seat: Seat, turn: number, order: readonly number[]): void {
    this.#order = { seat, turn, order };
  }

  constructor(looks: number = LOOKS.careful) {
    this.#looks = looks;
  }

  choose(view: View, seat: Seat, legal: Legal): HeroesAction {
    const [only] = legal;
    if (only === undefined) throw new Error('there is nothing to choose from');
    if (legal.length === 1) return only;
    const frame = view.flow.at(-1);
    const chosen = frame === undefined ? undefined : this.#answer(seenBy(view, seat), frame, seat, legal);
    return chosen ?? quiet(legal) ?? only;
  }

  #answer(view: View, frame: Frame, seat: Seat, legal: Legal): HeroesAction | undefined {
    switch (frame.step) {
      case 'deploy':
        return frame.unit === NONE ? pickOf(legal) : putOf(view, frame, legal);
      case 'deployFacing':
      case 'turning':
        return faceOf(view, frame.unit, legal);
      case 'placing':
        return this.#place(view, seat, legal);
      case 'activation':
        return activate(view, frame.unit, this.#looks, legal);
      case 'moving':
        return this.#move(view, frame, legal);
      case 'firing':
        return fire(view, frame, legal);
      case 'supplying':
      case 'scouting':
        return sendOn(view, this.#looks, legal);
      default:
        return rated(view, frame, seat, this.#looks, legal);
    }
  }

  #place(view: View, seat: Seat, legal: Legal): HeroesAction | undefined {
    const confirm = legal.find((action) => action.do === 'confirm');
    if (confirm !== undefined) return confirm;
    const set = this.#order?.seat === seat && this.#order.turn === view.open.turn ? this.#order.order : [];
    const next = set[view.private[seat]?.placed.length ?? 0];
    const named = next === undefined ? '' : placeName(view.open, next);
    const assigned = legal.find((action) => action.do === 'assign' && action.to === named);
    if (assigned !== undefined) return assigned;
    if (this.#tokens?.seat !== seat || this.#tokens.plan.turn !== view.open.turn)
      this.#tokens = { seat, plan: new TokenPlan(view, seat, this.#looks) };
    return this.#tokens.plan.choose(view, seat, legal);
  }

  #move(view: View, frame: FrameOf<'moving'>, legal: Legal): HeroesAction | undefined {
    const { open } = view;
    const { unit } = frame;
    const charge = legal.find((action) => action.do === 'charge');
    if (charge !== undefined) return charge;
    const exit = legal.find((action) => action.do === 'exit');
    if (exit !== undefined && isWelcomeOut(view, unit)) return exit;
    const stop = legal.find((action) => action.do === 'stop');
    if (stop === undefined && frame.target !== NONE) return towardTarget(view, frame, legal);
    const inspire = legal.find((action) => action.do === 'inspire');
    if (inspire !== undefined) return inspire;
    const shot = legal.find((action) => action.do === 'fire');
    if (shot !== undefined && (bestAttack(view, fireFrame(unit, 'move'))?.value ?? 0) >= 2 * LEAST.fire) return shot;
    if (of(open.units.rear, unit) !== NONE) return drive(view, unit, legal) ?? stop;
    const next = this.#next(view, frame);
    const flip = legal.find((action) => action.do === 'flip');
    const { change, active, weapons } = profile(view, unit);
    if (flip !== undefined && change === 'tripod') {
      const gain = flipValue(view, unit, active, weapons.length > 0);
      if (gain > LEAST.move && gain > (next === null ? 0 : 0.5)) return flip;
    }
    if (next === null) return stop;
    const name = squareName(open, next);
    return legal.find((action) => action.do === 'step' && action.to === name) ?? stop;
  }

  /** The next square of the way, or null to stay. */
  #next(view: View, { unit, left }: FrameOf<'moving'>): Square | null {
    const here = of(view.open.units.at, unit);
    if (this.#march?.unit === unit && this.#march.way[0] === here) {
      const [, ...way] = this.#march.way;
      this.#march = { unit, way };
      return way[0] ?? null;
    }
    const to: Destination | null = bestDestination(view, unit, this.#looks, left);
    const goes = to !== null && to.gain > LEAST.move;
    this.#march = goes ? { unit, way: to.way } : null;
    return goes ? (to.way[0] ?? null) : null;
  }
}

/** Its side scores for it outside, or for the prisoner it has with it. */
function isWelcomeOut({ open }: View, u: number): boolean {
  const { exits, wanted } = goalsOf(open);
  const seat = seatOf(open, u);
  if (hasCaptive(open, u)) return true;
  return wanted.size === 0 && exits.some((worth) => worth[seat] > 0);
}

/** The way out of a choice that nothing speaks for. */
const QUIET: readonly HeroesAction['do'][] = [
  'pass',
  'draw',
  'done',
  'stop',
  'hold',
  'cease',
  'confirm',
  'none',
  'enough',
];

function quiet(legal: Legal): HeroesAction | undefined {
  for (const verb of QUIET) {
    const found = legal.find((action) => action.do === verb);
    if (found !== undefined) return found;
  }
  return undefined;
}

function activate(view: View, u: number, looks: number, legal: Legal): HeroesAction | undefined {
  const play = best(
    legal.flatMap((action): Rated[] =>
      action.do === 'play' ? [{ action, value: playValue(view, seatOf(view.open, u), action.card) }] : [],
    ),
  );
  if (play !== null && play.value > 0) return play.action;
  return same(legal, best(optionsOf(view, u, looks))?.action);
}

/** The best attack, first with whatever makes it better by more than it costs. */
function fire(view: View, frame: FrameOf<'firing'>, legal: Legal): HeroesAction | undefined {
  const attack = bestAttack(view, frame);
  if (attack === null) return best(legal.map((action) => ({ action, value: structureValue(action) })))?.action;
  const gain = (more: Partial<FrameOf<'firing'>>): number =>
    (bestAttack(view, { ...frame, ...more })?.value ?? 0) - attack.value;
  const boosts = legal.flatMap((action): Rated[] => {
    if (action.do === 'use') return [{ action, value: gain({ ammo: frame.ammo + 1 }) - WEIGHTS.ammo }];
    if (action.do !== 'bonus') return [];
    const bonus = bonusOf(action.card, ['fire', 'any'])?.value ?? 0;
    return [{ action, value: gain({ bonus: frame.bonus + bonus }) - WEIGHTS.card }];
  });
  const boost = best(boosts);
  if (boost !== null && boost.value > 0) return boost.action;
  const spread = best(
    legal.flatMap((action): Rated[] =>
      action.do === 'spread' ? [{ action, value: spreadValue(view, frame, action) }] : [],
    ),
  );
  if (spread !== null && spread.value > attack.value) return spread.action;
  if (attack.value <= 0) {
    const cease = legal.find((action) => action.do === 'cease');
    if (cease !== undefined) return cease;
  }
  return same(legal, attack.action);
}

/** With nobody to fire at, walls. */
const structureValue = ({ do: verb }: HeroesAction): number => (verb === 'demolish' ? 1 : verb === 'cease' ? 0.5 : 0);

const same = (legal: Legal, action: HeroesAction | undefined): HeroesAction | undefined => {
  const text = JSON.stringify(action);
  return legal.find((each) => JSON.stringify(each) === text);
};

/** Units that were not activated go where they want to be (HS-SUPY-06). */
function sendOn(view: View, looks: number, legal: Legal): HeroesAction | undefined {
  for (const action of legal) {
    if (action.do === 'repair') return action;
    if (action.do !== 'activate') continue;
    const u = unitCalled(view.open, action.unit);
    const { change, active, weapons, size } = profile(view, u);
    if (size === 2) continue;
    if ((bestDestination(view, u, looks)?.gain ?? 0) > LEAST.move) return action;
    if (change === 'tripod' && flipValue(view, u, active, weapons.length > 0) > LEAST.move) return action;
  }
  return legal.find((action) => action.do === 'done');
}

/** A step on the shortest way to a square from which the declared assault can be made. */
function towardTarget(
  { open }: View,
  { unit, target, left }: FrameOf<'moving'>,
  legal: Legal,
): HeroesAction | undefined {
  const [launch] = launchesFor(open, unit, target, left);
  const walk = walker(open, unit, left + 1);
  const reach = launch === undefined ? null : reachOf(walk.ground, walk, square(of(open.units.at, unit)), left);
  const [next = NONE] = reach === null || launch === undefined ? [] : wayTo(reach, square(launch));
  const name = squareName(open, next);
  return (
    legal.find((action) => action.do === 'step' && action.to === name) ?? legal.find((action) => action.do === 'step')
  );
}

/** One square or pivot of a long vehicle, if it makes things better. */
function drive(view: View, unit: number, legal: Legal): HeroesAction | undefined {
  const { open } = view;
  const judge = new Judge(view, unit);
  const top = best(
    legal.flatMap((action): Rated[] =>
      action.do === 'drive'
        ? [{ action, value: judge.at(squareCalled(open, action.front), squareCalled(open, action.rear)) }]
        : [],
    ),
  );
  const here = judge.at(of(open.units.at, unit), of(open.units.rear, unit));
  return top !== null && top.value > here + LEAST.move ? top.action : undefined;
}

/** Everything that is chosen by the worth of each action alone. */
function rated(view: View, frame: Frame, seat: Seat, looks: number, legal: Legal): HeroesAction | undefined {
  const top = best(legal.map((action) => ({ action, value: valueIn(view, frame, seat, looks, action) })));
  return top === null || top.value === Number.NEGATIVE_INFINITY ? undefined : top.action;
}

function valueIn(view: View, frame: Frame, seat: Seat, looks: number, action: HeroesAction): number {
  const { open } = view;
  switch (action.do) {
    case 'recruit':
    case 'equip':
      return recruitValue(view, seat, action);
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
    case 'hurl':
      return frame.step === 'aim' ? aimValue(view, frame, action) : 0;
    case 'next':
      return targetValue(view, seat, unitCalled(open, action.unit));
    case 'bonus':
      return frame.step === 'assaultBonusWindow' ? assaultBonusValue(view, seat, action.card) : -1;
    case 'fire':
      return frame.step === 'fireChance' ? fireNowValue(view, frame.unit) : 0;
    case 'react':
      return reactValue(view, frame, unitCalled(open, action.unit));
    case 'activate':
      return activationValue(view, unitCalled(open, action.unit), looks) - LEAST.fire;
    case 'reveal':
      return revealValue(view, frame, seat, looks, placeCalled(open, action.unit));
    case 'play':
      return playValue(view, seat, action.card);
    case 'target':
      return frame.step === 'cardTarget' ? cardTargetValue(view, seat, frame.card, unitCalled(open, action.unit)) : 0;
    case 'reroll':
      return rerollValue(view, seat, action);
    case 'discard':
      return -1;
    case 'frighten':
      return frame.step === 'frightening' && seatOf(open, frame.target) !== seat ? 1 : -1;
    case 'take':
      return frame.step === 'damageChoice' ? -mildness(damageOf(open, frame.unit, action.die, frame.plus)) : 0;
    case 'retreat':
      return frame.step === 'retreat' ? standValue(view, frame.unit, squareCalled(open, action.to)) : 0;
    case 'settle':
      return frame.step === 'settle' ? standValue(view, frame.units[0] ?? 0, squareCalled(open, action.to)) : 0;
    default:
      break;
  }
  return Number.NEGATIVE_INFINITY;
}

const standValue = (view: View, u: number, place: number): number => new Judge(view, u).at(place);

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

const fireNowValue = (view: View, u: number): number =>
  (bestAttack(view, fireFrame(u, 'move'))?.value ?? 0) - LEAST.fire;

/** A reaction, or patience: a mover with squares left may come into a better line of fire. */
function reactValue(view: View, frame: Frame, u: number): number {
  if (frame.step !== 'opportunityWindow') return 0;
  const { open } = view;
  const { trigger } = frame;
  const firing = { ...fireFrame(u), mode: 'reaction' as const, at: trigger };
  const value = bestAttack(view, firing)?.value ?? 0;
  const mover = view.flow.findLast((each): each is FrameOf<'moving'> => each.step === 'moving');
  const goesOn = mover?.unit === trigger && mover.left > 0 && !mover.halted;
  const patience = goesOn ? 0.35 * worthOf(view, trigger) : LEAST.react;
  const spends = of(open.units.token, u) === 1 ? 0.5 * ownShot(view, u) : 0;
  return value - Math.max(patience, LEAST.react) - spends;
}

/** Worth of the unit's own activation, which it would give up. */
const ownShot = (view: View, u: number): number => bestAttack(view, fireFrame(u))?.value ?? 0;

/** A Special token waits for a shot, an assault, or danger. */
function revealValue(view: View, frame: Frame, seat: Seat, looks: number, place: number): number {
  if (frame.step === 'lastSpecial') return isTile(place) ? 1 : activationValue(view, place, looks);
  if (isTile(place)) return strikeHope(view, seat) - LEAST.special;
  const danger = dangerTo(view, place, tokenFaith(view.open, other(seat)));
  return activationValue(view, place, looks) + 0.3 * danger - LEAST.special;
}

/** Enemies in the open that stand together are worth a barrage. */
function strikeHope(view: View, seat: Seat): number {
  const { open } = view;
  const enemy = other(seat);
  let hope = 0;
  for (let e = firstOf(open, enemy); e < endOf(open, enemy); e++)
    if (onField(open, e) && !isConcealed(open, e)) hope += 0.06 * worthOf(view, e);
  return Math.min(8, hope);
}
