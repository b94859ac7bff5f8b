import { randomBytes } from 'node:crypto';
import type { AnyGame, GameTypes, ViewOf } from '@kurgan/engine';
import { applyFrame, type CallName, type CallOf, type Frame, type Whole } from '@kurgan/wire';
import { WebSocket } from 'ws';

type Heard = Readonly<Record<string, unknown>>;

/** An action on its way: it keeps its request until an answer comes, however often it is sent. */
interface Intent {
  readonly request: string;
  readonly text: string;
  readonly message: string;
  readonly sent: number;
}

/** An action that the server has said is done. */
export interface Acknowledged {
  readonly request: string;
  readonly n: number;
  readonly text: string;
}

/** Milliseconds before the next try to connect. */
const RETRY = 50;

/**
 * A page that plays by itself: it holds a seat of one match, comes back when its connection is lost, and sends an
 * action that was not answered again. It remembers everything the server has acknowledged or refused.
 */
export class Robot {
  readonly #addresses: readonly string[];
  readonly #rules: AnyGame;
  readonly #pick: (below: number) => number;
  #socket: WebSocket | null = null;
  #at = 0;
  #calls = 0;
  #match: string | null = null;
  #intent: Intent | null = null;
  #isClosed = false;
  #cut = 0;
  readonly #asked = new Map<number, (answer: Heard) => void>();
  cookie = '';
  whole: Whole | null = null;
  view: ViewOf<GameTypes> | null = null;
  readonly acknowledged: Acknowledged[] = [];
  /** Requests that the server has refused. */
  readonly refused: string[] = [];
  /** Answers that no honest page should get. */
  readonly surprises: string[] = [];
  /** Milliseconds from each loss of the connection to the whole match. */
  readonly returns: number[] = [];
  /** Milliseconds from each return to the first answer. */
  readonly firstAnswers: number[] = [];
  /** Frames heard, and their bytes. */
  frames = 0;
  bytes = 0;
  /** Called after every entry it hears of. */
  onEntry: (n: number) => void = () => {};
  /** Plays whenever it is asked; otherwise only when told. */
  isEager = true;
  /** Milliseconds before it plays. */
  thinks = 0;

  constructor(addresses: readonly string[], rules: AnyGame, pick: (below: number) => number) {
    this.#addresses = addresses;
    this.#rules = rules;
    this.#pick = pick;
  }

  get #address(): string {
    return this.#addresses[this.#at % this.#addresses.length] ?? '';
  }
  /** Number of the address it uses, among those it was given. */
  get at(): number {
    return this.#at % this.#addresses.length;
  }
  startAt(at: number): this {
    this.#at = at;
    return this;
  }

  async arrive(): Promise<this> {
    const address = this.#address;
    const response = await fetch(`${address}/api/arrive`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: '{}',
    });
    await response.text();
    this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return this;
  }

  /** Connects, and comes back for as long as it is wanted. */
  connect(): Promise<this> {
    return new Promise((resolve) => this.#open(() => resolve(this)));
  }

  #open(onOpen: () => void = () => {}): void {
    if (this.#isClosed) return;
    const address = this.#address;
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
      headers: { origin: address, cookie: this.cookie },
    });
    this.#socket = socket;
    let asked: number | null = null;
    socket.on('open', () => {
      if (this.#match !== null) asked = performance.now();
      if (this.#match !== null) this.#say('watch', { match: this.#match, from: null });
      if (this.#intent !== null) socket.send(this.#intent.message);
      onOpen();
    });
    socket.on('message', (data) => {
      if (asked !== null) this.firstAnswers.push(performance.now() - asked);
      asked = null;
      this.#hear(String(data));
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#cut === 0) this.#cut = performance.now();
      this.#at++;
      setTimeout(() => this.#open(onOpen), RETRY);
    });
  }

  #say<Name extends CallName>(name: Name, values: CallOf<Name>): number {
    const call = ++this.#calls;
    this.#send(JSON.stringify({ call, name, values }));
    return call;
  }

  /** Asks for something; the answer is lost with the connection. */
  call<Name extends CallName>(name: Name, values: CallOf<Name>): Promise<Heard> {
    return new Promise((resolve) => this.#asked.set(this.#say(name, values), resolve));
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as Heard;
    if (typeof message.call === 'number') {
      this.#asked.get(message.call)?.(message);
      this.#asked.delete(message.call);
    }
    if ('frame' in message) {
      this.frames++;
      this.bytes += text.length;
      this.#takeFrame(message.frame as Frame);
    } else if ('whole' in message) this.#takeWhole(message.whole as Whole);
    else if (message.call === 0) this.#answered(message);
  }

  #takeWhole(whole: Whole): void {
    if (whole.match !== this.#match) return;
    if (this.#cut > 0) this.returns.push(performance.now() - this.#cut);
    this.#cut = 0;
    this.whole = whole;
    this.view = whole.view;
    this.onEntry(whole.n);
    this.#play();
  }

  #takeFrame(frame: Frame): void {
    if (this.whole === null || this.view === null || frame.match !== this.#match) return;
    if (frame.n !== this.whole.n + 1) {
      if (frame.n > this.whole.n) this.#say('watch', { match: frame.match, from: null });
      return;
    }
    this.view = applyFrame({ seat: this.whole.seat, view: this.view }, frame);
    this.whole = { ...this.whole, ...frame, log: { from: 0, entries: [] } };
    this.onEntry(frame.n);
    this.#play();
  }

  #answered(message: Heard): void {
    const intent = this.#intent;
    if (intent === null) return;
    this.#intent = null;
    const done = message.done as { readonly n: number } | undefined;
    if (done !== undefined) this.acknowledged.push({ request: intent.request, text: intent.text, n: done.n });
    else this.refused.push(intent.request);
    if (done === undefined && message.error !== 'stale') {
      this.surprises.push(`${intent.message} was answered ${JSON.stringify(message)}; ${this.state}`);
    }
    this.#play();
  }

  #play(): void {
    if (!this.isEager) return;
    if (this.thinks === 0) this.act();
    else setTimeout(() => this.isEager && this.act(), this.thinks);
  }

  get isAsked(): boolean {
    const { whole } = this;
    const seat = whole?.seat ?? null;
    return seat !== null && whole?.phase === 'running' && whole.outcome === null && whole.waiting.includes(seat);
  }
  get isOver(): boolean {
    return (this.whole?.outcome ?? null) !== null;
  }
  get hasIntent(): boolean {
    return this.#intent !== null;
  }

  /** Sends a legal action, if it is asked for one and none is on its way. Its calls have the number 0. */
  act(): boolean {
    const { whole, view } = this;
    if (this.#intent !== null || view === null || whole === null || whole.seat === null || !this.isAsked) return false;
    const legal = this.#rules.legal(view, whole.seat);
    const action = legal[this.#pick(legal.length)];
    if (action === undefined) return false;
    const request = randomBytes(16).toString('hex');
    const text = this.#rules.notation.format(action);
    const values: CallOf<'act'> = { match: whole.match, seat: whole.seat, after: whole.n, request, text };
    const message = JSON.stringify({ call: 0, name: 'act', values });
    this.#intent = { request, text, message, sent: performance.now() };
    this.#send(message);
    return true;
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /** Watches a match from now on. */
  watch(match: string): void {
    if (this.#match !== null) this.#say('leave', { match: this.#match });
    this.#match = match;
    this.whole = null;
    this.view = null;
    this.#say('watch', { match, from: null });
  }

  /** Where it stands, for whoever looks for a fault. */
  get state(): string {
    const { whole } = this;
    const link = this.#socket === null ? 'not connected' : `connected to server ${this.at}`;
    const intent =
      this.#intent === null
        ? 'nothing'
        : `${this.#intent.text} since ${Math.round(performance.now() - this.#intent.sent)} ms`;
    return `match ${this.#match} as ${whole?.seat} at entry ${whole?.n}, ${link}, waits for ${whole?.waiting.join()}, sends ${intent}`;
  }

  resetBytes(): void {
    this.frames = 0;
    this.bytes = 0;
  }

  close(): void {
    this.#isClosed = true;
    const socket = this.#socket;
    this.#socket = null;
    socket?.terminate();
  }
}
