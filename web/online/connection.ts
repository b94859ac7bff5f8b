import type { Link } from '@kurgan/host';
import {
  type CallName,
  type CallOf,
  type Message,
  type PlayerSeen,
  type ServerFacts,
  WIRE,
  type WireError,
} from '@kurgan/wire';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { Trouble, type TroubleKind } from '../session/trouble.ts';

/** Errors that pages have words for; of any other kind the server says itself what stands in the way. */
const kindOf = ({ error }: WireError): TroubleKind =>
  error === 'too fast' || error === 'not yours' || error === 'defect' ? error : 'refused';

/** A call that came to nothing. */
export class Refused extends Trouble {
  readonly reason: WireError;

  constructor(reason: WireError) {
    super(kindOf(reason), reason.detail ?? '');
    this.reason = reason;
  }
}

interface Asked {
  readonly name: CallName;
  readonly text: string;
  resolve(answer: Answered): void;
  reject(reason: Error): void;
}

/** A call's answer: the entry it made, or a value. */
type Answered = { readonly done: { readonly n: number } } | { readonly value: unknown };

/** Hears every message about a match, and the reason why there will be none. */
export type Listener = (message: Message | Refused) => void;

/** Milliseconds within which a server that lives is heard, after a sleep and after a call. */
const LIFE_SIGN = 700;
const LONGEST_ANSWER = 8000;
/** Milliseconds of silence after which the page asks whether its server is still there: no network tells when it is gone. */
const SILENCE = 25_000;
/** Milliseconds after which a call that came too fast is sent again. */
const TOO_FAST = 1000;
/** Milliseconds before each new try; the last one goes on forever. */
const DELAYS = [300, 1000, 2000, 5000, 10_000];

/**
 * The page's one connection to its server. It comes back by itself, for as long as it takes; a call that has no answer
 * yet is sent again, and the server does it once.
 */
export class Connection {
  readonly #address: string;
  readonly #link = signal<Link>('trying');
  /** The player of this browser. */
  readonly you: Signal<PlayerSeen>;
  /** The server as it was when this page came. */
  facts: ServerFacts = { addresses: [], canTalk: true };
  /** Milliseconds that the server's clock is ahead. */
  skew = 0;
  readonly #asked = new Map<number, Asked>();
  readonly #listeners = new Map<string, Set<Listener>>();
  #socket: WebSocket | null = null;
  #calls = 0;
  #tries = 0;
  /** Messages so far. */
  #heard = 0;
  /** Messages up to the last look for silence. */
  #heardBefore = 0;
  /** Milliseconds after which the server wants this page back. */
  #back: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, you: PlayerSeen) {
    this.#address = address;
    this.you = signal(you);
    addEventListener('online', () => this.#wake());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#wake();
    });
    setInterval(() => this.#breakSilence(), SILENCE);
    this.#open();
  }

  /** Time by the server's clock. */
  now(): number {
    return Date.now() + this.skew;
  }

  get link(): ReadonlySignal<Link> {
    return this.#link;
  }

  #open(): void {
    if (this.#socket !== null || this.#link.peek() === 'stale') return;
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#tries = 0;
      this.#link.value = 'live';
      const unanswered = [...this.#asked].filter(([call, { name }]) => name !== 'watch' || !this.#asked.delete(call));
      for (const match of this.#listeners.keys()) this.#watch(match);
      for (const [, { text }] of unanswered) socket.send(text);
      void this.hello();
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#hear(String(data));
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lost();
    });
  }

  /** This computer may have slept, and its connection may be dead: a greeting that comes back shows that it lives. */
  #wake(): void {
    this.#open();
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    void this.hello();
    this.#expectWithin(LIFE_SIGN);
  }

  #breakSilence(): void {
    const isSilent = this.#heard === this.#heardBefore;
    this.#heardBefore = this.#heard;
    if (isSilent && this.#socket?.readyState === WebSocket.OPEN) void this.hello();
  }

  /** Connects anew unless something is heard within so many milliseconds. */
  #expectWithin(milliseconds: number): void {
    const socket = this.#socket;
    const heard = this.#heard;
    setTimeout(() => {
      if (socket === null || this.#socket !== socket || this.#heard !== heard) return;
      this.#socket = null; // its own end may come much later
      socket.close();
      this.#open();
    }, milliseconds);
  }

  #lost(): void {
    this.#socket = null;
    if (this.#link.peek() === 'stale') return;
    this.#link.value = this.#tries < 2 ? 'trying' : 'away';
    const delay = this.#back ?? DELAYS[Math.min(this.#tries++, DELAYS.length - 1)] ?? 0;
    this.#back = null;
    this.#timer = setTimeout(() => this.#open(), delay * (0.75 + Math.random() / 2));
  }

  #hear(text: string): void {
    this.#heard++;
    const message = JSON.parse(text) as Message;
    if ('call' in message) {
      const asked = this.#asked.get(message.call);
      if (asked !== undefined && 'error' in message && message.error === 'too fast' && message.detail === undefined) {
        setTimeout(() => this.#socket?.readyState === WebSocket.OPEN && this.#socket.send(asked.text), TOO_FAST);
        return;
      }
      this.#asked.delete(message.call);
      if ('error' in message) asked?.reject(new Refused(message));
      else asked?.resolve(message);
      return;
    }
    if ('bye' in message) {
      this.#back = message.back;
      if (message.bye === 'newer app') this.#link.value = 'stale';
      return;
    }
    const about = Object.values(message)[0];
    const match = typeof about === 'object' && about !== null && 'match' in about ? about.match : null;
    if (match !== null) this.#tell(match, message);
  }

  /** Rules this page has loaded, by game. A server that plays other rules says so, and the page has to be loaded again. */
  readonly rules: Record<string, string> = {};

  /** Connects anew, under the name or as the player that this browser is by now. */
  renew(you: PlayerSeen): void {
    this.you.value = you;
    this.#back = 0;
    this.#socket?.close();
  }

  /** Greets the server, on every new connection and when the page plays by more rules. */
  async hello(): Promise<void> {
    try {
      const welcome = await this.ask('hello', { wire: WIRE, app: '', games: { ...this.rules } });
      this.skew = (welcome as { readonly time: number }).time - Date.now();
    } catch {
      // the server says goodbye itself
    }
  }

  call<Name extends CallName>(name: Name, values: CallOf<Name>): Promise<Answered> {
    const call = ++this.#calls;
    const text = JSON.stringify({ call, name, values });
    return new Promise((resolve, reject) => {
      this.#asked.set(call, { name, text, resolve, reject });
      if (this.#socket?.readyState !== WebSocket.OPEN) return;
      this.#socket.send(text);
      this.#expectWithin(LONGEST_ANSWER);
    });
  }

  /** A call that asks for something. */
  async ask<Name extends CallName>(name: Name, values: CallOf<Name>): Promise<unknown> {
    const answer = await this.call(name, values);
    return 'value' in answer ? answer.value : null;
  }

  /** Asks for everything about a match, now and from now on. */
  #watch(match: string): void {
    this.call('watch', { match, from: null }).catch((reason: Refused) => this.#tell(match, reason));
  }

  #tell(match: string, message: Message | Refused): void {
    for (const listener of this.#listeners.get(match) ?? []) listener(message);
  }

  /** Hears a match from now on, first of all the whole of it. Returns what ends it. */
  listen(match: string, listener: Listener): () => void {
    const known = this.#listeners.get(match) ?? new Set();
    known.add(listener);
    this.#listeners.set(match, known);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#watch(match);
    return () => {
      known.delete(listener);
      if (known.size > 0) return;
      this.#listeners.delete(match);
      void this.call('leave', { match });
    };
  }
}

let connecting: Promise<Connection> | null = null;

async function connect(): Promise<Connection> {
  const response = await fetch('/api/arrive', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => null);
  if (response?.ok !== true) throw new Trouble('no server');
  const arrived = (await response.json()) as { readonly you: PlayerSeen } & ServerFacts;
  const connection = new Connection(`${location.origin.replace('http', 'ws')}/api/socket`, arrived.you);
  connection.facts = arrived;
  return connection;
}

/** The connection to the server this page comes from; the first call makes this browser known there. */
export function connection(): Promise<Connection> {
  connecting ??= connect().catch((error: unknown) => {
    connecting = null;
    throw error;
  });
  return connecting;
}
