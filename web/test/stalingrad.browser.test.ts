import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Finger, type Hand, Keyboard, Mouse } from './hands.ts';
import { openMatch } from './journals.ts';
import { shownOn } from './normandy/shown.ts';
import { type Action, momentWith, type Played, type Seat, storedOn, textOf } from './stalingrad/moments.ts';
import { lift, perform, playOn } from './stalingrad/play.ts';
import { keep, type Size, setPace, visit } from './visit.ts';

async function begin(page: Page, request: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setPace(page.context(), 'instant');
  await page.goto(`/play/stalingrad?${request}`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/match/*');
}

/** Takes the deck that is proposed, for everybody at the screen. */
async function takeDecks(page: Page, hand: Hand, players: number): Promise<void> {
  for (let i = 0; i < players; i++) {
    const curtain = page.locator('dialog.curtain .primary');
    const confirm = page.locator('.undaunted-table [data-action="confirm"]').last();
    await curtain.or(confirm).first().waitFor();
    if (await curtain.isVisible()) await hand.beside('dialog.curtain .primary');
    await confirm.waitFor();
    await confirm.click();
    await confirm.waitFor({ state: 'detached' });
  }
  await page.locator('.undaunted-table .prompt, dialog.curtain').first().waitFor();
}

visit('a game of the first scenario by mouse, reloaded on the way, to its end', 'desk', async ({ page }) => {
  await begin(page, 'scenario=011&soviet=person&german=recruit&seed=first');
  const hand = new Mouse(page);
  await takeDecks(page, hand, 1);
  await playOn(page, hand, 25);
  const { made } = await shownOn(page);
  await page.reload();
  expect((await shownOn(page)).made).toBe(made);
  await playOn(page, hand, 600);
  expect((await shownOn(page)).isOver).toBe(true);
  await keep(page, 'stalingrad-result');
});

const HANDS: readonly (readonly [name: string, size: Size, of: (page: Page) => Hand])[] = [
  ['taps', 'phone', (page) => new Finger(page)],
  ['keys', 'desk', (page) => new Keyboard(page)],
];

for (const [name, size, handOf] of HANDS) {
  visit(`several rounds between two players at one screen by ${name}`, size, async ({ page }) => {
    await begin(page, 'scenario=011&soviet=person&german=person&seed=rounds');
    const hand = handOf(page);
    await takeDecks(page, hand, 2);
    // Germany was the last to choose its deck.
    const tally = await playOn(page, hand, 24, 'german');
    expect(tally.get('bid')).toBeGreaterThan(3);
    await keep(page, `stalingrad-${size}`);
  });
}

/** Opens a match at a moment and does an action there. */
async function doAt(page: Page, hand: Hand, match: Played, action: Action, seat: Seat): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMatch(page, match.journal());
  const shown = await shownOn(page);
  if (shown.curtain !== null) await lift(page, hand, shown);
  await perform(page, hand, action, seat);
  expect((await storedOn(page)).match.last?.text).toBe(textOf(action));
}

const SELDOM: readonly (readonly [verb: Action['do'], scenario: string])[] = [
  ['enter', '074'],
  ['antitank', '074'],
  ['smoke', '074'],
  ['mine', '074'],
  ['lay', '074'],
  ['overwatch', '074'],
  ['grenade', '074'],
  ['strike', '074'],
  ['push', '074'],
  ['lose', '074'],
  ['inspire', '011'],
  ['assault', '121'],
];

visit('what is seldom done, by clicks', 'desk', async ({ page }) => {
  const hand = new Mouse(page);
  for (const [verb, scenario] of SELDOM) {
    const found = momentWith(scenario, (action) => action.do === verb);
    if (found === null) throw new Error(`nobody may ${verb} in ${scenario}`);
    await doAt(page, hand, found.match, found.action, found.seat);
  }
});

/** True if an action brings down a building. */
function fells(action: Action, match: Played, seat: Seat): boolean {
  if (action.do !== 'antitank' && action.do !== 'demo' && action.do !== 'strike') return false;
  if (!/^\d+$/.test(action.at)) return false;
  const { length } = match;
  match.act(seat, action);
  const didFall = match.log(seat, length + 1).some(({ event }) => event.event === 'damaged');
  match.truncate(length);
  return didFall;
}

visit('a building that falls is stamped, and its tile shows the ruin', 'desk', async ({ page }) => {
  const found = momentWith('074', fells);
  if (found === null) throw new Error('no building falls');
  const { match, action, seat } = found;
  const tile = 'at' in action ? action.at : '';
  const letter = match.state.open.city[tile as keyof typeof match.state.open.city] ?? 'A';
  await openMatch(page, match.journal());
  const hand = new Mouse(page);
  const shown = await shownOn(page);
  if (shown.curtain !== null) await lift(page, hand, shown);
  const face = page.locator(`[data-tile="${tile}"] img`).last();
  await expect.poll(() => face.getAttribute('src')).toContain(`${tile}-${letter}`);
  await perform(page, hand, action, seat);
  const next = letter === 'A' ? 'B' : 'C';
  await expect.poll(() => face.getAttribute('src')).toContain(`${tile}-${next}`);
  await expect.poll(() => page.locator('.scene, .stamp').allTextContents().then(String)).toMatch(/Damaged|Destroyed/);
});

visit('a campaign shows the whole city; tiles are scouted before round 1, without a hand', 'desk', async ({ page }) => {
  await page.goto('/play/stalingrad?scenario=campaign');
  await expect.poll(() => page.locator('.un-preview .un-mini-tile').count()).toBeGreaterThan(60);
  await page.goto('/play/stalingrad?scenario=031&soviet=person&german=recruit&seed=scouts');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.us-campaign [data-action="confirm"]').click();
  await page.getByText('Scout ahead').waitFor();
  expect(await page.locator('.round-line').textContent()).toBe('Before round 1');
  expect(await page.locator('[data-panel="hand"] p').count()).toBe(0);
  await page.locator('[data-action="done"]').click();
  await expect.poll(() => page.locator('.round-line').textContent()).toBe('Round 1');
});
