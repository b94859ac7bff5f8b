import type { Games } from '../games.ts';
import { LAST_CHANGE, type StoredSeat } from '../matches/stored.ts';
import type { Table } from '../matches/table.ts';
import type { Tables } from '../matches/tables.ts';
import { type Database, statement } from '../store/database.ts';
import type { Task } from '../tasks/runner.ts';
import type { Channels } from './channels.ts';
import { LASTING, TurnTasks, takenTaskOf, taskOf } from './turn-tasks.ts';
import { encryptFor, type PushKey, type Subscription } from './web-push.ts';

/** A turn that was told waits there until it is handed over: one notice a turn, not one a choice. */
const TOLD = Number.MAX_SAFE_INTEGER;
/** The number of a taken challenge among the notices of its match: it comes before every entry. */
const TAKEN = -1;
/** Milliseconds for a push service to answer. */
const TIMEOUT = 10_000;

/** Sends a message to a push service; false if the browser no longer wants any. */
export type Send = (subscription: Subscription, text: string) => Promise<boolean>;

export const sendBy =
  (key: PushKey, database: Database): Send =>
  async (subscription, text) => {
    const response = await fetch(subscription.endpoint, {
      method: 'POST',
      redirect: 'error',
      headers: key.headersFor(subscription.endpoint, database.now()),
      body: new Uint8Array(encryptFor(subscription, text)),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return response.status !== 404 && response.status !== 410;
  };

/** Tells players that it is their turn, or that their challenge was taken, once, when they have not looked for a minute. */
export class TurnNotices {
  readonly #database: Database;
  readonly #tables: Tables;
  readonly #games: Games;
  readonly #channels: Channels;
  readonly #send: Send;
  readonly #tasks: TurnTasks;

  constructor(
    database: Database,
    tables: Tables,
    games: Games,
    channels: Channels,
    send: Send,
    log: (error: unknown) => void,
  ) {
    this.#tasks = new TurnTasks(database, log);
    this.#database = database;
    this.#tables = tables;
    this.#games = games;
    this.#channels = channels;
    this.#send = send;
  }

  /** A match has changed: turns that begin are told later, turns that end are not. */
  changed(table: Table): void {
    this.#tasks.changed(table);
  }

  /** Turns that began shortly before the last process died may not have been written down. */
  async recall(died: number): Promise<void> {
    const sql = `SELECT m.id FROM match m WHERE m.phase = 'running' AND ${LAST_CHANGE} > $1 LIMIT 1000`;
    for (const { id } of await this.#database.read(sql, died - 2 * LASTING)) {
      this.#tasks.changed(await this.#tables.find(String(id)));
    }
  }

  close(): Promise<void> {
    return this.#tasks.close();
  }

  /** A turn has lasted a minute: tells it, unless its player has looked. */
  readonly tell = async ({ name, payload }: Task): Promise<void> => {
    const table = await this.#tables.find(payload);
    const seat = table.stored.seats.find((each) => taskOf(table.id, each.seat) === name);
    const isWaiting =
      seat !== undefined &&
      table.stored.match.phase === 'running' &&
      (table.host?.match.waiting ?? []).includes(table.seatNow(seat.seat));
    if (!isWaiting || seat.player === null) {
      await this.#database.write([statement('DELETE FROM task WHERE name = $1', name)]);
      return;
    }
    const { length } = table.stored.match;
    await this.#notify(table, seat, length, (opponent) =>
      opponent === null ? 'Your turn' : `Your turn against ${opponent}`,
    );
    await this.#database.write([statement('UPDATE task SET due = $1, tries = 0 WHERE name = $2', TOLD, name)]);
  };

  /** A challenge was taken a minute ago: tells it, unless it has become a turn, which is told anyway. */
  readonly tellTaken = async ({ name, payload }: Task): Promise<void> => {
    const table = await this.#tables.find(payload);
    const seat = table.stored.seats.find((each) => takenTaskOf(table.id, each.seat) === name);
    const { phase } = table.stored.match;
    const isTurn = table.host?.match.waiting.includes(table.seatNow(seat?.seat ?? '')) ?? false;
    if (seat !== undefined && (phase === 'dealt' || (phase === 'running' && !isTurn))) {
      await this.#notify(table, seat, TAKEN, (opponent) => `${opponent ?? 'Somebody'} took your challenge`);
    }
    await this.#database.write([statement('DELETE FROM task WHERE name = $1', name)]);
  };

  /** Names game and opponent, nothing of the state. */
  async #notify(
    table: Table,
    { seat, player }: StoredSeat,
    n: number,
    titleFor: (opponent: string | null) => string,
  ): Promise<void> {
    if (player === null) return;
    const [row] = await this.#database.read('SELECT seen FROM seat WHERE match = $1 AND seat = $2', table.id, seat);
    const { game } = table.stored.match;
    const hasSeen = Number(row?.seen ?? 0) >= Math.max(0, n);
    const wish = await this.#channels.wishOf(player);
    const isWanted = (when: 'always' | 'away' | 'never'): boolean => when === 'always' || (when === 'away' && !hasSeen);
    const opponent = table.told.seats().find((each) => each.player !== null && each.player.id !== player)?.player?.name;
    const title = titleFor(opponent ?? null);
    const gameTitle = this.#games.title(game);
    if (isWanted(wish.feed)) {
      await this.#database.write([
        statement(
          `INSERT INTO notice (player, match, n, title, game, at) VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT (player, match, n) DO NOTHING`,
          player,
          table.id,
          n,
          title,
          gameTitle,
          this.#database.now(),
        ),
      ]);
    }
    if (!isWanted(wish.push)) return;
    const text = JSON.stringify({ title, body: gameTitle, match: table.id });
    for (const subscription of await this.#channels.subscriptions(player)) {
      const isThere = await this.#send(subscription, text).catch(() => true); // the service may be down
      if (!isThere) {
        await this.#database.write([statement('DELETE FROM subscription WHERE endpoint = $1', subscription.endpoint)]);
      }
    }
  }
}
