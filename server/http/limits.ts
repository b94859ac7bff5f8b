import { fault } from '../fault.ts';
import { Buckets, type Rate } from './bucket.ts';

/** Calls a page may send at once, and how fast they come back. Absent: any number. */
export interface CallLimits extends Rate {
  /** Of all pages of a player. */
  readonly player?: Rate;
  /** Of everybody at one address: a household or a club may share it. */
  readonly address?: Rate;
  /** Wrong codes, links and passkeys from one address. */
  readonly tries?: Rate;
  /** New players from one address. */
  readonly arrivals?: Rate;
  /** Pages connected from one address. */
  readonly fromOneAddress?: number;
}

/** Enough for the fastest player, and for a page that catches up. */
export const LIMITS: CallLimits = {
  burst: 20,
  perSecond: 2,
  player: { burst: 40, perSecond: 4 },
  address: { burst: 400, perSecond: 40 },
  arrivals: { burst: 30, perSecond: 30 / 3600 },
  fromOneAddress: 50,
};

/** However many limits a server has, codes are not guessed. */
const TRIES: Rate = { burst: 5, perSecond: 5 / 3600 };
const NONE: Rate = { burst: Number.POSITIVE_INFINITY, perSecond: 1 };

/** What players and addresses may still do. In memory alone: nothing about an address is stored. */
export class Limits {
  readonly #players: Buckets;
  readonly #addresses: Buckets;
  readonly #arrivals: Buckets;
  readonly #tries: Buckets;
  readonly #now: () => number;

  constructor(
    { player = NONE, address = NONE, arrivals = NONE, tries = TRIES }: Partial<CallLimits> = {},
    now = () => performance.now(),
  ) {
    this.#players = new Buckets(player);
    this.#addresses = new Buckets(address);
    this.#arrivals = new Buckets(arrivals);
    this.#tries = new Buckets(tries);
    this.#now = now;
  }

  /** True if a player, or a stranger, may call once more from an address. */
  mayCall(player: string | null, address: string): boolean {
    const now = this.#now();
    return this.#addresses.take(address, now) && (player === null || this.#players.take(player, now));
  }

  /** Counts a new player from an address. */
  arrive(address: string): void {
    if (!this.#arrivals.take(address, this.#now())) {
      throw fault('too fast', 'Too many new players from your address. Come back in a few minutes.');
    }
  }

  /** Counts a code or link that is tried from an address; one that is right costs nothing. */
  async tried<T>(address: string, attempt: () => Promise<T | null>): Promise<T | null> {
    if (!this.#tries.take(address, this.#now())) throw fault('too fast', 'Too many tries. Wait an hour.');
    const found = await attempt();
    if (found !== null) this.#tries.giveBack(address);
    return found;
  }

  /** Players and addresses in memory. */
  get size(): number {
    return this.#players.size + this.#addresses.size + this.#arrivals.size + this.#tries.size;
  }

  /** Forgets whoever has nothing to wait for. */
  sweep(): void {
    for (const each of [this.#players, this.#addresses, this.#arrivals, this.#tries]) each.sweep(this.#now());
  }
}
