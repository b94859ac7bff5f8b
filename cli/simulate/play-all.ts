import { BotPool } from '@kurgan/bots/pool';
import { Fault } from '../command.ts';
import { type Finished, nameOf, type Planned } from './task.ts';

/** Games in flight per thread. */
const AHEAD = 2;

/**
 * Plays every game on `jobs` threads and reports each one as it ends. The signal ends it early, without an error; every
 * game reported is complete.
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
    lanes.catch(() => {}); // a game cut off by a stop is not an error
    await Promise.race([lanes, stopped]);
  } finally {
    await pool.close();
  }
}
