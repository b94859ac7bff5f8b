import { GENERATOR } from './chance.ts';
import { type Deed, deedShape, ENDINGS } from './journal.ts';
import type { Learnt } from './learnt.ts';
import { setupShape } from './options.ts';
import {
  anything,
  count,
  dictionary,
  list,
  nullable,
  object,
  oneOf,
  type Problem,
  type Shape,
  type TypeOf,
  text,
} from './shape.ts';

/** An entry as a store keeps it: with what it brought about, so that it need not be played again. Its hash follows from it. */
export interface KeptEntry {
  readonly seat: string;
  readonly deed: Deed;
  /** To whom it brought something to light: undo does not go behind it unless they agree. */
  readonly learnt: Learnt<string>;
  readonly log: readonly unknown[];
  /** How many entries there were when the choice of several seats at once began that it left open; null when there is none. */
  readonly shared: number | null;
}

/** A match as a store keeps it that appends one entry after the other. */
export interface KeptMatch extends TypeOf<typeof keptHeadShape> {
  readonly entries: readonly KeptEntry[];
  readonly snapshots: readonly KeptSnapshot[];
}

/** What a match begins with, and never changes. */
export type Beginning = Pick<KeptMatch, 'game' | 'version' | 'setup' | 'generator' | 'seed'>;

export type KeptSnapshot = TypeOf<typeof keptSnapshotShape>;

const learntShape: Shape<Learnt<string>> = {
  check: (value, path, problems: Problem[]): value is Learnt<string> =>
    value === 'everybody' || list(text).check(value, path, problems),
};

/** What stands at the head of a kept match. */
export const keptHeadShape = object({
  game: text,
  /** Of the rules that it began by, and of those that it was last played by. */
  version: text,
  rules: text,
  setup: setupShape,
  generator: oneOf([GENERATOR]),
  seed: text,
  /** Hash over the last entry. */
  head: text,
});

export const keptEntryShape: Shape<KeptEntry> = object({
  seat: text,
  deed: deedShape,
  learnt: learntShape,
  log: list(anything),
  shared: nullable(count),
});

/** How a match stood after a number of entries. */
export const keptSnapshotShape = object({
  after: count,
  state: anything,
  orders: dictionary(dictionary(oneOf(['told', 'turn', 'turn after this']))),
  ended: nullable(object({ seat: text, how: oneOf(ENDINGS) })),
});
