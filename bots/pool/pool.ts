import { Tinypool } from 'tinypool';
import type { Answer, GameToPlay, Played, Question } from './tasks.ts';

/** Tasks in flight per thread: one running and one waiting, so that no thread idles. */
const AHEAD = 2;

/** Threads where bots play and think, so that nobody else has to wait for them. */
export class BotPool {
  readonly #threads: Tinypool;

  constructor(threads: number) {
    this.#threads = new Tinypool({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 1,
      maxThreads: threads,
      concurrentTasksPerWorker: AHEAD,
    });
  }

  /** Plays a whole game. */
  play(task: GameToPlay): Promise<Answer<Played>> {
    return this.#threads.run(task, { name: 'play' });
  }

  /** Asks a bot for its action; aborting the signal stops it. */
  choose(task: Question, signal?: AbortSignal): Promise<Answer<string>> {
    return this.#threads.run(task, { name: 'choose', ...(signal === undefined ? {} : { signal }) });
  }

  /** Ends every thread; running tasks are rejected. */
  close(): Promise<void> {
    return this.#threads.destroy();
  }
}
