import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptySite } from '../bench/empty-site.ts';
import { type Database, type RunningServer, type ServerOptions, SqliteDatabase, startServer } from '../index.ts';
import { Page } from './page.ts';

const REGISTRY = new URL(import.meta.resolve('@kurgan/games'));

/** A server with a folder of its own, for a test. */
export interface TestServer extends RunningServer {
  readonly address: string;
  readonly database: Database;
  /** A browser, new or with a key it has from before. */
  page(cookie?: string): Promise<Page>;
  /** Lets time pass. */
  advance(milliseconds: number): void;
  /** Ends it and keeps its folder. */
  stop(): Promise<void>;
}

export async function testServer(
  folder = mkdtempSync(path.join(tmpdir(), 'kurgan-server-')),
  more: Partial<ServerOptions> = {},
): Promise<TestServer> {
  return serverOn(
    await SqliteDatabase.open(folder, { isDurable: false }),
    () => rmSync(folder, { recursive: true, force: true }),
    more,
  );
}

/** A server on any store. */
export async function serverOn(
  database: Database,
  onClosed = () => {},
  more: Partial<ServerOptions> = {},
): Promise<TestServer> {
  const faults: unknown[] = [];
  const now = database.now.bind(database);
  let ahead = 0;
  database.now = () => now() + ahead;
  const server = await startServer({
    registry: REGISTRY,
    site: emptySite(),
    database,
    host: '127.0.0.1',
    port: 0,
    beat: 0,
    pulse: 3_600_000, // time that a test lets pass is no outage
    limits: { burst: 1_000_000, perSecond: 1_000_000 },
    log: (error) => void faults.push(error),
    ...more,
  });
  const address = `http://127.0.0.1:${server.port}`;
  return {
    ...server,
    address,
    database,
    async page(cookie = '') {
      const page = new Page(address);
      page.cookie = cookie;
      return (await page.arrive()).connect();
    },
    advance(milliseconds) {
      ahead += milliseconds;
    },
    stop: () => server.close(),
    async close() {
      await server.close();
      onClosed();
      if (faults.length > 0) throw faults[0];
    },
  };
}
