import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { INSERT_ENTRY } from '../matches/consequences.ts';
import { exactlyOne } from '../store/database.ts';
import { SqliteDatabase } from '../store/sqlite/sqlite.ts';
import { quantile } from './load.ts';

/** Writes that are kept, one after the other, by the bare disk and by the store; times in milliseconds. */
export interface DiskFigures {
  /** Syncs of a thread that does nothing else: a server may not wait for its disk in the thread that everybody uses. */
  readonly syncs: number;
  readonly commits: number;
  /** Commits a second when many players act at once. */
  readonly together: number;
  readonly syncP99: number;
  readonly commitP99: number;
}

/** Bytes that a commit of one action writes: a page and its head. */
const COMMIT_BYTES = 4120;
const ROUNDS = 20;
const PER_ROUND = 60;
const AT_ONCE = 32;
/** Commits of each when many act at once. */
const EACH = 300;

/** Measures both in turn, in one folder. */
export async function measureDisk(): Promise<DiskFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-disk-'));
  const database = await SqliteDatabase.open(folder);
  const thread = new Worker(new URL('./sync-thread.ts', import.meta.url), {
    workerData: { path: path.join(folder, 'bare'), bytes: COMMIT_BYTES },
  });
  await once(thread, 'message');
  const syncs: number[] = [];
  const commits: number[] = [];
  let together = 0;
  let n = 0;
  const commit = async (match: string): Promise<void> => {
    n++;
    await database.write([
      exactlyOne(
        INSERT_ENTRY,
        match,
        n,
        'seat',
        '{"action":"move rifleman 4A 5B"}',
        'f'.repeat(64),
        String(n).padStart(32, '0'),
        n,
        '^1a2b3c',
      ),
    ]);
  };
  try {
    const timed = async (into: number[], work: () => unknown): Promise<void> => {
      const started = performance.now();
      await work();
      into.push(performance.now() - started);
    };
    let synced = (): void => {};
    thread.on('message', () => synced());
    const sync = (i: number): Promise<void> =>
      new Promise((resolve) => {
        synced = resolve;
        thread.postMessage(i);
      });
    const playTogether = (): Promise<unknown> =>
      Promise.all(
        Array.from({ length: AT_ONCE }, async (_, player) => {
          for (let i = 0; i < EACH; i++) await commit(`match ${player}`);
        }),
      );
    await playTogether(); // from now on SQLite's log goes over its old pages, as on a server that has run for long
    const started = performance.now();
    await playTogether();
    together = (AT_ONCE * EACH * 1000) / (performance.now() - started);
    for (let round = 0; round < ROUNDS; round++) {
      for (let i = 0; i < PER_ROUND; i++) await timed(syncs, () => sync(i));
      for (let i = 0; i < PER_ROUND; i++) await timed(commits, () => commit('one'));
    }
  } finally {
    thread.postMessage(null);
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const perSecond = (times: readonly number[]): number => 1000 / quantile(times, 0.5);
  return {
    syncs: perSecond(syncs),
    commits: perSecond(commits),
    together,
    syncP99: quantile(syncs, 0.99),
    commitP99: quantile(commits, 0.99),
  };
}
