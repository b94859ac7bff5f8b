import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { launchChromium } from '../../build/chromium.ts';
import { listenTo } from '../complaints.ts';
import { type Served, serve } from '../serve-app.ts';
import { SIZES, type Size } from '../visit.ts';

/** A browser of somebody who plays on a server. */
export interface Player {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A server with matches between browsers, and the browsers. */
export class OnlineServer {
  readonly #folder: string;
  readonly #served: Served;
  readonly #browser: Browser;
  readonly complaints: string[] = [];

  private constructor(folder: string, served: Served, browser: Browser) {
    this.#folder = folder;
    this.#served = served;
    this.#browser = browser;
  }

  static async start(): Promise<OnlineServer> {
    const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-online-'));
    const app = process.env.KURGAN_APP;
    const words = ['--data', folder, ...(app === undefined ? [] : ['--folder', app])];
    return new OnlineServer(folder, await serve(words), await launchChromium(inject('chromium') ?? ''));
  }

  async player(size: Size): Promise<Player> {
    const context = await this.#browser.newContext({
      viewport: SIZES[size],
      baseURL: this.#served.address,
      ...(size === 'phone' && { hasTouch: true, isMobile: true }),
    });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    listenTo(page, this.complaints);
    return { context, page };
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await this.#served.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
