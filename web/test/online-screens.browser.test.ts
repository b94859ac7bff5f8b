import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from '../build/chromium.ts';
import { listenTo } from './complaints.ts';
import { Club } from './online/club.ts';
import { SCENES } from './online/scenes.ts';
import { stage } from './online/stage.ts';
import { serious } from './serious.ts';
import { openWindow } from './window.ts';

const IS_LONG = process.env.KURGAN_LONG === '1';
const [PHONE, DESK, LARGE] = ['390x844', '1280x800', '2560x1440'] as const;

/** Scenes that other tests don't come to, each in one window; the long form shows every scene in each. */
const SHORT: Readonly<Record<string, string>> = {
  lobby: DESK,
  'form-army': PHONE,
  sealing: DESK,
  'table-heroes': PHONE,
  stale: PHONE,
  seal: DESK,
  'asks-back': DESK,
  refused: PHONE,
  late: PHONE,
  'out-of-time': DESK,
  'result-rated': PHONE,
  'rematch-own': DESK,
  'account-ratings': DESK,
  'account-code': PHONE,
  'account-proof': DESK,
  'device-failed': PHONE,
};

const shown = IS_LONG
  ? Object.keys(SCENES).flatMap((name) => [PHONE, DESK, LARGE].map((size) => [name, size] as const))
  : Object.entries(SHORT);

/** Runs in the page: pixels by which it is wider than its window. */
const overhang = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Runs in the page: buttons and links that can be seen, and no key reaches. */
function unreachable(): string[] {
  const all = document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary');
  return [...all]
    .filter((each) => each.checkVisibility() && !each.matches(':disabled') && each.tabIndex < 0)
    .filter((each) => each.closest('[role="grid"], [role="toolbar"], [role="radiogroup"], .game-table') === null)
    .map((each) => each.outerHTML.slice(0, 100));
}

const program = inject('chromium');
let browser: Browser | null = null;
beforeAll(async () => {
  if (program !== null) browser = await launchChromium(program);
});
afterAll(() => browser?.close());

async function inWindow(size: string, name: string, look: (page: Page) => Promise<void>): Promise<void> {
  const scene = SCENES[name];
  if (browser === null || scene === undefined) throw new Error(`${name} can't be shown`);
  const club = await Club.open();
  const page = await openWindow(browser, club.address, size);
  const complaints: string[] = [];
  listenTo(page, complaints);
  try {
    await stage(club, scene, page);
    await look(page);
  } finally {
    await page.context().close();
    await club.close();
  }
  // Lost connections, wrong links and a server that is not there are on purpose.
  expect(complaints.filter((each) => !/WebSocket|status of 404|ERR_FAILED/.test(each))).toEqual([]);
}

for (const [name, size] of shown)
  test.skipIf(program === null)(`the screen “${name}” can be used by everybody at ${size}`, () =>
    inWindow(size, name, async (page) => {
      expect(await serious(page)).toEqual([]);
      expect(await page.evaluate(overhang)).toBe(0);
      expect(await page.evaluate(unreachable)).toEqual([]);
    }),
  );
