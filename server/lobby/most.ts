import type { PlayerSeen } from '@kurgan/wire';
import { fault } from '../fault.ts';
import type { Database, Value } from '../store/database.ts';

/** Challenges that a player may have open, and matches against bots that it may play at a time. */
const MOST_OPEN = 20;
const MOST_AGAINST_BOTS = 20;

/** Refuses a challenge of a player who has enough of them. One that is sent again counts once. */
export async function mayOpen(
  database: Database,
  { id }: PlayerSeen,
  isAgainstBots: boolean,
  commitment: string,
): Promise<void> {
  const count = async (sql: string, ...values: Value[]): Promise<number> =>
    Number((await database.read(sql, ...values))[0]?.found ?? 0);
  const again = 'SELECT COUNT(*) AS found FROM seat WHERE player = $1 AND commitment = $2';
  if ((await count(again, id, commitment)) > 0) return;
  if (isAgainstBots) {
    const playing = await count(
      `SELECT COUNT(*) AS found FROM match m WHERE m.phase IN ('dealt', 'running')
        AND EXISTS (SELECT 1 FROM seat s WHERE s.match = m.id AND s.player = $1)
        AND EXISTS (SELECT 1 FROM seat b WHERE b.match = m.id AND b.bot IS NOT NULL)`,
      id,
    );
    if (playing >= MOST_AGAINST_BOTS)
      throw fault('refused', `You play ${MOST_AGAINST_BOTS} matches against bots already. Finish or resign one first.`);
    return;
  }
  const open = await count("SELECT COUNT(*) AS found FROM match WHERE creator = $1 AND phase = 'open'", id);
  if (open >= MOST_OPEN) throw fault('refused', `You have ${MOST_OPEN} open challenges already. Withdraw one first.`);
}
