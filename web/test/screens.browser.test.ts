import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openMatch, playedUntil, stepOfMatch, turnOf } from './journals.ts';
import { playedUntil as normandyUntil } from './normandy/recruit.ts';
import { shownOn } from './shown.ts';
import { beginNormandy } from './table.ts';
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

/** Runs in the page: every text that can be seen, with the size of its letters on the screen. */
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
      const { a, b } = new DOMMatrix(getComputedStyle(each).transform);
      scale *= Math.hypot(a, b);
    }
    all.push({ text, pixels: Number.parseFloat(getComputedStyle(element).fontSize) * scale });
  }
  return all;
}

/** Runs in the page: buttons and texts around the board that leave the window, are clipped, or lie under something else. */
function cut(): string[] {
  const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflow);
  const clips = (element: Element): boolean => !scrolls(element) && getComputedStyle(element).overflow !== 'visible';
  const inAScroller = (element: Element): boolean => {
    const around = element.parentElement;
    return around !== null && (scrolls(around) || inAScroller(around));
  };
  const fault = (element: HTMLElement): string | null => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (width < 3 || height < 3) return null; // for screen readers alone
    if (clips(element) && element.scrollWidth > element.clientWidth + 1) return 'clipped';
    if (inAScroller(element)) return null;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return 'out of the window';
    const isOpen = (x: number, y: number): boolean =>
      element.contains(document.elementFromPoint(left + width * x, top + height * y));
    const isCovered = ![0.1, 0.5, 0.9].some((x) => [0.1, 0.5, 0.9].some((y) => isOpen(x, y)));
    return element instanceof HTMLButtonElement && isCovered ? 'covered' : null;
  };
  const parts = ':is(button, h1, h2, h3, p, dt, dd, th, td, .table-head *)';
  return [...document.querySelectorAll<HTMLElement>(`.game-table ${parts}`)].flatMap((element) => {
    if (!element.checkVisibility() || element.closest('.viewport') !== null) return [];
    const found = fault(element);
    return found === null ? [] : `${found}: ${element.outerHTML.slice(0, 120)}`;
  });
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
      await page.mouse.move(2, 2);
      await keep(page, `${name}-${width}x${height}`);
      expect(await page.evaluate(cut)).toEqual([]);
    });
  }

  visit(`${name} grows with the screen`, 'desk', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const board = async (): Promise<number> => (await page.locator('.viewport-sheet').boundingBox())?.height ?? 0;
    const type = async (): Promise<number> => {
      const all = (await page.evaluate(letters)).map(({ pixels }) => pixels);
      return Math.min(...all);
    };
    await still(page);
    const before = { board: await board(), type: await type() };
    await page.setViewportSize({ width: 2560, height: 1440 });
    await keep(page, `${name}-2560x1440`);
    expect((await board()) / before.board).toBeGreaterThan(1.5);
    expect((await type()) / before.type).toBeGreaterThan(1.2);
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

visit('on a large screen the words about a tile stand beside it', 'desk', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await beginNormandy(page);
  await still(page);
  const tile = page.locator('.un-board [data-tile]').first();
  await tile.hover();
  const info = page.locator('.un-info');
  await info.waitFor();
  const [words, place] = [await info.boundingBox(), await tile.boundingBox()];
  if (words === null || place === null) throw new Error('nothing is to be seen');
  const gap = Math.max(words.x - place.x - place.width, place.x - words.x - words.width);
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(20);
  expect(words.y).toBeGreaterThan(place.y - 2);
  expect(words.y + words.height).toBeLessThan(place.y + place.height + 2);
});
