import type { Talk } from '@kurgan/wire';
import { fault } from '../fault.ts';
import { Bucket } from '../http/bucket.ts';
import type { Table } from '../matches/table.ts';
import { newId } from '../secrets.ts';
import { type Database, type Row, statement } from '../store/database.ts';

const LONGEST = 300;
/** Lines that a page gets when it opens a match, and an operator with a report. */
const TOLD = 50;
const REPORTED = 30;
/** Lines a player may say at once, and how fast they come back. */
const BURST = 5;
const PER_SECOND = 0.5;

const lineOf = (row: Row): Talk => ({
  n: Number(row.n),
  seat: String(row.seat),
  text: String(row.words),
  at: Number(row.at),
});

/** A line as it is kept: one line, nothing invisible, no addresses to click on. */
export function readLine(raw: string): string {
  const line = raw
    .normalize('NFC')
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (line === '') throw fault('unreadable', 'There is nothing to say.');
  if (Array.from(line).length > LONGEST) throw fault('unreadable', `A line has at most ${LONGEST} letters.`);
  return line;
}

/** The talk of the seats of a match. Spectators don't hear it. */
export class Talks {
  readonly #database: Database;
  readonly #buckets = new Map<string, Bucket>();

  constructor(database: Database) {
    this.#database = database;
  }

  async say(table: Table, player: string, named: string | null, raw: string): Promise<void> {
    const words = readLine(raw);
    if (!table.stored.match.canTalk) throw fault('closed', 'The players of this match don’t talk.');
    const now = this.#database.now();
    const bucket = this.#buckets.get(player) ?? new Bucket(BURST, PER_SECOND, now);
    this.#buckets.set(player, bucket);
    if (!bucket.take(now)) throw fault('too fast');
    await table.inTurn(async () => {
      const seat = table.mustHold(player, named);
      await this.#database.write([
        statement(
          `INSERT INTO message (match, n, seat, player, words, at)
            SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4, $5 FROM message WHERE match = $1`,
          table.id,
          seat,
          player,
          words,
          now,
        ),
      ]);
    });
    await this.#tell(table, player);
  }

  /** Sends the newest line to everybody at the table who wants to hear its speaker. */
  async #tell(table: Table, speaker: string): Promise<void> {
    const muting = await this.#database.read('SELECT player FROM mute WHERE other = $1', speaker);
    const deaf = new Set(muting.map(({ player }) => player));
    const lines = await this.#last(table.id, 1);
    const text = JSON.stringify({ talk: { match: table.id, lines } });
    for (const watcher of table.watchers) {
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
  async report(table: Table, player: string): Promise<void> {
    table.mustHold(player, null);
    const lines = await this.#last(table.id, REPORTED);
    await this.#database.write([
      statement(
        'INSERT INTO report (id, match, player, lines, at) VALUES ($1, $2, $3, $4, $5)',
        newId(),
        table.id,
        player,
        JSON.stringify(lines),
        this.#database.now(),
      ),
    ]);
  }
}
