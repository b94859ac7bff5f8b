import { type AnyGame, replayMatch } from '@kurgan/engine';
import { type Commitments, commitmentTo, type Deal, sealOf, seedOf } from '@kurgan/wire';
import type { Kept } from './seals.ts';

/** Parts of a match's file that the proof needs. */
interface Journal {
  readonly seed: string;
  readonly head: string;
  readonly entries: readonly { readonly previous: string }[];
}

/** Ways in which dice can be dishonest. */
export type Lie = 'promise' | 'share' | 'seed' | 'seal' | 'play';

const samePromises = (a: Commitments, b: Commitments): boolean =>
  a.server === b.server && Object.entries(a.seats).every(([seat, hash]) => b.seats[seat] === hash);

/**
 * Checks the dice of a finished match: the promises are those this browser saw before, the shares fit them and make the
 * seed, the last seal closes the journal as it is, and every roll in it follows from the seed. Null when all is well.
 */
export function findLie(
  { commitments, shares, seed }: Deal,
  file: string,
  kept: Kept | null,
  rules: AnyGame,
): Lie | null {
  const journal = JSON.parse(file) as Journal;
  if (kept !== null && !samePromises(kept.commitments, commitments)) return 'promise';
  if (commitmentTo(shares.server) !== commitments.server) return 'share';
  if (Object.entries(shares.seats).some(([seat, share]) => commitmentTo(share) !== commitments.seats[seat]))
    return 'share';
  if (seedOf({ server: shares.server, seats: Object.values(shares.seats) }) !== seed || journal.seed !== seed)
    return 'seed';
  if (kept !== null) {
    const head = journal.entries[kept.n]?.previous ?? journal.head;
    if (sealOf(head, seed, kept.n) !== kept.seal) return 'seal';
  }
  return replayMatch(rules, JSON.parse(file)).ok ? null : 'play';
}
