import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atTable } from './online/table.ts';
import { onlineTests } from './online/tests.ts';
import { serious } from './serious.ts';

const online = onlineTests();

/** Begins a challenge of a game for one person, with whatever is chosen about it. Returns the path of its link. */
async function challenge(page: Page, game: string, choose: () => Promise<void>): Promise<string> {
  await page.goto('/online');
  await page.getByRole('radio', { name: game }).check({ force: true });
  await page.getByRole('radio', { name: 'One person' }).check({ force: true });
  await choose();
  expect(await serious(page, '.challenge-form')).toEqual([]);
  await page.getByRole('button', { name: 'Open the challenge' }).click();
  await page.waitForURL('**/match/*');
  return new URL(await page.getByRole('textbox', { name: 'Link' }).inputValue()).pathname;
}

const take = (page: Page): Promise<void> => page.getByRole('button', { name: 'Take the seat' }).click();

online('a challenge has the optional rules of its game, and the invitation tells them', async (server) => {
  const { page: mira } = await server.player('desk');
  const { page: jonas } = await server.player('phone');
  const path = await challenge(mira, 'Axis & Allies: Stalingrad', async () => {
    await mira.getByText('Optional rules: none').click();
    await mira.getByRole('checkbox', { name: 'Reinforcement Point Bidding' }).check();
    await mira.getByText('Optional rules: 1 in use').waitFor();
  });
  await mira.getByText('With Reinforcement Point Bidding').waitFor();
  await jonas.goto(path);
  await jonas.getByText('Reinforcement Point Bidding', { exact: true }).waitFor();
  expect(await serious(jonas)).toEqual([]);
  await take(jonas);
  await Promise.all([mira, jonas].map(atTable));
  const asked = (await mira.title()).startsWith('●') ? mira : jonas;
  await asked.keyboard.press('l');
  await asked.locator('dialog [data-action^="bid"]').first().waitFor();
});

online(
  'a Free Battle has its size and battlefield in the challenge; its maker’s army stays secret until both are shown',
  async (server) => {
    const { page: mira } = await server.player('desk');
    const { page: jonas } = await server.player('phone');
    const path = await challenge(mira, 'Heroes of Stalingrad', async () => {
      await mira.getByRole('combobox', { name: 'Scenario' }).selectOption({ label: 'Free Battle' });
      await mira.getByRole('radio', { name: 'Soviet Union' }).check({ force: true });
      await mira.getByRole('radio', { name: /Battle 250/ }).check();
      expect(await mira.getByRole('group', { name: 'German Army' }).count()).toBe(0);
      await mira.getByRole('radio', { name: 'The bot builds one for me' }).check();
      await mira.getByText('of 250 points').waitFor();
      await mira.getByRole('radio', { name: 'Drawn at random' }).check();
      await mira.getByText('It is drawn at the table once both armies are shown.').waitFor();
    });
    await jonas.goto(path);
    await jonas.getByText(/Size: Battle, 250 points/).waitFor();
    expect(await jonas.locator('.online-page').textContent()).not.toContain('army');
    await take(jonas);
    await Promise.all([mira, jonas].map(atTable));
    // Her army is ready, so only he builds one.
    await expect.poll(() => jonas.title()).toMatch(/^●/);
    expect(await mira.title()).not.toMatch(/^●/);
  },
);
