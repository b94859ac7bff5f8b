import type { Bot } from '@kurgan/engine';
import { Policy } from './bot/policy.ts';
import { WEIGHTS } from './bot/weights.ts';
import { edition } from './normandy/edition.ts';
import type { Edition } from './rules/pieces.ts';
import type { Undaunted } from './rules/state.ts';

/** The action that looks best by itself. */
export function recruit(edition: Edition, weights = WEIGHTS): Bot<Undaunted> {
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
  };
}

export const bots: readonly Bot<Undaunted>[] = [recruit(edition)];
