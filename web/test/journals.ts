import { type GameTypes, type Journal, Match, parseSetup, SeededChance } from '@kurgan/engine';
import { GAMES, loadEntry } from '@kurgan/games';
import type { Page } from 'playwright-core';

const ENTRIES = await Promise.all(GAMES.map(loadEntry));

export type Played = Match<GameTypes>;

export const stepOfMatch = ({ state }: Played): string => state.flow.at(-1)?.step ?? '';
export const turnOf = ({ state }: Played): number => (state.open as { turn: number }).turn;

/** A real match of Volga by its planner, up to the first moment that is wanted, or to its end. */
export function playedUntil(seed: string, isWanted: (match: Played) => boolean, scenario = 'september'): Played {
  const [entry] = ENTRIES;
  const [bot] = entry?.bots ?? [];
  const setup = entry && parseSetup(entry.game.scenarios, scenario, {});
  if (entry === undefined || bot === undefined || !setup?.ok) throw new Error('there is no such game');
  const match = new Match(entry.game, setup.value, seed);
  const chance = SeededChance.fromSeed(seed);
  for (let seat = match.waiting[0]; seat !== undefined && !isWanted(match); seat = match.waiting[0]) {
    match.act(seat, bot.choose(match.view(seat), seat, match.legal(seat), chance));
  }
  return match;
}

/** The last moment of a match that is wanted. */
export function backTo(match: Played, isWanted: (match: Played) => boolean): Played {
  do match.truncate(match.length - 1);
  while (!isWanted(match));
  return match;
}

/** Opens a match from a file, as the start page does it. */
export async function openMatch(page: Page, journal: Journal): Promise<void> {
  await page.goto('/');
  await openFile(page, JSON.stringify(journal));
  await page.locator('.volga-table, .undaunted-table').waitFor();
}

export async function openFile(page: Page, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a match file' }).click(),
  ]);
  await chooser.setFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}
