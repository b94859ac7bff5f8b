import type { Insight } from '@kurgan/engine';
import type { Edition } from '../rules/pieces.ts';
import type { Undaunted } from '../rules/state.ts';
import { Outlook } from './outlook.ts';
import { OUTLOOK } from './outlook-weights.ts';
import { Policy } from './policy.ts';
import { reasonFor } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

/** Sharpness of the weights: their ratio for actions that the policy rates one card apart. */
const SHARPNESS = 1;
const LEAST = 0.02;
/** Randomness of rollouts around the policy, in cards. */
const STRAY = 1;
const FINENESS = 1024;

export function insightOf(edition: Edition): Insight<Undaunted> {
  const policy = new Policy(edition, WEIGHTS);
  const outlook = new Outlook(edition, OUTLOOK);
  return {
    key: (action) => action,
    weigh(view, seat, legal) {
      const scores = policy.rate(view, seat, legal);
      let best = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < legal.length; i++) best = Math.max(best, scores[i] ?? 0);
      return legal.map((_, i) => LEAST + Math.exp(SHARPNESS * ((scores[i] ?? 0) - best)));
    },
    quick(view, seat, legal, chance) {
      const [only] = legal;
      if (legal.length === 1 && only !== undefined) return only;
      const scores = policy.rate(view, seat, legal);
      let best = only;
      let most = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < legal.length; i++) {
        const score = (scores[i] ?? 0) + (STRAY * chance.below(FINENESS)) / FINENESS;
        if (score <= most) continue;
        most = score;
        best = legal[i];
      }
      if (best === undefined) throw new Error('there is nothing to choose from');
      return best;
    },
    evaluate: (state, seat) => outlook.value(state, seat),
    because: (view, seat, action) => reasonFor(edition, view, seat, action),
  };
}
