import {
  type EquippedGame,
  type GameTypes,
  type Insight,
  type SearchOptions,
  SeededChance,
  SilentContext,
  type StateOf,
  viewOf,
} from '@kurgan/engine';
import { Rollout } from './rollout.ts';
import { Search } from './search.ts';

/** Tries per search, about as many as a bot makes for one decision. */
const TRIES = 100;

/**
 * Two workloads to time against each other: full searches, and bare rollouts from states imagined beforehand. Each
 * covers all positions and returns its number of rollouts. The ratio of their speeds shows the cost of imagining
 * states, walking down the tree and recording results.
 */
export function paceOf<G extends GameTypes>(
  game: EquippedGame<G>,
  insight: Insight<G>,
  options: SearchOptions,
  positions: readonly StateOf<G>[],
): { readonly search: () => number; readonly bare: () => number } {
  const chance = SeededChance.fromSeed('pace');
  const context = SilentContext.seeded<G>('pace');
  const sights = positions.flatMap((state) => game.waiting(state).map((seat) => ({ seat, view: viewOf(state, seat) })));
  const worlds = sights.flatMap(({ seat, view }) =>
    Array.from({ length: 8 }, () => ({ seat, state: game.imagine(view, seat, chance) })),
  );
  const rollout = new Rollout(game, insight, options.depth, context);
  const values = new Float64Array(game.seats.length);
  return {
    search() {
      for (const { seat, view } of sights) new Search(game, insight, view, seat, options, chance).run(TRIES);
      return TRIES * sights.length;
    },
    bare() {
      for (const { seat, state } of worlds) rollout.play(game.clone(state), seat, values);
      return worlds.length;
    },
  };
}
