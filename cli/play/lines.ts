import { createInterface, type Interface } from 'node:readline';
import { printable } from '../printable.ts';

/** Clears the screen and its scrollback. */
const WIPE = '\x1b[2J\x1b[3J\x1b[H';

type Terminal<Stream> = Stream & { readonly isTTY?: boolean };

/** Input lines from the player: a person at a terminal, with history and Tab, or a script. */
export class Lines {
  readonly interactive: boolean;
  /** Ctrl-C was pressed. */
  interrupted = false;
  /** Aborted when the player has left or the process must end, so that nothing needs more thought. */
  readonly left: AbortSignal;
  readonly #leaving = new AbortController();
  readonly #input: Terminal<NodeJS.ReadableStream>;
  readonly #output: Terminal<NodeJS.WritableStream>;
  #reader: Interface;
  /** Completions for Tab. */
  #candidates: readonly string[] = [];
  /** Lines typed ahead of the prompt. */
  readonly #ahead: string[] = [];
  #closed = false;
  #waiting: ((line: string | null) => void) | null = null;

  constructor(
    signal: AbortSignal,
    input: Terminal<NodeJS.ReadableStream> = process.stdin,
    output: Terminal<NodeJS.WritableStream> = process.stdout,
  ) {
    this.#input = input;
    this.#output = output;
    this.interactive = input.isTTY === true && output.isTTY === true;
    this.left = AbortSignal.any([signal, this.#leaving.signal]);
    this.#reader = this.#open();
    signal.addEventListener('abort', () => this.close(), { once: true });
  }

  #open(): Interface {
    const reader = createInterface({
      input: this.#input,
      ...(this.interactive ? { output: this.#output } : {}),
      terminal: this.interactive,
      completer: (line: string) => [this.#candidates.filter((each) => each.startsWith(line)), line],
    });
    reader.on('line', (line) => this.#hand(line));
    reader.on('close', this.#end);
    reader.on('SIGINT', () => {
      this.interrupted = true;
      this.#leaving.abort();
      this.close();
    });
    return reader;
  }

  readonly #end = (): void => {
    this.#closed = true;
    this.#hand(null);
  };

  #hand(line: string | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) waiting(line);
    else if (line !== null) this.#ahead.push(line);
  }

  #next(): Promise<string | null> {
    const line = this.#ahead.shift();
    if (line !== undefined || this.#closed) return Promise.resolve(line ?? null);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  /**
   * The next line; null at the end. Tab completes it to one of the candidates. A script's lines are echoed, so that its
   * transcript reads like a session.
   */
  async ask(prompt: string, candidates: readonly string[] = []): Promise<string | null> {
    this.#candidates = candidates;
    if (this.interactive && !this.#closed) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    }
    const line = await this.#next();
    this.#candidates = [];
    if (!this.interactive) this.#output.write(`${prompt}${printable(line ?? '')}\n`);
    else if (line === null) this.#output.write('\n');
    return line === null ? null : line.trim();
  }

  /** Forgets everything shown and typed (history, cut text, typed-ahead lines), because someone else sits down. */
  wipe(): void {
    this.#reader.off('close', this.#end).close();
    this.#ahead.length = 0;
    this.#reader = this.#open();
    this.#output.write(WIPE);
  }

  close(): void {
    this.#reader.close();
  }
}
