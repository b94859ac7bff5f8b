import type { NoticeWish, PlayerSeen, TurnNotices } from '@kurgan/wire';
import { fault } from '../fault.ts';
import { hashOf, newKey, tokensBy } from '../secrets.ts';
import { type Database, statement } from '../store/database.ts';
import { isPushService, type Subscription } from './web-push.ts';

/** Browsers one player may have told at once. */
const MOST = 10;
const USUAL: NoticeWish = { push: 'away', feed: 'away' };

/** How each player wants to be told of a turn. */
export class Channels {
  readonly #database: Database;
  readonly #pushKey: string;
  readonly #tokenFor: (words: string) => string;

  constructor(database: Database, pushKey: string, secret = newKey()) {
    this.#database = database;
    this.#pushKey = pushKey;
    this.#tokenFor = tokensBy(secret);
  }

  async wishOf(player: string): Promise<NoticeWish> {
    const [row] = await this.#database.read('SELECT notices FROM player WHERE id = $1', player);
    return { ...USUAL, ...(JSON.parse(String(row?.notices ?? '{}')) as Partial<NoticeWish>) };
  }

  async seen({ id }: PlayerSeen): Promise<TurnNotices> {
    const [feed] = await this.#database.read("SELECT hash FROM credential WHERE player = $1 AND kind = 'feed'", id);
    return {
      ...(await this.wishOf(id)),
      pushKey: this.#pushKey,
      devices: (await this.subscriptions(id)).length,
      hasFeed: feed !== undefined,
    };
  }

  async set({ id }: PlayerSeen, { push, feed }: NoticeWish): Promise<void> {
    await this.#database.write([
      statement('UPDATE player SET notices = $1 WHERE id = $2', JSON.stringify({ push, feed }), id),
    ]);
  }

  async subscribe({ id }: PlayerSeen, { endpoint, p256dh, auth }: Subscription): Promise<void> {
    if (!isPushService(endpoint)) throw fault('refused', 'This push service isn’t known here.');
    if ((await this.subscriptions(id)).length >= MOST) throw fault('refused', `At most ${MOST} browsers.`);
    await this.#database.write([
      statement('DELETE FROM subscription WHERE endpoint = $1', endpoint),
      statement(
        'INSERT INTO subscription (endpoint, player, keys, created) VALUES ($1, $2, $3, $4)',
        endpoint,
        id,
        JSON.stringify({ p256dh, auth }),
        this.#database.now(),
      ),
    ]);
  }

  async unsubscribe({ id }: PlayerSeen, endpoint: string): Promise<void> {
    await this.#database.write([
      statement('DELETE FROM subscription WHERE endpoint = $1 AND player = $2', endpoint, id),
    ]);
  }

  async subscriptions(player: string): Promise<readonly Subscription[]> {
    const rows = await this.#database.read('SELECT endpoint, keys FROM subscription WHERE player = $1', player);
    return rows.map(({ endpoint, keys }) => ({
      endpoint: String(endpoint),
      ...(JSON.parse(String(keys)) as Pick<Subscription, 'p256dh' | 'auth'>),
    }));
  }

  /** A new secret address of the player's feed; the one before is void. */
  async newFeed({ id }: PlayerSeen, request: string): Promise<string> {
    const token = this.#tokenFor(`feed ${id} ${request}`);
    const now = this.#database.now();
    await this.#database.write([
      statement("DELETE FROM credential WHERE player = $1 AND kind = 'feed'", id),
      statement(
        `INSERT INTO credential (hash, player, kind, label, created, used, expires)
          VALUES ($1, $2, 'feed', '', $3, $3, NULL)`,
        hashOf(token),
        id,
        now,
      ),
    ]);
    return token;
  }
}
