import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { beginAxis, chip, ground, playOut, roundOn } from './axis/hand-play.ts';
import { Finger, type Hand, Keyboard, Mouse } from './hands.ts';
import { actionsMade } from './table.ts';
import { keep, setPace, type Visit, visit } from './visit.ts';

/** The summer offensive: across the Don to Kalach and Vertyachii, up from the south, with the air fleet over the bend. */
const MARCHES = [
  ['zimovskii', 'vertyachii'],
  ['kopania', 'kalach'],
  ['kletskaya', 'kremenskaya'],
  ['novomoskovsk', 'kalach'],
  ['tormosin', 'gromoslavka'],
  ['verkhne-kumskii', 'gromoslavka'],
] as const;
const FLIGHTS = [
  ['tatsinskaya', 'bomber', 'vertyachii'],
  ['oblivskaya', 'fighter', 'kalach'],
  ['oblivskaya', 'bomber', 'kalach'],
] as const;

const orderCard = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('.order-strip li')];
    return cards.findIndex((each) => each.hasAttribute('aria-current')) + 1;
  });

/** Buys one unit, and moves what stands in the first zone that can move. */
const doings = (page: Page, hand: Hand): Readonly<Record<string, () => Promise<void>>> => ({
  Reinforcement: async () => {
    const made = await actionsMade(page);
    if ((await page.locator('.ware').count()) === 0) return;
    await hand.beside('.ware');
    await hand.onBoard('.ground[data-lit]');
    await expect.poll(() => actionsMade(page)).toBe(made + 1);
  },
  Movement: async () => {
    const made = await actionsMade(page);
    await hand.onBoard('.ground.source[data-lit]');
    await page.locator('.pick.on').first().waitFor();
    await hand.onBoard('.ground:is(.reach, .target)[data-lit]');
    await expect.poll(() => actionsMade(page)).toBeGreaterThan(made + 1);
  },
});

/** Plays until the next round begins. */
async function playRound(page: Page, hand: Hand): Promise<void> {
  const round = await roundOn(page);
  const met = await playOut(page, hand, async () => (await roundOn(page)) > round, doings(page, hand));
  expect(await roundOn(page)).toBe(round + 1);
  expect([...met]).toContain('Movement');
}

visit(
  'a round of the Race by mouse, of which the part of the Axis takes 60 clicks',
  'desk',
  async ({ page, context }) => {
    await setPace(context, 'instant');
    await beginAxis(page, 'scenario=race&axis=person&allies=recruit&seed=a');
    const hand = new Mouse(page);
    for (const [from, to] of MARCHES) {
      await hand.onBoard(ground(from));
      await hand.onBoard(ground(to));
      await expect.poll(() => page.locator('.moves-list').textContent()).toContain('→');
    }
    for (const [from, kind, to] of FLIGHTS) {
      await hand.onBoard(chip(from, kind));
      await hand.onBoard(ground(to));
    }
    await expect.poll(() => page.locator('.moves-list li').count()).toBe(MARCHES.length + 2);
    await keep(page, 'axis-moves-desk');
    await playOut(page, hand, async () => (await orderCard(page)) > 6 || (await orderCard(page)) < 3);
    expect(hand.inputs, 'clicks').toBeLessThanOrEqual(60);
    await playOut(page, hand, async () => (await roundOn(page)) > 1);
    await page.locator('.log-pane [data-panel="recap"] .recap-tools').waitFor();
    await keep(page, 'axis-second-round-desk');
  },
);

const HANDS = { mouse: Mouse, keys: Keyboard, taps: Finger } as const;

/** A round of one side against a Recruit. */
function playsRound(name: string, how: keyof typeof HANDS, request: string): void {
  const size = how === 'taps' ? 'phone' : 'desk';
  visit(`a round of ${name} by ${how}`, size, async ({ page, context }: Visit) => {
    await setPace(context, 'instant');
    await beginAxis(page, `${request}&seed=a`);
    await playRound(page, new HANDS[how](page));
  });
}

playsRound('the Race', 'keys', 'scenario=race&axis=person&allies=recruit');
playsRound('the Race', 'taps', 'scenario=race&axis=recruit&allies=person');
playsRound('Uranus', 'mouse', 'scenario=uranus&axis=recruit&allies=person');
playsRound('Uranus', 'keys', 'scenario=uranus&axis=recruit&allies=person');
playsRound('Uranus', 'taps', 'scenario=uranus&axis=recruit&allies=person');
