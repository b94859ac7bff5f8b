import { randomBytes } from 'node:crypto';
import { type CallName, type CallOf, commitmentTo, type Whole } from '@kurgan/wire';
import type { Page as Browsing } from 'playwright-core';

const newRequest = (): string => randomBytes(16).toString('hex');

/** The wishes of a challenge that a scene doesn't care about. */
type Challenge = Partial<CallOf<'open'>> & Pick<CallOf<'open'>, 'game' | 'scenario'>;

/** Somebody on a server who plays without a browser, and can be joined by one that holds the same key. */
export class Person {
  readonly name: string;
  readonly #address: string;
  #cookie = '';
  readonly #shares = new Map<string, string>();
  #socket: WebSocket | null = null;

  constructor(address: string, name: string) {
    this.#address = address;
    this.name = name;
  }

  /** Makes the person known to the server, by name; an account has a recovery code. */
  async arrive(isAccount: boolean): Promise<this> {
    const headers = { 'content-type': 'application/json', origin: this.#address, 'user-agent': 'Firefox, Linux' };
    const response = await fetch(`${this.#address}/api/arrive`, { method: 'POST', headers, body: '{}' });
    await response.text();
    this.#cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    if (isAccount) await this.call('account', { request: newRequest(), name: this.name });
    else await this.call('rename', { name: this.name });
    return this;
  }

  /** Asks the server for something. */
  async call<Name extends CallName>(name: Name, values: CallOf<Name>): Promise<unknown> {
    const response = await fetch(`${this.#address}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.#address, cookie: this.#cookie },
      body: JSON.stringify(values),
    });
    const answer = (await response.json()) as { readonly value?: unknown };
    if (!response.ok) throw new Error(`${this.name}: ${name} ${JSON.stringify(answer)}`);
    return answer.value;
  }

  /** Opens a challenge: live with half an hour, for everybody, unless something else is wished. */
  async open(wish: Challenge): Promise<{ readonly match: string; readonly token: string }> {
    const share = randomBytes(32).toString('hex');
    const opened = (await this.call('open', {
      ...{ request: newRequest(), options: {}, seat: null, bots: {}, commitment: commitmentTo(share) },
      ...{ isListed: true, isPublished: true, isRated: false, canTalk: true },
      pace: { kind: 'live', bank: 1_800_000, grace: 15_000 },
      ...wish,
    })) as { readonly match: string; readonly token: string };
    this.#shares.set(opened.match, share);
    return opened;
  }

  async join(match: string, token: string): Promise<void> {
    const share = randomBytes(32).toString('hex');
    this.#shares.set(match, share);
    await this.call('join', { request: newRequest(), match, token, commitment: commitmentTo(share) });
  }

  async reveal(match: string): Promise<void> {
    await this.call('reveal', { match, share: this.#shares.get(match) ?? '' });
  }

  async look(match: string): Promise<Whole> {
    const { whole } = (await this.call('watch', { match, from: null })) as { readonly whole: Whole };
    return whole;
  }

  async act(match: string, after: number, text: string): Promise<void> {
    await this.call('act', { match, seat: null, after, request: newRequest(), text });
  }

  /** Offers a draw, or asks to go back or to call the match off. */
  async offer(match: string, kind: CallOf<'offer'>['kind'], back: number | null = null): Promise<void> {
    await this.call('offer', { match, seat: null, request: newRequest(), kind, back });
  }

  async refuse(match: string, offer: string): Promise<void> {
    await this.call('answer', { match, seat: null, request: newRequest(), offer, isAccepted: false });
  }

  async resign(match: string): Promise<void> {
    await this.call('resign', { match, seat: null, request: newRequest() });
  }

  async say(match: string, text: string): Promise<void> {
    await this.call('say', { match, seat: null, request: newRequest(), text });
  }

  async wantRematch(match: string): Promise<void> {
    const share = randomBytes(32).toString('hex');
    await this.call('rematch', { request: newRequest(), match, commitment: commitmentTo(share) });
  }

  /** Sits at a match: everybody sees that the person is here. */
  async sitAt(match: string): Promise<void> {
    const options = { headers: { origin: this.#address, cookie: this.#cookie } };
    // Node's own sockets take headers, which a page's don't.
    const socket = new WebSocket(`${this.#address.replace('http', 'ws')}/api/socket`, options as never);
    this.#socket?.close();
    this.#socket = socket;
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => {
        socket.send(JSON.stringify({ call: 1, name: 'watch', values: { match, from: null } }));
      });
      socket.addEventListener('message', () => resolve(), { once: true });
      socket.addEventListener('error', () => reject(new Error(`${this.name} can't sit down`)));
    });
  }

  leave(): void {
    this.#socket?.close();
    this.#socket = null;
  }

  /** Lets a browser be this person. */
  async useIn(page: Browsing): Promise<void> {
    const [name = '', value = ''] = this.#cookie.split('=');
    await page.context().addCookies([{ name, value, url: this.#address }]);
  }
}
