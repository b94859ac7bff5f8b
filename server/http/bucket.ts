/** Tokens that come back with time: a burst is fine, a flood is not. */
export class Bucket {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(most: number, perSecond: number, now: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
    this.#at = now;
  }

  /** Takes one token; false when none is left. */
  take(now: number): boolean {
    const back = ((now - this.#at) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#most, this.#left + Math.max(0, back));
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
