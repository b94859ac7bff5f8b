import type { Offered, PlayerSeen } from '@kurgan/wire';
import { LAST_CHANGE } from '../matches/stored.ts';
import type { Table } from '../matches/table.ts';
import type { Tables } from '../matches/tables.ts';
import type { Database } from '../store/database.ts';

/** Matches in each list of the lobby. */
const MOST = 50;

export interface Lists {
  /** Challenges that the player may take: first those meant for nobody else. */
  readonly open: readonly Offered[];
  /** The player's own, those that wait for it first. */
  readonly mine: readonly Offered[];
  /** Running matches to watch. */
  readonly watch: readonly Offered[];
  /** People with an open page on this process. */
  readonly here: number;
}

/** The lists of matches. */
export class Lobby {
  readonly #database: Database;
  readonly #tables: Tables;
  readonly #people: () => number;

  constructor(database: Database, tables: Tables, people: () => number) {
    this.#database = database;
    this.#tables = tables;
    this.#people = people;
  }

  async lists(player: PlayerSeen | null): Promise<Lists> {
    const [open, mine, watch, awaited] = await Promise.all([
      this.#ids(`SELECT id FROM match WHERE phase = 'open' AND listed = 1 ORDER BY changed DESC LIMIT ${MOST}`),
      player === null
        ? Promise.resolve<string[]>([])
        : this.#ids(
            `SELECT m.id FROM match m JOIN seat s ON s.match = m.id
              WHERE s.player = $1 AND m.phase IN ('open', 'dealt', 'running', 'held') ORDER BY ${LAST_CHANGE} DESC LIMIT ${MOST}`,
            player.id,
          ),
      this.#ids(
        `SELECT m.id FROM match m WHERE m.phase = 'running' AND m.listed = 1 ORDER BY ${LAST_CHANGE} DESC LIMIT ${MOST}`,
      ),
      player === null
        ? Promise.resolve<string[]>([])
        : this.#ids(
            `SELECT m.id FROM match m JOIN seat s ON s.match = m.rematch_of
              WHERE s.player = $1 AND m.phase = 'open' ORDER BY m.changed DESC LIMIT ${MOST}`,
            player.id,
          ),
    ]);
    const own = await this.#withSeen(await this.#seen(mine, player), player);
    const waitsForMe = ({ waiting, seats }: Offered): number =>
      seats.some((seat) => seat.player?.id === player?.id && waiting.includes(seat.seat)) ? 0 : 1;
    return {
      open: await this.#seen(
        [...awaited, ...open].filter((id) => !mine.includes(id)),
        player,
      ),
      mine: own.toSorted((a, b) => waitsForMe(a) - waitsForMe(b)),
      watch: await this.#seen(
        watch.filter((id) => !mine.includes(id)),
        player,
      ),
      here: this.#people(),
    };
  }

  /** Another process may have been told what the player has read. */
  async #withSeen(lists: readonly Offered[], player: PlayerSeen | null): Promise<readonly Offered[]> {
    if (this.#database.isOwned || player === null) return lists;
    const rows = await this.#database.read(
      'SELECT match, MAX(seen) AS seen FROM seat WHERE player = $1 GROUP BY match',
      player.id,
    );
    const seen = new Map(rows.map((row) => [row.match, Number(row.seen)]));
    return lists.map((each) => ({ ...each, seen: seen.get(each.match) ?? each.seen }));
  }

  async #ids(sql: string, ...values: string[]): Promise<string[]> {
    return (await this.#database.read(sql, ...values)).map(({ id }) => String(id));
  }

  #seen(ids: readonly string[], player: PlayerSeen | null): Promise<Offered[]> {
    return Promise.all(ids.map(async (id) => offeredBy(await this.#tables.find(id), player)));
  }
}

/** A match as everybody may see it in a list. */
export function offeredBy(table: Table, player: PlayerSeen | null): Offered {
  const { match } = table.stored;
  const { id, game, scenario, phase, pace, isRated, isPublished, rematchOf } = match;
  const { length, outcome, created, changed } = match;
  const waiting = phase === 'running' ? (table.host?.match.waiting ?? []) : [];
  return {
    match: id,
    game,
    scenario,
    options: table.told.optionsFor(player?.id ?? null),
    phase,
    pace,
    isRated,
    isPublished,
    canTalk: table.canTalk,
    rematchOf,
    watchers: table.told.spectators,
    seen: table.told.seenBy(player?.id ?? null),
    seats: table.told.seats(),
    waiting,
    length,
    outcome,
    created,
    changed,
  };
}
