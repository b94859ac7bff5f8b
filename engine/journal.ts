import type { journalShape } from './journal-shape.ts';
import { canonical } from './json.ts';
import type { Setup } from './options.ts';
import { type Digest, hex, sha256, sha256Link, unhex } from './sha256.ts';
import type { TypeOf } from './shape.ts';

/** Ends of a match without a rule of the game: a seat resigns, both agree to a draw, or a seat runs out of time. */
export const ENDINGS = ['resign', 'draw', 'time'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Lifetime of a standing order: until the seat's next turn, until the seat cancels it, or already canceled. */
export const TERMS = ['turn', 'told', 'off'] as const;
export type Term = (typeof TERMS)[number];

/** One thing a seat did to a match. A journal only grows: going back is an entry too. */
export type Deed =
  | { readonly action: string }
  /** The seat takes back its own actions after this many entries; `agreed` lists the seats that learned something. */
  | { readonly undo: number; readonly agreed?: readonly string[] }
  /** Everyone agrees to go back to this many entries, even past dice. */
  | { readonly back: number }
  | { readonly end: Ending }
  /** The seat passes every window of a kind. */
  | { readonly order: string; readonly until: Term };

/** A stored entry: the seat, the deed, and the hash of everything before it. */
export type Entry = Deed & { readonly seat: string; readonly previous: string };

export type Journal = TypeOf<typeof journalShape>;

/** Text of a deed for hashing. No action begins with the sign that marks the others. */
export function deedText(deed: Deed): string {
  if ('action' in deed) return deed.action;
  if ('undo' in deed) return ['=undo', deed.undo, ...(deed.agreed ?? [])].join(' ');
  if ('back' in deed) return `=back ${deed.back}`;
  if ('end' in deed) return `=end ${deed.end}`;
  return `=order ${deed.order} ${deed.until}`;
}

const promise = (seed: string): Digest => sha256(`kurgan seed ${seed}`);

export const commitmentOf = (seed: string): string => hex(promise(seed));

/** The first link commits to the dice, the game and its setup. */
export const genesis = (game: string, version: string, setup: Setup, seed: string): Digest =>
  sha256Link(promise(seed), `${game} ${version} ${canonical(setup)}`);

export const link = (previous: Digest, seat: string, deed: string): Digest => sha256Link(previous, seat, ': ', deed);

/** Hash of everything up to an entry, the entry included. */
export const headAfter = (entry: Entry): string => hex(link(unhex(entry.previous), entry.seat, deedText(entry)));
