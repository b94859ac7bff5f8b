import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@kurgan/games';
import { expect } from 'vitest';
import { DIST } from '../web/build/index.ts';
import { visitBoth } from '../web/test/visit.ts';
import { chunksOf, filesBehind, firstBoardsOf } from './web-budget.mjs';

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

interface Budget {
  readonly measured: readonly Measured[];
  readonly beside: readonly string[];
}
/** The app has been built by the time the first test runs. Compressing all of it takes seconds: once is enough. */
let budget: Budget | null = null;
function countedFor(game: string, scenario: string | null): string[] {
  budget ??= JSON.parse(execFileSync(process.execPath, [BUDGET, '--json', DIST], { encoding: 'utf8' })) as Budget;
  const found = budget.measured.find((each) => each.game === game && each.scenario === scenario);
  return [...(found?.files.map(({ file }) => file) ?? []), ...budget.beside];
}
interface Measured {
  readonly game: string;
  readonly scenario: string | null;
  readonly files: readonly { readonly file: string }[];
}
const BOARDS = GAMES.flatMap((game) => firstBoardsOf(game).map(({ scenario }) => ({ game: game.id, scenario })));

for (const { game, scenario } of BOARDS) {
  const asked = scenario === null ? '' : `?scenario=${scenario}`;
  visitBoth(`the first board of ${game}${asked} loads exactly the files in its budget`, async ({ page }) => {
    const loaded = new Set<string>();
    page.context().on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The service worker fetches everything for a day offline, as soon as the page is quiet.
      if (pathname === '/service-worker.js' || request.serviceWorker() !== null) return;
      if (pathname.endsWith('.js')) loaded.add(pathname.slice(1));
    });
    await page.goto(`/play/${game}${asked}`);
    await page.getByRole('button', { name: /^(?:Begin|Play alone)/ }).click();
    await page.locator('.match .lit, .match [data-action]').first().waitFor();
    // A deck is chosen before there is a board.
    const decks = page.locator('.match [data-action="confirm"]');
    if ((await decks.count()) > 0) {
      await decks.click();
      await page.locator('.match .lit').first().waitFor();
    }
    const chunks = chunksOf(DIST);
    const told = chunks.flatMap(({ sources }) => sources.filter((source) => SOON.test(source)));
    const known = new Set([...countedFor(game, scenario), ...filesBehind(chunks, [...BESIDE, ...told])]);
    expect([...loaded].filter((file) => !known.has(file))).toEqual([]);
  });
}
