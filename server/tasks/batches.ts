import type { Answer, BotPool, GameToPlay, Played } from '@kurgan/bots/pool';
import type { Games } from '../games.ts';
import { newId } from '../secrets.ts';
import { type Database, exactlyOne, statement } from '../store/database.ts';
import type { Handler } from './runner.ts';

/** A game to play, without the place where its rules are. */
export type GameInBatch = Omit<GameToPlay, 'registry' | 'game'>;
/** Games that one worker plays in one go. */
interface Batch {
  readonly game: string;
  /** A result depends on the rules: only a worker that has these very ones may play. */
  readonly version: string;
  readonly games: readonly GameInBatch[];
}

const taskName = (run: string, n: number): string => `batch ${run} ${n}`;
/** Batches of a run that wait or are played at a time. */
const OUTSTANDING = 64;
/** Milliseconds between two looks for results. */
const LOOK = 500;
/** Milliseconds after which nobody reads results any more. */
const FORGOTTEN = 7 * 86_400_000;

/** Plays a batch. */
export const batchHandler =
  (database: Database, games: Games, pool: BotPool): Handler =>
  async ({ name, payload }) => {
    const [run = '', number = ''] = payload.split(' ');
    const n = Number(number);
    const [row] = await database.read('SELECT games FROM batch WHERE run = $1 AND n = $2 AND results IS NULL', run, n);
    if (row === undefined) {
      await database.write([statement('DELETE FROM task WHERE name = $1', name)]);
      return;
    }
    const { game, version, games: planned } = JSON.parse(String(row.games)) as Batch;
    const own = await games.version(game);
    if (own !== version) throw new Error(`a batch of ${game} wants its rules ${version}, but this worker has ${own}`);
    const place = { registry: games.registry.href, game };
    const answers = await Promise.all(planned.map((each) => pool.play({ ...place, ...each })));
    await database.write([
      exactlyOne(
        'UPDATE batch SET results = $1 WHERE run = $2 AND n = $3 AND results IS NULL',
        JSON.stringify(answers),
        run,
        n,
      ),
      statement('DELETE FROM task WHERE name = $1', name),
    ]);
    database.announce(taskName(run, n));
  };

/** The next few of a list that goes on. */
function nextOf<T>(list: Iterator<T>, most: number): T[] {
  const some: T[] = [];
  while (some.length < most) {
    const { done, value } = list.next();
    if (done === true) break;
    some.push(value);
  }
  return some;
}

export interface SpreadGames<G extends GameInBatch> {
  readonly game: string;
  readonly version: string;
  readonly games: Iterator<G>;
  /** Games in a batch. */
  readonly size: number;
  readonly signal: AbortSignal;
  each(game: G, answer: Answer<Played>): void;
  /** Called while no worker has taken anything yet. */
  onIdle(): void;
}

/** Has workers play games. Each is played once, whoever dies; the results come in any order. */
export async function spreadGames<G extends GameInBatch>(database: Database, wanted: SpreadGames<G>): Promise<void> {
  const { game, version, size, signal } = wanted;
  const run = newId();
  const outstanding = new Map<number, readonly G[]>();
  let last = 0;
  let wake = (): void => {};
  database.onAnnounced((name) => {
    if (name.startsWith(`batch ${run} `)) wake();
  });
  signal.addEventListener('abort', () => wake(), { once: true });

  const hand = async (): Promise<void> => {
    while (outstanding.size < OUTSTANDING && !signal.aborted) {
      const games = nextOf(wanted.games, size);
      if (games.length === 0) return;
      const n = ++last;
      const now = database.now();
      const batch: Batch = { game, version, games: games.map(({ setup, seats, seed }) => ({ setup, seats, seed })) };
      await database.write([
        statement(
          'INSERT INTO batch (run, n, games, results, created) VALUES ($1, $2, $3, NULL, $4)',
          run,
          n,
          JSON.stringify(batch),
          now,
        ),
        statement(
          "INSERT INTO task (name, kind, payload, due, tries) VALUES ($1, 'batch', $2, $3, 0)",
          taskName(run, n),
          `${run} ${n}`,
          now,
        ),
      ]);
      outstanding.set(n, games);
    }
  };

  const collect = async (): Promise<void> => {
    const rows = await database.read('SELECT n, results FROM batch WHERE run = $1 AND results IS NOT NULL', run);
    for (const { n, results } of rows) {
      const games = outstanding.get(Number(n));
      if (games === undefined) continue;
      const answers = JSON.parse(String(results)) as Answer<Played>[];
      for (const [i, answer] of answers.entries()) {
        const played = games[i];
        if (played !== undefined) wanted.each(played, answer);
      }
      outstanding.delete(Number(n));
      await database.write([statement('DELETE FROM batch WHERE run = $1 AND n = $2', run, Number(n))]);
    }
  };

  try {
    await database.write([statement('DELETE FROM batch WHERE created < $1', database.now() - FORGOTTEN)]);
    await hand();
    while (outstanding.size > 0 && !signal.aborted) {
      const [taken] = await database.read('SELECT MAX(tries) AS tries FROM task WHERE name LIKE $1', `batch ${run} %`);
      if (outstanding.size === last && Number(taken?.tries ?? 0) === 0) wanted.onIdle();
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOOK);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      await collect();
      await hand();
    }
  } finally {
    await database.write([
      statement('DELETE FROM task WHERE name LIKE $1', `batch ${run} %`),
      statement('DELETE FROM batch WHERE run = $1', run),
    ]);
  }
}
