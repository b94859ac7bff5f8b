import { paceOf } from '@kurgan/bots';
import { type Game, type GameTypes, type Insight, SilentTable, type StateOf } from '@kurgan/engine';
import { searched } from '@kurgan/undaunted/bot';
import { normandy } from '@kurgan/undaunted/normandy';
import type { Work } from './race.ts';

const SCENARIOS = ['1', '4', '7', '12'];
/** Decisions of a game after which it is looked at. */
const MOMENTS = [0, 20, 40, 60];

/** The strongest level of Normandy at work in games between quick choices, and its rollouts bare. */
export function searchWorks(): { readonly search: Work; readonly bare: Work } {
  const { insight, levels } = searched;
  const positions = SCENARIOS.flatMap((scenario) => positionsOf(normandy, insight, scenario));
  return paceOf(normandy, insight, levels[0] ?? {}, positions);
}

function positionsOf<G extends GameTypes>(game: Game<G>, insight: Insight<G>, scenario: string): StateOf<G>[] {
  const table = SilentTable.seeded<G>(`search ${scenario}`);
  const state = game.setup({ scenario, options: {} }, table);
  const positions: StateOf<G>[] = [];
  for (let made = 0; made <= Math.max(...MOMENTS); made++) {
    const seat = game.waiting(state)[0];
    if (seat === undefined) break;
    const action = insight.quick?.(state, seat, game.legal(state, seat), table);
    if (action === undefined) break;
    if (MOMENTS.includes(made)) positions.push(game.clone(state));
    game.apply(state, seat, action, table);
  }
  return positions;
}
