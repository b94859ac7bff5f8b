import { Worker } from 'node:worker_threads';
import { Fault } from '../command.ts';
import type { Answer, Played, Task } from './task.ts';

/** Seeds under way in a worker: one being played and one waiting, so that it never idles. */
const AHEAD = 2;

/**
 * Plays a game for each seed on `jobs` threads and hands over each as it ends. Ends early, without an error, when the
 * signal says so; whatever was handed over is whole.
 */
export function playAll(
  task: Task,
  seeds: readonly string[],
  jobs: number,
  signal: AbortSignal,
  each: (played: Played) => void,
): Promise<void> {
  const workers: Worker[] = [];
  let next = 0;
  let finished = 0;
  return new Promise<void>((resolve, reject) => {
    if (seeds.length === 0 || signal.aborted) return resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
    const feed = (worker: Worker) => {
      const seed = seeds[next];
      if (seed === undefined) return;
      next += 1;
      worker.postMessage(seed);
    };
    const take = (worker: Worker, answer: Answer) => {
      if (signal.aborted) return;
      if ('problem' in answer) {
        return reject(
          answer.illegal ? new Fault(`${answer.problem}.`) : new Error(`seed ${answer.seed}: ${answer.problem}`),
        );
      }
      try {
        each(answer.played);
      } catch (error) {
        return reject(error);
      }
      finished += 1;
      if (finished === seeds.length) return resolve();
      feed(worker);
    };
    for (let i = 0; i < Math.min(jobs, seeds.length); i++) {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
      workers.push(worker);
      worker.on('message', (answer: Answer) => take(worker, answer));
      worker.on('error', reject);
      for (let ahead = 0; ahead < AHEAD; ahead++) feed(worker);
    }
  }).finally(() => Promise.all(workers.map((worker) => worker.terminate())));
}
