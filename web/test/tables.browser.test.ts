import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Finger, Mouse } from './hands.ts';
import { openMatch, type Played, playedUntil, stepOfMatch, turnOf } from './journals.ts';
import { serious } from './serious.ts';
import { changed, shownOn } from './shown.ts';
import { keep, SIZES, type Size, visitBoth } from './visit.ts';

const at =
  (step: string, turn = 1) =>
  (match: Played): boolean =>
    stepOfMatch(match) === step && turnOf(match) >= turn;

const whole = playedUntil('proof 2', () => false);

/** Moments of real matches worth a look. */
const MOMENTS: readonly { readonly name: string; readonly match: Played }[] = [
  { name: 'supply', match: playedUntil('proof 3', at('purchase', 4)) },
  { name: 'arrivals', match: playedUntil('proof 3', at('arrivals', 2)) },
  { name: 'selection', match: playedUntil('proof 3', at('selection', 5)) },
  {
    name: 'movement',
    match: playedUntil('proof 3', (match) => at('actionRound', 3)(match) && match.legal('german').length > 12),
  },
  { name: 'combat', match: playedUntil('proof 4', at('support', 6)) },
  { name: 'barrage', match: playedUntil('proof 1', at('barrage')) },
];

async function look(page: Page, name: string, size: Size): Promise<void> {
  await keep(page, `${name}-${size}`);
  expect([name, await serious(page)]).toEqual([name, []]);
  const { width, height } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });
  expect([name, width <= SIZES[size].width, height <= SIZES[size].height]).toEqual([name, true, true]);
}

visitBoth('the table keeps nobody out and fits its screen, in every kind of moment', async ({ page, size }) => {
  const hand = size === 'desk' ? new Mouse(page) : new Finger(page);
  for (const { name, match } of MOMENTS) {
    await openMatch(page, match.journal());
    const shown = await shownOn(page);
    if (name === 'movement') {
      await hand.unit(shown.units[0] ?? '');
      await changed(page, shown, 'choosing a unit');
    }
    await look(page, name, size);
  }
});

visitBoth('the result and the replay of a match keep nobody out', async ({ page, size }) => {
  await openMatch(page, whole.journal());
  await look(page, 'replay-start', size);
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator(`[data-made="${whole.length}"]`).waitFor();
  await look(page, 'replay-end', size);
  await page.goto(page.url().replace(/\/replay\/(\w+).*/, '/match/$1'));
  await page.getByText('Roll by roll').waitFor();
  await look(page, 'result', size);
});
