import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type AnyEquippedGame, expectOk, Match, parseSetup } from '@kurgan/engine';
import { GAMES } from '@kurgan/games';
import { expect } from 'vitest';
import type { Chunk } from '../web/build/chunk-list.ts';
import { DIST } from '../web/build/index.ts';
import { visitBoth } from '../web/test/visit.ts';
import { chunksOf, filesBehind } from './web-budget.mjs';

const BUDGET = fileURLToPath(new URL('./web-budget.mjs', import.meta.url));
/**
 * Not needed for the first board: bots think in a worker of their own and bring the bar of their progress, dice and the reader
 * of rolls are prefetched once the board is up, and page watchers wait until it is quiet.
 */
const BESIDE = [
  'session/bot-worker.ts',
  'session/bot-moves.ts',
  'play/thought.tsx',
  'settings/store.ts',
  'offline/updates.ts',
  '../kit/scene/scene.tsx',
  'play/listen-to.ts',
];
/**
 * Fetched by a table once its board is up, which can be played without it: what tells of the bot's bid, which may come soon, the
 * touches, reach, prompts, sheets and odds of a turn, the card of a unit and the objectives beside the board, the overview of a
 * campaign beside its orders, and the layout for another window.
 */
const SOON =
  /\/kit\/recap\/|\/(?:acting|board-touching|outcomes?|prompts|recap)\.ts$|\/(?:sheets|odds|objectives|odds-dock|overlays|overview|unit-card|narrow|wide)\.tsx$/;

interface Budget {
  readonly measured: readonly Measured[];
  readonly beside: readonly string[];
}
/** The app has been built by the time the first test runs. Compressing all of it takes seconds: once is enough. */
let budget: Budget | null = null;
function countedFor(game: string): string[] {
  budget ??= JSON.parse(execFileSync(process.execPath, [BUDGET, '--json', DIST], { encoding: 'utf8' })) as Budget;
  const found = budget.measured.find((each) => each.game === game);
  return [...(found?.files.map(({ file }) => file) ?? []), ...budget.beside];
}
interface Measured {
  readonly game: string;
  readonly files: readonly { readonly file: string }[];
}
/** A chunk of nothing but data: a scenario that is loaded before it is played. */
const isData = ({ sources }: Chunk): boolean => sources.every((source) => source.includes('/data/'));

/** The person moves first: a bot that does would bring what its moves need before there is anything to choose. */
function playersOf(game: AnyEquippedGame, scenario: string): string {
  const { waiting } = new Match(game, expectOk(parseSetup(game.scenarios, scenario)), 'first board');
  if (waiting.some((seat) => seat === game.seats[0])) return '';
  return game.seats.map((seat) => `&${seat}=${waiting.includes(seat) ? 'person' : 'recruit'}`).join('');
}

/** The scenario that is offered first, which may be a campaign, and the next. */
const BOARDS = await Promise.all(
  GAMES.map(async ({ id, tools }) => {
    const game = await tools();
    return game.scenarios.slice(0, 2).map((scenario) => ({ id, scenario, players: playersOf(game, scenario.id) }));
  }),
);

for (const { id: game, scenario, players } of BOARDS.flat()) {
  visitBoth(
    `the first board of ${game}, scenario ${scenario.id}, loads exactly the files in its budget`,
    async ({ page }) => {
      const loaded = new Set<string>();
      page.context().on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) loaded.add(pathname.slice(1));
      });
      await page.goto(`/play/${game}?scenario=${scenario.id}${players}`);
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
      const known = new Set([
        ...countedFor(game),
        ...filesBehind(chunks, [...BESIDE, ...told]),
        ...chunks.filter(isData).map(({ file }) => file),
      ]);
      expect([...loaded].filter((file) => !known.has(file))).toEqual([]);
    },
  );
}
