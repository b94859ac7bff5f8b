import { type Bye, MOST_LETTERS, type PlayerSeen, readSocketCall } from '@kurgan/wire';
import type { WebSocket } from 'ws';
import type { Caller, Calls } from '../calls.ts';
import { Fault } from '../fault.ts';
import { Bucket, type Rate } from '../http/bucket.ts';
import type { Limits } from '../http/limits.ts';
import type { Watcher } from '../matches/audience.ts';
import type { Table } from '../matches/table.ts';
import type { Tables } from '../matches/tables.ts';
import type { Visit } from '../visit.ts';
import type { Sockets } from './sockets.ts';

/** The parts behind a socket. */
export interface Online {
  readonly calls: Calls;
  readonly tables: Tables;
  readonly sockets: Sockets;
  readonly limits: Limits;
}

/** A page that reads slower than this is cut off; it comes back and gets everything at once. */
const MOST_WAITING = 1_000_000;
/** Reasons for closing a socket, as its protocol numbers them. */
const GOING_AWAY = 1001;
const UNREADABLE = 1003;
const RESTART = 1012;
/** Milliseconds for a page to answer that it has heard the last word. */
const LAST_WORD = 2000;
/** Matches one page may watch. */
const MOST_WATCHED = 8;

/** A page that is told so often in a row that it calls too fast, and goes on, is none of ours. */
const MOST_TOO_FAST = 200;

/** A connection that can hold back what is written to it, and then write it at once. */
export interface Wire {
  cork(): void;
  uncork(): void;
}

/** A match that a page watches, once it is found. */
interface Watched {
  table: Table | null;
  readonly watcher: Watcher;
}

/** A page's connection: reads its calls one by one and sends it the frames of the matches it watches. */
export class PageSocket implements Caller {
  readonly player: PlayerSeen | null;
  readonly device: string | null;
  readonly address: string;
  readonly origin: string;
  readonly #limits: Limits;
  readonly #socket: WebSocket;
  readonly #calls: Calls;
  readonly #tables: Tables;
  readonly #watched = new Map<string, Watched>();
  readonly #bucket: Bucket;
  readonly #sockets: Sockets;
  readonly #log: (error: unknown) => void;
  /** Number of calls under way. */
  #underWay = 0;
  /** Calls in a row that came too fast. */
  #tooFast = 0;
  #isResting = false;
  /** Called when none is under way any more. */
  #onRest = (): void => {};
  readonly #wire: Wire | null;
  #isCorked = false;
  #isClosed = false;
  /** Something came from the page since it was last asked for a sign of life. */
  #isAlive = true;

  constructor(
    socket: WebSocket,
    { player, device, address, origin }: Visit,
    { calls, tables, sockets, limits }: Online,
    rate: Rate,
    log: (error: unknown) => void,
    wire: Wire | null = null,
  ) {
    this.#wire = wire;
    this.#bucket = new Bucket(rate, performance.now());
    this.#limits = limits;
    this.player = player;
    this.device = device;
    this.address = address;
    this.origin = origin;
    this.#socket = socket;
    this.#calls = calls;
    this.#tables = tables;
    this.#sockets = sockets;
    this.#log = log;
    socket.on('message', (data, isBinary) => {
      this.#isAlive = true;
      if (isBinary) socket.close(UNREADABLE);
      else this.#begin(String(data));
    });
    // Each ping is answered, even if its sender reads nothing: without a limit the answers would fill the memory.
    socket.on('ping', () => this.#isTooFast());
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('close', () => this.#end());
    socket.on('error', () => socket.terminate());
    sockets.add(this);
  }

  #begin(text: string): void {
    if (this.#isResting) return; // the page sends it again when it is back
    this.#underWay++;
    this.#sockets.gathering.begin(this, () => void this.#answer(text));
  }

  /** Begins no more calls, and waits for those under way. */
  rest(): Promise<void> {
    this.#isResting = true;
    return new Promise((resolve) => {
      this.#onRest = resolve;
      if (this.#underWay === 0) resolve();
    });
  }

  /** The last word to this page; `back` in milliseconds. */
  bye(reason: Bye['bye'], back: number | null): void {
    this.#say({ bye: reason, back } satisfies Bye);
    this.#socket.close(reason === 'restart' ? RESTART : GOING_AWAY);
    setTimeout(() => this.#socket.terminate(), LAST_WORD).unref();
  }

  #send(text: string): void {
    if (this.#socket.bufferedAmount > MOST_WAITING) this.#socket.terminate();
    else if (this.#socket.readyState === this.#socket.OPEN) {
      this.#cork();
      this.#socket.send(text);
    }
  }

  /** A frame and the answer that follows it at once go out together. */
  #cork(): void {
    if (this.#wire === null || this.#isCorked) return;
    this.#isCorked = true;
    this.#wire.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      this.#wire?.uncork();
    });
  }

  #say(message: object): void {
    this.#send(JSON.stringify(message));
  }

  async #answer(text: string): Promise<void> {
    try {
      await this.#hear(text);
    } catch (error) {
      this.#log(error);
    }
    this.#underWay--;
    if (this.#underWay === 0) this.#onRest();
  }

  /** Counts something that came; whoever goes on sending too fast is cut off. */
  #isTooFast(): boolean {
    const isTooFast = !this.#bucket.take(performance.now());
    this.#tooFast = isTooFast ? this.#tooFast + 1 : 0;
    if (this.#tooFast > MOST_TOO_FAST) this.#socket.terminate();
    return isTooFast;
  }

  /** Asks for a sign of life. A page that has given none since the last time is gone, even if its network never said so. */
  askForLife(): void {
    const wasAlive = this.#isAlive;
    this.#isAlive = false;
    if (wasAlive) this.#socket.ping();
    else this.#socket.terminate();
  }

  async #hear(text: string): Promise<void> {
    const isTooFast = this.#isTooFast();
    if (this.#tooFast > MOST_TOO_FAST) return;
    const read = readSocketCall(text.length > MOST_LETTERS ? '' : text);
    if (!read.ok) {
      this.#calls.turnedAway('unreadable', 'unreadable');
      this.#say({ call: null, error: 'unreadable', detail: read.error[0]?.path ?? '' });
      return;
    }
    const { number, call } = read.value;
    if (isTooFast || !this.#limits.mayCall(this.player?.id ?? null, this.address)) {
      this.#calls.turnedAway(call.name, 'too fast');
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
    if (this.#isClosed) return; // it has waited for others too long
    const known = this.#watched.get(match);
    if (known === undefined && this.#watched.size >= MOST_WATCHED)
      throw new Fault({ error: 'too fast', detail: 'Too many matches at once.' });
    const watcher: Watcher = { player: this.player?.id ?? null, send: (text) => this.#send(text) };
    const watched: Watched = { table: null, watcher };
    this.#watched.set(match, watched);
    try {
      watched.table = await this.#tables.find(match);
    } catch (error) {
      if (this.#watched.get(match) === watched) this.#watched.delete(match);
      throw error;
    }
    known?.table?.leave(known.watcher);
    await watched.table.watch(watcher);
    // The page may have left the match or closed meanwhile.
    if (this.#watched.get(match) !== watched) watched.table.leave(watcher);
  }

  async leave(match: string): Promise<void> {
    const watched = this.#watched.get(match);
    this.#watched.delete(match);
    watched?.table?.leave(watched.watcher);
  }

  #end(): void {
    this.#isClosed = true;
    for (const { table, watcher } of this.#watched.values()) table?.leave(watcher);
    this.#watched.clear();
    this.#sockets.remove(this);
  }
}
