import { randomBytes } from 'node:crypto';
import type { GameTypes, ViewOf } from '@kurgan/engine';
import { applyFrame, type CallName, type CallOf, commitmentTo, type Frame, type Whole } from '@kurgan/wire';
import { WebSocket } from 'ws';
import { newShare } from '../secrets.ts';

export const newRequest = (): string => randomBytes(16).toString('hex');

type Heard = Readonly<Record<string, unknown>>;

/** The value that a call was answered with. */
export const answered = async <T>(asked: Promise<Heard>): Promise<T> => (await asked).value as T;

/** A player's browser, as far as a server can tell: a cookie, calls by POST, a socket, and the view that frames make. */
export class Page {
  readonly address: string;
  cookie = '';
  /** Shares this browser has promised, by match. */
  readonly #shares = new Map<string, string>();
  #socket: WebSocket | null = null;
  #calls = 0;
  /** Settles when the socket is closed. */
  closed: Promise<void> = Promise.resolve();
  readonly #asked = new Map<number, (answer: Heard) => void>();
  readonly #onMessage = new Set<() => void>();
  /** Every message of the socket, as text. */
  readonly heard: string[] = [];
  whole: Whole | null = null;
  view: ViewOf<GameTypes> | null = null;
  n = -1;
  frames = 0;

  constructor(address: string) {
    this.address = address;
  }

  async post(
    name: string,
    values: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: Heard }> {
    const response = await fetch(`${this.address}/api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: this.address,
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...headers,
      },
      body: JSON.stringify(values),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0] ?? '';
    return { status: response.status, body: (await response.json()) as Heard };
  }

  async arrive(): Promise<this> {
    await this.post('arrive', {});
    return this;
  }

  async connect(): Promise<this> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/socket`, {
      headers: { origin: this.address, cookie: this.cookie },
    });
    this.#socket = socket;
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('message', (data) => this.#hear(String(data)));
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    return this;
  }

  disconnect(): void {
    this.#socket?.terminate();
    this.#socket = null;
  }

  #hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as Heard;
    if (typeof message.call === 'number') this.#asked.get(message.call)?.(message);
    if ('whole' in message) {
      this.whole = message.whole as Whole;
      this.view = this.whole.view;
      this.n = this.whole.n ?? 0;
    }
    if ('frame' in message) {
      const frame = message.frame as Frame;
      if (this.whole === null || this.view === null || frame.n !== this.n + 1) throw new Error('a gap in the frames');
      this.view = applyFrame({ seat: this.whole.seat, view: this.view }, frame);
      this.whole = { ...this.whole, ...frame };
      this.n = frame.n;
      this.frames++;
    }
    for (const each of this.#onMessage) each();
  }

  call<Name extends CallName>(name: Name, values: CallOf<Name>): Promise<Heard> {
    const call = ++this.#calls;
    const answer = new Promise<Heard>((resolve) => this.#asked.set(call, resolve));
    this.#socket?.send(JSON.stringify({ call, name, values }));
    return answer;
  }

  say(text: string): void {
    this.#socket?.send(text);
  }

  /** Waits until something is true of what this page has heard. */
  until(isSo: () => boolean, within = 30_000): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const check = (): void => {
        if (!isSo()) return;
        this.#onMessage.delete(check);
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => reject(new Error('it did not come')), within);
      this.#onMessage.add(check);
    });
  }

  async open(
    values: Partial<CallOf<'open'>> & Pick<CallOf<'open'>, 'game' | 'scenario'>,
  ): Promise<{ match: string; token: string }> {
    const share = newShare();
    const answer = await this.post('open', {
      request: newRequest(),
      options: {},
      seat: null,
      bots: {},
      pace: { kind: 'free' },
      isListed: false,
      isPublished: false,
      isRated: false,
      canTalk: true,
      commitment: commitmentTo(share),
      ...values,
    });
    const challenge = (answer.body.value ?? answer.body) as { match: string; token: string };
    this.#shares.set(challenge.match, share);
    return challenge;
  }

  join(
    match: string,
    token: string | null,
    more: Partial<CallOf<'join'>> = {},
  ): Promise<{ status: number; body: Heard }> {
    const share = newShare();
    this.#shares.set(match, share);
    return this.post('join', { request: newRequest(), match, token, commitment: commitmentTo(share), ...more });
  }

  reveal(match: string): Promise<{ status: number; body: Heard }> {
    return this.post('reveal', { match, share: this.#shares.get(match) ?? '' });
  }

  act(match: string, text: string, more: Partial<CallOf<'act'>> = {}): Promise<Heard> {
    return this.call('act', { match, seat: null, after: this.n, request: newRequest(), text, ...more });
  }
}
