import type { Bot, Chance, EquippedGame, GameTypes, Insight, SearchLevel, ViewOf } from '@kurgan/engine';
import { Search } from './search.ts';

/** Tries between two checks of whether more could still change the answer. */
const SLICE = 32;

/** Keeps a seat's tree from one decision to the next, as long as nobody else has chosen in between. */
export class Memory<G extends GameTypes> {
  #last: Search<G> | null = null;
  #seat: G['seat'] | null = null;

  begin(
    game: EquippedGame<G>,
    insight: Insight<G>,
    view: ViewOf<G>,
    seat: G['seat'],
    level: SearchLevel,
    chance: Chance,
  ): Search<G> {
    const next = this.#seat === seat ? (this.#last?.next(view, chance) ?? null) : null;
    const search = next ?? new Search(game, insight, view, seat, level, chance);
    this.#last = search;
    this.#seat = seat;
    return search;
  }
}

/** Time in milliseconds. */
export type Clock = () => number;

/**
 * A bot that searches. With a clock it thinks as long as its level does in play. Without one it makes the same number
 * of tries for every decision, so the same game can be played again.
 */
export function searcher<G extends GameTypes>(
  game: EquippedGame<G>,
  insight: Insight<G>,
  level: SearchLevel,
  clock?: Clock,
): Bot<G> {
  const { id, title, iterations, thinks } = level;
  const memory = new Memory<G>();
  return {
    id,
    title,
    slow: true,
    choose(view, seat, _legal, chance) {
      const search = memory.begin(game, insight, view, seat, level, chance);
      if (clock !== undefined && thinks !== undefined) runFor(search, thinks, clock);
      else
        for (let left = iterations; left > 0 && !search.isDecided(left); left -= SLICE)
          search.run(Math.min(SLICE, left));
      return search.best();
    },
    ...(insight.because === undefined ? {} : { because: insight.because }),
  };
}

function runFor<G extends GameTypes>(search: Search<G>, time: number, clock: Clock): void {
  const start = clock();
  const isOver = (): boolean => clock() - start >= time;
  while (!isOver() && !search.isDecided(triesLeft(search.iterations, clock() - start, time))) search.run(SLICE, isOver);
}

/** Tries that the rest of the time will bring; before the first one, too many to decide anything. */
export const triesLeft = (made: number, spent: number, time: number): number =>
  made === 0 ? Number.POSITIVE_INFINITY : (made * (time - spent)) / Math.max(spent, 1);
