import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openMatch, playedUntil, stepOfMatch, turnOf } from './journals.ts';
import { playedUntil as normandyUntil } from './normandy/recruit.ts';
import { shownOn } from './shown.ts';
import { keep, still, visit } from './visit.ts';

/** The middle of a game of each: Areas and counters lit, and a board of seven rows. */
const GAMES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async volga(page) {
    const match = playedUntil(
      'proof 3',
      (each) => stepOfMatch(each) === 'actionRound' && turnOf(each) >= 3 && each.legal('german').length > 12,
    );
    await openMatch(page, match.journal());
    await shownOn(page);
  },
  async normandy(page) {
    await openMatch(page, normandyUntil('suppress', '5').journal());
    await page.locator('dialog.curtain .primary').click();
    await page.locator('dialog.curtain').waitFor({ state: 'detached' });
  },
};

interface Letters {
  readonly text: string;
  readonly pixels: number;
}

/** Runs in the page: every text that can be seen, with the height of its letters on the screen. */
function letters(): Letters[] {
  const all: Letters[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || element === null || !element.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Text for screen readers alone is clipped to a pixel.
    if (range.getBoundingClientRect().height < 2 || element.closest('.unseen') !== null) continue;
    let scale = element.currentCSSZoom;
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.transform !== 'none') scale *= Math.hypot(...Object.values(column(new DOMMatrix(style.transform))));
    }
    all.push({ text, pixels: Number.parseFloat(getComputedStyle(element).fontSize) * scale });
  }
  return all;

  function column({ a, b }: DOMMatrix): { a: number; b: number } {
    return { a, b };
  }
}

/** Runs in the page: buttons and texts of the panels that are cut off or covered by something else. */
function cut(): string[] {
  const found: string[] = [];
  const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflow);
  for (const element of document.querySelectorAll<HTMLElement>(
    '.game-table :is(button, h1, h2, h3, p, dt, dd, th, td)',
  )) {
    if (!element.checkVisibility() || element.closest('.viewport') !== null) continue;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (width < 3 || height < 3) continue; // for screen readers alone
    let isScrolled = false;
    for (let each = element.parentElement; each !== null; each = each.parentElement) isScrolled ||= scrolls(each);
    const name = `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`;
    const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    if (isOut && !isScrolled) found.push(`out of the window: ${name}`);
    const isClipped = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflow !== 'visible';
    if (isClipped && !scrolls(element)) found.push(`cut: ${name}`);
    const top_ = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isCovered = top_ !== null && !element.contains(top_) && !top_.contains(element);
    if (element instanceof HTMLButtonElement && isCovered && !isScrolled) found.push(`covered: ${name}`);
  }
  return found;
}

for (const [name, open] of Object.entries(GAMES)) {
  visit(`in the middle of ${name} no letters are smaller than 11 px`, 'desk', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await still(page);
    const small = async (): Promise<readonly Letters[]> =>
      (await page.evaluate(letters)).filter(({ pixels }) => pixels < 10.9);
    await expect.poll(small).toEqual([]);
    expect((await page.evaluate(letters)).length).toBeGreaterThan(50);
  });

  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
    [820, 1180],
  ] as const) {
    visit(`in the middle of ${name} nothing is cut at ${width}x${height}`, 'desk', async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      await keep(page, `${name}-${width}x${height}`);
      expect(await page.evaluate(cut)).toEqual([]);
    });
  }

  visit(`${name} grows with the screen`, 'desk', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const measure = (): Promise<number[]> =>
      page.evaluate(() =>
        ['.viewport-sheet', '.tray-pane .prompt h2', '.log-line'].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0,
        ),
      );
    const type = async (): Promise<number> =>
      (await page.evaluate(letters)).find(({ text }) => text === 'KURGAN')?.pixels ?? 0;
    const [board = 0] = await measure();
    const letter = await type();
    await page.setViewportSize({ width: 2560, height: 1440 });
    await keep(page, `${name}-2560x1440`);
    const [grown = 0] = await measure();
    expect(grown / board).toBeGreaterThan(1.5);
    expect((await type()) / letter).toBeGreaterThan(1.5);
    expect(await page.evaluate(cut)).toEqual([]);
  });
}

visit('the lobby fills a large screen', 'desk', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto('/');
  const shelf = page.locator('.shelf');
  await shelf.waitFor();
  await keep(page, 'start-2560x1440');
  expect((await shelf.boundingBox())?.width).toBeGreaterThan(1800);
});
