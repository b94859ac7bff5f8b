import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { actionsMade } from '../table.ts';

/** A call that comes too fast is sent again after a second, and the machine may be busy. */
const PATIENCE = { timeout: 30_000 };

/** Waits for the table of an online match. */
export const atTable = (page: Page): Promise<void> => page.locator('.online-match .game-table').waitFor();

/** True if it is this page's turn, as its title says. */
export const isAsked = async (page: Page): Promise<boolean> => (await page.title()).startsWith('●');

/** Does one of the things that can be done, on whichever page is asked, and waits until every page shows it. */
export async function playOne(pages: readonly Page[], pick: (of: number) => number = () => 0): Promise<void> {
  let asked: Page | undefined;
  await expect
    .poll(async () => {
      for (const page of pages) if (await isAsked(page)) asked = page;
      return asked !== undefined;
    })
    .toBe(true);
  if (asked === undefined) return;
  const before = await actionsMade(asked);
  await asked.bringToFront();
  await asked.keyboard.press('l');
  const choices = asked.locator('dialog [data-action]');
  await choices.first().waitFor();
  await choices.nth(pick(await choices.count())).click();
  const sure = asked.locator('.question-card .primary');
  const { length } = pages;
  await expect
    .poll(async () => {
      if (await sure.isVisible()) await sure.click();
      return (await Promise.all(pages.map(actionsMade))).filter((made) => made > before).length;
    }, PATIENCE)
    .toBe(length);
}

/** Does the first thing in a page's list of choices that begins with a verb. */
export async function does(page: Page, verb: string): Promise<void> {
  const before = await actionsMade(page);
  await page.bringToFront();
  await page.keyboard.press('l');
  await page.locator(`dialog.choice-list [data-action^="${verb}"]`).first().click();
  await expect.poll(() => actionsMade(page)).toBeGreaterThan(before);
}

/** Opens the match menu and chooses something in it. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.bringToFront();
  const button = page.getByRole('button', { name, exact: true });
  if (!(await button.isVisible())) await page.locator('.menu-button').click();
  await button.click();
}

/** Opens a challenge: for one person, of a game. Returns the path of its link. */
export async function invite(page: Page, against: string, game?: string): Promise<string> {
  await page.goto('/online');
  if (game !== undefined) await page.getByRole('radio', { name: game }).check({ force: true });
  await page.getByRole('radio', { name: against }).check({ force: true });
  await page.getByRole('button', { name: 'Open the challenge' }).click();
  await page.waitForURL('**/match/*');
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  return new URL(link).pathname;
}
