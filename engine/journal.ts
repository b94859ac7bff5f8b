import { canonical } from './json.ts';
import type { Setup } from './options.ts';
import { type Digest, hex, sha256, sha256Link } from './sha256.ts';
import { anything, dictionary, list, nullable, object, oneOf, type Shape, text } from './shape.ts';

/** One action as it is kept: who, what, and the hash of everything before it. */
export interface Entry {
  readonly seat: string;
  readonly action: string;
  readonly previous: string;
}

/** A match as a file: replaying it gives the same states to the byte. */
export interface Journal {
  readonly kurgan: 'match';
  readonly game: string;
  readonly version: string;
  readonly setup: { readonly scenario: string; readonly options: Readonly<Record<string, unknown>> };
  /** Hash of the seed, known before the first action. */
  readonly commitment: string;
  /** The seed itself; null while the match runs where seats must not know it. */
  readonly seed: string | null;
  readonly actions: readonly Entry[];
  /** Hash over the last action. */
  readonly head: string;
  /** Who held the seats, for whoever goes on with the match. It is no part of the record: the hashes leave it out. */
  readonly players?: Readonly<Record<string, string>>;
}

export const journalShape: Shape<Journal> = object(
  {
    kurgan: oneOf(['match']),
    game: text,
    version: text,
    setup: object({ scenario: text, options: dictionary(anything) }),
    commitment: text,
    seed: nullable(text),
    actions: list(object({ seat: text, action: text, previous: text })),
    head: text,
  },
  { players: dictionary(text) },
);

const promise = (seed: string): Digest => sha256(`kurgan seed ${seed}`);

export const commitmentOf = (seed: string): string => hex(promise(seed));

/** The first link: the dice promised, for which game, set up how. */
export const genesis = (game: string, version: string, setup: Setup, seed: string): Digest =>
  sha256Link(promise(seed), game, ' ', version, ' ', canonical(setup));

export const link = (previous: Digest, seat: string, action: string): Digest =>
  sha256Link(previous, seat, ': ', action);
