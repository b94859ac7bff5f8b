import type { PlayerSeen } from '@kurgan/wire';
import { fault } from '../fault.ts';
import { playerFrom } from '../matches/stored.ts';
import { hashOf, newId, newKey, newToken } from '../secrets.ts';
import { type Database, exactlyOne, type Statement, statement } from '../store/database.ts';

/** Letters and figures of any script, single spaces between them. */
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]| (?! ))*[\p{L}\p{N}\p{M}]$/u;
const SHORTEST = 2;
const LONGEST = 24;

/** A name as it is kept, or the reason it can't be. */
export function readName(raw: string): string {
  const name = raw.normalize('NFKC').trim();
  const { length } = Array.from(name);
  if (length < SHORTEST || length > LONGEST) throw fault('unreadable', `A name has ${SHORTEST} to ${LONGEST} letters.`);
  if (!NAME.test(name)) throw fault('unreadable', 'A name has letters, figures and single spaces.');
  return name;
}

/** A link to another device works for ten minutes. */
const MOVE_TIME = 600_000;
/** Letters of a hash that name a device to its owner. */
const DEVICE_ID = 16;

/** A player and the key of one of its browsers. */
export interface Known {
  readonly player: PlayerSeen;
  readonly key: string;
}

const insertCredential = (
  kind: 'device' | 'recovery' | 'move' | 'feed',
  secret: string,
  player: string,
  label: string,
  now: number,
  expires: number | null = null,
): Statement =>
  statement(
    'INSERT INTO credential (hash, player, kind, label, created, used, expires) VALUES ($1, $2, $3, $4, $5, $5, $6)',
    hashOf(secret),
    player,
    kind,
    label.slice(0, 60),
    now,
    expires,
  );

/** Marks a player's matches as changed: whoever has them open reads them again. */
const touchMatches = (player: string): Statement =>
  statement('UPDATE match SET changed = changed + 1 WHERE id IN (SELECT match FROM seat WHERE player = $1)', player);

/** A guest's matches come along when its browser enters an account. */
const takeOver = (guest: string, player: string): Statement[] => [
  touchMatches(guest),
  statement('UPDATE seat SET player = $1 WHERE player = $2', player, guest),
  statement('UPDATE match SET creator = $1 WHERE creator = $2', player, guest),
];

/** The players of a server. A browser is known by a key that only it has; we keep its hash. */
export class Players {
  readonly #database: Database;
  /** By hash of a browser's key. */
  readonly #known = new Map<string, PlayerSeen>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** The player behind a browser's key; null when there is none. */
  async byKey(key: string | undefined): Promise<PlayerSeen | null> {
    if (key === undefined || key.length > 64) return null;
    const hash = hashOf(key);
    const known = this.#known.get(hash);
    if (known !== undefined) return known;
    const [row] = await this.#database.read(
      `SELECT p.id, p.name, p.account FROM credential c JOIN player p ON p.id = c.player
        WHERE c.hash = $1 AND c.kind = 'device' AND p.deleted IS NULL`,
      hash,
    );
    if (row === undefined) return null;
    const player = playerFrom(row);
    this.#known.set(hash, player);
    return player;
  }

  /** A new player and the key of its browser. */
  async create(label: string): Promise<Known> {
    const key = newKey();
    const id = newId();
    const name = `Guest ${id.slice(0, 4).toUpperCase()}`;
    const now = this.#database.now();
    await this.#database.write([
      statement(
        'INSERT INTO player (id, name, account, notices, created, seen, deleted) VALUES ($1, $2, 0, $3, $4, $4, NULL)',
        id,
        name,
        '{}',
        now,
      ),
      insertCredential('device', key, id, label, now),
    ]);
    return { player: { id, name, isAccount: false }, key };
  }

  /** Makes a guest an account; the recovery code is told once and kept as a hash. Another code makes the old one void. */
  async makeAccount(
    player: PlayerSeen,
    rawName: string,
  ): Promise<{ readonly player: PlayerSeen; readonly code: string }> {
    const name = readName(rawName);
    const code = newToken();
    const now = this.#database.now();
    try {
      await this.#database.write([
        exactlyOne('UPDATE player SET name = $1, account = 1 WHERE id = $2', name, player.id),
        statement("DELETE FROM credential WHERE player = $1 AND kind = 'recovery'", player.id),
        touchMatches(player.id),
        insertCredential('recovery', code, player.id, '', now),
      ]);
    } catch {
      throw fault('refused', 'Somebody else has this name.');
    }
    this.forget(player.id);
    return { player: { id: player.id, name, isAccount: true }, code };
  }

  /** A link for one use that makes another browser this player's. */
  async linkDevice(player: PlayerSeen): Promise<string> {
    const token = newToken();
    const now = this.#database.now();
    await this.#database.write([insertCredential('move', token, player.id, '', now, now + MOVE_TIME)]);
    return token;
  }

  /** The player behind a link to another device, or behind a recovery code; a link works once. */
  async enter(
    kind: 'move' | 'recovery',
    secret: string,
    label: string,
    guest: PlayerSeen | null,
  ): Promise<Known | null> {
    const now = this.#database.now();
    const [row] = await this.#database.read(
      `SELECT p.id, p.name, p.account FROM credential c JOIN player p ON p.id = c.player
        WHERE c.hash = $1 AND c.kind = $2 AND p.deleted IS NULL AND (c.expires IS NULL OR c.expires > $3)`,
      hashOf(secret),
      kind,
      now,
    );
    if (row === undefined) return null;
    const player = playerFrom(row);
    const key = newKey();
    const isTaken = await this.#database.write([
      ...(kind === 'move' ? [exactlyOne('DELETE FROM credential WHERE hash = $1', hashOf(secret))] : []),
      insertCredential('device', key, player.id, label, now),
      ...(guest === null || guest.isAccount || guest.id === player.id ? [] : takeOver(guest.id, player.id)),
    ]);
    if (guest !== null) this.forget(guest.id);
    return isTaken ? { player, key } : null;
  }

  /** Browsers that hold this player's seats. */
  async devices(
    player: PlayerSeen,
  ): Promise<readonly { readonly id: string; readonly label: string; readonly created: number }[]> {
    const rows = await this.#database.read(
      "SELECT hash, label, created FROM credential WHERE player = $1 AND kind = 'device' ORDER BY created",
      player.id,
    );
    return rows.map(({ hash, label, created }) => ({
      id: String(hash).slice(0, DEVICE_ID),
      label: String(label),
      created: Number(created),
    }));
  }

  /** Ends a browser's right to this player's seats. */
  async endDevice(player: PlayerSeen, id: string): Promise<void> {
    if (!/^[0-9a-f]{16}$/.test(id)) throw fault('unknown');
    await this.#database.write([
      statement("DELETE FROM credential WHERE player = $1 AND kind = 'device' AND hash LIKE $2", player.id, `${id}%`),
    ]);
    this.forget(player.id);
  }

  /** Everything kept about a player. */
  async dataOf(player: PlayerSeen): Promise<Readonly<Record<string, unknown>>> {
    const read = (sql: string) => this.#database.read(sql, player.id);
    return {
      player: await read('SELECT id, name, account, created, seen FROM player WHERE id = $1'),
      devices: await read("SELECT label, created FROM credential WHERE player = $1 AND kind = 'device'"),
      seats: await read('SELECT match, seat, joined, gone FROM seat WHERE player = $1'),
      results: await read('SELECT match, game, seat, score, at FROM result WHERE player = $1'),
      talk: await read('SELECT match, words, at FROM message WHERE player = $1'),
      notices: await read('SELECT match, title, at FROM notice WHERE player = $1'),
    };
  }

  /** Empties name, keys, subscriptions and talk. Journals name nobody and stay. */
  async remove(player: PlayerSeen): Promise<void> {
    const now = this.#database.now();
    await this.#database.write([
      exactlyOne(
        "UPDATE player SET name = 'Deleted', account = 0, notices = '{}', deleted = $1 WHERE id = $2",
        now,
        player.id,
      ),
      ...['credential', 'passkey', 'subscription', 'notice', 'message', 'mute'].map((table) =>
        statement(`DELETE FROM ${table} WHERE player = $1`, player.id),
      ),
    ]);
    this.forget(player.id);
  }

  async rename(player: PlayerSeen, raw: string): Promise<PlayerSeen> {
    const name = readName(raw);
    try {
      await this.#database.write([
        exactlyOne('UPDATE player SET name = $1 WHERE id = $2', name, player.id),
        touchMatches(player.id),
      ]);
    } catch {
      throw fault('refused', 'Somebody else has this name.');
    }
    this.forget(player.id);
    return { ...player, name };
  }

  /** Reads a player again the next time. */
  forget(id: string): void {
    for (const [hash, player] of this.#known) if (player.id === id) this.#known.delete(hash);
  }
}
