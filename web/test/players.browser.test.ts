import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { serious } from './serious.ts';
import { actionsMade } from './table.ts';
import { visit, visitBoth } from './visit.ts';

async function begin(page: Page, request: string): Promise<void> {
  await page.goto(`/play/normandy?${request}&seed=players`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/match/*');
  await page.locator('[data-made]').first().waitFor();
}

const curtain = (page: Page) => page.locator('dialog.curtain');

async function lift(page: Page): Promise<void> {
  await curtain(page).getByRole('button', { name: 'lift the curtain' }).click();
  await curtain(page).waitFor({ state: 'detached' });
  await page.evaluate(() => new Promise(requestAnimationFrame)); // what it kept from the table is let through again
}

/** Does the first thing that the list of choices offers. */
async function choose(page: Page): Promise<void> {
  const before = await actionsMade(page);
  await page.keyboard.press('l');
  await page.locator('dialog [data-action]').first().click();
  await page.waitForFunction(
    (n) => Number(document.querySelector('[data-made]')?.getAttribute('data-made')) > n,
    before,
  );
}

visitBoth('two players share a screen, with a curtain between them that only its button lifts', async ({ page }) => {
  await begin(page, 'us=person&german=person');
  await curtain(page).getByText('United States').first().waitFor();
  for (const key of ['Escape', 'Escape', 'l', 'h']) await page.keyboard.press(key);
  expect(await curtain(page).isVisible()).toBe(true);
  expect(await serious(page)).toEqual([]);
  await lift(page);
  await choose(page);
  await curtain(page).getByText('Germany').first().waitFor();
  await page.reload();
  await curtain(page).getByText('Germany').first().waitFor();
  await lift(page);
  await choose(page);
  expect(await actionsMade(page)).toBe(2);
});

visit('against a bot: it acts by itself, and what it did is marked in the log', 'desk', async ({ page }) => {
  await begin(page, 'us=person&german=recruit');
  await page.locator('[data-made="1"]').waitFor();
  await choose(page);
  expect(await curtain(page).count()).toBe(0);
  expect(await actionsMade(page)).toBeGreaterThanOrEqual(2);
});

visit('bots can be watched, stopped and stepped, with all hands open', 'desk', async ({ page }) => {
  await begin(page, 'us=recruit&german=recruit');
  await page.locator('[data-made="2"]').waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  const step = page.getByRole('button', { name: 'Next move' });
  await step.click();
  const before = await actionsMade(page);
  await page.waitForFunction(
    (n) => Number(document.querySelector('[data-made]')?.getAttribute('data-made')) >= n,
    before,
  );
  await page.getByLabel('Hands').selectOption('all open');
  await page.getByText(' draws ').first().waitFor();
});

visit('a match that was given up shows every hand in its replay', 'desk', async ({ page }) => {
  await begin(page, 'us=person&german=recruit');
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Really give up' }).click();
  await page.getByText('resigned').first().waitFor();
  await page.goto(page.url().replace('/match/', '/replay/'));
  await page.getByLabel('Hands').selectOption('all open');
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.locator('[data-made="0"]').waitFor();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.waitForURL(
    (url) => url.pathname.startsWith('/match/') && !url.pathname.endsWith(pathname.split('/')[2] ?? ''),
  );
});

visit('two at one screen agree on a draw', 'desk', async ({ page }) => {
  await begin(page, 'us=person&german=person');
  await lift(page);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await choose(page);
  await lift(page);
  await page.getByText('United States offers a draw').waitFor();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByText('agree on a draw').first().waitFor();
});

visitBoth('the set-up page asks who plays, and its address keeps it', async ({ page }) => {
  await page.goto('/play/normandy');
  await page.getByLabel('Share a screen').check();
  expect(new URL(page.url()).search).toBe('?us=person&german=person');
  await page.getByLabel('Alone').check();
  await page.getByLabel('Germany').check();
  await page.getByLabel('Veteran').check();
  await page.getByRole('radio', { name: /^11\. Hill 314/ }).check();
  await page.reload();
  expect(await page.getByLabel('Veteran').isChecked()).toBe(true);
  expect(new URL(page.url()).search).toBe('?scenario=11&us=veteran&german=person');
  await page.getByText('New').waitFor();
  expect(await serious(page)).toEqual([]);
});
