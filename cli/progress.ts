const WIDTH = 30;
const EVERY_MS = 100;

/** A progress bar on the error stream, shown only on a terminal. */
export class Progress {
  readonly #total: number;
  readonly #what: string;
  readonly #shown = process.stderr.isTTY === true;
  readonly #start = performance.now();
  #drawn = Number.NEGATIVE_INFINITY;

  constructor(total: number, what: string) {
    this.#total = total;
    this.#what = what;
  }

  at(done: number): void {
    const now = performance.now();
    if (!this.#shown || now - this.#drawn < EVERY_MS) return;
    this.#drawn = now;
    const share = this.#total === 0 ? 1 : done / this.#total;
    const full = Math.round(share * WIDTH);
    const seconds = (now - this.#start) / 1000;
    const left = done === 0 ? '' : `, ${Math.ceil((seconds / done) * (this.#total - done))} s left`;
    process.stderr.write(
      `\r\x1b[K${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${this.#total} ${this.#what}${left}`,
    );
  }

  clear(): void {
    if (this.#shown) process.stderr.write('\r\x1b[K');
  }
}
