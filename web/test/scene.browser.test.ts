import { edition } from '@kurgan/undaunted/normandy/rules';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Finger, Mouse } from './hands.ts';
import { openMatch, playedUntil, stepOfMatch } from './journals.ts';
import { beforeCasualty } from './normandy/recruit.ts';
import { shownOn } from './shown.ts';
import { keep, type Size, still, visit, visitBoth } from './visit.ts';

/** An attack with its lead named: the next thing is the dice. */
const beforeFight = () => playedUntil('proof 1', (match) => stepOfMatch(match) === 'support').journal();

const handOf = (page: Page, size: Size) => (size === 'phone' ? new Finger(page) : new Mouse(page));
const phase = (page: Page, name: string) => page.locator(`.scene.${name}`).waitFor({ state: 'attached' });

async function middleOf(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Everything on the page that could tell how the dice fell. */
const tellTales = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.querySelector('.match')?.textContent}`);

visitBoth('dice land where the fight is, and nothing tells the end before', async ({ page, size }) => {
  await openMatch(page, beforeFight());
  await shownOn(page);
  await still(page);
  const target = await middleOf(page, '.counter.attacked');
  await handOf(page, size).press('fight');
  await phase(page, 'rolling');
  expect(await page.locator('[data-panel="dice"] .die').count()).toBe(4);
  const early = await tellTales(page);
  await phase(page, 'stamping');
  expect(early).not.toMatch(/= 18|taken|Out of Action/);
  const stamp = await middleOf(page, '[data-stamp="capture"]');
  await phase(page, 'still');
  expect(await page.locator('[data-panel="dice"]').innerText()).toMatch(/= 18[^]*= 14[^]*Success[^]*244A/i);
  if (size === 'desk') expect(Math.hypot(stamp.x - target.x, stamp.y - target.y)).toBeLessThan(12);
  await keep(page, `scene-${size}`);
});

visit('on a phone the result takes the place of the odds until the next tap', 'phone', async ({ page }) => {
  await openMatch(page, beforeFight());
  await shownOn(page);
  await page.locator('.odds-dock').waitFor();
  await new Finger(page).press('fight');
  await phase(page, 'still');
  expect(await page.locator('.odds-dock').count()).toBe(0);
  await page.locator('.viewport').tap({ position: { x: 20, y: 400 } });
  await page.locator('.dice-dock').waitFor({ state: 'detached' });
  expect(await page.locator('[data-stamp]').innerText()).toMatch(/success/i);
});

visit('any click ends a scene, and does what it would have done', 'desk', async ({ page }) => {
  await openMatch(page, beforeFight());
  const hand = new Mouse(page);
  await shownOn(page);
  await hand.press('fight');
  await phase(page, 'rolling');
  await page.getByRole('button', { name: 'All choices in words' }).click();
  await page.locator('dialog.choice-list').waitFor();
  expect(await page.locator('.scene.rolling, .scene.stamping').count()).toBe(0);
  expect(await page.locator('.log-line').last().innerText()).not.toMatch(/leads/);
});

visit('with motion off the result is there at once', 'desk', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMatch(page, beforeFight());
  await shownOn(page);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.scene.rolling, .scene.stamping')) document.body.dataset.moved = 'yes';
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await new Mouse(page).press('fight');
  await phase(page, 'still');
  expect(await page.evaluate(() => document.body.dataset.moved)).toBeUndefined();
});

visit(
  'one touch where the first dice fall turns sounds on, and only then are they fetched',
  'desk',
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openMatch(page, beforeFight());
    await shownOn(page);
    await new Mouse(page).press('fight');
    const offer = page.getByRole('button', { name: 'Turn on sound' });
    await offer.waitFor();
    const isSound = (url: string): boolean => url.includes('sound-maker');
    expect(fetched.filter(isSound)).toEqual([]);
    await offer.click();
    await offer.waitFor({ state: 'detached' });
    await expect.poll(() => fetched.filter(isSound).length).toBe(1);
    await page.goto('/settings');
    expect(await page.locator('input[name="sound"]').nth(1).isChecked()).toBe(true);
  },
);

visitBoth('a card that is shot from the hand is named, with where it was', async ({ page, size }) => {
  const { journal, card, unit } = beforeCasualty('1');
  await openMatch(page, journal);
  const lost = page.locator('[data-lost]').first();
  await lost.waitFor();
  const soldier = edition.names.us?.[card ?? ''] ?? '';
  expect(soldier).not.toBe('');
  expect(await lost.innerText()).toContain(soldier);
  expect(await lost.innerText()).toContain('from your hand');
  const stamp = await middleOf(page, '[data-stamp="hit"]');
  if (size === 'desk') {
    const target = await middleOf(page, `.un-board [data-counter="us/${unit}"]`);
    expect(Math.hypot(stamp.x - target.x, stamp.y - target.y)).toBeLessThan(12);
  }
  await keep(page, `casualty-${size}`);
});
