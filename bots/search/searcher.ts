import type { Bot, Chance, EquippedGame, GameTypes, Searched, SearchLevel, ViewOf } from '@kurgan/engine';
import { PlanSearch } from './plan-search.ts';
import { Search } from './search.ts';
import type { Thought } from './thought.ts';

/** Tries between two checks of whether more could still change the answer. */
const SLICE = 32;

/**
 * Keeps a seat's tree from one decision to the next, as long as nobody else has chosen in between, or the plan it
 * carries out.
 */
export class Memory<G extends GameTypes> {
  #last: Search<G> | null = null;
  #plan: PlanSearch<G> | null = null;
  #seat: G['seat'] | null = null;

  begin(
    game: EquippedGame<G>,
    { insight, planning }: Pick<Searched<G>, 'insight' | 'planning'>,
    view: ViewOf<G>,
    seat: G['seat'],
    level: SearchLevel,
    chance: Chance,
  ): Thought<G['action']> {
    if (planning !== undefined) {
      const known = this.#plan;
      const action = known?.script.answer(view);
      if (known !== null && action !== undefined) return settled(action, () => known.sketch());
      const plans = planning.plans(view, seat, level.iterations);
      if (plans.length === 0) {
        const player = planning.player(view, seat, null);
        return settled(
          player.choose(view, seat, () => game.legal(view, seat)),
          () => null,
        );
      }
      this.#plan = new PlanSearch(game, planning, view, seat, plans, level.depth ?? 0, chance);
      return this.#plan;
    }
    const next = this.#seat === seat ? (this.#last?.next(view, chance) ?? null) : null;
    const search = next ?? new Search(game, insight, view, seat, level, chance);
    this.#last = search;
    this.#seat = seat;
    return search;
  }
}

/** An answer that needs no search. */
const settled = <A>(action: A, sketch: NonNullable<Thought<A>['sketch']>): Thought<A> => ({
  iterations: 0,
  run() {},
  isDecided: () => true,
  best: () => action,
  findings: () => [],
  sketch,
});

/** Time in milliseconds. */
export type Clock = () => number;

/**
 * A bot that searches. With a clock it thinks as long as its level does in play. Without one it makes the same number
 * of tries for every decision, so the same game can be played again.
 */
export function searcher<G extends GameTypes>(
  game: EquippedGame<G>,
  searched: Pick<Searched<G>, 'insight' | 'planning'>,
  level: SearchLevel,
  clock?: Clock,
): Bot<G> {
  const { id, title, iterations, thinks } = level;
  const { because } = searched.insight;
  const memory = new Memory<G>();
  return {
    id,
    title,
    slow: true,
    choose(view, seat, _legal, chance) {
      const search = memory.begin(game, searched, view, seat, level, chance);
      if (clock !== undefined && thinks !== undefined) runFor(search, thinks, clock);
      else
        for (let left = iterations; left > 0 && !search.isDecided(left); left -= SLICE)
          search.run(Math.min(SLICE, left));
      return search.best();
    },
    ...(because === undefined ? {} : { because }),
  };
}

function runFor<A>(search: Thought<A>, time: number, clock: Clock): void {
  const start = clock();
  const isOver = (): boolean => clock() - start >= time;
  while (!isOver() && !search.isDecided(triesLeft(search.iterations, clock() - start, time))) search.run(SLICE, isOver);
}

/** Tries that the rest of the time will bring; before the first one, too many to decide anything. */
export const triesLeft = (made: number, spent: number, time: number): number =>
  made === 0 ? Number.POSITIVE_INFINITY : (made * (time - spent)) / Math.max(spent, 1);
