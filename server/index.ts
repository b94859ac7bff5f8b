import type { AddressInfo } from 'node:net';
import { Calls } from './calls.ts';
import { Games } from './games.ts';
import { type App, addCalls, makeApp, type Online } from './http/app.ts';
import { type CallLimits, LIMITS } from './http/limits.ts';
import { addObservation } from './http/observe.ts';
import type { Site } from './http/site.ts';
import { Sockets } from './live/sockets.ts';
import { Imports } from './lobby/import.ts';
import { Lobby } from './lobby/lobby.ts';
import type { Table } from './matches/table.ts';
import { Tables } from './matches/tables.ts';
import { Channels } from './notify/channels.ts';
import { feedOf } from './notify/feed.ts';
import { type Send, sendBy, TurnNotices } from './notify/turns.ts';
import { PushKey } from './notify/web-push.ts';
import type { LogLevel } from './operation/log.ts';
import { MeasuredDatabase } from './operation/measured.ts';
import { Metrics } from './operation/metrics.ts';
import { PULSE, Pulse } from './operation/pulse.ts';
import { Devices } from './players/devices.ts';
import { Passkeys } from './players/passkeys.ts';
import { Players } from './players/players.ts';
import { newId } from './secrets.ts';
import type { Database } from './store/database.ts';
import { secretOf } from './store/settings.ts';
import { Talks } from './talk/talk.ts';
import { BEAT, BotTurns } from './tasks/bot-turns.ts';
import { matchTasks } from './tasks/match-tasks.ts';
import { Runner } from './tasks/runner.ts';
import { upgrade } from './upgrade/upgrade.ts';

export { Site } from './http/site.ts';
export { LOG_LEVELS, type LogLevel } from './operation/log.ts';
export type { Database } from './store/database.ts';
export { PostgresDatabase } from './store/postgres/postgres.ts';
export { backUp, NothingToBackUp } from './store/sqlite/backup.ts';
export { FolderInUse, SqliteDatabase } from './store/sqlite/sqlite.ts';
export { spreadGames } from './tasks/batches.ts';
export { startWorker } from './tasks/worker.ts';
export { RulesChanged } from './upgrade/upgrade.ts';

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
  /** Milliseconds after which a task of a process that died goes to another. */
  readonly lease?: number | undefined;
  /** Milliseconds between two signs of life. */
  readonly pulse?: number;
  readonly logLevel?: LogLevel;
  /** Hears of defects instead of the log. */
  readonly log?: (error: unknown) => void;
  /** False leaves bot turns and clocks to workers. */
  readonly hasTasks?: boolean;
  /** Holds matches that the rules at hand lead elsewhere, instead of not starting. */
  readonly mayHold?: boolean;
  /** Milliseconds after the start until turns before it are looked after: pages that come back go first. */
  readonly recall?: number;
  /** Matches kept in memory although nobody watches them. */
  readonly mostIdle?: number;
  /** Sends a message to a browser's push service instead of this server. */
  readonly sendPush?: Send;
  /** Addresses of this computer that others on its network can reach. */
  readonly addresses?: readonly string[];
  /** False switches chat off for all matches. */
  readonly canTalk?: boolean;
  /** Bearer token that reads the figures from elsewhere. */
  readonly metricsToken?: string | null;
}

export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Milliseconds between two looks for announcements that were lost. */
const HEAL = 2000;
const RECALL = 10_000;
/** Milliseconds until connections that don't end are cut. */
const LONGEST_END = 10_000;

interface Opened extends Online {
  /** Writes come through. */
  canStore(): boolean;
  close(): Promise<void>;
}

async function openOnline(
  options: ServerOptions,
  database: Database,
  metrics: Metrics,
  { app, log }: App,
): Promise<Opened> {
  const { registry, beat = BEAT, pulse = PULSE, mayHold = false, hasTasks = true, lease, recall = RECALL } = options;
  const games = await Games.open(registry);
  const checked = await upgrade(database, games, mayHold);
  if (checked.changed.length > 0)
    app.log.warn(`${checked.changed.length} matches are held: the rules lead them elsewhere`);
  const key = new PushKey(await secretOf(database, 'push'));
  const secret = await secretOf(database, 'tokens');
  const channels = new Channels(database, key.publicKey, secret);
  const changed = (table: Table): void => {
    if (hasTasks && table.host?.asked !== null) runner.poke(); // a bot may be asked
    notices.changed(table);
  };
  const { addresses = [], canTalk = true, mostIdle } = options;
  const processId = newId();
  const tables = new Tables(database, games, changed, {
    ...{ canTalk, secret, processId },
    ...(mostIdle !== undefined && { mostIdle }),
  });
  const notices = new TurnNotices(database, tables, games, channels, options.sendPush ?? sendBy(key, database), log);
  const bots = new BotTurns(database, tables, games, await secretOf(database, 'bots'), beat, metrics);
  const handlers = { ...matchTasks(tables, bots), notice: notices.tell, taken: notices.tellTaken };
  const runner = new Runner(database, handlers, log, { lease });
  const players = new Players(database, secret);
  const devices = new Devices(database);
  const passkeys = new Passkeys(database);
  const sockets = new Sockets();
  const lobby = new Lobby(database, tables, () => sockets.people);
  const calls = new Calls({
    ...{ database, games, players, devices, passkeys, tables, lobby, channels, metrics },
    talks: new Talks(database, tables),
    imports: new Imports(database, games, tables),
  });
  const [last] = await database.read('SELECT MAX(seen) AS seen FROM process WHERE stopped = 0');
  const died = last?.seen ?? null;
  const recalling = setTimeout(() => void (died === null || notices.recall(Number(died)).catch(log)), recall);
  players.onChange((player) => void sockets.recheck(player, (device) => devices.isGood(device)).catch(log));
  const life = new Pulse(database, processId, () => tables.heal(), log);
  await life.start(pulse);
  if (hasTasks) runner.start();
  sockets.watchLife();
  // Nobody else changes a store that this process owns.
  const healing = database.isOwned ? null : setInterval(() => void tables.heal().catch(log), HEAL);
  return {
    calls,
    tables,
    players,
    devices,
    passkeys,
    sockets,
    facts: { addresses, canTalk },
    canStore: () => life.isStored,
    feed: (token, origin) => feedOf(database, token, origin),
    async close() {
      if (healing !== null) clearInterval(healing);
      clearTimeout(recalling);
      await runner.close();
      await notices.close();
      await bots.close();
      await life.stop();
    },
  };
}

/** Tasks that are due, by kind. */
async function waitingTasks(database: Database): Promise<Record<string, number>> {
  const rows = await database.read(
    'SELECT kind, COUNT(*) AS waiting FROM task WHERE due <= $1 GROUP BY kind',
    database.now(),
  );
  return Object.fromEntries(rows.map(({ kind, waiting }) => [String(kind), Number(waiting)]));
}

/** Starts the server of the app, its calls and its matches. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { site, database, host, port, names = [], isSecure = false, limits = LIMITS, metricsToken = null } = options;
  const metrics = new Metrics();
  const made = makeApp({
    site,
    isOnline: database !== null,
    names,
    isSecure,
    logLevel: options.logLevel ?? 'warn',
    log: options.log,
  });
  const { app } = made;
  const online =
    database === null ? null : await openOnline(options, new MeasuredDatabase(database, metrics), metrics, made);
  addObservation(app, {
    metrics,
    isStoreUp: async () =>
      database === null || (online?.canStore() === true && (await database.read('SELECT 1 AS up')).length === 1),
    gauges: async () => ({
      sockets: online?.sockets.size ?? 0,
      matches: online?.tables.size ?? 0,
      tasks: database === null ? {} : await waitingTasks(database),
    }),
    token: metricsToken,
    isBehindProxy: isSecure,
  });
  if (online !== null) await addCalls(made, online, { isSecure, limits });
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
      metrics.close();
      clearTimeout(cut);
      await database?.close();
    },
  };
}
