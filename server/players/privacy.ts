import type { PlayerSeen } from '@kurgan/wire';
import { type Database, exactlyOne, type Statement, statement } from '../store/database.ts';

/** Everything kept about a player. */
export async function dataOf(database: Database, { id }: PlayerSeen): Promise<Readonly<Record<string, unknown>>> {
  const read = (sql: string) => database.read(sql, id);
  return {
    player: await read('SELECT id, name, account, notices, created, seen FROM player WHERE id = $1'),
    devices: await read("SELECT label, created, used FROM credential WHERE player = $1 AND kind = 'device'"),
    keys: await read("SELECT kind, created, expires FROM credential WHERE player = $1 AND kind <> 'device'"),
    passkeys: await read('SELECT label, host, created, used FROM passkey WHERE player = $1'),
    push: await read('SELECT endpoint, created FROM subscription WHERE player = $1'),
    seats: await read('SELECT match, seat, seen, joined, gone FROM seat WHERE player = $1'),
    results: await read('SELECT match, game, seat, score, rated, at FROM result WHERE player = $1'),
    talk: await read('SELECT match, words, at FROM message WHERE player = $1'),
    muted: await read('SELECT other FROM mute WHERE player = $1'),
    reports: await read('SELECT match, lines, at FROM report WHERE player = $1'),
    notices: await read('SELECT match, title, at FROM notice WHERE player = $1'),
  };
}

/** Empties name, keys, subscriptions and talk. Journals name nobody and stay. */
export const removal = ({ id }: PlayerSeen, now: number): Statement[] => [
  exactlyOne(
    "UPDATE player SET name = 'Deleted', likeness = NULL, account = 0, notices = '{}', deleted = $1 WHERE id = $2",
    now,
    id,
  ),
  ...['credential', 'passkey', 'subscription', 'notice', 'message', 'mute'].map((table) =>
    statement(`DELETE FROM ${table} WHERE player = $1`, id),
  ),
  statement('DELETE FROM mute WHERE other = $1', id),
  // A name in somebody else's feed goes as well.
  statement(
    "UPDATE notice SET title = 'Your turn' WHERE match IN (SELECT match FROM seat WHERE player = $1) AND player <> $1",
    id,
  ),
  // Nobody takes the open challenges of somebody who is gone, and no match begins without a share.
  statement(
    `UPDATE match SET phase = 'gone', changed = changed + 1
      WHERE phase IN ('open', 'dealt') AND (creator = $1 OR id IN (SELECT match FROM seat WHERE player = $1))`,
    id,
  ),
  // Opponents needn't wait for the clock.
  statement(
    `UPDATE seat SET gone = $1 WHERE player = $2 AND bot IS NULL
      AND match IN (SELECT id FROM match WHERE phase IN ('running', 'held'))`,
    now,
    id,
  ),
  statement('UPDATE match SET changed = changed + 1 WHERE id IN (SELECT match FROM seat WHERE player = $1)', id),
];
