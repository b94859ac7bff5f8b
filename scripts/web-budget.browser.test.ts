import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@kurgan/games';
import { expect } from 'vitest';
import { DIST } from '../web/build/index.ts';
import { visit } from '../web/test/visit.ts';
import { chunksOf, filesBehind } from './web-budget.mjs';

const BUDGET = fileURLToPath(new URL('./web-budget.mjs', import.meta.url));
/**
 * Not needed for the first board: bots think in a worker of their own, dice are prefetched once the board is up, and
 * page watchers wait until it is quiet.
 */
const BESIDE = [
  'session/bot-worker.ts',
  'session/bot-moves.ts',
  'settings/store.ts',
  'offline/updates.ts',
  '../kit/scene/scene.tsx',
];
const OF_A_BOT = /^assets\/(?:bot|tools)-/;

/** The app has been built by the time the first test runs. */
const counted = (game: string): string[] => {
  const games: readonly { game: string; files: { file: string }[] }[] = JSON.parse(
    execFileSync(process.execPath, [BUDGET, '--json', DIST], { encoding: 'utf8' }),
  );
  return games.find((each) => each.game === game)?.files.map(({ file }) => file) ?? [];
};

for (const { id: game } of GAMES) {
  visit(`the first board of ${game} loads exactly the files in its budget`, 'desk', async ({ page }) => {
    const asked = new Set<string>();
    page.context().on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) asked.add(pathname.slice(1));
    });
    await page.goto(`/play/${game}`);
    await page.getByRole('button', { name: /^(?:Begin|Play alone)/ }).click();
    await page.locator('.match .lit, .match [data-action]').first().waitFor();
    const known = new Set([...counted(game), ...filesBehind(chunksOf(DIST), BESIDE)]);
    expect([...asked].filter((file) => !known.has(file) && !OF_A_BOT.test(file))).toEqual([]);
  });
}
