import { createInterface } from 'node:readline';

/** Lines from whoever plays: a person at a terminal, with history and Tab, or a script. */
export class Lines {
  readonly interactive = process.stdin.isTTY === true && process.stdout.isTTY === true;
  /** Ctrl-C was pressed. */
  interrupted = false;
  /** Whoever plays has gone, or the process is told to end: nothing more needs to be thought about. */
  readonly left: AbortSignal;
  /** What Tab may complete a line to. */
  candidates: readonly string[] = [];
  readonly #reader;
  readonly #lines: AsyncIterator<string>;

  constructor(signal: AbortSignal) {
    this.#reader = createInterface({
      input: process.stdin,
      ...(this.interactive ? { output: process.stdout } : {}),
      terminal: this.interactive,
      completer: (line: string) => [this.candidates.filter((each) => each.startsWith(line)), line],
    });
    this.#lines = this.#reader[Symbol.asyncIterator]();
    const leaving = new AbortController();
    this.left = AbortSignal.any([signal, leaving.signal]);
    this.#reader.on('SIGINT', () => {
      this.interrupted = true;
      leaving.abort();
      this.#reader.close();
    });
    signal.addEventListener('abort', () => this.#reader.close(), { once: true });
  }

  /** The next line; null at the end. A script's lines are shown, so that its transcript reads like a session. */
  async ask(prompt: string): Promise<string | null> {
    if (this.interactive) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    }
    const { value, done } = await this.#lines.next();
    if (!this.interactive) process.stdout.write(`${prompt}${done ? '' : value}\n`);
    else if (done) process.stdout.write('\n');
    return done ? null : value.trim();
  }

  close(): void {
    this.#reader.close();
  }
}
