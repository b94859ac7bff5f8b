import { GENERATOR } from './chance.ts';
import { type Deed, ENDINGS } from './journal.ts';
import { deedShape, setupShape } from './journal-shape.ts';
import type { Learnt } from './learnt.ts';
import type { Problem } from './problem.ts';
import { anything, count, dictionary, list, nullable, object, oneOf, type Shape, type TypeOf, text } from './shape.ts';

/** An entry in storage, with its consequences, so that nobody has to play it again. Its hash follows from it. */
export interface KeptEntry {
  readonly seat: string;
  readonly deed: Deed;
  /** Everyone it revealed something to: undo can't pass it unless they agree. */
  readonly learnt: Learnt<string>;
  readonly log: readonly unknown[];
  /** Entry count when the simultaneous choice that it left open began; null when none is open. */
  readonly shared: number | null;
}

/** A match in an append-only store. */
export interface KeptMatch extends TypeOf<typeof keptHeadShape> {
  readonly entries: readonly KeptEntry[];
  readonly snapshots: readonly KeptSnapshot[];
}

/** The part of a match that never changes. */
export type Beginning = Pick<KeptMatch, 'game' | 'version' | 'setup' | 'generator' | 'seed'>;

export type KeptSnapshot = TypeOf<typeof keptSnapshotShape>;

const learntShape: Shape<Learnt<string>> = {
  check: (value, path, problems: Problem[]): value is Learnt<string> =>
    value === 'everybody' || list(text).check(value, path, problems),
};

/** Header of a stored match. */
export const keptHeadShape = object({
  game: text,
  /** Versions of the rules it began under and was last played under. */
  version: text,
  rules: text,
  setup: setupShape,
  generator: oneOf([GENERATOR]),
  seed: text,
  /** Hash of the last entry. */
  head: text,
});

export const keptEntryShape: Shape<KeptEntry> = object({
  seat: text,
  deed: deedShape,
  learnt: learntShape,
  log: list(anything),
  shared: nullable(count),
});

/** State of a match after a number of entries. */
export const keptSnapshotShape = object({
  after: count,
  state: anything,
  orders: dictionary(dictionary(oneOf(['told', 'turn', 'turn after this']))),
  ended: nullable(object({ seat: text, how: oneOf(ENDINGS) })),
});
