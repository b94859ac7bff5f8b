import { GENERATOR } from './chance.ts';
import { dealShape } from './deal.ts';
import { type Deed, ENDINGS, type Entry, TERMS } from './journal.ts';
import type { Problem } from './problem.ts';
import { anything, count, dictionary, list, object, oneOf, type Shape, type TypeOf, text } from './shape.ts';

/** A setup as a file holds it, not yet checked against a game. */
export const setupShape = object({ scenario: text, options: dictionary(anything) });

/** Any deed, with extra fields. */
function deedWith<F extends Readonly<Record<string, Shape<unknown>>>>(more: F) {
  const deeds = {
    action: object({ ...more, action: text }),
    undo: object({ ...more, undo: count }, { agreed: list(text) }),
    back: object({ ...more, back: count }),
    end: object({ ...more, end: oneOf(ENDINGS) }),
    order: object({ ...more, order: text, until: oneOf(TERMS) }),
  };
  type Of = TypeOf<(typeof deeds)[keyof typeof deeds]>;
  const kinds = Object.keys(deeds) as (keyof typeof deeds)[];
  return {
    check(value: unknown, path: string, problems: Problem[]): value is Of {
      const kind = kinds.find((each) => typeof value === 'object' && value !== null && Object.hasOwn(value, each));
      return deeds[kind ?? 'action'].check(value, path, problems);
    },
  };
}

export const deedShape: Shape<Deed> = deedWith({});
const entryShape: Shape<Entry> = deedWith({ seat: text, previous: text });

/** A match as a file: replaying it gives the same states, byte for byte. */
export const journalShape = object(
  {
    kurgan: oneOf(['match']),
    format: oneOf([2]),
    game: text,
    /** Version of the rules at the start; the hashes cover it. */
    version: text,
    /** Version of the rules it was last played under. */
    rules: text,
    setup: setupShape,
    generator: oneOf([GENERATOR]),
    /** Hash of the seed, published before the first entry. */
    commitment: text,
    seed: text,
    entries: list(entryShape),
    /** Hash of the last entry. */
    head: text,
    /** Stored states, to check whether newer rules still lead to them. */
    snapshots: list(object({ after: count, state: anything })),
  },
  {
    /** Names of the players, for anyone who resumes the match. The hashes don't cover them. */
    players: dictionary(text),
    /** How the seed of an online match came about. */
    deal: dealShape,
  },
);
