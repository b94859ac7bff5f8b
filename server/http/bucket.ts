/** Tokens at once, and how many come back in a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Tokens that come back with time: a burst is fine, a flood is not. Times in milliseconds. */
export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  #fill(now: number): void {
    const back = ((now - this.#at) / 1000) * this.#rate.perSecond;
    this.#left = Math.min(this.#rate.burst, this.#left + Math.max(0, back));
    this.#at = now;
  }

  /** Takes one token; false when none is left. */
  take(now: number): boolean {
    this.#fill(now);
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Gives a token back. */
  giveBack(): void {
    this.#left = Math.min(this.#rate.burst, this.#left + 1);
  }

  /** True if nothing has been taken that isn't back by now. */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left >= this.#rate.burst;
  }
}

/** Milliseconds between two looks for buckets that nobody needs any more. */
const SWEEP = 60_000;

/** A bucket for each player or address. One that is full again is forgotten, and with it the address. */
export class Buckets {
  readonly #rate: Rate;
  readonly #of = new Map<string, Bucket>();
  #swept = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(name: string, now: number): boolean {
    if (now - this.#swept > SWEEP || now < this.#swept) this.sweep(now);
    const known = this.#of.get(name);
    if (known !== undefined) return known.take(now);
    const bucket = new Bucket(this.#rate, now);
    this.#of.set(name, bucket);
    return bucket.take(now);
  }

  giveBack(name: string): void {
    this.#of.get(name)?.giveBack();
  }

  sweep(now: number): void {
    this.#swept = now;
    for (const [name, bucket] of this.#of) if (bucket.isFull(now)) this.#of.delete(name);
  }

  /** Buckets in memory. */
  get size(): number {
    return this.#of.size;
  }
}
