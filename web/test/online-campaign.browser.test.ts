import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atTable, does, isAsked } from './online/table.ts';
import { onlineTests } from './online/tests.ts';
import { serious } from './serious.ts';
import { actionsMade } from './table.ts';

const online = onlineTests({ isLan: true });
const PAGE = '.us-campaign';
/** Both confirm their losses, their reserves and their decks. */
const MOST_CONFIRMED = 8;

const textOf = async (page: Page): Promise<string> => (await page.locator('.game-table').textContent()) ?? '';

/** Presses a button of the campaign's page and waits until it is stored. */
async function press(page: Page, selector: string): Promise<void> {
  const before = await actionsMade(page);
  await page.bringToFront();
  await page.locator(`${PAGE} ${selector}`).click();
  await expect.poll(() => actionsMade(page)).toBeGreaterThan(before);
}

online(
  'a campaign between two browsers: each reads the own orders, chooses the own cards, and goes on to the next game',
  async (server) => {
    const { page: mira } = await server.player('desk');
    const { page: jonas } = await server.player('phone');
    const both = [mira, jonas];
    for (const page of both) await page.emulateMedia({ reducedMotion: 'reduce' });
    await mira.goto('/online');
    await mira.getByRole('radio', { name: 'Undaunted: Stalingrad' }).check({ force: true });
    await mira.getByRole('combobox', { name: 'Scenario' }).selectOption({ label: 'Campaign' });
    await mira.getByRole('radio', { name: 'Soviet Union' }).check({ force: true });
    await mira.getByRole('radio', { name: 'One person' }).check({ force: true });
    await mira.getByRole('button', { name: 'Open the challenge' }).click();
    await mira.waitForURL('**/match/*');
    await jonas.goto(new URL(await mira.getByRole('textbox', { name: 'Link' }).inputValue()).pathname);
    await jonas.getByRole('button', { name: 'Take the seat' }).click();
    await Promise.all(both.map(atTable));

    // Each has orders and a platoon of its own, and reads nothing of the other's.
    await expect.poll(() => textOf(mira)).toContain('42nd Guards');
    await expect.poll(() => textOf(jonas)).toContain('71st Infantry');
    expect(await textOf(mira)).not.toContain('71st Infantry');
    expect(await textOf(jonas)).not.toContain('42nd Guards');
    for (const page of both) expect(await serious(page)).toEqual([]);
    await mira.locator(`${PAGE} [data-leaf="choice"]`).click();
    const soldier = mira.locator(`${PAGE} .lot`).first().locator('[data-pick]').last();
    const card = (await soldier.getAttribute('data-pick')) ?? '';
    await press(mira, `[data-pick="${card}"]`);
    await press(mira, '[data-action="confirm"]');
    await jonas.getByText('Soviet Union is ready').waitFor();
    expect(await jonas.locator(`[data-pick="${card}"]`).count()).toBe(0);
    await press(jonas, '[data-action="confirm"]');

    for (const page of both) await does(page, 'bid');
    await expect.poll(async () => (await isAsked(mira)) || (await isAsked(jonas))).toBe(true);
    const loser = (await isAsked(mira)) ? mira : jonas;
    await loser.bringToFront();
    await loser.keyboard.press('l');
    await loser.locator('dialog.choice-list [data-action="withdraw"]').click();
    await loser.locator('.question-card .primary').click();

    // The step after the game, the next orders, and a second deck for each.
    for (const page of both) await page.locator(`${PAGE}.at-aftermath`).waitFor();
    for (const page of both) expect(await serious(page)).toEqual([]);
    const isFought = async (): Promise<boolean> => (await mira.locator(PAGE).count()) === 0;
    const isReady = async (page: Page): Promise<boolean> =>
      (await isAsked(page)) &&
      (await page.locator(`${PAGE} :is([data-leaf="orders"], [data-action="confirm"])`).count()) > 0;
    for (let confirmed = 0; confirmed < MOST_CONFIRMED; confirmed++) {
      let ready: Page | undefined;
      const goesOn = async (): Promise<boolean> => {
        ready = (await isReady(mira)) ? mira : (await isReady(jonas)) ? jonas : undefined;
        return ready !== undefined || isFought();
      };
      await expect.poll(goesOn).toBe(true);
      if (ready === undefined) break;
      const orders = ready.locator(`${PAGE} [data-leaf="orders"]`);
      if ((await orders.count()) > 0) await orders.click();
      await press(ready, '[data-action="confirm"]');
    }
    // Depending on who lost, a side may take reinforcements first.
    const areBidding = async (): Promise<boolean> => {
      for (const page of both) {
        const done = page.getByRole('button', { name: /^Done/ });
        if ((await isAsked(page)) && (await done.isVisible())) await done.click({ timeout: 1000 }).catch(() => {});
      }
      const prompts = await Promise.all(both.map((page) => page.getByText('Bid for the initiative').count()));
      return prompts.every((count) => count > 0);
    };
    await expect.poll(areBidding).toBe(true);
    for (const page of both) await does(page, 'bid');
    expect(await mira.locator('.table-title').textContent()).toContain('29 September 1942');
    expect(await actionsMade(jonas)).toBe(await actionsMade(mira));
    console.log(`a campaign: ${await actionsMade(mira)} entries to the second game`);
  },
);
