import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { launchChromium } from '../build/chromium.ts';
import { listenTo } from './complaints.ts';
import { stayOnline } from './online-only.ts';
import { shoot } from './shoot.ts';

const address = inject('address');

export const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
export type Size = keyof typeof SIZES;

/** A browser that is started for the first visit with it; the program is null where there is none. */
export class Kind {
  readonly program: string | null;
  readonly #launch: (program: string) => Promise<Browser>;
  #running: Promise<Browser> | null = null;

  constructor(program: string | null, launch: (program: string) => Promise<Browser>) {
    this.program = program;
    this.#launch = launch;
  }
  start(): Promise<Browser> {
    if (this.program === null) throw new Error('there is no such browser here');
    this.#running ??= this.#launch(this.program);
    return this.#running;
  }
  async stop(): Promise<void> {
    await (await this.#running)?.close();
  }
}
const CHROMIUM = new Kind(inject('chromium'), launchChromium);

/** A person who opens the app for the first time, and whatever the browser complains about meanwhile. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Complaints that a test expects are taken out of here. */
  readonly complaints: string[];
}

/** How somebody comes who is not like everybody. */
interface Manner {
  readonly kind?: Kind;
  /** The app is kept for a day offline. */
  readonly keepsApp?: boolean;
}

async function open(size: Size, { kind = CHROMIUM, keepsApp = false }: Manner): Promise<Visit> {
  const browser = await kind.start();
  const context = await browser.newContext({
    viewport: SIZES[size],
    deviceScaleFactor: 1,
    ...(size === 'phone' && { hasTouch: true, isMobile: true }),
    acceptDownloads: true,
    baseURL: address,
  });
  context.setDefaultTimeout(60_000);
  if (!keepsApp) await stayOnline(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  listenTo(page, complaints);
  return { context, page, complaints };
}

/** A failure with the place where it happened: the page's address, what its console said, and a picture of it. */
async function withScene(error: unknown, { page, complaints }: Visit, name: string): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  // The page itself may be what is gone.
  const picture = await shoot(page, name.replaceAll(/\W+/g, '-')).catch(() => 'no picture could be taken');
  error.message = [error.message, `at ${page.url()}`, ...complaints, picture].join('\n');
  return error;
}

/** A test in the browser. It fails, too, when the browser's console has an error or a warning in the end. */
export function visit(name: string, size: Size, run: (visit: Visit) => Promise<void>, manner: Manner = {}): void {
  const { kind = CHROMIUM } = manner;
  test.skipIf(kind.program === null)(`${name} (${size})`, async () => {
    const visit = await open(size, manner);
    try {
      await run(visit);
      expect(visit.complaints).toEqual([]);
    } catch (error) {
      throw await withScene(error, visit, `failed-${name}-${size}`);
    } finally {
      await visit.context.close();
    }
  });
}

/** The same at both sizes. */
export function visitBoth(name: string, run: (visit: Visit & { readonly size: Size }) => Promise<void>): void {
  for (const size of ['desk', 'phone'] as const) visit(name, size, (each) => run({ ...each, size }));
}

/** As somebody sees the page who has sat down: everything has arrived, letters and pictures are there and nothing moves. */
export async function still(page: Page): Promise<void> {
  await page.locator('[aria-busy="true"], .waiting').first().waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await document.querySelector<HTMLImageElement>('img.terrain')?.decode();
    const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.all(passing.map((animation) => animation.finished.catch(() => {})));
  });
}

/** Somebody who has set the pace of bots before. Nobody waits for one that is instant. */
export async function setPace(context: BrowserContext, pace: 'slow' | 'normal' | 'instant'): Promise<void> {
  await context.addInitScript((word) => {
    localStorage.setItem('kurgan-settings', JSON.stringify({ pace: word }));
    localStorage.setItem('kurgan-look', JSON.stringify({ 'data-pace': word }));
  }, pace);
}

/** Keeps what the page looks like, for whoever looks. */
export async function keep(page: Page, name: string): Promise<void> {
  await still(page);
  await shoot(page, name);
}
