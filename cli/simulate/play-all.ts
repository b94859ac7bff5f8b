import { BotPool } from '@kurgan/bots/pool';
import { Fault } from '../command.ts';
import { type Finished, nameOf, type Planned } from './task.ts';

/** Games handed to a thread before it has ended the first. */
const AHEAD = 2;

/**
 * Plays every game on `jobs` threads and hands over each as it ends. Ends early, without an error, when the signal says so;
 * whatever was handed over is whole.
 */
export async function playAll(
  place: { readonly registry: string; readonly game: string },
  games: Iterable<Planned>,
  jobs: number,
  signal: AbortSignal,
  each: (finished: Finished) => void,
): Promise<void> {
  const pool = new BotPool(jobs);
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  const waiting = Iterator.from(games);
  const lane = async (): Promise<void> => {
    for (const { part, seed, setup, seats } of waiting) {
      const answer = await pool.play({ ...place, setup, seats, seed });
      if (signal.aborted) return;
      if ('problem' in answer) {
        if (answer.illegal) throw new Fault(`${answer.problem}.`);
        throw new Error(`seed ${nameOf(part === undefined ? { seed } : { part, seed })}: ${answer.problem}`);
      }
      each({ ...(part === undefined ? {} : { part }), seed, ...answer.value });
    }
  };
  try {
    const lanes = Promise.all(Array.from({ length: jobs * AHEAD }, lane));
    lanes.catch(() => {}); // a game cut off by a stop is no error
    await Promise.race([lanes, stopped]);
  } finally {
    await pool.close();
  }
}
