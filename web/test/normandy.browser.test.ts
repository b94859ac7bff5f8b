import { expectOk } from '@kurgan/engine';
import { normandy } from '@kurgan/undaunted/normandy/rules';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Finger, type Hand, Keyboard, Mouse } from './hands.ts';
import { openMatch } from './journals.ts';
import { lift, perform, playToEnd } from './normandy/play.ts';
import { offered, playedUntil, textOf } from './normandy/recruit.ts';
import { shownOn } from './normandy/shown.ts';
import { storedOn } from './normandy/stored.ts';
import { keep, type Size, setPace, visit, visitBoth } from './visit.ts';

async function begin(page: Page, request: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setPace(page.context(), 'instant');
  await page.goto(`/play/normandy?${request}`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/match/*');
  await page.waitForLoadState('networkidle'); // a table fetches what a turn needs once its board is up
}

visit('two players at one screen play a whole game by keyboard alone', 'desk', async ({ page }) => {
  await begin(page, 'scenario=10&us=person&german=person&seed=v');
  const tally = await playToEnd(page, new Keyboard(page));
  expect(tally.get('curtain')).toBeGreaterThan(4);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('result-title');
  await keep(page, 'normandy-result-desk');
});

visit('a whole game against a Regular by taps', 'phone', async ({ page }) => {
  await begin(page, 'scenario=2&us=regular&german=person&seed=b');
  const hand = new Finger(page);
  const tally = await playToEnd(page, hand);
  expect([...tally.keys()]).not.toContain('curtain');
  const actions = [...tally.values()].reduce((sum, count) => sum + count, 0);
  expect(hand.inputs / actions, 'taps for an action').toBeLessThan(3);
  await keep(page, 'normandy-result-phone');
});

const HANDS: readonly (readonly [name: string, size: Size, of: (page: Page) => Hand])[] = [
  ['clicks', 'desk', (page) => new Mouse(page)],
  ['taps', 'phone', (page) => new Finger(page)],
  ['keys', 'desk', (page) => new Keyboard(page)],
];

for (const [name, size, handOf] of HANDS) {
  visit(`what is seldom done, by ${name}: Guide, Suppress, Target, Blast`, size, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const hand = handOf(page);
    for (const verb of ['guide', 'suppress', 'target', 'blast', 'shell'] as const) {
      await openMatch(page, playedUntil(verb, '5').journal());
      const seat = await lift(page, hand, await shownOn(page));
      const { match } = await storedOn(page);
      const action = offered(match, seat).find((each) => each.do === verb);
      if (action === undefined) throw new Error(`${seat} cannot ${verb}`);
      await perform(page, hand, action, seat);
      expect((await storedOn(page)).match.last?.text).toBe(textOf(action));
    }
  });
}

/** The action that the hint names. */
async function hinted(page: Page): Promise<string> {
  await page.keyboard.press('h');
  const button = page.locator('[data-hint]');
  await button.waitFor();
  const action = (await button.getAttribute('data-hint')) ?? '';
  await page.keyboard.press('Escape');
  await page.locator('.hint-card').waitFor({ state: 'detached' });
  return action;
}

visitBoth('a first round by cards and board, along the hints', async ({ page, size }) => {
  await begin(page, 'scenario=1&us=person&german=recruit&seed=touch');
  const hand = size === 'phone' ? new Finger(page) : new Mouse(page);
  for (let actions = 0; actions < 6; actions++) {
    // The bot bids while the player may, and acts while the player waits.
    await expect.poll(async () => (await storedOn(page)).match.waiting.join()).toBe('us');
    const action = expectOk(normandy.notation.parse(await hinted(page)));
    await perform(page, hand, action, 'us', actions % 2 === 0);
  }
  // Hints come from a search against the clock: if the last one was an attack, its roll stands in place of the small map.
  const [recap, map] = [page.locator('[data-panel="recap"]'), page.locator('.board-pane > .mini')];
  if (size === 'phone' && (await recap.count()) > 0 && (await map.count()) > 0) {
    const [over, under] = [await recap.boundingBox(), await map.boundingBox()];
    expect(under?.y, 'the small map stands below the recap').toBeGreaterThan((over?.y ?? 0) + (over?.height ?? 0));
  }
  await keep(page, `normandy-${size}`);
});

visit(
  'a chosen bid keeps its button, undo says why it is off, and a turn waits for its end',
  'desk',
  async ({ page }) => {
    await begin(page, 'scenario=1&us=person&german=recruit&seed=touch');
    await page.locator('.hand-card .card-face').first().click();
    const bid = page.locator('.closing [data-action^="bid"]');
    await bid.waitFor();
    await page.locator('[data-tile="17B"]').click({ position: { x: 20, y: 60 } });
    await page.locator('.why-not').waitFor();
    await page.locator('.why-not').getByRole('button', { name: 'Close' }).click();
    // It looks off, and can be asked why.
    await page.getByRole('button', { name: 'Undo' }).click({ force: true });
    await page.locator('.why-not').getByText('nothing to undo').waitFor();
    await page.locator('.why-not').getByRole('button', { name: 'Close' }).click();
    await bid.click();

    const waiting = async (): Promise<string> => (await storedOn(page)).match.waiting.join();
    await expect.poll(waiting).toBe('us');
    const hunker = page.locator('[data-verb^="hunker"]');
    await hunker.first().waitFor();
    for (let left = await hunker.count(); left > 0; left--) {
      await hunker.first().click();
      await expect.poll(() => hunker.count()).toBeLessThan(left);
    }
    expect(await waiting()).toBe('us');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => hunker.count()).toBe(1);
    await hunker.click();
    await expect.poll(() => hunker.count()).toBe(0);
    await page.keyboard.press('e');
    await expect.poll(async () => (await storedOn(page)).match.line.some(({ text }) => text === 'end')).toBe(true);
  },
);
