import { SeededChance } from './chance.ts';
import type { GameTypes } from './state.ts';
import type { Table } from './steps.ts';

/** Chance without a log: what searches, simulations and benchmarks play on. */
export class SilentTable<G extends GameTypes> extends SeededChance implements Table<G> {
  /** The dice of a match with this seed. */
  static seeded<G extends GameTypes>(seed: string): SilentTable<G> {
    return new SilentTable(SeededChance.fromSeed(seed).save());
  }
  log(_event: G['event']): void {}
  tell(_seat: G['seat'], _event: G['event']): void {}
  learn(_seat?: G['seat']): void {}
}
