import {
  type Database,
  LOG_LEVELS,
  type LogLevel,
  RulesChanged,
  type RunningServer,
  Site,
  startServer,
} from '@kurgan/server';
import { DIST, isBuilt } from '@kurgan/web/build';
import { isPage } from '@kurgan/web/route';
import { renderUnicodeCompact } from 'uqr';
import type { Arguments } from '../arguments.ts';
import { BadInput, type Command, Fault } from '../command.ts';
import { say } from '../output.ts';
import { inLine } from '../printable.ts';
import { ownAddresses } from '../serve/addresses.ts';
import { buildApp } from '../serve/build-app.ts';
import { usualDataFolder } from '../serve/data-folder.ts';
import { startOnFirstFree } from '../serve/listen.ts';
import { whileStoppable } from '../stop.ts';
import { databaseUrl, openFolder, openPostgres } from '../store.ts';

const THIS_COMPUTER = '127.0.0.1';
const EVERYWHERE = '0.0.0.0';
const USUAL_PORT = 8042;
/** Number of ports to try, starting from the usual one. */
const TRIES = 20;

const ADVICE =
  'The current rules lead these matches elsewhere, so nothing was changed. Serve them with the version they were played under, or hold them with --hold: then they stand still until their players go on together.';

/** The store that the environment or the options name; null when matches stay in browsers. */
async function openStore(args: Arguments, folder: string | undefined): Promise<Database | null> {
  const url = databaseUrl(args);
  if (url !== undefined) return openPostgres(url);
  return folder === undefined ? null : openFolder(folder);
}

function readLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((each) => each === text);
  if (level === undefined) throw new BadInput(`--log is one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
  return level;
}

/** Addresses for the others, and the first one as a QR code: light on dark, as terminals are. */
function tellAddresses(addresses: readonly string[]): void {
  for (const address of addresses) say(`On your network: ${address}`);
  const [first] = addresses;
  if (first !== undefined) say(renderUnicodeCompact(first, { border: 2 }));
}

export const serve: Command = {
  operands: '',
  about: [
    'Builds the app if its sources have changed, and serves it until Ctrl-C.',
    'Without --lan it serves this computer alone, and every match stays in its browsers. With --lan, browsers on your network can play each other; their matches are kept in the data folder, or in the PostgreSQL database that DATABASE_URL names.',
    'On start it plays every running match through by the current rules. If they lead one elsewhere, it lists the match, the entry and the difference, and does not start unless told to --hold. On Ctrl-C or SIGTERM it answers the calls under way, tells the pages when to come back, and closes its store.',
    '/api/health answers 200 while the store does. /metrics has figures for Prometheus: for this computer, or for whoever sends the bearer token in KURGAN_METRICS_TOKEN. docs/hosting.md has examples: a household, a club behind a proxy, PostgreSQL with several servers and workers, Docker, backup, upgrades.',
  ],
  options: {
    port: { value: 'PORT', help: `the port (${USUAL_PORT}, or the next free one)` },
    lan: { help: 'let browsers on your network play each other' },
    data: {
      value: 'FOLDER',
      help: 'keep online matches in this folder; serves them to this computer even without --lan',
    },
    database: { value: 'URL', help: 'keep them in this PostgreSQL database (DATABASE_URL)' },
    name: { value: 'NAME', help: 'a name browsers may reach this server by, besides its addresses', many: true },
    'behind-proxy': { help: 'a proxy with HTTPS stands in front: cookies are for HTTPS alone' },
    'no-tasks': { help: 'leave bot turns and clocks to kurgan worker' },
    'no-chat': { help: 'let nobody talk at online tables' },
    hold: { help: 'hold matches that the current rules lead elsewhere, instead of not starting' },
    log: { value: 'LEVEL', help: `lines of JSON on the error stream: ${LOG_LEVELS.join(', ')} (warn)` },
    folder: { value: 'FOLDER', help: 'serve the built app in this folder instead' },
  },
  async run(args, registry) {
    const wanted = args.whole('port', 1, 65_535); // check before building, so that a typo costs nothing
    const level = readLevel(args.text('log') ?? 'warn');
    const folder = args.text('folder');
    const isLan = args.has('lan');
    const data = args.text('data') ?? (isLan ? usualDataFolder() : undefined);
    if (folder === undefined && !isBuilt()) await buildApp();
    const site = new Site(folder ?? DIST, isPage);
    if (!site.hasPage) throw new BadInput(`There is no built app in ${folder ?? DIST}: index.html is missing.`);
    const database = await openStore(args, data);
    const start = (port: number): Promise<RunningServer> =>
      startServer({
        registry: registry.url,
        site,
        database,
        host: isLan ? EVERYWHERE : THIS_COMPUTER,
        port,
        names: args.all('name'),
        isSecure: args.has('behind-proxy'),
        logLevel: level,
        canTalk: !args.has('no-chat'),
        mayHold: args.has('hold'),
        hasTasks: !args.has('no-tasks'),
        addresses: isLan ? ownAddresses() : [],
        metricsToken: process.env.KURGAN_METRICS_TOKEN || null,
      });
    const server = await startOnFirstFree(start, wanted, USUAL_PORT, TRIES).catch(async (error: unknown) => {
      await database?.close();
      if (!(error instanceof RulesChanged)) throw error;
      for (const line of error.lines) say(inLine(line));
      throw new Fault(ADVICE);
    });
    say(`Kurgan is at http://${THIS_COMPUTER}:${server.port}/`);
    if (isLan) tellAddresses(ownAddresses().map((address) => `http://${address}:${server.port}/`));
    await whileStoppable(
      (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true })),
    );
    await server.close();
    return 0;
  },
};
