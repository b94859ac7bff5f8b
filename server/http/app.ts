import { createServer } from 'node:http';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { type Bye, MOST_LETTERS, readCall } from '@kurgan/wire';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Calls } from '../calls.ts';
import { Fault } from '../fault.ts';
import { type CallLimits, PageSocket } from '../live/socket.ts';
import type { Sockets } from '../live/sockets.ts';
import type { Tables } from '../matches/tables.ts';
import { type LogLevel, loggerOf } from '../operation/log.ts';
import type { Players } from '../players/players.ts';
import { Bucket } from './bucket.ts';
import { bringsToken, METRICS_PATH } from './observe.ts';
import { isOwnHost, isOwnOrigin } from './origin.ts';
import type { Site } from './site.ts';

/** The cookie with a browser's key. */
const COOKIE = 'kurgan';
const YEAR_SECONDS = 31_536_000;

/** The parts behind the calls. */
export interface Online {
  readonly calls: Calls;
  readonly tables: Tables;
  readonly players: Players;
  readonly sockets: Sockets;
  /** Addresses of this computer that others on its network can reach. */
  readonly addresses: readonly string[];
  /** A player's turns as a feed, by its secret address. */
  feed(token: string, origin: string): Promise<string>;
}

export interface AppOptions {
  readonly site: Site;
  /** False when matches are played in browsers alone. */
  readonly isOnline: boolean;
  /** Names this server answers to besides addresses. */
  readonly names: readonly string[];
  /** Browsers reach it by HTTPS, through a proxy. */
  readonly isSecure: boolean;
  readonly logLevel: LogLevel;
  /** Hears of defects instead of the log. */
  readonly log: ((error: unknown) => void) | undefined;
}

export interface App {
  readonly app: FastifyInstance;
  /** Takes in defects. */
  readonly log: (error: unknown) => void;
}

const STATUS: Readonly<Record<string, number>> = {
  unreadable: 400,
  refused: 409,
  stale: 409,
  'not yours': 403,
  unknown: 404,
  'too fast': 429,
  closed: 410,
  defect: 500,
};

/** Everything else is the site's. */
const API = '/api/';

/** Proxies in front of a server stand on its own computer or network. */
const NEARBY = ['loopback', 'linklocal', 'uniquelocal'];

/** The server as one app: the site, and guards in front of everything else. */
export function makeApp(options: AppOptions): App {
  const { site, isOnline, names, isSecure, logLevel } = options;
  const app = fastify({
    bodyLimit: MOST_LETTERS,
    forceCloseConnections: 'idle',
    logger: loggerOf(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isSecure ? NEARBY : false,
    serverFactory: (handler) =>
      createServer((request, response) => {
        if (request.url?.startsWith(API) || request.url === METRICS_PATH) handler(request, response);
        else site.answer(request, response);
      }),
  });
  const log = options.log ?? ((error: unknown) => app.log.error(error));
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    app.log.debug({
      method,
      route: routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  app.setErrorHandler((error: unknown, _request, reply) => {
    if (error instanceof Fault) return reply.code(STATUS[error.reason.error] ?? 500).send(error.reason);
    const status =
      typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) log(error);
    return reply.code(status).send({ error: status >= 500 ? 'defect' : 'unreadable' });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: isOnline ? 'unknown' : 'closed' }));
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnHost(request.headers.host, names) && !bringsToken(request))
      return reply.code(421).send({ error: 'unknown' });
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    const upgrades = request.headers.upgrade !== undefined;
    if ((changes || upgrades) && !isOwnOrigin(request.headers.origin, request.headers.host)) {
      return reply.code(403).send({ error: 'not yours' });
    }
  });

  return { app, log };
}

/** Tries to guess a code, by address. */
const TRIES = { burst: 5, perSecond: 5 / 3600 };
const MOST_ADDRESSES = 10_000;

/** Answers whether an address may try once more. */
function tryCounter(): (address: string) => boolean {
  const buckets = new Map<string, Bucket>();
  return (address) => {
    const now = performance.now();
    if (buckets.size > MOST_ADDRESSES) buckets.clear();
    const bucket = buckets.get(address) ?? new Bucket(TRIES.burst, TRIES.perSecond, now);
    buckets.set(address, bucket);
    return bucket.take(now);
  };
}

/** The calls of pages, by POST and by socket. */
export async function addCalls(
  { app, log }: App,
  online: Online,
  { isSecure, limits }: { readonly isSecure: boolean; readonly limits: CallLimits },
): Promise<void> {
  const { calls, tables, players, sockets, addresses } = online;
  await app.register(cookie);
  await app.register(websocket, {
    options: { maxPayload: MOST_LETTERS, perMessageDeflate: false },
    preClose: () => sockets.stop(),
    // A page that sends too much or breaks off is no defect, and could fill the log.
    errorHandler: (error, socket) => {
      socket.terminate();
      if (!('code' in error)) log(error);
    },
  });
  const mayTry = tryCounter();
  const playerOf = (request: FastifyRequest) => players.byKey(request.cookies[COOKIE]);
  const setKey = (reply: FastifyReply, key: string): void => {
    reply.setCookie(COOKIE, key, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure,
      maxAge: YEAR_SECONDS,
    });
  };

  /** Makes this browser a player, if it isn't one yet. */
  app.post('/api/arrive', async (request, reply) => {
    const known = await playerOf(request);
    if (known !== null) return { you: known, addresses };
    const { player, key } = await players.create(String(request.headers['user-agent'] ?? ''));
    setKey(reply, key);
    return { you: player, addresses };
  });

  /** Makes this browser one of a player's, by a link from another device or by the recovery code. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, kind: 'move' | 'recovery', secret: unknown) => {
    if (!mayTry(request.ip)) throw new Fault({ error: 'too fast', detail: 'Too many tries. Wait an hour.' });
    const text = typeof secret === 'string' ? secret.toLowerCase().replace(/[^a-z2-7]/g, '') : '';
    const label = String(request.headers['user-agent'] ?? '');
    const known = await players.enter(kind, text, label, await playerOf(request));
    if (known === null) throw new Fault({ error: 'unknown', detail: 'This code or link is not valid any more.' });
    setKey(reply, known.key);
    await tables.heal();
    return { you: known.player };
  };
  app.post<{ Body: { token?: unknown } }>('/api/device', (request, reply) =>
    enter(request, reply, 'move', request.body?.token),
  );
  app.post<{ Body: { code?: unknown } }>('/api/recover', (request, reply) =>
    enter(request, reply, 'recovery', request.body?.code),
  );

  app.post<{ Params: { name: string } }>('/api/:name', async (request) => {
    const call = readCall(request.params.name, request.body);
    if (!call.ok) throw new Fault({ error: 'unreadable', detail: call.error[0]?.path ?? '' });
    return calls.answer({ player: await playerOf(request) }, call.value);
  });

  app.get<{ Params: { token: string } }>('/api/feed/:token', async (request, reply) => {
    const origin = `${isSecure ? 'https' : 'http'}://${request.headers.host}`;
    const text = await online.feed(request.params.token, origin);
    return reply.type('application/atom+xml; charset=utf-8').header('cache-control', 'private, no-cache').send(text);
  });

  app.get('/api/socket', { websocket: true }, async (socket, request) => {
    const { fromOneAddress = Number.POSITIVE_INFINITY } = limits;
    const uncount = sockets.countFrom(request.ip, fromOneAddress);
    if (uncount === null) {
      socket.send(JSON.stringify({ bye: 'too many', back: null } satisfies Bye));
      socket.close(1013);
      return;
    }
    socket.once('close', uncount);
    socket.pause();
    const player = await playerOf(request);
    new PageSocket(socket, player, online, limits, log, request.raw.socket);
    socket.resume();
  });
}
