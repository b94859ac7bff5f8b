import type { Chance } from '@kurgan/engine';
import { launchesFor } from '../odds/assault.ts';
import type { HeroesAction } from '../rules/actions.ts';
import { squareName } from '../rules/areas.ts';
import { bonusOf } from '../rules/bonuses.ts';
import { of, profile, seatOf, unitCalled } from '../rules/counters.ts';
import { reachOf, wayTo } from '../rules/field/reach.ts';
import { type Square, square } from '../rules/field/squares.ts';
import { squaresLeft } from '../rules/scouting.ts';
import { type Frame, type FrameOf, NONE, type Seat, type View } from '../rules/state.ts';
import { walker } from '../rules/walk.ts';
import { fireFrame, flipValue, optionsOf } from './activations.ts';
import { dashTo } from './card-events.ts';
import { playValue } from './cards.ts';
import { rated } from './choices.ts';
import { faceOf, pickOf, putOf } from './deploying.ts';
import { bestRoute, type Lie } from './driving.ts';
import { goalsOf } from './goals.ts';
import { bestDestination, type Destination, hasCaptive } from './moves.ts';
import { recruited } from './recruiting.ts';
import { seenBy } from './scratch.ts';
import { best, bestAttack, type Rated, spreadValue } from './shots.ts';
import { SKILLS, type Skill } from './skill.ts';
import { TokenPlan } from './tokens.ts';
import { WEIGHTS } from './weights.ts';
import { LEAST } from './windows.ts';

type Legal = readonly HeroesAction[];

/** Plays a side by what looks best at once. It remembers where a unit was going, which only saves time. */
class Commander {
  readonly #skill: Skill;
  #march: { readonly unit: number; readonly way: readonly Square[] } | null = null;
  #route: { readonly unit: number; readonly way: readonly Lie[] } | null = null;

  constructor(skill: Skill = SKILLS.bold) {
    this.#skill = skill;
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
        return frame.unit === NONE ? pickOf(legal) : putOf(view, frame, this.#skill, legal);
      case 'deployFacing':
      case 'turning':
        return faceOf(view, frame.unit, legal);
      case 'placing':
        return this.#place(view, seat, legal);
      case 'activation':
        return activate(view, frame.unit, this.#skill, legal);
      case 'secondAction':
      case 'dash':
      case 'relocate':
        if (!this.#skill.isCunning) return rated(view, frame, seat, this.#skill, legal);
        return frame.step === 'secondAction'
          ? activate(view, frame.unit, this.#skill, legal)
          : dashTo(view, frame.unit, this.#skill, legal);
      case 'moving':
        return this.#move(view, frame, legal);
      case 'firing':
        return fire(view, frame, this.#skill, legal);
      case 'supplying':
      case 'scouting':
        return sendOn(view, this.#skill, legal);
      default:
        return rated(view, frame, seat, this.#skill, legal);
    }
  }

  #place(view: View, seat: Seat, legal: Legal): HeroesAction | undefined {
    const confirm = legal.find((action) => action.do === 'confirm');
    if (confirm !== undefined) return confirm;
    return TokenPlan.for(view, seat, this.#skill).choose(view, seat, legal);
  }

  #move(view: View, frame: FrameOf<'moving'>, legal: Legal): HeroesAction | undefined {
    const { open } = view;
    const { unit } = frame;
    const charge = legal.find(({ do: verb }) => verb === 'charge' || verb === 'sally' || verb === 'ram');
    if (charge !== undefined) return charge;
    const exit = legal.find((action) => action.do === 'exit');
    if (exit !== undefined && isWelcomeOut(view, unit)) return exit;
    const stop = legal.find((action) => action.do === 'stop');
    if (stop === undefined && frame.target !== NONE) return towardTarget(view, frame, legal);
    const inspire = legal.find((action) => action.do === 'inspire');
    if (inspire !== undefined) return inspire;
    const shot = legal.find((action) => action.do === 'fire');
    if (shot !== undefined && (bestAttack(view, fireFrame(unit, 'move'))?.value ?? 0) >= 2 * LEAST.fire) return shot;
    if (of(open.units.rear, unit) !== NONE) return this.#drive(view, frame, legal) ?? stop;
    const next = this.#next(view, frame);
    const flip = legal.find((action) => action.do === 'flip');
    const { change, active, weapons } = profile(view, unit);
    if (flip !== undefined && change === 'tripod') {
      const gain = flipValue(view, unit, active, weapons.length > 0, this.#skill);
      if (gain > LEAST.move && gain > (next === null ? 0 : 0.5)) return flip;
    }
    if (next === null) return stop;
    const name = squareName(open, next);
    return legal.find((action) => action.do === 'step' && action.to === name) ?? stop;
  }

  /** The next square or pivot of a long vehicle. */
  #drive(view: View, { unit, left }: FrameOf<'moving'>, legal: Legal): HeroesAction | undefined {
    const { open } = view;
    const [front, rear] = [of(open.units.at, unit), of(open.units.rear, unit)];
    const known = this.#route?.unit === unit ? this.#route.way : [];
    const i = known.findIndex((lie) => lie.front === front && lie.rear === rear);
    if (i < 0) {
      const route = bestRoute(view, unit, this.#skill, left);
      const way = route !== null && route.gain > LEAST.move ? route.way : [];
      this.#route = { unit, way: [{ front: square(front), rear: square(rear) }, ...way] };
    }
    const next = this.#route?.way[i < 0 ? 1 : i + 1];
    if (next === undefined) return undefined;
    const [to, behind] = [squareName(open, next.front), squareName(open, next.rear)];
    return legal.find((action) => action.do === 'drive' && action.front === to && action.rear === behind);
  }

  /** The next square of the way, or null to stay. */
  #next(view: View, frame: FrameOf<'moving'>): Square | null {
    const { unit } = frame;
    const here = of(view.open.units.at, unit);
    if (this.#march?.unit === unit && this.#march.way[0] === here) {
      const [, ...way] = this.#march.way;
      this.#march = { unit, way };
      return way[0] ?? null;
    }
    const to: Destination | null = bestDestination(view, unit, this.#skill, squaresLeft(view, frame));
    const goes = to !== null && to.gain > LEAST.move;
    this.#march = goes ? { unit, way: to.way } : null;
    return goes ? (to.way[0] ?? null) : null;
  }
}

/** One answer by the policy; an army comes by chance. */
export function played(view: View, seat: Seat, legal: Legal, skill: Skill, chance?: Chance): HeroesAction {
  const isMustering = view.flow.at(-1)?.step === 'muster';
  const army = isMustering && chance !== undefined ? recruited(view, seat, legal, chance) : undefined;
  return army ?? new Commander(skill).choose(view, seat, legal);
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

function activate(view: View, u: number, skill: Skill, legal: Legal): HeroesAction | undefined {
  const play = best(
    legal.flatMap((action): Rated[] =>
      action.do === 'play' ? [{ action, value: playValue(view, seatOf(view.open, u), action.card, skill) }] : [],
    ),
  );
  if (play !== null && play.value > 0) return play.action;
  const options = optionsOf(view, u, skill);
  if (!skill.isCunning) return same(legal, best(options)?.action);
  const top = best(options.filter(({ action }) => same(legal, action) !== undefined));
  const twice = legal.find((action) => action.do === 'use');
  if (twice !== undefined && (top?.value ?? 0) > HEROIC) return twice;
  return same(legal, top?.action);
}

/** Least worth of an action for which a unit is heroic, and takes two. */
const HEROIC = 6;

/** The best attack, first with whatever makes it better by more than it costs. */
function fire(view: View, frame: FrameOf<'firing'>, { spends }: Skill, legal: Legal): HeroesAction | undefined {
  const attack = bestAttack(view, frame);
  if (attack === null) return best(legal.map((action) => ({ action, value: structureValue(action) })))?.action;
  const gain = (more: Partial<FrameOf<'firing'>>): number =>
    (bestAttack(view, { ...frame, ...more })?.value ?? 0) - attack.value;
  const boosts = legal.flatMap((action): Rated[] => {
    if (action.do === 'use') return [{ action, value: gain({ ammo: frame.ammo + 1 }) - WEIGHTS.ammo }];
    if (action.do !== 'bonus') return [];
    const bonus = bonusOf(action.card, ['fire', 'any'])?.value ?? 0;
    return [{ action, value: gain({ bonus: frame.bonus + bonus }) - spends.bonus }];
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
function sendOn(view: View, skill: Skill, legal: Legal): HeroesAction | undefined {
  for (const action of legal) {
    if (action.do === 'repair') return action;
    if (action.do !== 'activate') continue;
    const u = unitCalled(view.open, action.unit);
    const { change, active, weapons, size } = profile(view, u);
    if (size === 2) {
      if ((bestRoute(view, u, skill)?.gain ?? 0) > LEAST.move) return action;
      continue;
    }
    if ((bestDestination(view, u, skill)?.gain ?? 0) > LEAST.move) return action;
    if (change === 'tripod' && flipValue(view, u, active, weapons.length > 0, skill) > LEAST.move) return action;
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
