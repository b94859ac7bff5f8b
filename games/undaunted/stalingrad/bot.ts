import type { Bot } from '@kurgan/engine';
import { id } from '../rules/ids.ts';
import type { Action } from './actions.ts';
import { odds } from './odds.ts';
import type { Stalingrad, View } from './state.ts';

/** Worth of an action that is no shot: ground first, then cards, then movement. */
const WORTH: Readonly<Partial<Record<Action['do'], number>>> = {
  control: 0.9,
  confirm: 0.8,
  bolster: 0.5,
  take: 0.5,
  draw: 0.5,
  command: 0.45,
  push: 0.4,
  scout: 0.3,
  move: 0.3,
  go: 0.3,
  end: 0.05,
  hunker: 0.02,
  pick: 0,
  drop: 0,
  withdraw: -1,
};
const ELSE = 0.25;
const FINENESS = 1000;

function worth(view: View, seat: string, action: Action): number {
  const chance = odds(view, id.seat(seat), action)?.outcomes.find(({ name }) => name === 'Miss')?.chance;
  return chance === undefined ? (WORTH[action.do] ?? ELSE) : 1 - chance;
}

/** Takes the best shot, or else ground. */
const recruit: Bot<Stalingrad> = {
  id: 'recruit',
  title: 'Recruit: does what looks best at once',
  choose(view, seat, legal, chance) {
    let best = legal[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const action of legal) {
      const score = worth(view, seat, action) + (0.1 * chance.below(FINENESS)) / FINENESS;
      if (score <= most) continue;
      most = score;
      best = action;
    }
    if (best === undefined) throw new Error('there is nothing to choose from');
    return best;
  },
};

export const bots = [recruit];
