import type { Page } from 'playwright-core';
import type { Club } from './club.ts';
import type { Scene } from './scene.ts';

/** Shows a scene in a window. */
export async function stage(club: Club, scene: Scene, page: Page): Promise<void> {
  const prepared = await scene.prepare(club);
  await prepared.as?.useIn(page);
  await scene.first?.(page);
  await page.goto(prepared.path);
  await page.locator('h1, .game-table').first().waitFor();
  await scene.show?.(page, prepared);
  await page.evaluate(() => document.fonts.ready);
}
