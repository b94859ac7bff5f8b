import { SeededChance } from './chance.ts';
import type { GameTypes } from './state.ts';
import type { Context, More } from './steps.ts';

/** Chance without a log: what searches, simulations and benchmarks play on. */
export class SilentContext<G extends GameTypes> extends SeededChance implements Context<G> {
  /** The same seed gives the same dice here, but others than in a match. */
  static seeded<G extends GameTypes>(seed: string): SilentContext<G> {
    return new SilentContext(SeededChance.fromSeed(seed).save());
  }
  log(_event: G['event'], _more?: More<G>): void {}
  learn(_seat?: G['seat']): void {}
}
