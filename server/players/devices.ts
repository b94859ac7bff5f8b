import type { DeviceSeen, PlayerSeen } from '@kurgan/wire';
import { Fault, fault } from '../fault.ts';
import { type Database, type Statement, statement } from '../store/database.ts';
import type { Visit } from '../visit.ts';

/** Letters of a hash that name a device to its owner. */
const DEVICE_ID = 16;
/** Milliseconds after which a visit is written down again. */
const VISIT = 3_600_000;
/** Milliseconds for which a code or passkey that was shown counts. */
const CONFIRMED = 600_000;

/** A browser has shown a passkey or the recovery code. */
export const confirming = (device: string, now: number): Statement =>
  statement('UPDATE credential SET confirmed = $1 WHERE hash = $2', now + CONFIRMED, device);

/** Browsers that hold a player's seats, and what each may do. */
export class Devices {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async of(player: PlayerSeen, own: string | null): Promise<readonly DeviceSeen[]> {
    const rows = await this.#database.read(
      "SELECT hash, label, created, used FROM credential WHERE player = $1 AND kind = 'device' ORDER BY used DESC, hash",
      player.id,
    );
    return rows.map(({ hash, label, created, used }) => ({
      id: String(hash).slice(0, DEVICE_ID),
      label: String(label),
      created: Number(created),
      seen: Number(used),
      isThis: hash === own,
    }));
  }

  /** Notes that a browser was here, at most once an hour. */
  async visited(device: string): Promise<void> {
    const now = this.#database.now();
    const [known] = await this.#database.read('SELECT used FROM credential WHERE hash = $1', device);
    if (known === undefined || Number(known.used) >= now - VISIT) return;
    const player = 'UPDATE player SET seen = $1 WHERE id = (SELECT player FROM credential WHERE hash = $2)';
    await this.#database.write([
      statement('UPDATE credential SET used = $1 WHERE hash = $2', now, device),
      statement(player, now, device),
    ]);
  }

  /** Ends a browser's right to a player's seats. */
  async end(player: PlayerSeen, id: string): Promise<void> {
    if (!/^[0-9a-f]{16}$/.test(id)) throw fault('unknown');
    await this.#database.write([
      statement("DELETE FROM credential WHERE player = $1 AND kind = 'device' AND hash LIKE $2", player.id, `${id}%`),
    ]);
  }

  /** True while a browser's key is good. */
  async isGood(device: string): Promise<boolean> {
    const sql = "SELECT hash FROM credential WHERE hash = $1 AND kind = 'device'";
    return (await this.#database.read(sql, device)).length > 0;
  }

  /** A browser has shown a passkey or the recovery code. */
  async confirm(device: string): Promise<void> {
    await this.#database.write([confirming(device, this.#database.now())]);
  }

  /**
   * Whoever adds a device or a key to an account has shown a passkey or the recovery code just now: a browser left open
   * is not enough to take an account over. Guests have neither.
   */
  async mustBeConfirmed({ player, device }: Pick<Visit, 'player' | 'device'>): Promise<void> {
    if (player?.isAccount !== true) return;
    const [row] = await this.#database.read('SELECT confirmed FROM credential WHERE hash = $1', device);
    if (Number(row?.confirmed ?? 0) > this.#database.now()) return;
    throw new Fault({
      error: 'refused',
      detail: 'First show that it’s you: enter your recovery code or use a passkey.',
      facts: { confirm: true },
    });
  }
}
