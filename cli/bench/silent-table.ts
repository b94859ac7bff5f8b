import { type GameTypes, SeededChance, type Table } from '@kurgan/engine';

/** Chance without a log: what a search or a simulation plays on. */
export class SilentTable<G extends GameTypes> extends SeededChance implements Table<G> {
  log(_event: G['event']): void {}
  tell(_seat: G['seat'], _event: G['event']): void {}
  learn(): void {}
}
