import { type AnyGame, type GameTypes, SeededChance, type ViewOf } from '@kurgan/engine';
import { GAMES } from '@kurgan/games';
import type { CallOf } from '@kurgan/wire';
import type { Page } from './page.ts';
import type { TestServer } from './running.ts';

export const rulesOf = (id: string, scenario: string): Promise<AnyGame> => {
  const game = GAMES.find((each) => each.id === id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  return game.rules(scenario);
};

export interface Seated {
  readonly pages: readonly [Page, Page];
  readonly match: string;
  readonly rules: AnyGame;
}

/** Two players at a new match that has begun. */
export async function seated(
  server: TestServer,
  game: string,
  scenario: string,
  more: Partial<CallOf<'open'>> = {},
  other = server,
): Promise<Seated> {
  const [first, second] = [await server.page(), await other.page()];
  const { match, token } = await first.open({ game, scenario, ...more });
  await second.join(match, token);
  for (const page of [first, second]) await page.call('watch', { match, from: null });
  for (const page of [first, second]) await page.reveal(match);
  await Promise.all([first, second].map((page) => page.until(() => page.whole?.phase === 'running')));
  return { pages: [first, second], match, rules: await rulesOf(game, scenario) };
}

export const viewOf = (page: Page): ViewOf<GameTypes> => {
  if (page.view === null) throw new Error('nothing seen yet');
  return page.view;
};

/** The page that is to choose, with its seat. */
export function choosing(pages: readonly Page[]): { readonly page: Page; readonly seat: string } | null {
  for (const page of pages) {
    const seat = page.whole?.seat ?? null;
    if (seat !== null && page.whole?.waiting.includes(seat) && page.whole.outcome === null) return { page, seat };
  }
  return null;
}

/** Plays a number of actions at random, or to the end; returns how many there were. */
export async function playOn({ pages, match, rules }: Seated, most: number, seed: string): Promise<number> {
  const chance = SeededChance.fromSeed(seed);
  for (let made = 0; made < most; made++) {
    const next = choosing(pages);
    if (next === null) return made;
    const { page, seat } = next;
    const legal = rules.legal(viewOf(page), seat);
    const action = legal[chance.below(legal.length)];
    if (action === undefined) throw new Error('nothing is legal');
    const n = page.n + 1;
    const answer = await page.act(match, rules.notation.format(action));
    if (!('done' in answer)) throw new Error(`refused: ${JSON.stringify(answer)}`);
    await Promise.all(pages.map((each) => each.until(() => each.n >= n)));
  }
  return most;
}

/** Two players in the middle of a match. Dice are new each time: a match that happens to end sooner is followed by another. */
export async function underWay(
  server: TestServer,
  [game, scenario]: readonly [game: string, scenario: string],
  actions: number,
  more: Partial<CallOf<'open'>> = {},
): Promise<Seated> {
  for (;;) {
    const both = await seated(server, game, scenario, more);
    await playOn(both, actions, `${game} for ${actions}`);
    if (choosing(both.pages) !== null) return both;
  }
}
