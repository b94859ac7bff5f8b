import { edition } from '@kurgan/undaunted/normandy/rules';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Finger, Mouse } from './hands.ts';
import { openMatch, playedUntil, stepOfMatch } from './journals.ts';
import { beforeCasualty } from './normandy/recruit.ts';
import { shownOn } from './shown.ts';
import { keep, type Size, still, visit, visitBoth } from './visit.ts';

interface Fought {
  readonly event: 'fought';
  readonly attackTotal: number;
  readonly defenseTotal: number;
  readonly result: string;
}

/** An attack with its lead named: the next thing is the dice. And how they will fall. */
function beforeFight() {
  const match = playedUntil('proof 1', (each) => stepOfMatch(each) === 'support');
  const journal = match.journal();
  match.act('german', { do: 'fight' });
  const lines = match.log('german', match.length).map(({ event }) => event as Fought | { readonly event: string });
  const end = lines.find((event): event is Fought => event.event === 'fought');
  if (end === undefined) throw new Error('no dice were thrown');
  return { journal, end };
}

const handOf = (page: Page, size: Size) => (size === 'phone' ? new Finger(page) : new Mouse(page));
const phase = (page: Page, name: string) => page.locator(`.scene.${name}`).waitFor({ state: 'attached' });

async function middleOf(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

visitBoth('dice land where the fight is, and nothing tells the end before', async ({ page, size }) => {
  const { journal, end } = beforeFight();
  await openMatch(page, journal);
  await shownOn(page);
  await still(page);
  const target = await middleOf(page, '.counter.attacked');
  await handOf(page, size).press('fight');
  await phase(page, 'rolling');
  const dice = page.locator('[data-panel="dice"]');
  expect(await dice.locator('.die').count()).toBeGreaterThanOrEqual(4);
  const early = await dice.innerText();
  const log = await page.locator('.match').innerText();
  await phase(page, 'stamping');
  const stamp = await middleOf(page, '[data-stamp]');
  await phase(page, 'still');
  const told = [`= ${end.attackTotal}`, `= ${end.defenseTotal}`, end.result.toUpperCase()];
  for (const words of told) {
    expect(await dice.innerText()).toContain(words);
    expect(early).not.toContain(words);
    expect(log).not.toContain(words);
  }
  if (size === 'desk') expect(Math.hypot(stamp.x - target.x, stamp.y - target.y)).toBeLessThan(12);
  await keep(page, `scene-${size}`);
});

visit('on a phone the result takes the place of the odds until the next tap', 'phone', async ({ page }) => {
  await openMatch(page, beforeFight().journal);
  await shownOn(page);
  await page.locator('.odds-dock').waitFor();
  await new Finger(page).press('fight');
  await phase(page, 'still');
  expect(await page.locator('.odds-dock').count()).toBe(0);
  await page.locator('.viewport').tap({ position: { x: 20, y: 400 } });
  await page.locator('.dice-dock').waitFor({ state: 'detached' });
  expect(await page.locator('[data-stamp]').count()).toBe(1);
});

visit('any click ends a scene, and does what it would have done', 'desk', async ({ page }) => {
  await openMatch(page, beforeFight().journal);
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
  await openMatch(page, beforeFight().journal);
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
    await openMatch(page, beforeFight().journal);
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
