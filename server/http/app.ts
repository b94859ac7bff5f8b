import { createServer } from 'node:http';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { type Bye, MOST_LETTERS, readCall, type ServerFacts } from '@kurgan/wire';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Answered, Calls } from '../calls.ts';
import { Fault } from '../fault.ts';
import { PageSocket } from '../live/socket.ts';
import type { Sockets } from '../live/sockets.ts';
import { MOST_LETTERS as IMPORT_LETTERS } from '../lobby/import.ts';
import type { Tables } from '../matches/tables.ts';
import { type LogLevel, loggerOf } from '../operation/log.ts';
import type { Devices } from '../players/devices.ts';
import type { Passkeys } from '../players/passkeys.ts';
import type { Players } from '../players/players.ts';
import { Entry } from './entry.ts';
import { type CallLimits, Limits } from './limits.ts';
import { bringsToken, METRICS_PATH } from './observe.ts';
import { isOwnHost, isOwnOrigin, isThisComputer } from './origin.ts';
import type { Site } from './site.ts';

/** The parts behind the calls. */
export interface Online {
  readonly calls: Calls;
  readonly tables: Tables;
  readonly players: Players;
  readonly devices: Devices;
  readonly passkeys: Passkeys;
  readonly sockets: Sockets;
  readonly facts: ServerFacts;
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
/** Bytes of a call with a file: JSON writes some of its characters with two or three. */
const MOST_IN_IMPORT = 3 * IMPORT_LETTERS;

/** Proxies in front of a server stand on its own computer or network. */
const NEARBY = ['loopback', 'linklocal', 'uniquelocal'];

/** True for a request for a socket. Nobody else ends its connection if it is refused. */
function endIfUpgrade({ headers, raw }: FastifyRequest, reply: FastifyReply): boolean {
  if (headers.upgrade === undefined) return false;
  reply.raw.once('finish', () => raw.socket.destroySoon());
  return true;
}

/** An address that can't be read comes to no hook. */
function answerUnreadable(request: FastifyRequest, reply: FastifyReply): void {
  endIfUpgrade(request, reply);
  reply.code(400).send({ error: 'unreadable' });
}

/** The server as one app: the site, and guards in front of everything else. */
export function makeApp(options: AppOptions): App {
  const { site, isOnline, names, isSecure, logLevel } = options;
  const app = fastify({
    bodyLimit: MOST_LETTERS,
    forceCloseConnections: 'idle',
    logger: loggerOf(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isSecure ? NEARBY : false,
    frameworkErrors: (_error, request, reply) => answerUnreadable(request, reply),
    serverFactory: (handler) =>
      createServer((request, response) => {
        if (request.url?.startsWith(API) || request.url === METRICS_PATH) handler(request, response);
        else site.answer(request, response, isSecure || isThisComputer(request.headers.host));
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
  app.removeContentTypeParser('text/plain'); // a form of a foreign page could send it
  app.setErrorHandler((error: unknown, _request, reply) => {
    if (error instanceof Fault) return reply.code(STATUS[error.reason.error] ?? 500).send(error.reason);
    const status =
      typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) log(error);
    return reply.code(status).send({ error: status >= 500 ? 'defect' : 'unreadable' });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: isOnline ? 'unknown' : 'closed' }));
  app.addHook('onRequest', async (request, reply) => {
    const upgrades = endIfUpgrade(request, reply);
    if (!isOwnHost(request.headers.host, names) && !bringsToken(request))
      return reply.code(421).send({ error: 'unknown' });
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if ((changes || upgrades) && !isOwnOrigin(request.headers.origin, request.headers.host, isSecure)) {
      return reply.code(403).send({ error: 'not yours' });
    }
  });

  return { app, log };
}

/** The calls of pages, by POST and by socket. */
export async function addCalls(
  { app, log }: App,
  online: Online,
  { isSecure, limits: perSocket }: { readonly isSecure: boolean; readonly limits: CallLimits },
): Promise<void> {
  const { calls, tables, players, devices, passkeys, sockets, facts } = online;
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
  const limits = new Limits(perSocket);
  const entry = new Entry({
    ...{ players, devices, passkeys, limits, isSecure, facts },
    onEntered: () => tables.heal(),
  });
  entry.addTo(app);

  const answer = async (name: string, request: FastifyRequest): Promise<Answered> => {
    const call = readCall(name, request.body);
    if (!call.ok) throw new Fault({ error: 'unreadable', detail: call.error[0]?.path ?? '' });
    const visit = await entry.visit(request);
    if (!limits.mayCall(visit.player?.id ?? null, visit.address)) {
      calls.turnedAway(call.value.name, 'too fast');
      throw new Fault({ error: 'too fast' });
    }
    return calls.answer(visit, call.value);
  };
  app.post<{ Params: { name: string } }>('/api/:name', (request) => answer(request.params.name, request));
  // A file is longer than any other call.
  app.post('/api/import', { bodyLimit: MOST_IN_IMPORT }, (request) => answer('import', request));

  app.get<{ Params: { token: string } }>('/api/feed/:token', async (request, reply) => {
    const { origin, address } = await entry.visit(request);
    if (!limits.mayCall(null, address)) throw new Fault({ error: 'too fast' });
    const text = await online.feed(request.params.token, origin);
    return reply.type('application/atom+xml; charset=utf-8').header('cache-control', 'private, no-cache').send(text);
  });

  app.get('/api/socket', { websocket: true }, async (socket, request) => {
    const { fromOneAddress = Number.POSITIVE_INFINITY } = perSocket;
    const uncount = sockets.countFrom(request.ip, fromOneAddress);
    if (uncount === null) {
      socket.send(JSON.stringify({ bye: 'too many', back: null } satisfies Bye));
      socket.close(1013);
      return;
    }
    socket.once('close', uncount);
    socket.pause();
    const visit = await entry.visit(request);
    if (visit.device !== null) void devices.visited(visit.device).catch(log); // no page waits for it
    new PageSocket(socket, visit, { ...online, limits }, perSocket, log, request.raw.socket);
    socket.resume();
  });
}
