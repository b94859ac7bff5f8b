import { GENERATOR } from './chance.ts';
import { canonical } from './json.ts';
import { type Setup, setupShape } from './options.ts';
import { type Digest, hex, sha256, sha256Link } from './sha256.ts';
import {
  anything,
  count,
  dictionary,
  list,
  object,
  oneOf,
  type Problem,
  type Shape,
  type TypeOf,
  text,
} from './shape.ts';

/** How a match may end without a rule of the game: a seat gives up, both agree on a draw, or a seat has run out of time. */
export const ENDINGS = ['resign', 'draw', 'time'] as const;
export type Ending = (typeof ENDINGS)[number];

/** How long a standing order holds: until the seat next has a turn of its own, until it says otherwise, or not any more. */
export const TERMS = ['turn', 'told', 'off'] as const;
export type Term = (typeof TERMS)[number];

/** What a seat did to a match. A journal only grows: going back is an entry like any other. */
export type Deed =
  | { readonly action: string }
  /** The seat takes back what it did itself after this many entries; `agreed` names those who had learnt something by it. */
  | { readonly undo: number; readonly agreed?: readonly string[] }
  /** Everybody agrees to go back to this many entries, behind dice too. */
  | { readonly back: number }
  | { readonly end: Ending }
  /** The seat passes all windows of a kind. */
  | { readonly order: string; readonly until: Term };

/** One entry as it is kept: who, what, and the hash of everything before it. */
export type Entry = Deed & { readonly seat: string; readonly previous: string };

/** Any deed, with what stands beside it. */
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

/** A match as a file: replaying it gives the same states to the byte. */
export const journalShape = object(
  {
    kurgan: oneOf(['match']),
    format: oneOf([2]),
    game: text,
    /** Of the rules that it began by; the hashes cover it. */
    version: text,
    /** Of the rules that it was last played by. */
    rules: text,
    setup: setupShape,
    generator: oneOf([GENERATOR]),
    /** Hash of the seed, known before the first entry. */
    commitment: text,
    seed: text,
    entries: list(entryShape),
    /** Hash over the last entry. */
    head: text,
    /** States as they stood after a number of entries, to see whether other rules lead to the same. */
    snapshots: list(object({ after: count, state: anything })),
  },
  /** Who held the seats, for whoever goes on with the match. It is no part of the record: the hashes leave it out. */
  { players: dictionary(text) },
);
export type Journal = TypeOf<typeof journalShape>;

/** The journal of a running match as a seat or a bystander may have it. */
export interface JournalSeen extends Pick<Journal, 'game' | 'version' | 'setup' | 'commitment'> {
  readonly entries: readonly ({ readonly seat: string } & (Deed | { readonly action: null }))[];
}

/** How a deed is hashed. No action begins with the sign before the others. */
export function deedText(deed: Deed): string {
  if ('action' in deed) return deed.action;
  if ('undo' in deed) return ['=undo', deed.undo, ...(deed.agreed ?? [])].join(' ');
  if ('back' in deed) return `=back ${deed.back}`;
  if ('end' in deed) return `=end ${deed.end}`;
  return `=order ${deed.order} ${deed.until}`;
}

const promise = (seed: string): Digest => sha256(`kurgan seed ${seed}`);

export const commitmentOf = (seed: string): string => hex(promise(seed));

/** The first link: the dice promised, for which game, set up how. */
export const genesis = (game: string, version: string, setup: Setup, seed: string): Digest =>
  sha256Link(promise(seed), `${game} ${version} ${canonical(setup)}`);

export const link = (previous: Digest, seat: string, deed: string): Digest => sha256Link(previous, seat, ': ', deed);
