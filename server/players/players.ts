import type { CallOf, PlayerSeen } from '@kurgan/wire';
import { fault } from '../fault.ts';
import { playerFrom } from '../matches/stored.ts';
import { hashOf, newId, newKey, tokensBy } from '../secrets.ts';
import { type Database, exactlyOne, type Statement, statement } from '../store/database.ts';
import { confirming } from './devices.ts';
import { likenessOf, readName } from './name.ts';
import { removal } from './privacy.ts';

/** A link to another device works for ten minutes. */
const MOVE_TIME = 600_000;
/** Milliseconds for which a browser's key is believed without a look, where other processes may end it. */
const BELIEVED = 30_000;
/** Browsers remembered without asking the store. */
const MOST_KNOWN = 20_000;
/** Letters of a browser's own description that are kept. */
const LABEL = 160;

/** Announces to all processes that a player's name or keys have changed. */
const NEWS = 'player';

/** A player and the key of one of its browsers. */
export interface Known {
  readonly player: PlayerSeen;
  readonly key: string;
}

const insertCredential = (
  kind: 'device' | 'recovery' | 'move',
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
    label.slice(0, LABEL),
    now,
    expires,
  );

const drop = (player: string, kind: 'recovery' | 'move'): Statement =>
  statement('DELETE FROM credential WHERE player = $1 AND kind = $2', player, kind);

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
  readonly #known = new Map<string, { readonly player: PlayerSeen; readonly at: number }>();
  readonly #tokenFor: (words: string) => string;
  readonly #listeners = new Set<(player: string) => void>();

  /** `secret`: from it and a request follows a code or link, so that a call sent twice gets the same one. */
  constructor(database: Database, secret = newKey()) {
    this.#database = database;
    this.#tokenFor = tokensBy(secret);
    database.onAnnounced((name) => {
      const [kind, player] = name.split(' ');
      if (kind === NEWS && player !== undefined) this.#readAgain(player);
    });
  }

  /** Hears of players whose name or keys have changed. */
  onChange(listener: (player: string) => void): void {
    this.#listeners.add(listener);
  }

  /** The player behind a browser's key; null when there is none. */
  async byKey(key: string | undefined): Promise<PlayerSeen | null> {
    if (key === undefined || key.length > 64) return null;
    const hash = hashOf(key);
    const known = this.#known.get(hash);
    const now = this.#database.now();
    if (known !== undefined && (this.#database.isOwned || now - known.at < BELIEVED)) return known.player;
    this.#known.delete(hash);
    const [row] = await this.#database.read(
      `SELECT p.id, p.name, p.account FROM credential c JOIN player p ON p.id = c.player
        WHERE c.hash = $1 AND c.kind = 'device' AND p.deleted IS NULL`,
      hash,
    );
    if (row === undefined) return null;
    const player = playerFrom(row);
    if (this.#known.size > MOST_KNOWN) this.#known.clear();
    this.#known.set(hash, { player, at: now });
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
    device: string | null,
    call: CallOf<'account'>,
  ): Promise<{ readonly player: PlayerSeen; readonly code: string }> {
    const name = readName(call.name);
    const code = this.#tokenFor(`recovery ${player.id} ${call.request}`);
    const now = this.#database.now();
    await this.#named(player, name, [
      statement('UPDATE player SET account = 1 WHERE id = $1', player.id),
      drop(player.id, 'recovery'),
      insertCredential('recovery', code, player.id, '', now),
      ...(device === null ? [] : [confirming(device, now)]),
    ]);
    return { player: { id: player.id, name, isAccount: true }, code };
  }

  async rename(player: PlayerSeen, raw: string): Promise<PlayerSeen> {
    const name = readName(raw);
    await this.#named(player, name, []);
    return { ...player, name };
  }

  /** Gives a player a name that can't be mistaken for an account's. */
  async #named({ id }: PlayerSeen, name: string, more: readonly Statement[]): Promise<void> {
    const likeness = likenessOf(name);
    const others = 'SELECT id FROM player WHERE likeness = $1 AND id <> $2 AND account = 1 AND deleted IS NULL';
    const isTaken = async (): Promise<boolean> => (await this.#database.read(others, likeness, id)).length > 0;
    const naming = exactlyOne(
      `UPDATE player SET name = $3, likeness = $1 WHERE id = $2 AND deleted IS NULL AND NOT EXISTS (${others})`,
      likeness,
      id,
      name,
    );
    const writing = this.#database.write([naming, ...more, touchMatches(id)]);
    const isDone = await writing.catch(async (error: unknown) => {
      if (await isTaken()) return false; // somebody else was faster
      throw error;
    });
    if (!isDone && (await isTaken())) throw fault('refused', 'Somebody else has this name, or one that looks like it.');
    if (!isDone) throw fault('not yours'); // deleted meanwhile
    this.forget(id);
  }

  /** A link for one use that makes another browser this player's; the one before is void. */
  async linkDevice(player: PlayerSeen, request: string): Promise<string> {
    const token = this.#tokenFor(`move ${player.id} ${request}`);
    const now = this.#database.now();
    await this.#database.write([
      drop(player.id, 'move'),
      insertCredential('move', token, player.id, '', now, now + MOVE_TIME),
    ]);
    return token;
  }

  /** The player behind a link to another device, or behind a recovery code. */
  async behind(kind: 'move' | 'recovery', secret: string): Promise<PlayerSeen | null> {
    const [row] = await this.#database.read(
      `SELECT p.id, p.name, p.account FROM credential c JOIN player p ON p.id = c.player
        WHERE c.hash = $1 AND c.kind = $2 AND p.deleted IS NULL AND (c.expires IS NULL OR c.expires > $3)`,
      hashOf(secret),
      kind,
      this.#database.now(),
    );
    return row === undefined ? null : playerFrom(row);
  }

  /** Enters by a link to another device, which works once, or by a recovery code. */
  async enter(
    kind: 'move' | 'recovery',
    secret: string,
    label: string,
    guest: PlayerSeen | null,
  ): Promise<Known | null> {
    const player = await this.behind(kind, secret);
    if (player === null) return null;
    const used = kind === 'move' ? [exactlyOne('DELETE FROM credential WHERE hash = $1', hashOf(secret))] : [];
    return this.admit(player, label, guest, { isConfirmed: kind === 'recovery', statements: used });
  }

  /** Makes a browser one of a player's; null if a statement had nothing to change. */
  async admit(
    player: PlayerSeen,
    label: string,
    guest: PlayerSeen | null,
    { isConfirmed, statements }: { readonly isConfirmed: boolean; readonly statements: readonly Statement[] },
  ): Promise<Known | null> {
    const key = newKey();
    const now = this.#database.now();
    const isTaken = await this.#database.write([
      exactlyOne('UPDATE player SET seen = $1 WHERE id = $2 AND deleted IS NULL', now, player.id),
      ...statements,
      insertCredential('device', key, player.id, label, now),
      ...(isConfirmed ? [confirming(hashOf(key), now)] : []),
      ...(guest === null || guest.isAccount || guest.id === player.id ? [] : takeOver(guest.id, player.id)),
    ]);
    if (guest !== null) this.forget(guest.id);
    return isTaken ? { player, key } : null;
  }

  /** Empties name, keys, subscriptions and talk. */
  async remove(player: PlayerSeen): Promise<void> {
    await this.#database.write(removal(player, this.#database.now()));
    this.forget(player.id);
  }

  /** A player's name or keys have changed: every process reads them again. */
  forget(id: string): void {
    this.#readAgain(id);
    this.#database.announce(`${NEWS} ${id}`);
  }

  #readAgain(id: string): void {
    for (const [hash, { player }] of this.#known) if (player.id === id) this.#known.delete(hash);
    for (const listener of this.#listeners) listener(id);
  }
}
