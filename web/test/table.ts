import type { Page } from 'playwright-core';

/** Begins a September game with a seed and waits for its table. Returns its id. */
export async function beginGame(page: Page, seed = 'a test'): Promise<string> {
  await page.goto(`/play/volga?seed=${encodeURIComponent(seed)}`);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.waitForURL('**/match/*');
  await page.locator('.volga-table').waitFor();
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** Does an action from the list of choices, as somebody does who plays by keyboard. */
export async function act(page: Page, action: string): Promise<void> {
  const before = await actionsMade(page);
  await page.bringToFront();
  await page.keyboard.press('l');
  await page.locator(`dialog [data-action="${action}"]`).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.waitForFunction(
    (n) => Number(document.querySelector('[data-made]')?.getAttribute('data-made')) > n,
    before,
  );
}

/** The number of actions made, according to the page. */
export const actionsMade = (page: Page): Promise<number> =>
  page.locator('[data-made]').first().getAttribute('data-made').then(Number);

/** Begins Normandy's first scenario against a Recruit and waits for its table. */
export async function beginNormandy(page: Page): Promise<void> {
  await page.goto('/play/normandy?scenario=1&us=person&german=recruit&seed=touch');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/match/*');
  await page.locator('.undaunted-table').waitFor();
}
