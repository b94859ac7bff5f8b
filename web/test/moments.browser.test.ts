import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { listenTo } from './complaints.ts';
import { Mouse } from './hands.ts';
import { openMatch, playedUntil, stepOfMatch } from './journals.ts';
import { changed, type Shown, shownOn } from './shown.ts';
import { keep, visit } from './visit.ts';

/** An attack with its lead named: support can be placed. */
const attack = () => playedUntil('proof 1', (match) => stepOfMatch(match) === 'support');

/** In the middle of a combat: the lead is named, one marker is placed, the dice wait. */
async function inCombat(page: Page): Promise<Shown> {
  await openMatch(page, attack().journal());
  const before = await shownOn(page);
  const hand = new Mouse(page);
  await hand.press('place artillery');
  await changed(page, before, 'placing support');
  await hand.rest();
  return shownOn(page);
}

visit('a reload in the middle of a combat comes back to the same moment', 'desk', async ({ page }) => {
  const before = await inCombat(page);
  await keep(page, 'mid-combat-desk');
  await page.reload();
  expect(await shownOn(page)).toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await changed(page, before, 'undo')).made).toBe(before.made + 1); // taking back is an entry of its own
});

visit('a tab that is killed takes nothing with it', 'desk', async ({ page, context, complaints }) => {
  const before = await inCombat(page);
  const address = page.url();
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  void devtools.send('Page.crash').catch(() => {}); // the page does not live to answer
  await crashed;
  await page.close();
  const again = await context.newPage();
  listenTo(again, complaints);
  await again.goto(address);
  expect(await shownOn(again)).toEqual(before);
  await new Mouse(again).press('fight');
  expect((await changed(again, before, 'the fight')).made).toBe(before.made + 1);
});
