import type { CallOf, Offered, PlayerSeen } from '@kurgan/wire';
import type { Tables } from '../matches/tables.ts';
import type { Database } from '../store/database.ts';
import { offeredBy } from './lobby.ts';

/** Matches on a page of the archive. */
const PAGE = 30;

/** Finished matches, newest first. A match stands there for everybody if its challenge said so; its players agreed by sitting down. */
export async function archived(
  database: Database,
  tables: Tables,
  player: PlayerSeen | null,
  { of, before }: CallOf<'archive'>,
): Promise<Offered[]> {
  const until = before ?? Number.MAX_SAFE_INTEGER;
  const rows =
    of === 'all'
      ? await database.read(
          `SELECT id FROM match WHERE phase = 'over' AND published = 1 AND changed < $1 ORDER BY changed DESC LIMIT ${PAGE}`,
          until,
        )
      : await database.read(
          `SELECT DISTINCT m.id, m.changed FROM match m JOIN seat s ON s.match = m.id
            WHERE (s.player = $2 OR m.creator = $2) AND m.phase = 'over' AND m.changed < $1 ORDER BY m.changed DESC LIMIT ${PAGE}`,
          until,
          player?.id ?? '',
        );
  return Promise.all(rows.map(async ({ id }) => offeredBy(await tables.find(String(id)), player)));
}
