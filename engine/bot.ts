import type { Chance } from './chance.ts';
import type { GameTypes, ViewOf } from './state.ts';

/** An opponent. It is handed the view of its seat, never the state. */
export interface Bot<G extends GameTypes> {
  readonly id: string;
  readonly title: string;
  /** It may think for seconds: ask it in a thread of its own where somebody waits. */
  readonly slow?: true;
  /** One of the legal actions. Its own chance: asking a bot never moves the game's dice. */
  choose(view: ViewOf<G>, seat: G['seat'], legal: readonly G['action'][], chance: Chance): G['action'];
  /** What speaks for an action, as for a search (`Insight.because`). */
  because?(view: ViewOf<G>, seat: G['seat'], action: G['action']): string;
}
