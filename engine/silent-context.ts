import { SeededChance } from './chance.ts';
import type { GameTypes } from './state.ts';
import type { Context, More } from './steps.ts';

/** Chance without a log, for searches, simulations and benchmarks. */
export class SilentContext<G extends GameTypes> extends SeededChance implements Context<G> {
  /** The same seed always gives the same dice here, but not the dice of a match. */
  static seeded<G extends GameTypes>(seed: string): SilentContext<G> {
    return new SilentContext(SeededChance.fromSeed(seed).save());
  }
  log(_event: G['event'], _more?: More<G>): void {}
  learn(_seat?: G['seat']): void {}
}
