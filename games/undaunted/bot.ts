import type { Bot, Searched } from '@kurgan/engine';
import { insightOf } from './bot/insight.ts';
import { Policy } from './bot/policy.ts';
import { reasonFor } from './bot/reasons.ts';
import { type PostureWeights, WEIGHTS } from './bot/weights.ts';
import type { Edition } from './rules/pieces.ts';
import type { Undaunted } from './rules/state.ts';

/** Picks the action that looks best by itself. */
export function recruit(edition: Edition, weights: PostureWeights): Bot<Undaunted> {
  const policy = new Policy(edition, weights);
  return {
    id: 'recruit',
    title: 'Recruit: does what looks best at once',
    choose(view, seat, legal) {
      const scores = policy.rate(view, seat, legal);
      let best = 0;
      for (let i = 1; i < legal.length; i++) if ((scores[i] ?? 0) > (scores[best] ?? 0)) best = i;
      const action = legal[best];
      if (action === undefined) throw new Error('there is nothing to choose from');
      return action;
    },
    because: (view, seat, action) => reasonFor(edition, view, seat, action),
  };
}

/** About a round: long enough to see the enemy's answer, before dice drown it out. */
const depth = 16;
/** Actions differ by a few hundredths of a win: more curiosity would make the search follow the policy for too long. */
const curiosity = 0.4;

/** The opponents of an edition. */
export const botsOf = (
  edition: Edition,
): { readonly bots: readonly Bot<Undaunted>[]; readonly searched: Searched<Undaunted> } => ({
  bots: [recruit(edition, WEIGHTS)],
  searched: {
    insight: insightOf(edition),
    levels: [
      { id: 'veteran', title: 'Veteran: thinks a round ahead', iterations: 400, depth, curiosity },
      { id: 'regular', title: 'Regular: looks before it acts', iterations: 40, depth, curiosity },
    ],
  },
});
