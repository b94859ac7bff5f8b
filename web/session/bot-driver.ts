import { isPerson } from '@kurgan/host';
import type { Beats } from '@kurgan/kit';
import { effect, signal } from '@preact/signals';
import { ask, askHearing } from './worker-client.ts';
import type { WorkerSession } from './worker-session.ts';

/** Lets the bots of a match act one after the other, as long as it is their turn and nobody has stopped them. */
class BotDriver {
  readonly session: WorkerSession;
  readonly isPlaying = signal(true);
  #beats: Beats | null = null;
  #isDriving = false;

  constructor(session: WorkerSession) {
    this.session = session;
  }

  /** The bot that is to choose. */
  get next(): string | undefined {
    const { moment, players } = this.session;
    return moment.value.waiting.find((seat) => !isPerson(players, seat));
  }
  /** Drives until it is told to stop. Each action waits until the one before has been seen. */
  start(beats: Beats): () => void {
    this.#beats = beats;
    let isWanted = true;
    const stop = effect(() => {
      if (this.next !== undefined && this.isPlaying.value) void this.#drive(() => isWanted && this.isPlaying.peek());
    });
    return () => {
      isWanted = false;
      stop();
    };
  }

  async #drive(isWanted: () => boolean): Promise<void> {
    if (this.#isDriving) return;
    this.#isDriving = true;
    // A bot that was broken off has left the moment to somebody who changed it; if nothing has changed, something is wrong.
    for (let before = null; isWanted() && before !== this.session.moment.peek(); ) {
      before = this.session.moment.peek();
      await this.step();
    }
    this.#isDriving = false;
  }

  /** One action of one bot. */
  async step(): Promise<void> {
    const seat = this.next;
    if (seat === undefined) return;
    const { session } = this;
    const moved = session.thinks(seat, (tell) => session.change(askHearing(tell, 'botMove', session.id)));
    await this.#beats?.seen();
    await ask('botMay', session.id);
    await moved;
  }
}

const drivers = new WeakMap<WorkerSession, BotDriver>();

/** The one driver of a match. */
export function driverOf(session: WorkerSession): BotDriver {
  let driver = drivers.get(session);
  if (driver === undefined) {
    driver = new BotDriver(session);
    drivers.set(session, driver);
  }
  return driver;
}
