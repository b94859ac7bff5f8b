import { MOST_LETTERS, type PlayerSeen, readSocketCall } from '@kurgan/wire';
import type { WebSocket } from 'ws';
import type { Caller, Calls } from '../calls.ts';
import { Fault } from '../fault.ts';
import { Bucket } from '../http/bucket.ts';
import type { Table, Watcher } from '../matches/table.ts';
import type { Tables } from '../matches/tables.ts';

/** Calls a page may send at once, and how fast they come back. */
export interface CallLimits {
  readonly burst: number;
  readonly perSecond: number;
}
/** A page that reads slower than this is cut off; it comes back and gets everything at once. */
const MOST_WAITING = 1_000_000;
/** Matches one page may watch. */
const MOST_WATCHED = 8;

/** A page's connection: reads its calls one by one and sends it the frames of the matches it watches. */
export class PageSocket implements Caller {
  readonly player: PlayerSeen | null;
  readonly #socket: WebSocket;
  readonly #calls: Calls;
  readonly #tables: Tables;
  readonly #watched = new Map<string, { readonly table: Table; readonly watcher: Watcher }>();
  readonly #bucket: Bucket;
  readonly #log: (error: unknown) => void;

  constructor(
    socket: WebSocket,
    player: PlayerSeen | null,
    calls: Calls,
    tables: Tables,
    { burst, perSecond }: CallLimits,
    log: (error: unknown) => void,
  ) {
    this.#bucket = new Bucket(burst, perSecond, performance.now());
    this.player = player;
    this.#socket = socket;
    this.#calls = calls;
    this.#tables = tables;
    this.#log = log;
    socket.on('message', (data, isBinary) => {
      if (isBinary) socket.close(1003);
      else void this.#hear(String(data));
    });
    socket.on('close', () => this.#end());
    socket.on('error', () => socket.terminate());
  }

  #send(text: string): void {
    if (this.#socket.bufferedAmount > MOST_WAITING) this.#socket.terminate();
    else if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(text);
  }

  #say(message: object): void {
    this.#send(JSON.stringify(message));
  }

  async #hear(text: string): Promise<void> {
    const read = readSocketCall(text.length > MOST_LETTERS ? '' : text);
    if (!read.ok) {
      this.#say({ call: null, error: 'unreadable', detail: read.error[0]?.path ?? '' });
      return;
    }
    const { number, call } = read.value;
    if (!this.#bucket.take(performance.now())) {
      this.#say({ call: number, error: 'too fast' });
      return;
    }
    try {
      this.#say({ call: number, ...(await this.#calls.answer(this, call)) });
    } catch (error) {
      this.#say({ call: number, ...this.#reasonOf(error) });
    }
  }

  #reasonOf(error: unknown): object {
    if (error instanceof Fault) return error.reason;
    this.#log(error);
    return { error: 'defect' };
  }

  async watch(match: string): Promise<void> {
    const table = await this.#tables.find(match);
    const known = this.#watched.get(match);
    if (known !== undefined) known.table.leave(known.watcher);
    else if (this.#watched.size >= MOST_WATCHED)
      throw new Fault({ error: 'too fast', detail: 'Too many matches at once.' });
    const watcher: Watcher = { player: this.player?.id ?? null, send: (text) => this.#send(text) };
    this.#watched.set(match, { table, watcher });
    await table.watch(watcher);
  }

  async leave(match: string): Promise<void> {
    const watched = this.#watched.get(match);
    this.#watched.delete(match);
    watched?.table.leave(watched.watcher);
  }

  #end(): void {
    for (const { table, watcher } of this.#watched.values()) table.leave(watcher);
    this.#watched.clear();
  }
}
