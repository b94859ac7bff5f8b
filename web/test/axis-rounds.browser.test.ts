import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { beginAxis, playOut, roundOn } from './axis/hand-play.ts';
import { type Hand, Mouse } from './hands.ts';
import { actionsMade } from './table.ts';
import { keep, setPace, visit } from './visit.ts';

/** Buys one unit, and moves what stands in the first zone that can move. */
const doings = (page: Page, hand: Hand): Readonly<Record<string, () => Promise<void>>> => ({
  Reinforcement: async () => {
    const made = await actionsMade(page);
    if ((await page.locator('.ware').count()) === 0) return;
    await hand.beside('.ware');
    await hand.onBoard('.ground[data-lit]');
    await expect.poll(() => actionsMade(page)).toBe(made + 1);
  },
  Movement: async () => {
    const made = await actionsMade(page);
    await hand.onBoard('.ground.source[data-lit]');
    await page.locator('.pick.on').first().waitFor();
    await hand.onBoard('.ground:is(.reach, .target)[data-lit]');
    await expect.poll(() => actionsMade(page)).toBeGreaterThan(made + 1);
  },
});

/** Plays until the next round begins. Returns the prompts that were answered. */
async function playRound(page: Page, hand: Hand): Promise<ReadonlySet<string>> {
  const round = await roundOn(page);
  const met = await playOut(page, hand, async () => (await roundOn(page)) > round, doings(page, hand));
  expect(await roundOn(page)).toBe(round + 1);
  return met;
}

visit('a round of the Race by mouse', 'desk', async ({ page, context }) => {
  await setPace(context, 'instant');
  await beginAxis(page, 'scenario=race&axis=person&allies=recruit&seed=a');
  const met = await playRound(page, new Mouse(page));
  expect([...met]).toEqual(expect.arrayContaining(['Movement']));
  await keep(page, 'axis-second-round-desk');
});
