import { Gathering } from './gathering.ts';
import type { PageSocket } from './socket.ts';

/** Pages come back one after the other within so many milliseconds for each of them, and within the longest in any case. */
const SPREAD = 5;
const LONGEST = 10_000;
/** Milliseconds between two questions whether a page is still there: routers forget a silent connection after minutes. */
const LIFE = 30_000;

/** All pages that are connected. */
export class Sockets {
  readonly #open = new Set<PageSocket>();
  readonly #addresses = new Map<string, number>();
  readonly gathering = new Gathering();
  #isStopping = false;
  #timer: NodeJS.Timeout | undefined;

  /** Cuts pages off that are gone without a word, from now on. */
  watchLife(): void {
    this.#timer = setInterval(() => this.askForLife(), LIFE).unref();
  }
  askForLife(): void {
    for (const socket of this.#open) socket.askForLife();
  }

  /** Counts a connection from an address until what it returns is called; null when there are too many. */
  countFrom(address: string, most: number): (() => void) | null {
    const open = this.#addresses.get(address) ?? 0;
    if (open >= most) return null;
    this.#addresses.set(address, open + 1);
    return () => {
      const left = (this.#addresses.get(address) ?? 1) - 1;
      if (left === 0) this.#addresses.delete(address);
      else this.#addresses.set(address, left);
    };
  }

  get size(): number {
    return this.#open.size;
  }

  /** People with an open page, each counted once. */
  get people(): number {
    return new Set(Array.from(this.#open).flatMap(({ player }) => player?.id ?? [])).size;
  }

  /** A player's keys have changed: pages of a browser whose key is void are cut off. */
  async recheck(player: string, isGood: (device: string) => Promise<boolean>): Promise<void> {
    for (const socket of [...this.#open].filter((each) => each.player?.id === player)) {
      if (socket.device === null || (await isGood(socket.device))) continue;
      await socket.rest(); // whoever ends itself still hears that it is done
      socket.bye('ended', 0);
    }
  }

  add(socket: PageSocket): void {
    this.#open.add(socket);
    if (this.#isStopping) socket.bye('restart', 0);
  }

  remove(socket: PageSocket): void {
    this.#open.delete(socket);
  }

  /** Hears no more calls, answers those under way, and tells every page when to come back. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    const open = [...this.#open];
    const window = Math.min(LONGEST, open.length * SPREAD);
    await Promise.all(open.map((socket) => socket.rest()));
    for (const [i, socket] of open.entries()) socket.bye('restart', Math.round((window * i) / open.length));
  }
}
