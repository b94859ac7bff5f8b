/**
 * Measures what a frame costs while the boards of Heroes of Stalingrad are zoomed and dragged, while the pointer asks for lines of
 * sight, and while a unit walks, in the middle of a game on a processor slowed four times: `node web/test/heroes/frames.ts`.
 */
import type { Page } from 'playwright-core';
import { measureFrames } from '../frame-costs.ts';
import { type HeroesMatch, isAsked, journalAt, stepOf } from './moments.ts';

/** A Soviet unit on foot may move, when both sides are on the boards. */
const isOnTheWay = (match: HeroesMatch): boolean => {
  const { open } = match.state;
  return (
    open.turn >= 2 &&
    isAsked(match) &&
    stepOf(match) === 'moving' &&
    match.legal('soviet').filter((action) => action.do === 'step').length > 3
  );
};

/** Sends the unit to a lit square as far away as there is, and watches it arrive. */
async function walk(page: Page): Promise<void> {
  const made = () => page.locator('[data-made]').first().getAttribute('data-made');
  const before = await made();
  await page.locator('.squares [data-lit]').last().dispatchEvent('click');
  await page.waitForTimeout(3000);
  if ((await made()) === before) throw new Error('nobody walks');
}

await measureFrames(
  [
    { name: 'scenario 10', scenario: '10' },
    { name: 'six boards', scenario: 'free', options: { size: ['grand'], drawn: true } },
  ].map(({ name, ...game }) => ({
    name,
    journal: journalAt(game, isOnTheWay),
    ready: (page: Page) => page.keyboard.press('v'),
    more: { walk },
  })),
);
