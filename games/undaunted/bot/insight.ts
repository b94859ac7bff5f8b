import type { GameTypes, Insight } from '@kurgan/engine';
import type { Seat } from '../rules/edition.ts';
import type { Open, Private, View } from '../rules/state.ts';
import type { AnyOutlook } from './outlook.ts';
import type { Judge } from './policy.ts';

/** Sharpness of the weights: their ratio for actions that the policy rates one card apart. */
const SHARPNESS = 1;
const LEAST = 0.02;
const FINENESS = 1024;

/** An edition's game, as far as its bots need to know. */
export interface AnyGame extends GameTypes {
  seat: Seat;
  open: Open;
  private: Record<Seat, Private>;
}

/** An edition's knowledge of how to play. */
export interface Doctrine<G extends AnyGame> {
  readonly policy: Judge<G['action']>;
  readonly outlook: AnyOutlook;
  /** Randomness of rollouts around the policy, in cards. */
  readonly stray: number;
  reason(view: View, seat: Seat, action: G['action']): string;
}

export function insightOf<G extends AnyGame>({ policy, outlook, stray, reason }: Doctrine<G>): Insight<G> {
  return {
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
        const score = (scores[i] ?? 0) + (stray * chance.below(FINENESS)) / FINENESS;
        if (score <= most) continue;
        most = score;
        best = legal[i];
      }
      if (best === undefined) throw new Error('there is nothing to choose from');
      return best;
    },
    evaluate: (state, seat) => outlook.value(state, seat),
    because: reason,
  };
}
