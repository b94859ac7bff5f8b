import { isPerson } from '@kurgan/host';
import { effect, signal } from '@preact/signals';
import { askHearing } from './worker-client.ts';
import type { WorkerSession } from './worker-session.ts';

/** Milliseconds that an action stands before the next, by the names of the speeds. */
export const SPEEDS = { slow: 2200, normal: 700, fast: 200 } as const;
export type Speed = keyof typeof SPEEDS;

/** Whoever wants no motion wants no waiting either. */
function wantsMotion(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion === 'on' || (motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches);
}

/** Lets the bots of a match act one after the other, as long as it is their turn and nobody has stopped them. */
class BotDriver {
  readonly session: WorkerSession;
  readonly isPlaying = signal(true);
  readonly speed = signal<Speed>('normal');
  #isDriving = false;

  constructor(session: WorkerSession) {
    this.session = session;
  }

  /** The bot that is to choose. */
  get next(): string | undefined {
    const { moment, players } = this.session;
    return moment.value.waiting.find((seat) => !isPerson(players, seat));
  }
  /** Whether nobody plays but bots. */
  get isWatched(): boolean {
    return Object.keys(this.session.players).every((seat) => !isPerson(this.session.players, seat));
  }

  /** Drives until it is told to stop. */
  start(): () => void {
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
    const pause = this.isWatched || wantsMotion() ? SPEEDS[this.speed.peek()] : 0;
    const { session } = this;
    await session.thinks(seat, (tell) => session.change(askHearing(tell, 'botMove', session.id, pause)));
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
