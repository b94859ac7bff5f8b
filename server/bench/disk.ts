import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { exactlyOne, statement } from '../store/database.ts';
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

/** Bytes that a commit of one action writes: two pages and their heads. */
const COMMIT_BYTES = 2 * 4120;
/** Rounds before those that count: after them SQLite's log goes over its old pages, as on a server that has run for long. */
const WARM_UP = 10;
const ROUNDS = 20;
const PER_ROUND = 60;
const AT_ONCE = 32;

/** Measures both in turn, in one folder. */
export async function measureDisk(parent = tmpdir()): Promise<DiskFigures> {
  const folder = mkdtempSync(path.join(parent, 'kurgan-disk-'));
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
      statement(
        'INSERT INTO entry (match, n, seat, deed, previous, request, at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
        match,
        n,
        'seat',
        '{"action":"move rifleman 4A 5B"}',
        'f'.repeat(64),
        String(n).padStart(32, '0'),
        n,
      ),
      exactlyOne('UPDATE setting SET value = $1 WHERE name = $2', String(n), 'length'),
    ]);
  };
  try {
    await database.write([statement("INSERT INTO setting (name, value) VALUES ('length', '0')")]);
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
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      if (round === WARM_UP) for (const list of [syncs, commits]) list.length = 0;
      for (let i = 0; i < PER_ROUND; i++) await timed(syncs, () => sync(i));
      for (let i = 0; i < PER_ROUND; i++) await timed(commits, () => commit('one'));
    }
    const started = performance.now();
    const each = PER_ROUND * 4;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, player) => {
        for (let i = 0; i < each; i++) await commit(`match ${player}`);
      }),
    );
    together = (AT_ONCE * each * 1000) / (performance.now() - started);
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
