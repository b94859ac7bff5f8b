import type { CallOf, Talk } from '@kurgan/wire';
import { fault } from '../fault.ts';
import { Buckets } from '../http/bucket.ts';
import type { Table } from '../matches/table.ts';
import type { Tables } from '../matches/tables.ts';
import { hashOf } from '../secrets.ts';
import { type Database, type Row, statement } from '../store/database.ts';

const LONGEST = 300;
/** Lines that a page gets when it opens a match, and an operator with a report. */
const TOLD = 50;
const REPORTED = 30;
/** Letters of a report's id, which follows from its request. */
const REPORT_ID = 32;
/** Lines a player may say at once, and how fast they come back. */
const RATE = { burst: 5, perSecond: 0.5 };

/** Announces a line to the other processes. */
const NEWS = 'talk';

const lineOf = (row: Row): Talk => ({
  n: Number(row.n),
  seat: String(row.seat),
  text: String(row.words),
  at: Number(row.at),
});

/** Joiners where they belong, inside a word or a sign; or characters that nobody sees. */
const UNSEEN = /(?<=[\p{L}\p{M}\p{Emoji}])([\u200c\u200d])(?=[\p{L}\p{Emoji}])|\p{C}+/gu;
/** More accents on a letter than any script has. */
const PILE = /(\p{M}{4})\p{M}+/gu;

/** A line as it is kept: one line, nothing invisible, no addresses to click on. */
export function readLine(raw: string): string {
  const line = raw
    .normalize('NFC')
    .replace(UNSEEN, (_found, joiner?: string) => joiner ?? ' ')
    .replace(PILE, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  if (/^[\p{DI}\s]*$/u.test(line)) throw fault('unreadable', 'There is nothing to say.');
  if (Array.from(line).length > LONGEST) throw fault('unreadable', `A line has at most ${LONGEST} letters.`);
  return line;
}

/** The talk of the seats of a match. Spectators don't hear it. */
export class Talks {
  readonly #database: Database;
  readonly #tables: Tables;
  readonly #buckets = new Buckets(RATE);
  /** Lines that this process has told already, until it hears of them. */
  readonly #told = new Set<string>();

  constructor(database: Database, tables: Tables) {
    this.#database = database;
    this.#tables = tables;
    database.onAnnounced((name) => {
      const [kind, match = '', n = ''] = name.split(' ');
      if (kind === NEWS && !this.#told.delete(name)) void this.#hear(match, Number(n)).catch(() => {}); // it can be read later
    });
  }

  /** Another process has taken in a line. */
  async #hear(match: string, n: number): Promise<void> {
    const table = await this.#tables.ifOpen(match);
    if (table !== null) await this.#tell(table, n);
  }

  async say(table: Table, player: string, { seat: named, text, request }: CallOf<'say'>): Promise<void> {
    const words = readLine(text);
    if (!table.canTalk) throw fault('closed', 'The players of this match don’t talk.');
    if (await this.#isSaid(table.id, request)) return;
    const now = this.#database.now();
    if (!this.#buckets.take(player, now)) throw fault('too fast', 'You’re talking too fast. Wait a few seconds.');
    const isNew = await table.inTurn(async () => {
      const seat = table.mustHold(player, named);
      if (await this.#isSaid(table.id, request)) return false;
      await this.#database.write([
        statement(
          `INSERT INTO message (match, n, seat, player, words, at, request)
            SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4, $5, $6 FROM message WHERE match = $1`,
          table.id,
          seat,
          player,
          words,
          now,
          request,
        ),
      ]);
      return true;
    });
    if (isNew) await this.#spread(table, request);
  }

  /** Tells a new line to everybody here, and to the other processes. */
  async #spread(table: Table, request: string): Promise<void> {
    const sql = 'SELECT n FROM message WHERE match = $1 AND request = $2';
    const [row] = await this.#database.read(sql, table.id, request);
    const n = Number(row?.n);
    await this.#tell(table, n);
    if (this.#database.isOwned) return;
    const news = `${NEWS} ${table.id} ${n}`;
    this.#told.add(news);
    this.#database.announce(news);
  }

  async #isSaid(match: string, request: string): Promise<boolean> {
    const sql = 'SELECT n FROM message WHERE match = $1 AND request = $2';
    return (await this.#database.read(sql, match, request)).length > 0;
  }

  /** Sends a line to everybody at the table who wants to hear its speaker. */
  async #tell(table: Table, n: number): Promise<void> {
    const sql = 'SELECT n, seat, words, at, player FROM message WHERE match = $1 AND n = $2';
    const [line] = await this.#database.read(sql, table.id, n);
    if (line?.player === undefined) return;
    const muting = await this.#database.read('SELECT player FROM mute WHERE other = $1', line.player);
    const deaf = new Set(muting.map(({ player }) => player));
    const text = JSON.stringify({ talk: { match: table.id, lines: [lineOf(line)] } });
    for (const watcher of table.told.watchers) {
      if (watcher.player !== null && table.seatOf(watcher.player) !== null && !deaf.has(watcher.player))
        watcher.send(text);
    }
  }

  async #last(match: string, most: number): Promise<Talk[]> {
    const rows = await this.#database.read(
      'SELECT n, seat, words, at FROM message WHERE match = $1 ORDER BY n DESC LIMIT $2',
      match,
      most,
    );
    return rows.map(lineOf).reverse();
  }

  /** The talk so far, for a player at the table, without those the player has muted. */
  async heard(table: Table, player: string): Promise<Talk[]> {
    if (table.seatOf(player) === null) return [];
    const rows = await this.#database.read(
      `SELECT n, seat, words, at FROM message
        WHERE match = $1 AND player NOT IN (SELECT other FROM mute WHERE player = $2) ORDER BY n DESC LIMIT $3`,
      table.id,
      player,
      TOLD,
    );
    return rows.map(lineOf).reverse();
  }

  async mute(player: string, other: string, isMuted: boolean): Promise<void> {
    await this.#database.write([
      statement('DELETE FROM mute WHERE player = $1 AND other = $2', player, other),
      ...(isMuted ? [statement('INSERT INTO mute (player, other) VALUES ($1, $2)', player, other)] : []),
    ]);
  }

  /** Shows the last lines to the operator. */
  async report(table: Table, player: string, request: string): Promise<void> {
    table.mustHold(player, null);
    const lines = await this.#last(table.id, REPORTED);
    await this.#database.write([
      statement(
        `INSERT INTO report (id, match, player, lines, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING`,
        hashOf(`${player} ${request}`).slice(0, REPORT_ID),
        table.id,
        player,
        JSON.stringify(lines),
        this.#database.now(),
      ),
    ]);
  }
}
