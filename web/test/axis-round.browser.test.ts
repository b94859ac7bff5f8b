import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Finger, type Hand, Mouse } from './hands.ts';
import { actionsMade } from './table.ts';
import { keep, visit, visitBoth } from './visit.ts';

async function begin(page: Page, request: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/play/axis?${request}`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/match/*');
  await page.locator('.axis-tray .prompt h2').first().waitFor();
}

const ground = (zone: string): string => `.ground[data-place="${zone}"] polygon`;
const chip = (zone: string, kind: string): string =>
  `.units[data-place="${zone}"] .chip[data-side="axis"][data-kind="${kind}"]`;
const title = (page: Page): Promise<string> =>
  page.locator('.prompt h2, .battle-card h2').first().textContent().then(String);

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

/** The button that moves the game on now, wherever it is on the page. */
const ONWARD = [
  '.question-card .primary',
  '.battle-card .primary:not([aria-disabled="true"])',
  '.axis-tray .action.primary',
  '.axis-tray .closing .action',
  '.axis-tray .action',
  '.ground[data-lit] polygon',
];

/** Goes on until the Allies have the word, or for a while. */
async function playOut(page: Page, hand: Hand, isDone: () => Promise<boolean>): Promise<void> {
  for (let steps = 0; !(await isDone()); steps++) {
    expect(steps, await title(page)).toBeLessThan(80);
    const there = await page.evaluate(
      (selectors) =>
        document.querySelector('[aria-busy="true"]') === null
          ? (selectors.find((each) => document.querySelector(each) !== null) ?? null)
          : null,
      ONWARD,
    );
    if (there === null) await page.waitForTimeout(100);
    else if (there.startsWith('.ground')) await hand.onBoard(there);
    else await hand.beside(there);
    await page.waitForTimeout(120);
  }
}

const card = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('.order-strip li')];
    return cards.findIndex((each) => each.hasAttribute('aria-current')) + 1;
  });

visit('the first round of the Axis in the Race takes at most 60 clicks', 'desk', async ({ page }) => {
  await begin(page, 'scenario=race&axis=person&allies=recruit&seed=a');
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
  await playOut(page, hand, async () => (await card(page)) > 6 || (await card(page)) < 3);
  expect(hand.inputs, 'clicks').toBeLessThanOrEqual(60);
});

visitBoth('units are picked, sent and taken back', async ({ page, size }) => {
  await begin(page, 'scenario=race&axis=person&allies=recruit&seed=a');
  const hand = size === 'desk' ? new Mouse(page) : new Finger(page);
  await hand.onBoard(chip('zimovskii', 'tank'));
  await page.locator('.pick.on').waitFor();
  await keep(page, `axis-picked-${size}`);
  await hand.onBoard(ground('vertyachii'));
  await page.locator(chip('vertyachii', 'tank')).waitFor();
  await page.keyboard.press('z');
  await page.locator(chip('vertyachii', 'tank')).waitFor({ state: 'detached' });
});

visitBoth('a bid is a number and a button for the side', async ({ page, size }) => {
  await begin(page, 'scenario=race&axis=person&allies=recruit&bidding=on&seed=a');
  const height = page.getByRole('spinbutton', { name: 'Bid' });
  await height.fill('7');
  await height.press('Tab');
  const bid = page.locator('.axis-tray [data-action="bid allies 7"]');
  await bid.waitFor();
  expect(await page.locator('.axis-tray [data-action="bid axis 7"]').count()).toBe(1);
  await keep(page, `axis-bid-${size}`);
  await bid.click();
  await expect.poll(() => actionsMade(page)).toBeGreaterThan(1);
});

visit('units are dragged where they go', 'desk', async ({ page }) => {
  await begin(page, 'scenario=race&axis=person&allies=recruit&seed=a');
  const from = await page.locator(chip('kopania', 'infantry')).boundingBox();
  const to = await page.locator('.label:has-text("Kalach")').boundingBox();
  if (from === null || to === null) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 30, { steps: 4 });
  await page.locator('.drag-ghost').waitFor();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await page.locator(chip('kalach', 'infantry')).waitFor();
  expect(await page.locator('.drag-ghost').count()).toBe(0);
});

visit('a phase is played by keys alone', 'desk', async ({ page }) => {
  await begin(page, 'scenario=race&axis=person&allies=recruit&seed=a');
  await page.keyboard.press('n');
  await page.locator('.pick.on').first().waitFor();
  await page.keyboard.press('2');
  await page.keyboard.press('Tab');
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await page.evaluate(() => document.activeElement?.matches('.ground[data-lit]') === true)) break;
    await page.keyboard.press('Tab');
  }
  const place = await page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? '');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')).toContain('Send');
  await page.keyboard.press('Enter');
  await page.locator(chip(place, 'minor-infantry')).first().waitFor();
  await page.keyboard.press('e');
  await page.locator('.question-card').waitFor();
});
