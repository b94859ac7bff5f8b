import { canReact } from '../rules/abilities.ts';
import type { HeroesAction } from '../rules/actions.ts';
import { profile } from '../rules/counters.ts';
import { isTile, placeCalled, places, toPlace } from '../rules/places.ts';
import { BLUFF, type Open, other, type Seat, type View } from '../rules/state.ts';
import { optionsOf } from './activations.ts';
import { dangerTo, tokenFaith } from './estimate.ts';
import { best } from './shots.ts';
import type { Skill } from './skill.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

/** Worth of a token on each place of a side. */
export class TokenPlan {
  readonly turn: number;
  readonly #use = new Map<number, number>();
  readonly #haste = new Map<number, number>();
  readonly #show = new Map<number, number>();

  /** The plan for a position; while tokens are laid down one after the other it stays the same. */
  static for(view: View, seat: Seat, skill: Skill): TokenPlan {
    const last = recent.get(view.open);
    if (last?.seat === seat && last.skill === skill && last.plan.turn === view.open.turn) return last.plan;
    const plan = new TokenPlan(view, seat, skill);
    recent.set(view.open, { seat, skill, plan });
    return plan;
  }

  constructor(view: View, seat: Seat, skill: Skill) {
    const { open } = view;
    this.turn = open.turn;
    const faith = tokenFaith(open, other(seat));
    for (const place of places(open, seat)) {
      if (isTile(place)) {
        this.#use.set(place, ARTILLERY);
        this.#haste.set(place, ARTILLERY);
        continue;
      }
      const top = best(optionsOf(view, place, skill));
      const value = top?.value ?? 0;
      const danger = dangerTo(view, place, faith, skill);
      // A unit that may react fires without a token as well, so it needs one only for a shot at once.
      const isPatient = canReact(view, place) && top?.action.do !== 'fire';
      const isUrgent = top?.action.do === 'fire' || top?.action.do === 'assault';
      const share = isPatient ? 0.3 : top?.action.do === 'move' ? WEIGHTS.walk : 1;
      this.#use.set(place, share * value + IDLE * Math.max(0, profile(view, place).weapons[0]?.combat[0] ?? 0));
      this.#haste.set(place, (isUrgent ? 1.5 : 0.8) * value + 0.5 * danger);
      this.#show.set(place, worthOf(view, place) + danger);
    }
  }

  /** The next place: the best of those still without a token, the hastiest first, a Bluff where it looks most like an order. */
  choose(view: View, seat: Seat, legal: readonly HeroesAction[]): HeroesAction | undefined {
    const { open } = view;
    const placed = view.private[seat]?.placed ?? [];
    const values = toPlace(open, seat);
    const value = values[placed.length] ?? BLUFF;
    const real = values.filter((each) => each !== BLUFF).length;
    const free = legal.flatMap((action) =>
      action.do === 'assign' ? [{ action, place: placeCalled(open, action.to) }] : [],
    );
    if (value === BLUFF) return mostBy(free, ({ place }) => valueAt(this.#show, place))?.action;
    const worthy = free
      .toSorted((a, b) => valueAt(this.#use, b.place) - valueAt(this.#use, a.place))
      .slice(0, Math.max(1, real - placed.length));
    return mostBy(worthy, ({ place }) => valueAt(this.#haste, place))?.action;
  }
}

const recent = new WeakMap<Open, { readonly seat: Seat; readonly skill: Skill; readonly plan: TokenPlan }>();

/** Where nobody has anything to do yet, the better weapon is the likelier to find something. */
const IDLE = 0.1;
/** Worth of a barrage, before anybody knows where. */
const ARTILLERY = 8;

const valueAt = (map: ReadonlyMap<number, number>, place: number): number => map.get(place) ?? 0;

function mostBy<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  let top: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const here = value(item);
    if (here <= most) continue;
    most = here;
    top = item;
  }
  return top;
}
