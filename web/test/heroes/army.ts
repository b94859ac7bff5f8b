import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A way to choose a thing of the army builder: by mouse, by keys alone, or by a finger. */
export type Choose = (thing: Locator) => Promise<void>;

/** Tab and Shift+Tab reach it; no page has more stops. */
const MOST_KEYS = 160;

async function tabTo(thing: Locator): Promise<void> {
  const page = thing.page();
  for (let i = 0; i < MOST_KEYS; i++) {
    const at = await thing.evaluate((goal) => {
      const active = document.activeElement;
      if (goal === active) return 'there';
      const before = Node.DOCUMENT_POSITION_PRECEDING;
      return active !== null && (active.compareDocumentPosition(goal) & before) !== 0 ? 'back' : 'on';
    });
    if (at === 'there') return;
    await page.keyboard.press(at === 'back' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not come to ${String(thing)}`);
}

export const CHOOSE: Readonly<Record<'mouse' | 'keys' | 'taps', Choose>> = {
  mouse: (thing) => thing.click(),
  async keys(thing) {
    await tabTo(thing);
    await thing.page().keyboard.press('Enter');
  },
  taps: (thing) => thing.tap(),
};

export const tile = (page: Page, id: string): Locator => page.locator(`[data-tile="${id}"]`);
export const slot = (page: Page, index: number, id: string): Locator =>
  page.locator(`[data-index="${index}"] [data-slot="${id}"]`);
const option = (page: Page, id: string): Locator => page.locator(`.option-sheet [data-option="${id}"]`);

/** Puts an option into a slot: the slot, the option, the button. */
export async function equip(page: Page, choose: Choose, at: Locator, id: string): Promise<void> {
  await choose(at);
  await choose(option(page, id));
  await choose(page.locator('[data-do="put"]'));
  await page.locator('.option-detail').waitFor({ state: 'detached' });
}

export const pointsShown = async (page: Page): Promise<number> =>
  Number(await page.locator('.points-bar b').first().textContent());

/** The army as the text to share says it. */
export const codeShown = async (page: Page): Promise<string> =>
  (await page.locator('.army-text').inputValue()).split('\n').at(-1) ?? '';

export async function openBuilder(page: Page, query = ''): Promise<void> {
  await page.goto(`/army/heroes${query}`);
  await page.locator('.army-builder').waitFor();
}

/** Lays the army on the page from nothing, by hand: two tiles, a support option and gear. */
export async function buildByHand(page: Page, choose: Choose): Promise<void> {
  await choose(tile(page, 'rt-sov-volga'));
  await page.locator('.tile-card').waitFor();
  await equip(page, choose, slot(page, 0, 's1'), 'op-sov-maxim');
  await equip(page, choose, slot(page, 0, 's2'), 'op-sov-ammo');
  await expect.poll(() => pointsShown(page)).toBe(125);
}
