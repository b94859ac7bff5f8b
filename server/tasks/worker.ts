import { BotPool } from '@kurgan/bots/pool';
import { Games } from '../games.ts';
import { Tables } from '../matches/tables.ts';
import { Metrics } from '../operation/metrics.ts';
import type { Database } from '../store/database.ts';
import { secretOf } from '../store/settings.ts';
import { batchHandler } from './batches.ts';
import { BEAT, BotTurns } from './bot-turns.ts';
import { matchTasks } from './match-tasks.ts';
import { Runner } from './runner.ts';

export interface WorkerOptions {
  /** Address of the module that lists the games. */
  readonly registry: URL;
  readonly database: Database;
  /** Threads for whole games; another one thinks for bots in matches. */
  readonly jobs: number;
  /** Milliseconds after which others take over from a worker that died. */
  readonly lease?: number | undefined;
  readonly log: (error: unknown) => void;
}

export interface RunningWorker {
  close(): Promise<void>;
}

/** Batches played at a time: while one ends, the other keeps the threads busy. */
const BATCHES = 2;

/** Takes work from a store that several processes share: bot turns, clocks that run out, batches of games. */
export async function startWorker({ registry, database, jobs, lease, log }: WorkerOptions): Promise<RunningWorker> {
  const games = await Games.open(registry);
  const metrics = new Metrics();
  const tables = new Tables(database, games, () => turns.poke());
  const bots = new BotTurns(database, tables, games, await secretOf(database, 'bots'), BEAT, metrics);
  const pool = new BotPool(jobs);
  const turns = new Runner(database, matchTasks(tables, bots), log, { lease });
  const batches = new Runner(database, { batch: batchHandler(database, games, pool) }, log, { lease, atOnce: BATCHES });
  turns.start();
  batches.start();
  return {
    async close() {
      await Promise.all([turns.close(), batches.close(0)]);
      await Promise.all([bots.close(), pool.close()]);
      metrics.close();
      await database.close();
    },
  };
}
