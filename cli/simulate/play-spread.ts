import { type Database, spreadGames } from '@kurgan/server';
import { Fault } from '../command.ts';
import { remark } from '../output.ts';
import { type Finished, nameOf, type Planned } from './task.ts';

/** Games in a batch: enough to make the way to a worker worth while, few enough to spread. */
const SMALLEST = 1;
const LARGEST = 50;
const BATCHES = 32;

/** Milliseconds until somebody is told that no worker is there. */
const PATIENCE = 5000;

/** Has the workers of a database play every game, and reports each one as it ends; the signal ends it early. */
export async function playSpread(
  database: Database,
  place: { readonly game: string; readonly version: string },
  games: Iterable<Planned>,
  total: number,
  signal: AbortSignal,
  each: (finished: Finished) => void,
): Promise<void> {
  const started = performance.now();
  let isTold = false;
  await spreadGames(database, {
    ...place,
    games: Iterator.from(games),
    size: Math.max(SMALLEST, Math.min(LARGEST, Math.floor(total / BATCHES))),
    signal,
    each({ part, seed }, answer) {
      const named = part === undefined ? { seed } : { part, seed };
      if ('value' in answer) each({ ...named, ...answer.value });
      else if (answer.illegal) throw new Fault(`${answer.problem}.`);
      else throw new Error(`seed ${nameOf(named)}: ${answer.problem}`);
    },
    onIdle() {
      if (isTold || performance.now() - started < PATIENCE) return;
      isTold = true;
      remark('No worker has taken a game yet: start one with kurgan worker.');
    },
  });
}
