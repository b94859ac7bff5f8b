import { expect } from 'vitest';
import { Mouse } from './hands.ts';
import { changed, shownOn } from './shown.ts';
import { actionsMade, beginGame } from './table.ts';
import { keep, visit } from './visit.ts';

visit('an attack by clicks: nothing misleads, and no button is lost', 'desk', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beginGame(page, 'clicks');
  const hand = new Mouse(page);
  const button = (name: string) => page.locator('.tray').getByRole('button', { name });
  const attack = page.locator('.tray [data-action="attack 9"]');

  // Several at once, and one line in the log.
  await page.locator('[data-batch^="buy artillery"]').click();
  await page.getByText(/^You buy 8 Artillery; 8 points left\./).waitFor();
  await button('End Supply Phase').waitFor();
  await shownOn(page);
  await page.keyboard.press('e');
  await hand.yes();

  await hand.area('5');
  await page
    .locator('[data-batch="attack 9"]')
    .filter({ hasText: /all 3 units · \d+ %/ })
    .waitFor();
  await hand.unit('94/267');
  await hand.area('9');
  await attack.waitFor();
  // The target again: it is chosen for the others, and the attack is not armed.
  await hand.area('9');
  await page.locator('[data-batch="send 9"]').waitFor();
  expect(await page.locator('.action.proposed').count()).toBe(0);
  await attack.waitFor();
  // Escape lets go of everything, and every button is still there.
  await page.keyboard.press('Escape');
  await page.locator('[data-batch="send 9"]').waitFor({ state: 'detached' });
  await attack.waitFor();

  // Poor odds with units left behind: asked once, and the others can still join.
  await attack.click();
  await page.getByText(/could join\. Attack anyway\?$/).waitFor();
  await page.locator('.question-card .action:not(.primary)').click();
  await hand.area('9');
  await page.locator('[data-batch="send 9"]').click();
  await page.locator('.tray .idle').first().waitFor({ state: 'detached' });
  const shown = await shownOn(page);
  // Nobody is left to send: now a click on the target proposes the attack, and a button begins it.
  await hand.area('9');
  await changed(page, shown, 'the target');
  await page.locator('.action.proposed[data-action="attack 9"]').waitFor();
  await keep(page, 'clicks-desk');
  const made = await actionsMade(page);
  await attack.click();
  await page.waitForFunction((n) => Number(document.querySelector('[data-made]')?.getAttribute('data-made')) > n, made);
});
