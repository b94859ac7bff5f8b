import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export interface ServeSettings {
  readonly store: { readonly folder: string } | { readonly url: string };
  readonly port: number;
  /** Milliseconds between answers of bots. */
  readonly beat: number;
  /** Milliseconds after which a task of a dead process goes to another. */
  readonly lease?: number;
}

export interface Usage {
  /** Milliseconds of processor time since the start. */
  readonly cpu: number;
  /** Bytes. */
  readonly rss: number;
  readonly heap: number;
}

/** `heap` collects garbage first, so that the heap holds only what is in use. */
export type ServeQuestion = 'usage' | 'heap' | 'stop';
export type ServeMessage = { readonly port: number } | { readonly usage: Usage } | { readonly fault: string };

const programOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** A port that is free now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** A server in a process of its own: it can be killed at any moment. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  readonly port: number;
  readonly faults: string[] = [];

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
    this.#ended = new Promise((resolve) => child.once('exit', () => resolve()));
    child.on('message', (message: ServeMessage) => {
      if ('fault' in message) this.faults.push(message.fault);
    });
  }

  /** Starts one; `before` are words in front of the program, such as `strace`. */
  static start(settings: ServeSettings, before: readonly string[] = []): Promise<ServerProcess> {
    return ServerProcess.#start('./serve.ts', settings, before);
  }

  /** Starts a bare echo, which answers every message of one of a pair with frames and an answer of these lengths. */
  static startEcho(settings: { readonly frame: number; readonly answer: number }): Promise<ServerProcess> {
    return ServerProcess.#start('./echo.ts', settings, []);
  }

  static #start(program: string, settings: object, before: readonly string[]): Promise<ServerProcess> {
    const [command = process.execPath, ...words] = [...before, process.execPath, '--expose-gc', programOf(program)];
    const child = spawn(command, [...words, JSON.stringify(settings)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let errors = '';
    child.stderr?.on('data', (text) => {
      errors += text;
    });
    return new Promise((resolve, reject) => {
      const onMessage = (message: ServeMessage): void => {
        if (!('port' in message)) return;
        child.off('message', onMessage);
        resolve(new ServerProcess(child, message.port));
      };
      child.on('message', onMessage);
      child.once('exit', (code) => {
        if (code !== null && code !== 0) console.error(errors); // nobody has killed it
        reject(new Error(`the server ended with ${code}: ${errors}`));
      });
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  usage(question: 'usage' | 'heap' = 'usage'): Promise<Usage> {
    return new Promise((resolve) => {
      const onMessage = (message: ServeMessage): void => {
        if (!('usage' in message)) return;
        this.#child.off('message', onMessage);
        resolve(message.usage);
      };
      this.#child.on('message', onMessage);
      this.#child.send(question satisfies ServeQuestion);
    });
  }

  /** Ends it at once, without a word. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  async stop(): Promise<void> {
    this.#child.send('stop' satisfies ServeQuestion);
    await this.#ended;
  }
}
