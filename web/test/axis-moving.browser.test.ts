import { expect } from 'vitest';
import { beginAxis, chip, ground } from './axis/hand-play.ts';
import { Finger, Mouse } from './hands.ts';
import { actionsMade } from './table.ts';
import { keep, SIZES, visit, visitBoth } from './visit.ts';

visitBoth('units are picked, sent and taken back', async ({ page, size }) => {
  await beginAxis(page, 'scenario=race&axis=person&allies=recruit&seed=a');
  const hand = size === 'desk' ? new Mouse(page) : new Finger(page);
  await hand.onBoard(chip('zimovskii', 'tank'));
  await page.locator('.pick.on').waitFor();
  await keep(page, `axis-picked-${size}`);
  await hand.onBoard(ground('vertyachii'));
  await page.locator(chip('vertyachii', 'tank')).waitFor();
  await page.keyboard.press('z');
  await page.locator(chip('vertyachii', 'tank')).waitFor({ state: 'detached' });
});

visitBoth('a bid is a number and a button for the side', async ({ page, size }) => {
  await beginAxis(page, 'scenario=race&axis=person&allies=recruit&bidding=on&seed=a');
  const height = page.getByRole('spinbutton', { name: 'Bid' });
  await height.fill('7');
  await height.press('Tab');
  const bid = page.locator('.axis-tray [data-action="bid allies 7"]');
  await bid.waitFor();
  expect(await page.locator('.axis-tray [data-action="bid axis 7"]').count()).toBe(1);
  await keep(page, `axis-bid-${size}`);
  await bid.click();
  await expect.poll(() => actionsMade(page)).toBeGreaterThan(1);
});

visit('units are dragged where they go', 'desk', async ({ page }) => {
  await beginAxis(page, 'scenario=race&axis=person&allies=recruit&seed=a');
  const from = await page.locator(chip('kopania', 'infantry')).boundingBox();
  const to = await page.locator('.label:has-text("Kalach")').boundingBox();
  if (from === null || to === null) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 30, { steps: 4 });
  await page.locator('.drag-ghost').waitFor();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await page.locator(chip('kalach', 'infantry')).waitFor();
  expect(await page.locator('.drag-ghost').count()).toBe(0);
  const again = await page.getByRole('button', { name: 'Send more to Kalach' }).boundingBox();
  if (again === null) throw new Error('nothing to send more with');
  expect(again.y + again.height).toBeLessThanOrEqual(SIZES.desk.height);
});

visit('a phase is played by keys alone', 'desk', async ({ page }) => {
  await beginAxis(page, 'scenario=race&axis=person&allies=recruit&seed=a');
  await page.keyboard.press('n');
  await page.locator('.pick.on').first().waitFor();
  await page.keyboard.press('2');
  await page.keyboard.press('Tab');
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await page.evaluate(() => document.activeElement?.matches('.ground[data-lit]') === true)) break;
    await page.keyboard.press('Tab');
  }
  const place = await page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? '');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')).toContain('Send');
  await page.keyboard.press('Enter');
  await page.locator(chip(place, 'minor-infantry')).first().waitFor();
  await page.keyboard.press('e');
  await page.locator('.question-card').waitFor();
});
