import type { Bot, Searched, SearchLevel } from '@kurgan/engine';
import { type AnyGame, type Doctrine, insightOf } from './bot/insight.ts';
import { Outlook } from './bot/outlook.ts';
import { OUTLOOK } from './bot/outlook-weights.ts';
import { Policy } from './bot/policy.ts';
import { reasonFor } from './bot/reasons.ts';
import { type PlanWeights, WEIGHTS } from './bot/weights.ts';
import type { Edition } from './rules/pieces.ts';
import type { Undaunted } from './rules/state.ts';

/** Insight for an edition that has only the library's actions. */
const plain = (edition: Edition, weights: PlanWeights): Doctrine<Undaunted> => ({
  policy: new Policy(edition, weights),
  outlook: new Outlook(edition, OUTLOOK),
  stray: 1,
  reason: (view, seat, action) => reasonFor(edition, view, seat, action),
});

/** Picks the action that looks best by itself. */
export const byPolicy = <G extends AnyGame>(
  { policy, reason }: Doctrine<G>,
  name: Pick<Bot<G>, 'id' | 'title'>,
): Bot<G> => ({
  ...name,
  choose(view, seat, legal) {
    const scores = policy.rate(view, seat, legal);
    let best = 0;
    for (let i = 1; i < legal.length; i++) if ((scores[i] ?? 0) > (scores[best] ?? 0)) best = i;
    const action = legal[best];
    if (action === undefined) throw new Error('there is nothing to choose from');
    return action;
  },
  because: reason,
});

const recruitOf = (doctrine: Doctrine<Undaunted>): Bot<Undaunted> =>
  byPolicy(doctrine, { id: 'recruit', title: 'Recruit: does what looks best at once' });

export const recruit = (edition: Edition, weights: PlanWeights): Bot<Undaunted> => recruitOf(plain(edition, weights));

/** Actions differ by a few hundredths of a win: more curiosity would make the search follow the policy for too long. */
const curiosity = 0.4;

export interface Opponents<G extends AnyGame> {
  readonly bots: readonly Bot<G>[];
  readonly searched: Searched<G>;
}

/** Most that somebody should wait for an answer, in milliseconds; a slow machine takes a little longer. */
const thinks = 900;

/** How hard a level searches. */
interface Effort {
  /** Tries; in play the Veteran makes as many as its time allows. */
  readonly iterations: number;
  /** Decisions of a rollout: long enough to see the enemy's answer, and not so long that dice drown it out. */
  readonly depth: number;
}

export const veteran = (effort: Effort): SearchLevel => ({
  id: 'veteran',
  title: 'Veteran: thinks a round ahead',
  ...effort,
  thinks,
  curiosity,
});

/** The opponents of an edition that has the library's actions alone, each of them made once. */
export function botsOf(edition: Edition): Opponents<Undaunted> {
  const doctrine = plain(edition, WEIGHTS);
  return {
    bots: [recruitOf(doctrine)],
    searched: {
      insight: { ...insightOf(doctrine), key: (action) => action },
      levels: [
        veteran({ iterations: 1200, depth: 16 }),
        { id: 'regular', title: 'Regular: looks before it acts', iterations: 40, depth: 16, curiosity },
      ],
    },
  };
}
