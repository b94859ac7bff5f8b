import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openFile } from '../journals.ts';
import { setPace, type Visit, visit } from '../visit.ts';
import { type HeroesMatch, isAsked, journalAt, stepOf } from './moments.ts';
import { MOMENTS } from './picture-moments.ts';

/** Opens a match that the Soviet player goes on with. */
async function sitDown({ page, context }: Pick<Visit, 'page' | 'context'>, journal: string): Promise<void> {
  await setPace(context, 'instant');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await openFile(page, journal);
  await page.locator('.heroes-table').waitFor();
}

const legal = (match: HeroesMatch, verb: string): number =>
  match.legal('soviet').filter((action) => action.do === verb).length;
const atOrders = (match: HeroesMatch): boolean =>
  match.state.open.turn === 2 && isAsked(match) && stepOf(match) === 'placing';
const onTheWay = (match: HeroesMatch): boolean =>
  match.state.open.turn >= 2 && isAsked(match) && stepOf(match) === 'moving' && legal(match, 'step') > 3;
/** A German moves or fires, and a Soviet unit may fire at it out of turn. */
const inWindow = (match: HeroesMatch): boolean =>
  isAsked(match) && stepOf(match) === 'opportunityWindow' && legal(match, 'react') > 0;
/** A Soviet unit fires out of turn, in the middle of a German move, and a card could help it. */
const inNestedFire = (match: HeroesMatch): boolean =>
  isAsked(match) &&
  stepOf(match) === 'firing' &&
  (['moving', 'opportunity'] as const).every((step) => match.state.flow.some((frame) => frame.step === step)) &&
  legal(match, 'shoot') > 0 &&
  legal(match, 'bonus') > 0;

/** A Soviet unit is on its way, and a German may answer a step with fire. */
function isWatched(match: HeroesMatch): boolean {
  if (!onTheWay(match)) return false;
  const { length } = match;
  return match.legal('soviet').some((action) => {
    if (action.do !== 'step') return false;
    match.act('soviet', action);
    const isAnswered = stepOf(match) === 'opportunityWindow';
    match.truncate(length);
    return isAnswered;
  });
}

/** Handles of the rules, such as s3, are no names. */
const HANDLE = /\b[sgt]\d+\b/;
const made = (page: Page): Promise<string | null> => page.locator('[data-made]').first().getAttribute('data-made');

function visitOrders(): void {
  visit('tokens are laid, swapped and taken back by drag, click and key, or as last turn', 'desk', async (all) => {
    const { page } = all;
    await sitDown(all, journalAt({ scenario: '1' }, atOrders));
    const places = page.locator('.counter.soviet:has([data-lit])');
    const tokensOn = (i: number): Promise<string | null> =>
      places.nth(i).locator('[data-lit]').first().getAttribute('aria-label');
    await page.locator('.token-stock [data-token]').first().dragTo(places.nth(0), { force: true });
    await expect.poll(() => tokensOn(0)).toContain('token 1');
    await places.nth(1).hover();
    await page.keyboard.press('2');
    await expect.poll(() => tokensOn(1)).toContain('token 2');
    await places.nth(0).dragTo(places.nth(1), { force: true });
    await expect.poll(() => Promise.all([tokensOn(0), tokensOn(1)]).then(String)).toMatch(/token 2.*token 1/s);
    await places.nth(0).hover();
    await page.keyboard.press('Delete');
    await expect.poll(() => tokensOn(0)).toContain('no token');
    await page.getByRole('button', { name: 'Take all back' }).click();
    await expect.poll(() => tokensOn(1)).toContain('no token');
    await page.keyboard.press('r');
    await expect.poll(() => page.locator('.counter.soviet [aria-label*=", token "]').count()).toBeGreaterThan(1);
  });
}

function visitSight(): void {
  visit(
    'the sight map shades what is not seen from here, and from the square under the pointer',
    'desk',
    async (all) => {
      const { page } = all;
      await sitDown(all, journalAt({ scenario: '1' }, onTheWay));
      await page.mouse.move(2, 2);
      await page.keyboard.press('v');
      const veil = page.locator('.sight-map .dark');
      const shape = (): Promise<string | null> => veil.getAttribute('d');
      await veil.waitFor({ state: 'attached' });
      const here = await shape();
      // While the board moves, it is not asked what lies under the pointer.
      const seenFromThere = async (): Promise<string | null> => {
        await page.mouse.move(2, 2);
        await page.locator('.squares [data-lit]').first().hover({ force: true });
        return shape();
      };
      await expect.poll(seenFromThere).not.toBe(here);
      await page.keyboard.press('v');
      await expect.poll(() => veil.count()).toBe(0);
    },
  );

  visit('the battlefield in words says what is seen from the square of the unit in hand', 'desk', async (all) => {
    const { page } = all;
    await sitDown(all, journalAt({ scenario: '1' }, onTheWay));
    await page.keyboard.press('m');
    await page
      .locator('dialog[open]')
      .getByText(/From [A-Z]\d+\+? you see/)
      .first()
      .waitFor();
  });
}

function visitDangers(): void {
  visit('a move shows where it would come under whose fire', 'desk', async (all) => {
    const { page } = all;
    await sitDown(all, journalAt({ scenario: '1' }, isWatched));
    const watched = page.locator('.squares [aria-label*="; under fire from "]');
    await expect.poll(() => watched.count()).toBeGreaterThan(0);
    const label = (await watched.first().getAttribute('aria-label')) ?? '';
    const names = label.split('; under fire from ')[1]?.split(', ') ?? [];
    const lines = page.locator('.threats path');
    // A line from each of those who are named. While the board moves, it is not asked what lies under the pointer.
    const linesThere = async (): Promise<number> => {
      await page.mouse.move(2, 2);
      await watched.first().hover({ force: true });
      return lines.count();
    };
    await expect.poll(linesThere).toBe(names.length);
    await page.mouse.move(2, 2);
    await expect.poll(() => lines.count()).toBe(0);
  });
}

function visitWindows(): void {
  visit('a hint gives a reason', 'desk', async (all) => {
    const { page } = all;
    const canShoot = (match: HeroesMatch): boolean =>
      match.state.open.turn >= 2 && isAsked(match) && stepOf(match) === 'firing' && legal(match, 'shoot') > 0;
    await sitDown(all, journalAt({ scenario: '1' }, canShoot));
    await page.keyboard.press('h');
    await page.locator('.hint-card').getByText(/\d %/).waitFor();
    await page.keyboard.press('Escape');
  });

  visit('a card that is not lit says what it is for', 'desk', async (all) => {
    const { page } = all;
    await sitDown(all, journalAt({ scenario: '1' }, onTheWay));
    await page.locator('.hero-card:not(.lit)').first().click();
    await page.locator('.why-not').waitFor();
  });

  visit('after a reload in a window a unit still reacts, and standing orders are in sight', 'desk', async (all) => {
    const { page } = all;
    await sitDown(all, journalAt({ scenario: '3' }, inWindow));
    const prompt = page.locator('.heroes-tray.quiet .prompt h2');
    const isAskedToFire = (): Promise<void> => expect.poll(() => prompt.textContent()).toBe('Fire at it?');
    await isAskedToFire();
    await page.reload();
    await isAskedToFire();
    await page
      .locator('section.orders')
      .getByText(/Pass all/)
      .waitFor();
    const before = await made(page);
    await page.locator('.counter.soviet [data-lit]').first().click({ force: true });
    await page.locator('.heroes-tray [data-action^="react"]').click();
    await expect.poll(() => made(page)).not.toBe(before);
  });

  visit(
    'in the middle of an enemy move a unit plays a card for its bonus, fires, and the move goes on',
    'desk',
    async (all) => {
      const { page } = all;
      await sitDown(all, journalAt({ scenario: '3' }, inNestedFire));
      const cards = page.locator('.hero-card');
      const held = await cards.count();
      await page.locator('.hero-card.lit').first().click();
      await page.locator('.heroes-tray [data-action^="bonus"]').click();
      await expect.poll(() => cards.count()).toBe(held - 1);
      const before = Number(await made(page));
      await page.locator('.counter.german [data-lit]').first().click({ force: true });
      await page.locator('.heroes-tray [data-action^="shoot"]').first().click();
      await expect.poll(async () => Number(await made(page))).toBeGreaterThan(before + 1);
      await page
        .getByText(/ fires at /)
        .last()
        .waitFor();
    },
  );
}

function visitTold(): void {
  visit('whoever watches or replays reads names of units, never handles', 'desk', async ({ page, context }) => {
    await setPace(context, 'instant');
    await page.goto('/play/heroes?scenario=1&soviet=recruit&german=recruit&seed=told');
    await page.getByRole('button', { name: 'Begin' }).click();
    const line = page.locator('.watch-bar p');
    await expect.poll(() => line.textContent()).toMatch(/ (?:moves|fires|deploys|acts)/);
    expect(await line.textContent()).not.toMatch(HANDLE);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.goto(page.url().replace('/match/', '/replay/').concat('/12'));
    const label = page.locator('.scrubber');
    await label.waitFor();
    expect(await label.textContent()).not.toMatch(HANDLE);
  });
}

function visitSizes(): void {
  visit('in a large window no button lies on a letter of the ruler', 'desk', async (all) => {
    const { page } = all;
    await page.setViewportSize({ width: 2560, height: 1440 });
    await sitDown(all, MOMENTS.tanks?.journal?.() ?? '');
    const buttons = await page.locator('.viewport-buttons').boundingBox();
    const letters = await page
      .locator('.heroes-board .rulers text')
      .evaluateAll((all) =>
        all.map((each) => ({ letter: each.textContent, ...each.getBoundingClientRect().toJSON() })),
      );
    expect(letters.length).toBe(36);
    const covered = letters.filter(({ right, bottom }) => buttons !== null && right > buttons.x && bottom > buttons.y);
    expect(covered.map(({ letter }) => letter)).toEqual([]);
  });
  visit('on a phone on its side all of a long sum stands above Fire', 'phone', async (all) => {
    const { page } = all;
    await page.setViewportSize({ width: 844, height: 390 });
    await sitDown(all, MOMENTS.obscured?.journal?.() ?? '');
    await MOMENTS.obscured?.ready?.(page);
    await page.locator('.heroes-table.landscape .firing-effect').waitFor();
    const [effect, fire] = await Promise.all(
      ['.firing-effect', '.attack-buttons'].map((part) => page.locator(part).boundingBox()),
    );
    expect((effect?.y ?? 0) + (effect?.height ?? 0)).toBeLessThanOrEqual(fire?.y ?? 0);
  });
}

/** Visits to single moments of Heroes of Stalingrad. */
export function visitHeroesTable(): void {
  visitSizes();
  visitOrders();
  visitSight();
  visitDangers();
  visitWindows();
  visitTold();
}
