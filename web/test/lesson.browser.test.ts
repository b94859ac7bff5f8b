import { expect } from 'vitest';
import { Mouse } from './hands.ts';
import { play } from './play.ts';
import { serious } from './serious.ts';
import { type Shown, shownOn } from './shown.ts';
import { actionsMade } from './table.ts';
import { keep, setPace, visit, visitBoth } from './visit.ts';

visitBoth('a lesson goes on after a reload, and becomes a game of its own when it is left', async ({ page, size }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Learn it/ }).click();
  const lesson = page.getByRole('region', { name: 'Lesson' });
  await shownOn(page);
  await lesson.getByRole('button', { name: 'Next' }).click();
  await lesson.getByText(/^2 of/).waitFor();
  await page.reload();
  await lesson.getByText(/^2 of/).waitFor();
  // To the first page that asks for something, and do it.
  while ((await lesson.getByRole('button', { name: 'Next' }).count()) > 0) {
    await lesson.getByRole('button', { name: 'Next' }).click();
  }
  await lesson.getByRole('button', { name: 'Show me' }).click();
  await page.locator('.lesson-pointer .at-action').first().waitFor();
  await page.locator('[data-action]:not([aria-disabled="true"])').first().click();
  await page.locator('[data-made="1"]').waitFor();
  await page.reload();
  await page.locator('[data-made="1"]').waitFor();
  await lesson.waitFor();
  await keep(page, `lesson-task-${size}`);
  expect(await serious(page)).toEqual([]);

  await page.goto('/');
  await page.getByText('Games you start are saved here').waitFor();
  await page.goto('/lesson/volga');
  await lesson.getByRole('button', { name: 'Leave the lesson' }).click();
  await page.waitForURL('**/match/*');
  await lesson.waitFor({ state: 'detached' });
  expect(await actionsMade(page)).toBe(1);
  await page.goto('/');
  await page.getByRole('link', { name: 'Your turn' }).waitFor();
});

/** A pupil does whatever is lit: first a button, else a counter and a place. */
const pupil = {
  next({ isAsked, buttons: [button], units: [unit], areas: [area], isNarrowed }: Shown) {
    if (isAsked) return { do: 'yes' } as const;
    if (button !== undefined) return { press: button };
    return unit === undefined || isNarrowed ? { area: area ?? '' } : { unit };
  },
};

visit('a lesson is followed to its end by what it lights', 'desk', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/lesson/volga');
  const lesson = page.getByRole('region', { name: 'Lesson' });
  const next = lesson.getByRole('button', { name: 'Next' });
  const last = lesson.getByRole('button', { name: 'Keep playing' });
  await next.waitFor();
  while ((await last.count()) === 0) {
    if ((await next.count()) > 0) await next.click();
    else {
      const before = await actionsMade(page);
      await play(page, new Mouse(page), pupil, ({ made }) => made > before, 6);
    }
  }
  await keep(page, 'lesson-end-desk');
  await last.click();
  await page.waitForURL('**/match/*');
});

visit(
  'on a phone Show me rings the card, then the button for what it does, then the place',
  'phone',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setPace(page.context(), 'instant');
    await page.goto('/lesson/normandy');
    const lesson = page.getByRole('region', { name: 'Lesson' });
    const next = lesson.getByRole('button', { name: 'Next' });
    await next.waitFor();
    const isThere = async (): Promise<boolean> =>
      (await lesson.getByRole('heading', { name: 'Scouts ahead' }).count()) > 0;
    // Until a card is to be played. The cards may be lit a moment before the page turns.
    while (!(await isThere())) {
      const isAsked = (await page.locator('.small-card.lit, .take').count()) > 0;
      if ((await next.count()) > 0) await next.click();
      else await page.waitForTimeout(100);
      if (!isAsked || (await next.count()) > 0 || (await isThere())) continue;
      await page.keyboard.press('l');
      await page.locator('dialog [data-action]').first().click();
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await lesson.getByRole('button', { name: 'Show me' }).click();
    const ringed = async (selector: string): Promise<boolean> => {
      const box = await page.locator(selector).first().boundingBox();
      const rings = await page.locator('.lesson-pointer i:not([hidden])').all();
      const boxes = await Promise.all(rings.map((ring) => ring.boundingBox()));
      return boxes.some(
        (ring) => box !== null && ring !== null && Math.hypot(ring.x + 5 - box.x, ring.y + 5 - box.y) < 3,
      );
    };
    for (const selector of ['.small-card.lit', '.use.lit', '.viewport [data-lit]']) {
      await expect.poll(() => ringed(selector), { message: selector }).toBe(true);
      await page.locator(selector).first().tap();
    }
  },
);
