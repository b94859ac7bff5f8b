import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { setPace, type Visit } from '../visit.ts';

/** A lit place may go out before it is chosen, when an enemy was faster. */
const WAIT = 3000;
/** An enemy who thinks on a busy machine, in milliseconds. */
const THINKING = 60_000;

/** A way to choose what is lit: by mouse, by keys, or by a finger. */
export type Choose = (thing: Locator) => Promise<void>;

export const HANDS: Readonly<Record<'mouse' | 'keys' | 'taps', Choose>> = {
  mouse: (thing) => thing.click({ timeout: WAIT, force: true }),
  async keys(thing) {
    await thing.focus({ timeout: WAIT });
    await thing.press('Enter', { timeout: WAIT });
  },
  // The board moves under a finger that rests on it; what is asked here is that a tap chooses.
  taps: (thing) => thing.dispatchEvent('click', {}, { timeout: WAIT }),
};

/** Begins scenario 1 as the Soviets against a Recruit. */
export async function beginHeroes({ page, context }: Pick<Visit, 'page' | 'context'>, seed: string): Promise<void> {
  await setPace(context, 'instant');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/play/heroes?scenario=1&soviet=person&german=recruit&seed=${seed}`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/match/*');
  await page.locator('.heroes-table').waitFor();
}

const titleOf = (page: Page): Promise<string> =>
  page
    .locator('.prompt h2')
    .first()
    .textContent()
    .then((text) => text ?? '');
/** Everything that a choice can change. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const made = document.querySelector('[data-made]')?.getAttribute('data-made');
    const lit = document.querySelectorAll('[data-lit]').length;
    const chosen = document.querySelectorAll('.counter.chosen, .attack-buttons').length;
    const stock = document.querySelectorAll('.token-stock button').length;
    return [made, document.querySelector('.prompt h2')?.textContent, lit, chosen, stock].join();
  });

/** The first of these that is on the page. */
async function firstOf(page: Page, ...selectors: readonly string[]): Promise<Locator | null> {
  for (const selector of selectors) {
    const found = page.locator(selector);
    if ((await found.count()) > 0) return found.first();
  }
  return null;
}

/** The next thing to choose: a token for a unit, an attack, a square, or a button. */
function nextThing(page: Page, title: string): Promise<Locator | null> {
  if (title === 'Give your orders')
    return firstOf(
      page,
      '.heroes-table:has(.token-stock button:not([aria-label="Token Bluff"])) .counter [aria-label*="no token"]',
      '[data-action="confirm"]',
    );
  if (/^Deploy ./.test(title)) return firstOf(page, '.squares [data-lit]');
  return firstOf(
    page,
    '.attack-buttons .action',
    '.counter.target [data-lit]',
    '.compass [data-lit]',
    '.lit-point',
    '[data-action="done"]',
    '[data-action="draw"]',
    '[data-action="stop"]',
    '.squares [data-lit]',
    '.heroes-tray .action-bar .action',
    '.counter [data-lit]',
  );
}

interface Asked {
  readonly title: string;
  readonly turn: string;
  readonly thing: Locator;
}

/** Null while nothing is asked, as when the enemy thinks, or when another thing was asked meanwhile. */
async function askedNow(page: Page): Promise<Asked | null> {
  const title = await titleOf(page);
  const [turn = ''] = await page.locator('.turn-track [aria-current], .moment b').allTextContents();
  const thing = await nextThing(page, title);
  return thing === null || (await titleOf(page)) !== title ? null : { title, turn, thing };
}

async function nextAsked(page: Page): Promise<Asked> {
  for (const end = Date.now() + THINKING; Date.now() < end; await sleep(50)) {
    const asked = await askedNow(page);
    if (asked !== null) return asked;
  }
  throw new Error(`nothing is asked: ${await titleOf(page)}`);
}

/** Plays on until enough has been met: a prompt, in a turn. Returns the titles of all prompts. */
export async function playUntil(
  page: Page,
  choose: Choose,
  isEnough: (title: string, turn: string) => boolean,
): Promise<ReadonlySet<string>> {
  const met = new Set<string>();
  for (let touches = 0; touches < 200; touches++) {
    const { title, turn, thing } = await nextAsked(page);
    met.add(title);
    if (isEnough(title, turn)) return met;
    const before = await shown(page);
    await choose(thing).catch(() => {});
    await expect
      .poll(() => shown(page), { timeout: WAIT })
      .not.toBe(before)
      .catch(() => {});
  }
  throw new Error(`it never came so far: ${[...met].join(', ')}`);
}

export const isOrders = (title: string): boolean => title === 'Give your orders';
/** Orders again, when a turn with a Supply Phase lies behind them: where every unit has acted there is none. */
export function afterSupply(): (title: string, turn: string) => boolean {
  let isSupplied = false;
  return (title, turn) => {
    isSupplied ||= title === 'Supply Phase';
    return isSupplied && isOrders(title) && /(?:^|turn )[2-9]$/.test(turn);
  };
}
