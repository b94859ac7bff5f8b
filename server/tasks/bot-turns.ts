import { setTimeout as wait } from 'node:timers/promises';
import { BotPool } from '@kurgan/bots/pool';
import type { GameTypes, ViewOf } from '@kurgan/engine';
import type { Games } from '../games.ts';
import { actForBot } from '../matches/acts.ts';
import type { Table } from '../matches/table.ts';
import type { Tables } from '../matches/tables.ts';
import type { Metrics } from '../operation/metrics.ts';
import { hashOf } from '../secrets.ts';
import { type Database, statement } from '../store/database.ts';
import type { Handler } from './runner.ts';

/** Milliseconds; bots answer at a multiple of them. */
export const BEAT = 1000;
const ONE = 1;
/** Turns that bots think about at a time in the matches of one player: nobody's bots keep the others waiting. */
const MOST_SEARCHES = 2;
/** Milliseconds after which a turn that has to wait is looked at again. */
const LATER = 300;

/** A choice that a bot has to make. */
interface Asked {
  readonly seat: string;
  readonly after: number;
  readonly view: ViewOf<GameTypes>;
  readonly bot: string;
  readonly game: string;
}

/** Lets bots act. They think in threads, by a chance that nobody can foresee, and answer on a beat: time tells nothing. */
export class BotTurns {
  readonly #database: Database;
  readonly #tables: Tables;
  readonly #games: Games;
  readonly #pool: BotPool;
  readonly #secret: string;
  /** Milliseconds; an answer comes at a multiple of them. */
  readonly #beat: number;
  readonly #metrics: Metrics;
  /** Turns under way, by the player whose match it is. */
  readonly #searches = new Map<string, number>();

  constructor(database: Database, tables: Tables, games: Games, secret: string, beat: number, metrics: Metrics) {
    this.#metrics = metrics;
    this.#database = database;
    this.#tables = tables;
    this.#games = games;
    this.#secret = secret;
    this.#beat = beat;
    this.#pool = new BotPool(ONE);
  }

  readonly turn: Handler = async ({ name, payload: id }) => {
    const started = performance.now();
    const table = await this.#tables.find(id);
    const asked = await table.inTurn(async () => {
      const { host } = table;
      const { phase, length } = table.stored.match;
      const seat = phase === 'running' ? (host?.asked ?? null) : null;
      if (host === null || seat === null) return length;
      const { match, players, game } = host;
      if (game.version !== table.stored.match.rules)
        throw new Error(`match ${id} is played by rules this process lacks`);
      return {
        seat,
        after: match.length,
        view: structuredClone(match.view(seat)),
        bot: players[seat] ?? '',
        game: game.id,
      };
    });
    if (typeof asked === 'number') {
      await this.#forget(name, id, asked);
      return;
    }
    const { creator } = table.stored.match;
    const searches = this.#searches.get(creator) ?? 0;
    if (searches >= MOST_SEARCHES) {
      const sql = 'UPDATE task SET due = $1, tries = 0 WHERE name = $2';
      await this.#database.write([statement(sql, this.#database.now() + LATER, name)]);
      return;
    }
    this.#searches.set(creator, searches + 1);
    try {
      await this.#think(table, asked, started);
    } finally {
      const left = (this.#searches.get(creator) ?? 1) - 1;
      if (left === 0) this.#searches.delete(creator);
      else this.#searches.set(creator, left);
    }
  };

  async #think(table: Table, { seat, after, view, bot, game }: Asked, started: number): Promise<void> {
    const { id } = table;
    const seed = hashOf(`${this.#secret} ${id} ${after} ${seat}`);
    const question = { registry: this.#games.registry.href, game, bot, view, seat, seed };
    const answer = await this.#metrics.thought(() => this.#pool.choose(question));
    if ('problem' in answer) throw new Error(`${bot} in match ${id}: ${answer.problem}`);
    const spent = performance.now() - started;
    if (this.#beat > 0) await wait(Math.ceil(spent / this.#beat) * this.#beat - spent);
    await actForBot(table, seat, answer.value, after);
  }

  /** Drops a task that nobody needs, unless the match has gone on and asks for it again. */
  async #forget(name: string, id: string, length: number): Promise<void> {
    const sql = 'DELETE FROM task WHERE name = $1 AND NOT EXISTS (SELECT 1 FROM entry WHERE match = $2 AND n > $3)';
    await this.#database.write([statement(sql, name, id, length)]);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
