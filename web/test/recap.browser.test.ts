import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openMatch } from './journals.ts';
import { beforeLastMove } from './normandy/recruit.ts';
import { serious } from './serious.ts';
import { actionsMade } from './table.ts';
import { setPace, visit, visitBoth } from './visit.ts';

async function begin(page: Page, players: string): Promise<void> {
  await page.goto(`/play/normandy?scenario=4&${players}&seed=players`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/match/*');
  await page.locator('[data-made]').first().waitFor();
}

const recap = (page: Page) => page.locator('[data-panel="recap"]');
const lines = (page: Page) => recap(page).locator('li');
const arrows = (page: Page) => page.locator('.recap-arrows .recap-layer:not(.faded) .recap-arrow');
const position = (page: Page) => recap(page).locator('.recap-tools span');
const tool = (page: Page, name: string) => recap(page).getByRole('button', { name, exact: true });

/** Every count of told actions that the page shows from now on, also those that nobody has the time to see. */
async function countsShown(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const counts: string[] = [];
    Object.assign(window, { counts });
    const note = (): unknown =>
      counts.push(document.querySelector('[data-panel="recap"] .recap-tools span')?.textContent ?? '');
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { counts: string[] }).counts);
}

/** Opens the list of choices as soon as there is one. */
async function asked(page: Page): Promise<void> {
  const isAsked = async (): Promise<boolean> => {
    if ((await page.locator('dialog[open]').count()) === 0) await page.keyboard.press('l');
    if ((await page.locator('dialog [data-action]').count()) > 0) return true;
    await page.keyboard.press('Escape');
    return false;
  };
  await expect.poll(isAsked).toBe(true);
}

async function closedList(page: Page): Promise<boolean> {
  if ((await page.locator('dialog').count()) === 0) return true;
  await page.keyboard.press('Escape');
  return false;
}

/** Does one of the choices, an action of this kind if there is one. */
async function choose(page: Page, verb: string): Promise<void> {
  const before = await actionsMade(page);
  await asked(page);
  const wanted = page.locator(`dialog [data-action^="${verb}"]`);
  await ((await wanted.count()) > 0 ? wanted : page.locator('dialog [data-action]')).first().click();
  const yes = page.locator('.question-card .primary');
  const isMade = async (): Promise<number> => {
    if ((await yes.count()) > 0) await yes.click();
    return actionsMade(page);
  };
  await expect.poll(isMade).toBeGreaterThan(before);
}

/** Plays until the other side has done something that is worth an arrow, and it is the player's choice again. */
async function playUntilTold(page: Page): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await choose(page, 'attack');
    await asked(page);
    await expect.poll(() => closedList(page)).toBe(true);
    if ((await lines(page).count()) > 1 && (await arrows(page).count()) > 0) return;
  }
  throw new Error('nothing was told');
}

visitBoth(
  'what a bot did is told after its turn, watched again, stepped through and hidden',
  async ({ context, page, size }) => {
    await setPace(context, 'instant');
    await begin(page, 'us=person&german=recruit');
    await playUntilTold(page);
    const of = await lines(page).count();
    expect(of).toBeLessThanOrEqual(5);
    expect(await serious(page, '[data-panel="recap"]')).toEqual([]);
    const made = await actionsMade(page);
    expect(await position(page).textContent()).toBe(`${of} of ${of}`);

    for (let done = of - 1; done >= 0; done--) {
      await tool(page, 'One step back').click();
      await expect.poll(() => position(page).textContent()).toBe(`${done} of ${of}`);
    }
    await expect.poll(() => arrows(page).count()).toBe(0);
    expect(await page.locator('.viewport [data-lit]').count(), 'the past offers nothing').toBe(0);
    await tool(page, 'One step forward').click();
    await expect.poll(() => position(page).textContent()).toBe(`1 of ${of}`);
    await recap(page).getByRole('button', { name: 'Back to now' }).click();
    await expect.poll(() => position(page).textContent()).toBe(`${of} of ${of}`);

    const counts = await countsShown(page);
    await tool(page, 'Watch again').click();
    await expect.poll(counts).toContain(`0 of ${of}`);
    await expect.poll(() => position(page).textContent()).toBe(`${of} of ${of}`);
    await tool(page, 'Watch again').waitFor();
    expect(await actionsMade(page)).toBe(made);

    await tool(page, 'Hide').click();
    await expect.poll(() => lines(page).count()).toBe(0);
    expect(await arrows(page).count()).toBe(0);
    await tool(page, 'Show').click();
    await expect.poll(() => arrows(page).count()).toBeGreaterThan(0);

    await choose(page, 'attack');
    await expect.poll(() => arrows(page).count(), { message: 'arrows fade with the first own action' }).toBe(0);
    expect(await recap(page).count(), `in sight on a ${size}`).toBe(1);
  },
);

/** When the page showed each number of entries, in milliseconds. */
async function timesOf(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const match = document.querySelector('[data-made]');
    if (match !== null)
      new MutationObserver(() => times.push(performance.now())).observe(match, { attributeFilter: ['data-made'] });
  });
  return () => page.evaluate(() => (window as unknown as { times: number[] }).times);
}
const gapsIn = (times: readonly number[]): number[] => times.slice(1).map((time, i) => time - (times[i] ?? 0));

visit('bots keep the pace that was set, and a key hurries them on', 'desk', async ({ context, page }) => {
  await setPace(context, 'slow');
  await begin(page, 'us=recruit&german=recruit');
  const slow = await timesOf(page);
  await expect.poll(async () => (await slow()).length).toBeGreaterThanOrEqual(3);
  for (const gap of gapsIn(await slow())) expect(gap).toBeGreaterThan(2000);
  const [before, start] = [(await slow()).length, performance.now()];
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return (await slow()).length;
    })
    .toBeGreaterThanOrEqual(before + 4);
  expect(performance.now() - start, 'four actions in the time of less than three').toBeLessThan(6000);
});

visit('whoever watches is shown the cards that were played', 'desk', async ({ context, page }) => {
  await setPace(context, 'normal');
  await begin(page, 'us=recruit&german=recruit');
  await page.locator('[data-panel="played"] .played-card').first().waitFor();
});

visit('the result waits until the last move has been seen', 'desk', async ({ context, page }) => {
  await setPace(context, 'slow');
  const { journal, action } = beforeLastMove('1');
  await openMatch(page, journal);
  await page.locator('[data-made]').first().waitFor();
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let over = 0;
        const look = (): void => {
          if (over === 0 && document.querySelector('.prompt h2')?.textContent?.includes('over'))
            over = performance.now();
          if (document.querySelector('dialog.result') !== null) resolve(performance.now() - over);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.keyboard.press('l');
  await page.locator(`dialog [data-action="${action}"]`).click();
  const yes = page.locator('.question-card .primary');
  if (await yes.isVisible().catch(() => false)) await yes.click();
  expect(await shown).toBeGreaterThan(1000);
});

visitBoth('the curtain shows the public board, and no hand', async ({ page }) => {
  await begin(page, 'us=person&german=person');
  const curtain = page.locator('dialog.curtain');
  await curtain.waitFor();
  const seen = await page.evaluate(() => {
    const low = document.querySelector('dialog.curtain')?.getBoundingClientRect().top ?? 0;
    const tiles = [...document.querySelectorAll('.un-tile')].map((tile) => tile.getBoundingClientRect());
    return { tiles: tiles.length, free: tiles.filter(({ top, height }) => top + height / 2 < low).length };
  });
  expect(seen.free).toBeGreaterThan(seen.tiles / 2);
  expect(await page.locator('[data-card]').count()).toBe(0);
  expect(await page.locator('[data-lit]').count()).toBe(0);
  expect(await serious(page)).toEqual([]);
});
