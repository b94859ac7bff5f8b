import { isIP } from 'node:net';
import type { PasskeySeen, PlayerSeen } from '@kurgan/wire';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { fault } from '../fault.ts';
import { playerFrom } from '../matches/stored.ts';
import { hashOf } from '../secrets.ts';
import { type Database, exactlyOne, type Row, type Statement, statement } from '../store/database.ts';
import type { Visit } from '../visit.ts';

/** Milliseconds for a player to answer its authenticator. */
const PATIENCE = 300_000;
const MOST = 20;
const LABEL = 160;
const NAME = 'Kurgan';
/** Ed25519, ECDSA and RSA, as COSE numbers them: every authenticator has one. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded when the first passkey is used: most servers of a household never need it. */
const library = () => import('@simplewebauthn/server');

/** The name that passkeys of a server belong to, or the reason there are none. */
export function passkeyHost(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    throw fault('refused', 'Passkeys need a name instead of an address.');
  if (protocol !== 'https:' && hostname !== 'localhost') throw fault('refused', 'Passkeys need HTTPS.');
  return hostname;
}

/** Whatever a browser sends is judged by the library; a response it can't even read is a wrong one. */
const judged = async <T>(verify: () => Promise<T>): Promise<T | null> => {
  try {
    return await verify();
  } catch {
    return null;
  }
};

const isResponse = (value: unknown): value is { readonly id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const notGood = () => fault('unknown', 'This passkey isn’t known here.');

/** A player who has shown a passkey, and the statement that notes it. */
export interface Shown {
  readonly player: PlayerSeen;
  readonly used: Statement;
}

/** Keys that a player's own devices keep: shown by a touch, never told. */
export class Passkeys {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Remembers a question, for one answer; `asked`: the player it is for, or nobody yet. */
  async #ask(challenge: string, asked: string): Promise<void> {
    const now = this.#database.now();
    await this.#database.write([
      statement("DELETE FROM credential WHERE kind = 'challenge' AND expires < $1", now),
      statement(
        `INSERT INTO credential (hash, player, kind, label, created, used, expires)
          VALUES ($1, $2, 'challenge', '', $3, $3, $4)`,
        hashOf(challenge),
        asked,
        now,
        now + PATIENCE,
      ),
    ]);
  }

  /** Takes a question back: true if it was asked, and not answered yet. */
  #isAsked(asked: string): (challenge: string) => Promise<boolean> {
    return (challenge) =>
      this.#database.write([
        exactlyOne(
          "DELETE FROM credential WHERE hash = $1 AND player = $2 AND kind = 'challenge' AND expires > $3",
          hashOf(challenge),
          asked,
          this.#database.now(),
        ),
      ]);
  }

  #rows(player: string): Promise<readonly Row[]> {
    return this.#database.read('SELECT * FROM passkey WHERE player = $1 ORDER BY created, id', player);
  }

  async of({ id }: PlayerSeen): Promise<readonly PasskeySeen[]> {
    return (await this.#rows(id)).map((row) => ({
      id: String(row.id),
      label: String(row.label),
      created: Number(row.created),
      seen: Number(row.used),
    }));
  }

  /** The question for a new passkey. */
  async toAdd(player: PlayerSeen, origin: string): Promise<unknown> {
    if (!player.isAccount)
      throw fault('refused', 'Make an account first: its recovery code is the way back without the passkey.');
    const host = passkeyHost(origin);
    const known = await this.#rows(player.id);
    if (known.length >= MOST) throw fault('refused', `You have ${MOST} passkeys already. End one first.`);
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID: host,
      userName: player.name,
      userID: new TextEncoder().encode(player.id),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ id }) => ({ id: String(id) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#ask(options.challenge, player.id);
    return options;
  }

  /** The question for a passkey that is known: a player's, or anybody's. */
  async toShow(player: PlayerSeen | null, origin: string): Promise<unknown> {
    const rpID = passkeyHost(origin);
    const known = player === null ? [] : await this.#rows(player.id);
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID,
      allowCredentials: known.map(({ id }) => ({ id: String(id) })),
      userVerification: 'preferred',
    });
    await this.#ask(options.challenge, player?.id ?? '');
    return options;
  }

  async add(player: PlayerSeen, origin: string, label: string, response: unknown): Promise<void> {
    if (!isResponse(response)) throw notGood();
    const [known] = await this.#database.read('SELECT player FROM passkey WHERE id = $1', response.id);
    if (known?.player === player.id) return; // sent again
    const { verifyRegistrationResponse } = await library();
    const made = await judged(() =>
      verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: this.#isAsked(player.id),
        expectedOrigin: origin,
        expectedRPID: passkeyHost(origin),
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (made?.verified !== true) throw fault('refused', 'The passkey could not be made. Try again.');
    const { id, publicKey, counter } = made.registrationInfo.credential;
    const now = this.#database.now();
    await this.#database.write([
      statement(
        `INSERT INTO passkey (id, player, public_key, counter, label, created, host, used)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $6)`,
        id,
        player.id,
        Buffer.from(publicKey).toString('base64url'),
        counter,
        label.slice(0, LABEL),
        now,
        passkeyHost(origin),
      ),
    ]);
  }

  /** The player behind a passkey that is shown; `asked`: the player who was asked for it, null for whoever comes. */
  async shown({ origin }: Pick<Visit, 'origin'>, asked: PlayerSeen | null, response: unknown): Promise<Shown | null> {
    if (!isResponse(response)) return null;
    const [row] = await this.#database.read(
      `SELECT k.*, p.name, p.account FROM passkey k JOIN player p ON p.id = k.player
        WHERE k.id = $1 AND p.deleted IS NULL`,
      response.id,
    );
    if (row === undefined || (asked !== null && row.player !== asked.id)) return null;
    const { verifyAuthenticationResponse } = await library();
    const answer = await judged(() =>
      verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: this.#isAsked(asked?.id ?? ''),
        expectedOrigin: origin,
        expectedRPID: passkeyHost(origin),
        credential: {
          id: String(row.id),
          publicKey: new Uint8Array(Buffer.from(String(row.public_key), 'base64url')),
          counter: Number(row.counter),
        },
        requireUserVerification: false,
      }),
    );
    if (answer?.verified !== true) return null;
    const { newCounter } = answer.authenticationInfo;
    return {
      player: playerFrom({ ...row, id: row.player ?? null }),
      used: statement(
        'UPDATE passkey SET counter = $1, used = $2 WHERE id = $3',
        newCounter,
        this.#database.now(),
        String(row.id),
      ),
    };
  }

  async end({ id }: PlayerSeen, passkey: string): Promise<void> {
    await this.#database.write([statement('DELETE FROM passkey WHERE id = $1 AND player = $2', passkey, id)]);
  }
}
