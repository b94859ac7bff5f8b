import type { Chance } from './chance.ts';
import type { GameTypes, ViewOf } from './state.ts';

/** An opponent. It sees the view of its seat, never the state. */
export interface Bot<G extends GameTypes> {
  readonly id: string;
  readonly title: string;
  /** Can think for seconds: run it in a thread of its own where somebody is waiting. */
  readonly slow?: true;
  /** Picks a legal action. The bot has its own chance, so asking it never moves the game's dice. */
  choose(view: ViewOf<G>, seat: G['seat'], legal: readonly G['action'][], chance: Chance): G['action'];
  /** The case for an action, as in `Insight.because`. */
  because?(view: ViewOf<G>, seat: G['seat'], action: G['action']): string;
}
