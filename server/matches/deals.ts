import { type DealRecord, inMixingOrder } from '@kurgan/engine';
import type { Commitments, Deal, PlayerSeen } from '@kurgan/wire';
import { fault } from '../fault.ts';
import type { Database } from '../store/database.ts';
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

/** Matches that a player let dissolve: all seats were taken, and this one never told its share. */
export async function keptBackBy(database: Database, { id }: PlayerSeen): Promise<number> {
  const [row] = await database.read(
    `SELECT COUNT(*) AS found FROM seat s JOIN match m ON m.id = s.match
      WHERE s.player = $1 AND m.phase = 'gone' AND m.seed IS NULL AND s.commitment IS NOT NULL AND s.share IS NULL
        AND NOT EXISTS (SELECT 1 FROM seat o WHERE o.match = m.id AND o.player IS NULL AND o.bot IS NULL)`,
    id,
  );
  return Number(row?.found ?? 0);
}
