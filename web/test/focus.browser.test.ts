import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Keyboard } from './hands.ts';
import { openMatch, playedUntil, stepOfMatch } from './journals.ts';
import { lift } from './normandy/play.ts';
import { playedUntil as normandyUntil } from './normandy/recruit.ts';
import { shownOn as normandyShownOn } from './normandy/shown.ts';
import { shownOn } from './shown.ts';
import { visit } from './visit.ts';

/** Waits for the focus to come to something. */
const focusOn = (page: Page, selector: string): Promise<unknown> => page.locator(`${selector}:focus`).waitFor();

visit(
  'after Move the focus is on a tile, after Suppress on the button that fires at the likeliest target',
  'desk',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openMatch(page, normandyUntil('suppress', '5').journal());
    const keyboard = new Keyboard(page);
    await lift(page, keyboard, await normandyShownOn(page));
    const { hand, uses } = await normandyShownOn(page);
    const card = uses.find((use) => use.startsWith('suppress '))?.split(' ')[1] ?? '';
    await keyboard.key(String(hand.indexOf(card) + 1));
    await focusOn(page, `[data-card="${card}"] .card-row`);
    await keyboard.beside(`[data-verb="move ${card}"]`);
    await focusOn(page, '[data-tile][data-lit]');
    await keyboard.key('Escape');
    await keyboard.key(String(hand.indexOf(card) + 1));
    await keyboard.beside(`[data-verb="suppress ${card}"]`);
    await focusOn(page, '[data-action^="suppress"]');
  },
);

visit('after a unit the focus is on an Area it can go to', 'desk', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const match = playedUntil('proof 3', (each) => stepOfMatch(each) === 'actionRound');
  await openMatch(page, match.journal());
  const keyboard = new Keyboard(page);
  const { units, made } = await shownOn(page);
  await keyboard.unit(units[0] ?? '');
  await focusOn(page, '[data-area][data-lit]');
  expect((await shownOn(page)).made).toBe(made);
  await keyboard.key('Enter');
  await expect.poll(async () => (await shownOn(page)).made).toBeGreaterThan(made);
});
