import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { launchChromium } from '../../build/chromium.ts';
import { listenTo } from '../complaints.ts';
import { stayOnline } from '../online-only.ts';
import { type Served, serve } from '../serve-app.ts';
import { SIZES, type Size } from '../visit.ts';
import { httpsProxy } from './https-proxy.ts';

/** A browser of somebody who plays on a server. */
export interface Player {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The last messages on its wire, each with its beginning. */
  readonly wire: readonly string[];
}

/** Messages of a wire that are remembered, and letters of each. */
const REMEMBERED = 40;
const BEGINNING = 150;

/** Writes down what a page and its server say to each other. */
function overhear(page: Page): readonly string[] {
  const wire: string[] = [];
  const keep = (from: string, text: string | Buffer): void => {
    wire.push(`${new Date().toISOString().slice(14, 23)} ${from} ${String(text).slice(0, BEGINNING)}`);
    if (wire.length > REMEMBERED) wire.shift();
  };
  page.on('websocket', (socket) => {
    keep('opens', socket.url());
    socket.on('framesent', ({ payload }) => keep('page:', payload));
    socket.on('framereceived', ({ payload }) => keep('server:', payload));
    socket.on('close', () => keep('closed', socket.url()));
  });
  return wire;
}

/** A port that is free now. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** This computer's address on its network, where browsers meet no secure context; null where it has none. */
const ownAddress = (): string | null =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;

/** Where browsers find a server: on this computer, on its network, or by a name behind a proxy with HTTPS. */
export interface ServerKind {
  readonly isLan?: boolean;
  readonly httpsName?: string;
}

/** A server with matches between browsers, and the browsers. */
export class OnlineServer {
  readonly #folder: string;
  readonly #words: readonly string[];
  #served: Served;
  readonly #browser: Browser;
  readonly address: string;
  /** Errors and warnings of the browsers; those that a test expects are forgiven. */
  readonly complaints: string[] = [];
  #players: Player[] = [];

  private constructor(folder: string, words: readonly string[], served: Served, browser: Browser, address: string) {
    this.#folder = folder;
    this.#words = words;
    this.#served = served;
    this.#browser = browser;
    this.address = address;
  }

  /** Starts one on this computer, or on its network: there, pages come by plain HTTP from no secure context. */
  static async start({ isLan = false, httpsName = '' }: ServerKind = {}): Promise<OnlineServer> {
    const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-online-'));
    const app = process.env.KURGAN_APP;
    const port = await freePort();
    const own = isLan ? ownAddress() : null;
    const words = ['--data', folder, '--port', String(port), ...(own === null ? [] : ['--lan'])];
    if (app !== undefined) words.push('--folder', app);
    if (httpsName !== '') return OnlineServer.#behindProxy(folder, words, port, httpsName);
    const browser = await launchChromium(inject('chromium') ?? '');
    return new OnlineServer(folder, words, await serve(words), browser, `http://${own ?? '127.0.0.1'}:${port}`);
  }

  /** Behind a proxy with HTTPS on this computer's own address, which browsers know by a name. */
  static async #behindProxy(
    folder: string,
    words: readonly string[],
    port: number,
    name: string,
  ): Promise<OnlineServer> {
    const all = [...words, '--behind-proxy', '--name', name];
    const own = ownAddress() ?? '127.0.0.1';
    const proxy = await httpsProxy(own, name, port);
    const browser = await launchChromium(inject('chromium') ?? '', [
      `--host-resolver-rules=MAP ${name} ${own}`,
      `--ignore-certificate-errors-spki-list=${proxy.spki}`,
    ]);
    browser.once('disconnected', () => proxy.close());
    return new OnlineServer(folder, all, await serve(all), browser, `https://${name}:${proxy.port}`);
  }

  /** Ends the server and starts another on the same folder. */
  async restart(): Promise<void> {
    await this.#served.stop();
    this.#served = await serve(this.#words);
  }

  async player(size: Size): Promise<Player> {
    const context = await this.#browser.newContext({
      viewport: SIZES[size],
      baseURL: this.address,
      ...(size === 'phone' && { hasTouch: true, isMobile: true }),
    });
    await stayOnline(context);
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    listenTo(page, this.complaints);
    const player = { context, page, wire: overhear(page) };
    this.#players.push(player);
    return player;
  }

  /** Everybody who plays here. */
  get players(): readonly Player[] {
    return this.#players;
  }
  /** The server's own complaints. */
  get said(): string {
    return this.#served.said;
  }

  /** Takes complaints off the list that a test provokes. */
  forgive(isExpected: (complaint: string) => boolean): void {
    this.complaints.splice(0, Infinity, ...this.complaints.filter((each) => !isExpected(each)));
  }

  /** All players leave. */
  async farewell(): Promise<void> {
    await Promise.all(this.#players.map(({ context }) => context.close()));
    this.#players = [];
    this.complaints.length = 0;
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await this.#served.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
