import type { Bot, EquippedGame, GameTypes, Insight, SearchLevel } from '@kurgan/engine';
import { Search } from './search.ts';

/** Tries between two checks of whether more could still change the answer. */
const SLICE = 32;

/** A bot that searches with the same number of tries for every decision, so the same chance gives the same answer. */
export function searcher<G extends GameTypes>(game: EquippedGame<G>, insight: Insight<G>, level: SearchLevel): Bot<G> {
  const { id, title, iterations } = level;
  return {
    id,
    title,
    slow: true,
    choose(view, seat, _legal, chance) {
      const search = new Search(game, insight, view, seat, level, chance);
      for (let left = iterations; left > 0 && !search.isDecided(left); left -= SLICE) search.run(Math.min(SLICE, left));
      return search.best();
    },
    ...(insight.because === undefined ? {} : { because: insight.because }),
  };
}
