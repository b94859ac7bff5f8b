import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@kurgan/games';
import { expect } from 'vitest';
import { DIST } from '../web/build/index.ts';
import { visitBoth } from '../web/test/visit.ts';
import { chunksOf, filesBehind } from './web-budget.mjs';

const BUDGET = fileURLToPath(new URL('./web-budget.mjs', import.meta.url));
/**
 * Not needed for the first board: bots think in a worker of their own, dice and the reader of rolls are prefetched once the
 * board is up, and page watchers wait until it is quiet.
 */
const BESIDE = [
  'session/bot-worker.ts',
  'session/bot-moves.ts',
  'settings/store.ts',
  'offline/updates.ts',
  '../kit/scene/scene.tsx',
  'play/listen-to.ts',
];
/**
 * Prefetched by a table once its board is up: what tells of the bot's bid, which may come soon, the sheets and odds that a
 * player opens next, and the layout for another window.
 */
const SOON = /\/(?:outcome|recap)\.ts$|\/kit\/recap\/|\/(?:sheets|odds|odds-dock|narrow|wide)\.tsx$/;

/** The app has been built by the time the first test runs. */
const countedFor = (game: string): string[] => {
  const { measured, beside }: { measured: { game: string; files: { file: string }[] }[]; beside: string[] } =
    JSON.parse(execFileSync(process.execPath, [BUDGET, '--json', DIST], { encoding: 'utf8' }));
  const files = measured.find((each) => each.game === game)?.files.map(({ file }) => file) ?? [];
  return [...files, ...beside];
};

for (const { id: game } of GAMES) {
  visitBoth(`the first board of ${game} loads exactly the files in its budget`, async ({ page }) => {
    const asked = new Set<string>();
    page.context().on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The service worker fetches everything for a day offline, as soon as the page is quiet.
      if (pathname === '/service-worker.js' || request.serviceWorker() !== null) return;
      if (pathname.endsWith('.js')) asked.add(pathname.slice(1));
    });
    await page.goto(`/play/${game}`);
    await page.getByRole('button', { name: /^(?:Begin|Play alone)/ }).click();
    await page.locator('.match .lit, .match [data-action]').first().waitFor();
    const chunks = chunksOf(DIST);
    const told = chunks.flatMap(({ sources }) => sources.filter((source) => SOON.test(source)));
    const known = new Set([...countedFor(game), ...filesBehind(chunks, [...BESIDE, ...told])]);
    expect([...asked].filter((file) => !known.has(file))).toEqual([]);
  });
}
