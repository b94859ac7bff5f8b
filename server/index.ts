import type { AddressInfo } from 'node:net';
import { Calls } from './calls.ts';
import { Games } from './games.ts';
import { makeApp, type Online } from './http/app.ts';
import type { Site } from './http/site.ts';
import type { CallLimits } from './live/socket.ts';
import { Sockets } from './live/sockets.ts';
import { Lobby } from './lobby/lobby.ts';
import { lose } from './matches/claims.ts';
import { Tables } from './matches/tables.ts';
import { PULSE, Pulse } from './operation/pulse.ts';
import { Players } from './players/players.ts';
import type { Database } from './store/database.ts';
import { secretOf } from './store/settings.ts';
import { Talks } from './talk/talk.ts';
import { BotTurns } from './tasks/bot-turns.ts';
import { Runner } from './tasks/runner.ts';

export { Site } from './http/site.ts';
export type { Database } from './store/database.ts';
export { PostgresDatabase } from './store/postgres/postgres.ts';
export { FolderInUse, SqliteDatabase } from './store/sqlite/sqlite.ts';

export interface ServerOptions {
  /** Address of the module that lists the games. */
  readonly registry: URL;
  readonly site: Site;
  /** Null: matches are played in browsers alone. */
  readonly database: Database | null;
  readonly host: string;
  readonly port: number;
  readonly names?: readonly string[];
  readonly isSecure?: boolean;
  readonly limits?: CallLimits;
  /** Milliseconds; bots answer at a multiple of them, so that thinking time tells nothing. */
  readonly beat?: number;
  /** Milliseconds between two signs of life. */
  readonly pulse?: number;
  readonly log?: (error: unknown) => void;
}

export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Enough for the fastest player and for a page that catches up. */
const LIMITS: CallLimits = { burst: 20, perSecond: 4 };

/** Milliseconds; bots answer at a multiple of them. */
const BEAT = 1000;

/** Milliseconds between two looks for announcements that were lost. */
const HEAL = 2000;
/** Milliseconds until connections that don't end are cut. */
const LONGEST_END = 10_000;

interface Opened extends Online {
  close(): Promise<void>;
}

async function openOnline(
  { registry, beat = BEAT, pulse = PULSE, log = () => {} }: ServerOptions,
  database: Database,
): Promise<Opened> {
  const games = await Games.open(registry);
  const tables = new Tables(database, games, () => runner.poke());
  const bots = new BotTurns(database, tables, games, await secretOf(database, 'bots'), beat);
  const runner = new Runner(
    database,
    { bot: bots.turn, flag: async ({ payload }) => lose(await tables.find(payload)) },
    log,
  );
  const players = new Players(database);
  const lobby = new Lobby(database, tables);
  const calls = new Calls({ database, games, players, tables, lobby, talks: new Talks(database) });
  const sockets = new Sockets();
  const life = new Pulse(database, () => tables.heal(), log);
  await life.start(pulse);
  runner.start();
  const healing = setInterval(() => void tables.heal().catch(log), HEAL);
  return {
    calls,
    tables,
    players,
    sockets,
    async close() {
      clearInterval(healing);
      await runner.close();
      await bots.close();
      await life.stop();
    },
  };
}

/** Starts the server of the app, its calls and its matches. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { site, database, host, port, names = [], isSecure = false, limits = LIMITS, log = () => {} } = options;
  const online = database === null ? null : await openOnline(options, database);
  const app = await makeApp({ site, online, names, isSecure, limits, log });
  try {
    await app.listen({ host, port });
  } catch (error) {
    await Promise.all([app.close(), online?.close()]);
    throw error;
  }
  const address = app.server.address() as AddressInfo;
  return {
    port: address.port,
    async close() {
      const cut = setTimeout(() => app.server.closeAllConnections(), LONGEST_END);
      await Promise.all([app.close(), online?.close()]);
      clearTimeout(cut);
      await database?.close();
    },
  };
}
