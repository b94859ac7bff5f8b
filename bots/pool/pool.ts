import { Tinypool } from 'tinypool';
import type { Answer, GameToPlay, Played, Question } from './tasks.ts';

/** Tasks handed to a thread at once: one under way and one waiting, so that it never idles. */
const AHEAD = 2;

/** Threads in which bots play and think, so that nobody else has to wait for them. */
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

  /** Asks a bot for its action; an aborted signal ends its thinking. */
  choose(task: Question, signal?: AbortSignal): Promise<Answer<string>> {
    return this.#threads.run(task, { name: 'choose', ...(signal === undefined ? {} : { signal }) });
  }

  /** Ends every thread; what was under way is refused. */
  close(): Promise<void> {
    return this.#threads.destroy();
  }
}
