import { paceOf, searcher } from '@kurgan/bots';
import {
  type Game,
  type GameTypes,
  type Insight,
  SeededChance,
  SilentContext,
  type StateOf,
  viewOf,
} from '@kurgan/engine';
import { searched } from '@kurgan/undaunted/bot';
import { normandy } from '@kurgan/undaunted/normandy/tools';
import { cpuSeconds, type Work } from './race.ts';

const SCENARIOS = ['1', '4', '7', '12'];
/** Decisions of a game after which it is looked at, for answers and for the speed of search. */
const MOMENTS = [0, 13, 26, 39, 52, 65, 78, 91, 104, 117];
const FEW_MOMENTS = [13, 39, 65];

const { insight, levels } = searched;
const [best] = levels;
const positions = (moments: readonly number[]) =>
  SCENARIOS.flatMap((scenario) => positionsOf(normandy, insight, scenario, moments));

/** The strongest level of Normandy at work in games between quick choices, and its rollouts bare. */
export const searchWorks = (): { readonly search: Work; readonly bare: Work } =>
  paceOf(normandy, insight, best ?? {}, positions(FEW_MOMENTS));

/** How many CPU milliseconds its answers take, one for each seat that is to choose, the quickest first. */
export function answerTimes(): number[] {
  if (best === undefined) return [];
  const bot = searcher(normandy, insight, best);
  const times = positions(MOMENTS).flatMap((state) =>
    normandy.waiting(state).map((seat) => {
      const view = viewOf(state, seat);
      const legal = normandy.legal(view, seat);
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
