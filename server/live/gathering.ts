/** While many pages call, each call waits up to so many milliseconds for others, and all are answered one after another. */
const WINDOW = 60;
/** So many pages that call within a window are many. */
const MANY = 6;
/** Milliseconds in which nobody waits, after a wait in vain. */
const RELIEF = 1000;

/**
 * Decides when calls begin. A call that comes alone begins at once. When many pages call, one call right after another
 * costs far less than each by itself: the processor still knows the code, and they share a commit.
 */
export class Gathering {
  #waiting: (() => void)[] = [];
  /** Pages that have called in the present window, and when it began. */
  readonly #pages = new Set<object>();
  #began = 0;
  #isBusy = false;

  /** Begins a call of a page, now or soon. Calls stay in order. */
  begin(page: object, call: () => void): void {
    if (this.#isBusy) this.#wait(page, call);
    else {
      this.#count(page, performance.now());
      call();
    }
  }

  #count(page: object, now: number): void {
    if (now - this.#began > WINDOW) {
      this.#began = now;
      this.#pages.clear();
    }
    if (now < this.#began) return; // in relief
    this.#pages.add(page);
    this.#isBusy = this.#pages.size >= MANY;
  }

  #wait(page: object, call: () => void): void {
    if (this.#waiting.length === 0) {
      this.#pages.clear();
      setTimeout(() => this.#beginAll(), WINDOW);
    }
    this.#pages.add(page);
    this.#waiting.push(call);
  }

  #beginAll(): void {
    const calls = this.#waiting;
    this.#waiting = [];
    this.#isBusy = this.#pages.size >= MANY;
    if (!this.#isBusy) {
      this.#began = performance.now() + RELIEF;
      this.#pages.clear();
    }
    for (const call of calls) call();
  }
}
