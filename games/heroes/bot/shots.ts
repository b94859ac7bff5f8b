import { burstEffects, fallsOf, knownTargets } from '../odds/bursts.ts';
import { attackBy, fireEffects } from '../odds/fire.ts';
import type { HeroesAction } from '../rules/actions.ts';
import { burstsOf, flameAction } from '../rules/aiming.ts';
import { aimsOf, meansOf, smokeOf } from '../rules/aims.ts';
import { squareName } from '../rules/areas.ts';
import { seatOf, unitCalled, unitName } from '../rules/counters.ts';
import { SHOT_VERBS, WEAPON_NAMES } from '../rules/firing.ts';
import { pointName } from '../rules/points.ts';
import { type AimedFire, shotsOf } from '../rules/shots.ts';
import type { Action, FrameOf, Seat, View } from '../rules/state.ts';
import { harmOf, worthOf } from './worth.ts';

type Firing = FrameOf<'firing'>;
type Aim = FrameOf<'aim'>;
type Placed = Action<'place' | 'into' | 'toward' | 'jet' | 'hurl'>;

/** An action and what it is worth, in points. */
export interface Rated<A = HeroesAction> {
  readonly action: A;
  readonly value: number;
}

export const best = <A>(rated: Iterable<Rated<A>>): Rated<A> | null => {
  let top: Rated<A> | null = null;
  for (const each of rated) if (top === null || each.value > top.value) top = each;
  return top;
};

const shotValue = (view: View, frame: Firing, weapon: number, how: AimedFire, target: number): number =>
  harmOf(view, target, fireEffects(view, attackBy(view, frame, weapon, how, target)));

/** Every aimed shot of a Firing Action. */
function* aimedShots(view: View, frame: Firing): Generator<Rated> {
  for (const { weapon, how, target } of shotsOf(view, frame))
    yield {
      action: { do: SHOT_VERBS[how], at: unitName(view.open, target), with: WEAPON_NAMES[weapon] ?? 'first' },
      value: shotValue(view, frame, weapon, how, target),
    };
}

/** Harm that a charge does to the enemy, less what it does to friends. */
export function burstValue(view: View, burst: FrameOf<'burst'>, seat: Seat): number {
  const { open } = view;
  let value = 0;
  for (const target of knownTargets(view, burst)) {
    const harm = harmOf(view, target, burstEffects(view, burst, target));
    value += seatOf(open, target) === seat ? -1.3 * harm : harm;
  }
  return value;
}

export function scatterValue(view: View, scatter: FrameOf<'scatter'>, seat: Seat): number {
  let value = 0;
  for (const { dice, burst } of fallsOf(view, scatter))
    if (burst !== null) value += (burstValue(view, burst, seat) * dice.length) / 6;
  return value;
}

/** A template or flame that goes somewhere. */
export function aimValue(view: View, frame: Aim, action: Placed): number {
  const seat = seatOf(view.open, frame.unit);
  if (smokeOf(frame) > 0) return 0;
  let value = 0;
  for (const charge of burstsOf(view, frame, action))
    value += charge.step === 'scatter' ? scatterValue(view, charge, seat) : burstValue(view, charge, seat);
  return value;
}

/** Every place a means can go to. */
function* placesFor(view: View, frame: Aim): Generator<Rated<Placed>> {
  const { open } = view;
  const { points, rooms, flames, units } = aimsOf(view, frame);
  const rated = (action: Placed): Rated<Placed> => ({ action, value: aimValue(view, frame, action) });
  for (const point of points) yield rated({ do: 'place', at: pointName(open, point) });
  for (const room of rooms) yield rated({ do: 'into', room: squareName(open, room) });
  for (const flame of flames) yield rated(flameAction(open, frame.unit, flame));
  for (const target of units) yield rated({ do: 'hurl', at: unitName(open, target) });
}

/** Markers are worth keeping for a better moment. */
const GEAR = 2.5;

/** Templates, flames and gear, each with its best place. */
function* otherFire(view: View, frame: Firing): Generator<Rated> {
  for (const aim of meansOf(view, frame)) {
    const place = best(placesFor(view, aim));
    if (place === null) continue;
    yield { action: meansAction(aim), value: place.value - (aim.marker === null ? 0 : GEAR) };
  }
}

function meansAction({ means, weapon, marker }: Aim): HeroesAction {
  if (marker !== null) return { do: 'throw', marker };
  const by = WEAPON_NAMES[weapon] ?? 'first';
  return { do: means === 'howitzer' ? 'shell' : means === 'indirect' ? 'lob' : 'spray', with: by };
}

/** The best attack of a Firing Action, and what it is worth. */
export function bestAttack(view: View, frame: Firing): Rated | null {
  const shot = best(aimedShots(view, frame));
  const other = best(otherFire(view, frame));
  return shot !== null && (other === null || shot.value >= other.value) ? shot : other;
}

/** A split of Machine Gunner: everybody near enough gets about the same. */
export function spreadValue(view: View, frame: Firing, action: Action<'spread'>): number {
  const { open } = view;
  const weapon = WEAPON_NAMES.indexOf(action.with);
  const how = action.how === 'shoot' ? 'hit' : 'suppress';
  const one = unitCalled(open, action.at);
  const whole = attackBy(view, frame, weapon, how, one);
  const targets = shotsOf(view, frame).filter((shot) => shot.weapon === weapon && shot.how === how);
  const count = Math.min(2, targets.length);
  if (count < 2 || whole.value < count) return 0;
  const share = Math.floor(whole.value / count);
  const values = targets.map(({ target }) =>
    harmOf(view, target, fireEffects(view, { ...whole, target, value: share, split: true })),
  );
  const first = harmOf(view, one, fireEffects(view, { ...whole, value: share, split: true }));
  const second = Math.max(...values.filter((_, i) => targets[i]?.target !== one), 0);
  return 0.9 * (first + second);
}

/** A target for whatever strikes next. */
export const targetValue = (view: View, seat: Seat, u: number): number =>
  seatOf(view.open, u) === seat ? -worthOf(view, u) : worthOf(view, u);
