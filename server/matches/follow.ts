import { type MatchHost, PERSON } from '@kurgan/host';
import type { Stored } from './stored.ts';

/**
 * Brings a match in memory back to what was stored of it, so that it can follow what other processes have stored since.
 * False if it has to be read from its beginning.
 */
export function canFollow({ match, seated }: MatchHost, before: Stored, now: Stored): boolean {
  const { length, head, seed, rules } = before.match;
  if (now.seats.some(({ seat, bot }) => seated[seat] !== (bot ?? PERSON))) return false;
  if (now.match.length < length || match.length < length || now.match.held !== null) return false;
  if (now.match.seed !== seed || now.match.rules !== rules) return false;
  if (match.length > length) match.truncate(length); // what could not be stored never happened
  return match.head === head;
}
