import { paceOf, searcher } from '@kurgan/bots';
import {
  type AnyEquippedGame,
  type Game,
  type GameTypes,
  type Insight,
  type Searched,
  SeededChance,
  SilentContext,
  type StateOf,
  viewOf,
} from '@kurgan/engine';
import { cpuSeconds, type Work } from './race.ts';

/** Decisions after which a game is sampled, for answers and for the speed of search. */
const MOMENTS = [0, 13, 26, 39, 52, 65, 78, 91, 104, 117];
const FEW_MOMENTS = [13, 39, 65];

/** The strongest level searching in games of quick choices, and its bare rollouts. */
export function searchWorks(
  game: AnyEquippedGame,
  { insight, levels: [best] }: Searched<GameTypes>,
  scenarios: readonly string[],
): { readonly search: Work; readonly bare: Work } {
  const positions = scenarios.flatMap((scenario) => positionsOf(game, insight, scenario, FEW_MOMENTS));
  return paceOf(game, insight, best ?? {}, positions);
}

/** CPU milliseconds per answer, one for each seat with a choice, fastest first. */
export function answerTimes(
  game: AnyEquippedGame,
  searched: Searched<GameTypes>,
  scenarios: readonly string[],
): number[] {
  const {
    insight,
    levels: [best],
  } = searched;
  if (best === undefined) return [];
  const bot = searcher(game, searched, best, () => performance.now());
  const positions = scenarios.flatMap((scenario) => positionsOf(game, insight, scenario, MOMENTS));
  const times = positions.flatMap((state) =>
    game.waiting(state).map((seat) => {
      const view = viewOf(state, seat);
      const legal = game.legal(view, seat);
      const start = cpuSeconds();
      bot.choose(view, seat, legal, SeededChance.fromSeed('bench'));
      return 1000 * (cpuSeconds() - start);
    }),
  );
  return times.sort((a, b) => a - b);
}

function positionsOf<G extends GameTypes>(
  game: Game<G>,
  insight: Insight<G>,
  scenario: string,
  moments: readonly number[],
): StateOf<G>[] {
  const context = SilentContext.seeded<G>(`search ${scenario}`);
  const state = game.setup({ scenario, options: {} }, context);
  const positions: StateOf<G>[] = [];
  for (let made = 0; made <= Math.max(...moments); made++) {
    const seat = game.waiting(state)[0];
    if (seat === undefined) break;
    const action = insight.quick?.(state, seat, game.legal(state, seat), context);
    if (action === undefined) break;
    if (moments.includes(made)) positions.push(game.clone(state));
    game.apply(state, seat, action, context);
  }
  return positions;
}
