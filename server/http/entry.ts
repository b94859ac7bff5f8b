import type { ServerFacts } from '@kurgan/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../fault.ts';
import type { Devices } from '../players/devices.ts';
import type { Passkeys } from '../players/passkeys.ts';
import type { Known, Players } from '../players/players.ts';
import { hashOf } from '../secrets.ts';
import { playerOf, type Visit } from '../visit.ts';
import type { Limits } from './limits.ts';

/** The cookie with a browser's key. */
const COOKIE = 'kurgan';
const YEAR_SECONDS = 31_536_000;

export interface EntryParts {
  readonly players: Players;
  readonly devices: Devices;
  readonly passkeys: Passkeys;
  readonly limits: Limits;
  /** Browsers reach the server by HTTPS, through a proxy. */
  readonly isSecure: boolean;
  readonly facts: ServerFacts;
  /** Whoever has a match open is told of its new players. */
  readonly onEntered: () => Promise<void>;
}

const labelOf = ({ headers }: FastifyRequest): string => String(headers['user-agent'] ?? '');
const secretIn = (raw: unknown): string => (typeof raw === 'string' ? raw.toLowerCase().replace(/[^a-z2-7]/g, '') : '');

const isWrong = (): Fault => new Fault({ error: 'unknown', detail: 'This code or link is not valid any more.' });

/** The ways into the server: whatever gives a browser its key. */
export class Entry {
  readonly #parts: EntryParts;

  constructor(parts: EntryParts) {
    this.#parts = parts;
  }

  /** The browser behind a request. */
  async visit(request: FastifyRequest): Promise<Visit> {
    const { players, isSecure } = this.#parts;
    const key = request.cookies[COOKIE];
    const player = await players.byKey(key);
    return {
      player,
      device: player === null || key === undefined ? null : hashOf(key),
      address: request.ip,
      origin: `${isSecure ? 'https' : 'http'}://${request.headers.host}`,
    };
  }

  #setKey(reply: FastifyReply, { player, key }: Known): { readonly you: Known['player'] } {
    reply.setCookie(COOKIE, key, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.#parts.isSecure,
      maxAge: YEAR_SECONDS,
    });
    return { you: player };
  }

  /** Makes a browser one of a player's, if whatever it shows is right. */
  async enter(
    request: FastifyRequest,
    reply: FastifyReply,
    show: (visit: Visit, label: string) => Promise<Known | null>,
  ): Promise<{ readonly you: Known['player'] }> {
    const visit = await this.visit(request);
    const known = await this.#parts.limits.tried(visit.address, () => show(visit, labelOf(request)));
    if (known === null) throw isWrong();
    await this.#parts.onEntered();
    return this.#setKey(reply, known);
  }

  addTo(app: FastifyInstance): void {
    const { players, devices, passkeys, limits, facts } = this.#parts;

    /** Makes this browser a player, if it isn't one yet. */
    app.post('/api/arrive', async (request, reply) => {
      const { player, device, address } = await this.visit(request);
      if (player !== null && device !== null) {
        await devices.visited(device);
        return { you: player, ...facts };
      }
      limits.arrive(address);
      return { ...this.#setKey(reply, await players.create(labelOf(request))), ...facts };
    });

    app.post<{ Body: { token?: unknown } }>('/api/device', (request, reply) =>
      this.enter(request, reply, ({ player }, label) =>
        players.enter('move', secretIn(request.body?.token), label, player),
      ),
    );
    app.post<{ Body: { code?: unknown } }>('/api/recover', (request, reply) =>
      this.enter(request, reply, ({ player }, label) =>
        players.enter('recovery', secretIn(request.body?.code), label, player),
      ),
    );

    /** The question for whoever has a passkey of this server. */
    app.post('/api/passkey/ask', async (request) => {
      const { address, origin } = await this.visit(request);
      if (!limits.mayCall(null, address)) throw new Fault({ error: 'too fast' });
      return passkeys.toShow(null, origin);
    });
    app.post<{ Body: { response?: unknown } }>('/api/passkey', (request, reply) =>
      this.enter(request, reply, async (visit, label) => {
        const shown = await passkeys.shown(visit, null, request.body?.response);
        if (shown === null) return null;
        return players.admit(shown.player, label, visit.player, { isConfirmed: true, statements: [shown.used] });
      }),
    );

    /** This browser shows that whoever sits there knows the recovery code. */
    app.post<{ Body: { code?: unknown } }>('/api/confirm', async (request) => {
      const visit = await this.visit(request);
      const { id } = playerOf(visit);
      const owner = await limits.tried(visit.address, async () => {
        const behind = await players.behind('recovery', secretIn(request.body?.code));
        return behind?.id === id ? behind : null;
      });
      if (owner === null || visit.device === null) throw isWrong();
      await devices.confirm(visit.device);
      return {};
    });
  }
}
