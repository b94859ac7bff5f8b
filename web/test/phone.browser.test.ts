import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Finger } from './hands.ts';
import { openMatch, playedUntil } from './journals.ts';
import { Plan } from './plan.ts';
import { play } from './play.ts';
import { beginGame } from './table.ts';
import { keep, SIZES, still, visit } from './visit.ts';

const overflow = async (page: Page): Promise<number> =>
  (await page.evaluate<number>('document.documentElement.scrollWidth')) - SIZES.phone.width;

visit('from the start page to the first attack by taps', 'phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'none' }).tap();
  await page.getByLabel('Seed').fill('Gumrak');
  await page.getByRole('button', { name: 'Play alone' }).tap();
  await page.locator('.volga-table').waitFor();
  const hand = new Finger(page);
  const plan = new Plan(3);
  await keep(page, 'supply-phone');
  await play(page, hand, plan, ({ title }) => title === 'Choose an Area', 20);
  await keep(page, 'selection-phone');
  await play(page, hand, plan, ({ buttons }) => buttons.includes('fight'), 40);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await keep(page, 'mid-combat-phone');
  await play(page, hand, plan, ({ buttons }) => !buttons.includes('fight'), 10);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The board's position under its window, once it lies still. A movement begins with the next frame. */
async function spotOf(page: Page): Promise<Spot> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.locator('.viewport-sheet.moving').waitFor({ state: 'detached' });
  await still(page);
  return page.evaluate(() => {
    const sheet = document.querySelector('.viewport-sheet')!;
    const { a, e, f } = new DOMMatrix(getComputedStyle(sheet).transform);
    return { x: e, y: f, scale: a };
  });
}

/** Fingers go down at the first points of their ways, move along, and go up. */
async function gesture(page: Page, ways: readonly (readonly [x: number, y: number])[][]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const at = (moment: number) => ways.map((way, id) => ({ id, x: way[moment]?.[0] ?? 0, y: way[moment]?.[1] ?? 0 }));
  const moments = ways[0]?.length ?? 0;
  for (let moment = 0; moment < moments; moment++) {
    const type = moment === 0 ? 'touchStart' : 'touchMove';
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at(moment) });
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

visit('two fingers bring the map closer, one moves it, and neither acts', 'phone', async ({ page }) => {
  await beginGame(page);
  await page.locator('.sheet').waitFor();
  const start = await spotOf(page);
  await gesture(page, [
    [150, 130, 110, 90].map((x) => [x, 300] as const),
    [240, 260, 280, 300].map((x) => [x, 300] as const),
  ]);
  const near = await spotOf(page);
  expect(near.scale).toBeGreaterThan(start.scale * 1.8);
  await gesture(page, [[340, 300, 260, 220].map((y) => [200, y] as const)]);
  const moved = await spotOf(page);
  expect(moved.scale).toBeCloseTo(near.scale);
  expect(moved.y).toBeCloseTo(near.y - 120, 0);
  expect(await page.locator('[role="alertdialog"]').count()).toBe(0);
  await gesture(page, [
    [60, 100, 150, 190].map((x) => [x, 300] as const),
    [330, 290, 240, 200].map((x) => [x, 300] as const),
  ]);
  expect(await spotOf(page)).toEqual(start);
});

visit('the sheets of a phone open and close', 'phone', async ({ page }) => {
  await beginGame(page);
  const leaf = page.locator('.sheet-leaf');
  for (const name of ['Log', 'Tracks', 'Forces']) {
    await page.getByRole('button', { name, exact: true }).tap();
    await leaf.waitFor();
    await keep(page, `sheet-${name.toLowerCase()}-phone`);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name, exact: true }).tap();
    await leaf.waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Show more' }).tap();
  await leaf.waitFor();
  await page.getByRole('button', { name: 'Show less' }).tap();
  await leaf.waitFor({ state: 'detached' });
});

visit('on a phone that lies flat the map stands beside what is to be done', 'phone', async ({ page }) => {
  await beginGame(page);
  await page.setViewportSize({ width: SIZES.phone.height, height: SIZES.phone.width });
  const map = page.locator('.viewport');
  const tray = page.locator('.tray');
  await expect.poll(async () => (await tray.boundingBox())?.x).toBeGreaterThan(400);
  await keep(page, 'flat-phone');
  const [left, right] = [await map.boundingBox(), await tray.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  await play(page, new Finger(page), new Plan(3), ({ title }) => title.endsWith(' acts'), 20);
  const [list, leaves] = [await page.locator('.tray').boundingBox(), await page.locator('.sheet-leaves').boundingBox()];
  expect((list?.y ?? 0) + (list?.height ?? 0), 'nothing lies behind the buttons').toBeLessThanOrEqual(leaves?.y ?? 0);
  await page.locator('.tray .idle').first().tap();
  await page.locator('[data-pill]').first().waitFor();
  await keep(page, 'flat-movement-phone');
  await page.setViewportSize(SIZES.phone);
  await expect.poll(async () => (await map.boundingBox())?.width).toBe(SIZES.phone.width);
});

visit('a window that gets narrow has sheets, and panels again when it gets wide', 'desk', async ({ page }) => {
  await beginGame(page);
  const [sheet, panes] = [page.locator('.sheet-leaves'), page.locator('aside.pane')];
  await panes.first().waitFor();
  await page.setViewportSize(SIZES.phone);
  await sheet.waitFor();
  await expect.poll(() => panes.count()).toBe(0);
  await page.setViewportSize(SIZES.desk);
  await panes.first().waitFor();
  await expect.poll(() => sheet.count()).toBe(0);
});

visit('units that can return are named', 'phone', async ({ page }) => {
  const match = playedUntil('proof 1', (each) => each.legal('german').some((action) => action.do === 'return'));
  await openMatch(page, match.journal());
  const button = page.locator('.shop .return').first();
  const action = await button.getAttribute('data-action');
  expect(await button.textContent()).toContain(action?.replace('return ', ''));
});
