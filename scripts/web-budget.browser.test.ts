import { GAMES } from '@kurgan/games';
import { expect } from 'vitest';
import { DIST } from '../web/build/index.ts';
import { visit } from '../web/test/visit.ts';
import { chunksOf, filesBehind, LIMIT, measure } from './web-budget.mjs';

/** What is not on the way to the board: bots think in a worker of their own, and what watches over a page waits until it is quiet. */
const BESIDE = ['session/bot-worker.ts', 'session/bot-moves.ts', 'settings/store.ts', 'offline/updates.ts'];
const OF_A_BOT = /^assets\/(?:bot|tools)-/;

for (const game of GAMES) {
  visit(`the first board of ${game.id} asks for what its budget counts, and no more`, 'desk', async ({ page }) => {
    const asked = new Set<string>();
    page.context().on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) asked.add(pathname.slice(1));
    });
    await page.goto(`/play/${game.id}`);
    await page.getByRole('button', { name: /^(?:Begin|Play alone)/ }).click();
    await page.locator('.match .lit, .match [data-action]').first().waitFor();
    const counted = measure(DIST, game);
    const known = new Set([...counted.map(({ file }) => file), ...filesBehind(chunksOf(DIST), BESIDE)]);
    expect([...asked].filter((file) => !known.has(file) && !OF_A_BOT.test(file))).toEqual([]);
    expect(counted.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(LIMIT);
  });
}
