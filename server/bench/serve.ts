// Runs one server as a process of its own, for tests and measurements that kill it or measure it. Settings come as JSON.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ServeMessage, ServeQuestion, ServeSettings } from './process.ts';

enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/kurgan', import.meta.url)));
const { PostgresDatabase, SqliteDatabase, startServer } = await import('../index.ts');
const { emptySite } = await import('./empty-site.ts');

const settings = JSON.parse(process.argv[2] ?? '') as ServeSettings;
const { store, port, beat, lease } = settings;
const say = (message: ServeMessage): void => void process.send?.(message);

const database = 'folder' in store ? await SqliteDatabase.open(store.folder) : await PostgresDatabase.open(store.url);
const server = await startServer({
  registry: new URL(import.meta.resolve('@kurgan/games')),
  site: emptySite(),
  database,
  host: '127.0.0.1',
  port,
  beat,
  lease,
  limits: { burst: 1_000_000, perSecond: 1_000_000 },
  log: (error) => say({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
});
say({ port: server.port });
flushCompileCache(); // whoever is killed can't do it later

process.on('message', (question: ServeQuestion) => {
  if (question === 'heap') globalThis.gc?.();
  if (question !== 'stop') {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    say({ usage: { cpu: (user + system) / 1000, rss, heap: heapUsed } });
  }
  if (question === 'stop') void server.close().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
