import { type Commitments, type Deal, seedOf } from '@kurgan/wire';
import { fault } from '../fault.ts';
import type { Stored } from './stored.ts';
import type { Table } from './table.ts';

/** Hashes that everybody gave before the match; a bot has no share. */
export function commitmentsOf({ match, seats }: Pick<Stored, 'match' | 'seats'>): Commitments {
  const promised = seats.flatMap(({ seat, commitment }) => (commitment === null ? [] : [[seat, commitment] as const]));
  return { server: match.commitment, seats: Object.fromEntries(promised) };
}

/** How the seed came about: only once the match is over, for the server's share opens it. */
export const dealOf = (table: Table): Promise<Deal> =>
  table.inTurn(async () => {
    const { match, seats } = table.stored;
    if (match.phase !== 'over' || match.seed === null) throw fault('closed', 'The match is still played.');
    const told = seats.flatMap(({ seat, share }) => (share === null ? [] : [[seat, share] as const]));
    const inOrder = [told, told.toReversed()].find(
      (order) => seedOf({ server: match.share, seats: order.map(([, share]) => share) }) === match.seed,
    );
    return {
      commitments: commitmentsOf(table.stored),
      shares: { server: match.share, seats: Object.fromEntries(inOrder ?? told) },
      seed: match.seed,
    };
  });
