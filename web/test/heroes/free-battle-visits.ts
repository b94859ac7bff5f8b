import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { serious } from '../serious.ts';
import { keep, setPace, type Visit, visit } from '../visit.ts';
import { buildByHand, CHOOSE, openBuilder, pointsShown } from './army.ts';
import { HANDS, playUntil } from './turn.ts';

const isActivation = (title: string): boolean => / acts$/.test(title);

async function begin({ page, context }: Pick<Visit, 'page' | 'context'>, query: string): Promise<void> {
  await setPace(context, 'instant');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/play/heroes?scenario=free&${query}`);
  await page.locator('.free-battle').waitFor();
}

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/match/*');
  await page.locator('.heroes-table').waitFor();
}

/** Boards and edge, whoever is asked for them; a bot lays its own. */
async function layAll(page: Page, choose: (typeof CHOOSE)['mouse']): Promise<void> {
  for (let i = 0; i < 20; i++) {
    const next = page.locator('.board-faces button:not(.refused), .edges .button').first();
    const board = page.locator('.heroes-table:not(.interlude)');
    await next.or(board).first().waitFor();
    if ((await board.count()) > 0) return;
    const before = await page.locator('[data-made]').first().getAttribute('data-made');
    await choose(next);
    await expect
      .poll(
        async () => (await board.count()) > 0 || (await page.locator('[data-made]').first().getAttribute('data-made')),
      )
      .not.toBe(before);
  }
}

/** Visits from an empty list to a Free Battle. */
export function visitFreeBattle(): void {
  for (const [hand, size] of [
    ['mouse', 'desk'],
    ['keys', 'desk'],
    ['taps', 'phone'],
  ] as const) {
    visit(`Free Battle by ${hand}: from an empty list to the first activation`, size, async ({ page, context }) => {
      const choose = CHOOSE[hand];
      await begin({ page, context }, `soviet=person&german=recruit&seed=by+${hand}`);
      await start(page);
      await page.locator('.army-builder').waitFor();
      await page.getByText('Not yet legal').waitFor();
      await buildByHand(page, choose);
      // HS-SCN-16: a reload in the middle of the building loses nothing.
      await page.reload();
      await page.locator('.army-builder').waitFor();
      await expect.poll(() => pointsShown(page)).toBe(125);
      expect(await serious(page)).toEqual([]);
      await choose(page.locator('[data-action="muster"]'));
      await layAll(page, choose);
      await playUntil(page, HANDS[hand], isActivation);
      await keep(page, `heroes-free-battle-${hand}`);
    });
  }

  visit(
    'a saved list, a bot and a drawn battlefield: the match has what the set-up has shown',
    'desk',
    async ({ page, context }) => {
      await openBuilder(page, '?size=battle&name=Crossing&army=soviet:volga.maxim,storm');
      await page.getByRole('button', { name: 'Save the list' }).click();
      await page.getByRole('button', { name: 'Play with it' }).click();
      await page.locator('.free-battle').waitFor();
      expect(await page.getByLabel('List of the Red Army').inputValue()).toBe('soviet:volga.maxim,storm');
      await page.getByLabel('Drawn at random').check();
      await page.getByRole('button', { name: 'Draw the battlefield' }).click();
      const caption = (await page.locator('.battle-ground figcaption').textContent()) ?? '';
      const boards = [...caption.matchAll(/\b[A-G][12]\b/g)].map(([face]) => face);
      expect(boards).toHaveLength(4);
      expect(await serious(page)).toEqual([]);
      await keep(page, 'heroes-free-battle-set-up');
      await setPace(context, 'instant');
      await start(page);
      const log = page.locator('.log-panel, .log-pane').first();
      // The edge is the bot's to take if it has the Initiative.
      await layAll(page, CHOOSE.mouse);
      await expect.poll(() => log.textContent()).toContain(boards[0]);
      const told = (await log.textContent()) ?? '';
      expect(boards.map((face) => told.includes(`${face} `) || told.includes(`${face}.`))).toEqual(
        boards.map(() => true),
      );
    },
  );

  visit(
    'two at one screen build in secret, one after the other behind the curtain',
    'desk',
    async ({ page, context }) => {
      await begin({ page, context }, 'soviet=person&german=person&seed=secret');
      await start(page);
      const lift = async (side: string): Promise<void> => {
        await page.locator('dialog.curtain').getByRole('button', { name: side }).click();
        await page.locator('dialog.curtain').waitFor({ state: 'detached' });
      };
      const ready = async (): Promise<void> => {
        await page.getByRole('button', { name: 'Build me one' }).click();
        await page.getByText('A legal army').waitFor();
        await page.locator('[data-action="muster"]').click();
      };
      await lift('Soviet');
      await page.getByRole('heading', { name: 'Red Army: build your army' }).waitFor();
      await ready();
      await page.locator('dialog.curtain').waitFor();
      // Nothing of the first army is on the page while the second is built.
      expect(await page.locator('.tile-card').count()).toBe(0);
      await lift('German');
      await page.getByRole('heading', { name: 'German Army: build your army' }).waitFor();
      expect(await page.locator('.tile-card').count()).toBe(0);
      await ready();
      await expect.poll(() => page.locator('dialog.curtain, .laying').count()).toBeGreaterThan(0);
    },
  );
}
