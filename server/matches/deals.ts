import { type DealRecord, inMixingOrder } from '@kurgan/engine';
import type { Commitments, Deal } from '@kurgan/wire';
import { fault } from '../fault.ts';
import type { Stored, StoredSeat } from './stored.ts';
import type { Table } from './table.ts';

/** Hashes that everybody gave before the match; a bot has no share. */
export function commitmentsOf({ match, seats }: Pick<Stored, 'match' | 'seats'>): Commitments {
  const promised = seats.flatMap(({ seat, commitment }) => (commitment === null ? [] : [[seat, commitment] as const]));
  return { server: match.commitment, seats: Object.fromEntries(promised) };
}

/** How the seed came about: only once the match is over, for the server's share opens it. */
export const dealOf = (table: Table): Promise<Deal> =>
  table.inTurn(async () => {
    const { phase, seed, share } = table.stored.match;
    if (share === '') throw fault('closed', 'This match was imported: its dice came with the file.');
    if (phase !== 'over' || seed === null) throw fault('closed', 'The match is still played.');
    return { ...dealRecordOf(table.stored), seed };
  });

/** Promises and shares as the journal of a finished match tells them. */
export const dealRecordOf = (stored: Pick<Stored, 'match' | 'seats'>): DealRecord => ({
  commitments: commitmentsOf(stored),
  shares: { server: stored.match.share, seats: Object.fromEntries(sharesOf(stored.seats)) },
});

/** Shares of the seats in the order they are mixed. */
export const sharesOf = (seats: readonly StoredSeat[]): readonly (readonly [string, string])[] =>
  inMixingOrder(Object.fromEntries(seats.flatMap(({ seat, share }) => (share === null ? [] : [[seat, share]]))));
