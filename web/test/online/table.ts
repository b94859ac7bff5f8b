import type { SeededChance } from '@kurgan/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { actionsMade } from '../table.ts';

/** A call that comes too fast is sent again after a second, and the machine may be busy. */
const PATIENCE = { timeout: 30_000 };

export { atTable } from './scene.ts';

/** True if it is this page's turn, as its title says. */
export const isAsked = async (page: Page): Promise<boolean> => (await page.title()).startsWith('●');

/** Opens a page's list of choices. Returns those that begin with some letters, once there are any. */
async function listed(page: Page, beginning = ''): Promise<readonly string[]> {
  const list = page.locator('dialog.choice-list');
  let found: readonly string[] = [];
  await page.bringToFront();
  const isThere = async (): Promise<boolean> => {
    if ((await list.count()) === 0) await page.keyboard.press('l');
    const all = await list
      .locator('[data-action]')
      .evaluateAll((buttons) => buttons.map((each) => each.getAttribute('data-action') ?? ''));
    found = all.filter((action) => action.startsWith(beginning));
    return found.length > 0;
  };
  await expect.poll(isThere, { message: `a choice “${beginning}” at ${page.url()}` }).toBe(true);
  return found;
}

const takeFromList = (page: Page, action: string): Promise<void> =>
  page.locator(`dialog.choice-list [data-action="${action}"]`).click();

/** Chooses one of several actions. */
export type Pick = (actions: readonly string[]) => string;

/** Chooses at random among actions whose verbs bring a match on, the best first, and else among all. */
export const lively =
  (verbs: readonly string[], chance: SeededChance): Pick =>
  (actions) => {
    const verb = verbs.find((each) => actions.some((action) => action.startsWith(each)));
    const wanted = actions.filter((action) => verb === undefined || action.startsWith(verb));
    return wanted[chance.below(wanted.length)] ?? '';
  };

/** Does one of the things that can be done, on whichever page is asked, and waits until every page shows it. */
export async function playOne(pages: readonly Page[], pick: Pick = ([first = '']) => first): Promise<void> {
  const asked: Page[] = [];
  const isSomebodyAsked = async (): Promise<boolean> => {
    for (const page of pages) if (await isAsked(page)) asked.unshift(page);
    return asked.length > 0;
  };
  await expect.poll(isSomebodyAsked, { message: 'it is somebody’s turn' }).toBe(true);
  const [page] = asked;
  if (page === undefined) return;
  const before = await actionsMade(page);
  const action = pick(await listed(page));
  await takeFromList(page, action);
  const sure = page.locator('.question-card .primary');
  const haveSeen = async (): Promise<number> => {
    // It goes as soon as the answer is stored.
    if (await sure.isVisible()) await sure.click({ timeout: 1000 }).catch(() => {});
    return (await Promise.all(pages.map(actionsMade))).filter((made) => made > before).length;
  };
  await expect.poll(haveSeen, { ...PATIENCE, message: `pages that show “${action}”` }).toBe(pages.length);
}

/** Does the first thing in a page's list of choices that begins with a verb. */
export async function does(page: Page, verb: string): Promise<void> {
  const before = await actionsMade(page);
  const [action = ''] = await listed(page, verb);
  await takeFromList(page, action);
  await expect.poll(() => actionsMade(page), PATIENCE).toBeGreaterThan(before);
}

/** Opens the match menu and chooses something in it. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.bringToFront();
  const button = page.getByRole('button', { name, exact: true });
  if (!(await button.isVisible())) await page.locator('.menu-button').click();
  await button.click();
}

/** Opens a challenge: for one person, of a game. Returns the path of its link. */
export async function invite(page: Page, against: string, game?: string, scenario?: string): Promise<string> {
  await page.goto('/online');
  if (game !== undefined) await page.getByRole('radio', { name: game }).check({ force: true });
  if (scenario !== undefined) await page.getByRole('combobox', { name: 'Scenario' }).selectOption(scenario);
  await page.getByRole('radio', { name: against }).check({ force: true });
  await page.getByRole('button', { name: 'Open the challenge' }).click();
  await page.waitForURL('**/match/*');
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  return new URL(link).pathname;
}
