import { plural } from '../../words/names.ts';
import { PLAIN_WORDS } from './data/plain-words.ts';

/** A title that breaks only between its words, with a printer's apostrophe. */
export const titled = (title: string): string => title.replaceAll("'", '’').replaceAll('-', '\u2011');

/** Orders and choices, in a single game too. */
export const words = {
  ...PLAIN_WORDS,
  squad: (squad: string, joined: string | null) =>
    joined === null ? `Squad ${squad}` : `Squads ${squad} and ${joined}`,
  next: (game: number) => `Next · game ${game} of at most 15`,
  now: (game: number) => `Game ${game} of at most 15`,
  comes: (tile: string, state: string) => `${tile} is ${state}`,
  ready: (side: string) => `${side} is ready`,
  choosing: (side: string) => `${side} is choosing`,
  areas: (n: number) => (n === 1 ? 'holds 1 area' : `holds ${n} areas`),
  waitingFor: (side: string) => `Waiting for ${side}.`,
  lot: (title: string, n: number, of: number) => `${title}: ${n} of ${of}`,
  count: (n: number) => plural(n, 'card'),
} as const;
