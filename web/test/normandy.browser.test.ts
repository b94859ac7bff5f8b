import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { actionsMade } from './table.ts';
import { keep, type Size, visit, visitBoth } from './visit.ts';

async function begin(page: Page, wishes: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/play/normandy?${wishes}`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/match/*');
  // The bot bids at once; the player's first choice begins after it.
  await page.locator('[data-made="1"]').waitFor();
}

const result = (page: Page) => page.locator('dialog.result');

/** Waits until it is the player's turn to choose; false when the game is over. */
async function mayChoose(page: Page): Promise<boolean> {
  await page.locator('[data-card].lit, [data-action], [data-lit], dialog.result').first().waitFor();
  return (await result(page).count()) === 0;
}

/** What the hint says, as the action it would do. */
async function hinted(page: Page): Promise<string> {
  await page.keyboard.press('h');
  const button = page.locator('[data-hint]');
  await button.waitFor();
  const action = (await button.getAttribute('data-hint')) ?? '';
  await page.keyboard.press('Escape');
  await page.locator('.hint-card').waitFor({ state: 'detached' });
  return action;
}

const untilMore = (page: Page, made: number) =>
  page.waitForFunction(
    (n) =>
      Number(document.querySelector('[data-made]')?.getAttribute('data-made')) > n ||
      document.querySelector('dialog.result') !== null,
    made,
  );

/** Does an action as somebody does who only has keys: the list of choices, a few letters, Enter. */
async function byKeys(page: Page, action: string): Promise<void> {
  const made = await actionsMade(page);
  await page.keyboard.press('l');
  await page.locator('dialog.choice-list').waitFor();
  await page.keyboard.type(action);
  await page.locator(`dialog [data-action="${action}"]`).waitFor();
  await page.keyboard.press('Enter');
  await untilMore(page, made);
}

visit('a whole game of Normandy by keyboard alone, along the hints, to its result', 'desk', async ({ page }) => {
  await begin(page, 'scenario=4&us=person&german=recruit&seed=keys');
  for (let actions = 0; await mayChoose(page); actions++) {
    expect(actions).toBeLessThan(600);
    await byKeys(page, await hinted(page));
  }
  await result(page).getByText('victory').first().waitFor();
  await keep(page, 'normandy-result-desk');
});

/** Touches what an action names: the card, what it is used for, and what is meant on the board. */
async function byTouch(page: Page, size: Size, action: string): Promise<void> {
  const made = await actionsMade(page);
  const touch = async (selector: string): Promise<void> => {
    const thing = page.locator(selector).first();
    await thing.scrollIntoViewIfNeeded();
    if (size === 'phone') await thing.tap();
    else await thing.click();
  };
  const [verb = '', card = '', first = '', second = ''] = action.split(' ');
  const plain = ['go', 'halt', 'take', 'draw', 'return', 'done', 'shell', 'end'].includes(verb);
  if (verb === 'bid' || (!plain && size === 'phone')) await touch(`[data-card="${card}"]`);
  if (!plain && verb !== 'bid') await touch(`[data-verb="${verb} ${card}"]`);
  const named = plain ? [card] : [first, second];
  for (const word of named.filter((each) => each !== '')) {
    if (/^\d+[AB]$/.test(word)) await touch(`[data-tile="${word}"][data-lit], [data-tile="${word}"]`);
    else if (['take', 'return'].includes(verb)) await touch(`[data-action="${action}"]`);
    else await touch(verb === 'shell' ? `[data-counter="${word}"]` : `[data-counter$="/${word}"][data-lit]`);
  }
  if (plain && card === '') await touch(`[data-action="${action}"]`);
  const proposed = page.locator(`.action.proposed[data-action="${action}"]`);
  const question = page.locator('.question-card .primary');
  const isDone = untilMore(page, made);
  const ask = async (): Promise<void> => {
    for (const button of [proposed, question]) if ((await button.count()) > 0) await button.first().click();
  };
  await Promise.race([isDone, page.waitForTimeout(300).then(ask)]);
  await isDone;
}

visitBoth('two rounds of Normandy by cards and board, along the hints', async ({ page, size }) => {
  await begin(page, 'scenario=1&us=person&german=recruit&seed=touch');
  for (let actions = 0; actions < 14 && (await mayChoose(page)); actions++) {
    await byTouch(page, size, await hinted(page));
  }
  expect(await actionsMade(page)).toBeGreaterThan(14);
  await keep(page, `normandy-${size}`);
});
