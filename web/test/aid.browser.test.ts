import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { serious } from './serious.ts';
import { actionsMade, beginGame, beginNormandy } from './table.ts';
import { keep, visit, visitBoth } from './visit.ts';

async function expectInSight(page: Page, tool: Locator): Promise<void> {
  const { x, width } = (await tool.boundingBox()) ?? { x: -1, width: 0 };
  const isInSight = x >= 0 && x + width <= (page.viewportSize()?.width ?? 0);
  expect([await tool.getAttribute('aria-label'), isInSight]).toEqual([expect.anything(), true]);
}

const TABLES: readonly (readonly [name: string, begin: (page: Page) => Promise<unknown>])[] = [
  ['volga', (page) => beginGame(page)],
  ['normandy', beginNormandy],
];

for (const [name, begin] of TABLES) {
  visitBoth(`the player aid of ${name} is a tap away and leads to the rules`, async ({ page, size }) => {
    await begin(page);
    for (const tool of await page.locator('.tool').all()) await expectInSight(page, tool);
    await page.getByRole('button', { name: 'Player aid' }).click();
    const aid = page.getByRole('dialog', { name: 'Player aid' });
    await aid.waitFor();
    for (const title of ['Turn order', 'Actions', 'Terrain', 'Symbols']) {
      expect(await aid.getByRole('region', { name: title }).getByRole('listitem').count(), title).toBeGreaterThan(0);
    }
    const pieces = await aid.locator('.aid-terrain').evaluate((section) => section.getClientRects().length);
    expect(pieces, 'Terrain stands in one column').toBe(1);
    expect(await serious(page)).toEqual([]);
    await keep(page, `aid-${name}-${size}`);
    await aid.locator('.rule-link').first().click();
    await page.locator('.rule-popover').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.rule-popover').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await aid.waitFor({ state: 'detached' });
  });

  visit(`A opens the player aid of ${name}, ? the list of keys`, 'desk', async ({ page }) => {
    await begin(page);
    await page.keyboard.press('a');
    await page.getByRole('dialog', { name: 'Player aid' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await keys.getByText('Undo', { exact: true }).waitFor();
    expect(await serious(page)).toEqual([]);
    await keep(page, `keys-${name}`);
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
  });
}

visit('Ctrl+Z undoes and Ctrl+Y redoes, but not while somebody types', 'desk', async ({ page }) => {
  await beginGame(page);
  await page.locator('.tray [data-action]').first().click();
  await page.locator('[data-made="1"]').waitFor();
  await page.keyboard.press('Control+z');
  await page.locator('[data-made="2"]').waitFor(); // an undo is an entry too
  await page.keyboard.press('Control+y');
  await page.locator('[data-made="3"]').waitFor();
  await page.keyboard.press('Meta+z');
  await page.locator('[data-made="4"]').waitFor();
  await page.keyboard.press('Meta+Shift+z');
  await page.locator('[data-made="5"]').waitFor();
  await page.keyboard.press('l');
  await page.locator('dialog.choice-list input').fill('morale');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await actionsMade(page)).toBe(5);
});
