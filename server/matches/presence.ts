import { DEAD } from '../operation/pulse.ts';
import { type Database, statement } from '../store/database.ts';
import type { Audience } from './audience.ts';

/** A match and the pages that watch it here. */
interface Watched {
  readonly id: string;
  readonly told: { readonly watchers: Audience };
}

/** Tells the other processes of a store who has a page open at a match here. A process that owns its store has no others. */
export class Presence {
  readonly #database: Database;
  readonly #process: string;

  constructor(database: Database, process: string) {
    this.#database = database;
    this.#process = process;
  }

  /** Writes down whether a player is here now. */
  async note({ id, told }: Watched, player: string | null): Promise<void> {
    if (this.#database.isOwned || player === null) return;
    const sql = told.watchers.has(player)
      ? 'INSERT INTO here (match, player, process) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING'
      : 'DELETE FROM here WHERE match = $1 AND player = $2 AND process = $3';
    await this.#database.write([statement(sql, id, player, this.#process)]);
  }

  /** True if another process that is alive has a page of this player. */
  async isElsewhere({ id }: Watched, player: string): Promise<boolean> {
    if (this.#database.isOwned) return false;
    const rows = await this.#database.read(
      `SELECT here.process FROM here JOIN process ON process.id = here.process
        WHERE here.match = $1 AND here.player = $2 AND here.process <> $3 AND process.stopped = 0 AND process.seen > $4`,
      ...[id, player, this.#process, this.#database.now() - DEAD],
    );
    return rows.length > 0;
  }
}
