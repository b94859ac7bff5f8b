import type { Bot } from '@kurgan/engine';
import type { AnyGame, Doctrine } from './insight.ts';
import { NEVER } from './worth.ts';

/** One action in so many is overlooked. */
const OVERLOOKED = 5;
/** How far apart actions may be, in cards, and still be taken for the same. */
const WHIM = 1;
const FINENESS = 1024;

/** Plays by the policy, as a beginner would: it overlooks some actions, and of those that look alike it takes any. */
export const greenhorn = <G extends AnyGame>({ policy, reason }: Doctrine<G>): Bot<G> => ({
  id: 'recruit',
  title: 'Recruit: overlooks things and acts on a whim',
  choose(view, seat, legal, chance) {
    const scores = policy.rate(view, seat, legal);
    let [best] = legal;
    let most = Number.NEGATIVE_INFINITY;
    let [seen] = legal;
    let liked = NEVER;
    for (let i = 0; i < legal.length; i++) {
      const score = scores[i] ?? 0;
      if (score > most) {
        most = score;
        best = legal[i];
      }
      const whim = score + (WHIM * chance.below(FINENESS)) / FINENESS;
      if (chance.below(OVERLOOKED) === 0 || score <= NEVER || whim <= liked) continue;
      liked = whim;
      seen = legal[i];
    }
    // Nobody withdraws because the better things were overlooked.
    const action = liked === NEVER ? best : seen;
    if (action === undefined) throw new Error('there is nothing to choose from');
    return action;
  },
  because: reason,
});
