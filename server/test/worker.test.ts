import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Database, PostgresDatabase } from '../index.ts';
import { hasPostgres, startPostgres, type TestPostgres } from './postgres.ts';
import { serverOn } from './running.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SIMULATE = [
  'simulate',
  'normandy',
  '--scenario',
  '1',
  '--seat',
  'us=random',
  '--seat',
  'german=random',
  '--json',
];

describe.skipIf(!hasPostgres)('workers on PostgreSQL (Debian package postgresql)', () => {
  let postgres: TestPostgres;
  let database: Database;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await PostgresDatabase.open(postgres.url);
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await postgres?.stop();
  });

  function kurgan(words: readonly string[]): ChildProcess & { output: string } {
    const child = Object.assign(
      spawn(process.execPath, ['cli/kurgan.ts', ...words], {
        cwd: ROOT,
        env: { ...process.env, DATABASE_URL: postgres.url },
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
      { output: '' },
    );
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      child.output += text;
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  }

  const worker = (): ReturnType<typeof kurgan> => kurgan(['worker', '--jobs', '1', '--lease', '3']);

  async function resultOf(child: ReturnType<typeof kurgan>): Promise<Record<string, unknown>> {
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
    const { seconds: _, ...result } = JSON.parse(child.output);
    return result;
  }

  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const beginnings = async (): Promise<number> => {
    const [row] = await database.read("SELECT COALESCE(SUM(tries), 0) AS tries FROM task WHERE kind = 'batch'");
    return Number(row?.tries);
  };

  test('games spread over two workers give the same result as on one machine', async () => {
    const games = ['--games', '60', '--seed', '7'];
    const here = kurgan([...SIMULATE, ...games, '--jobs', '1']);
    const workers = [worker(), worker()];
    const there = kurgan([...SIMULATE, ...games, '--database', postgres.url]);
    const [spread, expected] = await Promise.all([resultOf(there), resultOf(here)]);
    expect(spread).toEqual(expected);
    expect(await database.read('SELECT run FROM batch')).toEqual([]);
    for (const each of workers) {
      each.kill('SIGTERM');
      expect(await once(each, 'close')).toEqual([0, null]);
    }
  });

  test('the games of a killed worker are played by another one', async () => {
    const games = ['--games', '400', '--seed', '1'];
    const here = kurgan([...SIMULATE, ...games, '--jobs', '1']);
    const expected = await resultOf(here);
    const there = kurgan([...SIMULATE, ...games, '--database', postgres.url]);
    const first = worker();
    await until(async () => (await beginnings()) > 0);
    first.kill('SIGKILL');
    await once(first, 'close');
    worker();
    expect(await resultOf(there)).toEqual(expected);
  });

  test('a worker plays for the bots of a server that has no time for them', async () => {
    const server = await serverOn(await PostgresDatabase.open(postgres.url), () => {}, { hasTasks: false });
    onTestFinished(() => server.close());
    worker();
    const page = await server.page();
    const { match } = await page.open({ game: 'normandy', scenario: '1', seat: 'us', bots: { german: 'recruit' } });
    await page.call('watch', { match, from: null });
    await page.reveal(match);
    await page.until(() => page.whole?.phase === 'running' && page.n > 0, 60_000);
    const entries = await database.read('SELECT seat FROM entry WHERE match = $1', match);
    expect(new Set(entries.map(({ seat }) => seat))).toEqual(new Set(['german']));
  });
});
