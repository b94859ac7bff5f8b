import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Finger, type Hand, Keyboard, Mouse } from './hands.ts';
import { openMatch } from './journals.ts';
import { serious } from './serious.ts';
import { campaignUntil } from './stalingrad/campaign.ts';
import { actionsMade } from './table.ts';
import { keep, still, visit } from './visit.ts';

const PAGE = '.us-campaign';
/** A bot thinks, and the machine may be busy. */
const PATIENCE = { timeout: 120_000 };

async function begin(page: Page, request: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/play/stalingrad?scenario=campaign&${request}&seed=linked`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/match/*');
}

/** The next player sits down; the last one may have to go on. */
async function sit(page: Page, hand: Hand): Promise<void> {
  await page.locator(`dialog.curtain, ${PAGE} .action, [data-panel="hand"] [data-card]`).first().waitFor();
  await still(page);
  if ((await page.locator('dialog.curtain').count()) === 0) return;
  await hand.beside('dialog.curtain .primary');
  await page.locator('dialog.curtain').waitFor({ state: 'detached' });
}

const wordsOn = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).textContent()) ?? '';
const heading = (page: Page): Promise<string> => wordsOn(page, `${PAGE} .us-orders h2`);
const isShown = (page: Page, leaf: string): Promise<void> => page.locator(`${PAGE}.at-${leaf}`).waitFor();

async function turnTo(page: Page, hand: Hand, leaf: string): Promise<void> {
  await hand.beside(`${PAGE} [data-leaf="${leaf}"]`);
  await isShown(page, leaf);
}

/** Does something that is stored. */
async function done(page: Page, how: () => Promise<void>): Promise<void> {
  const made = await actionsMade(page);
  await how();
  await expect.poll(() => actionsMade(page), PATIENCE).toBeGreaterThan(made);
}

const confirm = (page: Page, hand: Hand): Promise<void> =>
  done(page, () => hand.beside(`${PAGE} [data-action="confirm"]`));

/** Picks the last soldier of the first lot, whom nobody would take without being asked. Returns the card. */
async function pickLast(page: Page, hand: Hand): Promise<string> {
  const chips = page.locator(`${PAGE} .lot`).first().locator('[data-pick]');
  const card = (await chips.last().getAttribute('data-pick')) ?? '';
  await done(page, () => hand.beside(`[data-pick="${card}"]`));
  await page.locator(`[data-pick="${card}"][aria-pressed="true"]`).waitFor();
  return card;
}

/** Chooses from the list of choices. */
async function choose(page: Page, hand: Hand, verb: 'bid' | 'withdraw'): Promise<void> {
  await page.locator('.undaunted-table .prompt').first().waitFor();
  await still(page);
  if (hand instanceof Keyboard) await hand.key('l');
  else await hand.beside('.sheet-leaves [aria-label="List every choice"]');
  const action = page.locator(`dialog.choice-list [data-action^="${verb}"]`).first();
  await action.waitFor();
  const text = await action.getAttribute('data-action');
  await done(page, async () => {
    await hand.beside(`dialog.choice-list [data-action="${text}"]`);
    if (verb === 'withdraw') await hand.yes();
  });
}

const textOf = (page: Page): Promise<string> => wordsOn(page, '.game-table');

visit(
  'two players at one screen go from one game to the next by keys, each behind a curtain',
  'desk',
  async ({ page }) => {
    await begin(page, 'soviet=person&german=person');
    const hand = new Keyboard(page);
    await sit(page, hand);
    await isShown(page, 'orders');
    await expect.poll(() => textOf(page)).toContain('42nd Guards'); // orders follow once the page is up
    await turnTo(page, hand, 'choice');
    const card = await pickLast(page, hand);
    await confirm(page, hand);

    // The other player reads the own orders and the own platoon, and nothing of what was chosen.
    await sit(page, hand);
    await isShown(page, 'orders');
    await expect.poll(() => textOf(page)).toContain('71st Infantry');
    const german = await textOf(page);
    expect(german).not.toContain('42nd Guards');
    expect(german).not.toContain('Lapshin');
    expect(german).toContain('Soviet Union is ready');
    expect(await page.locator(`[data-pick="${card}"]`).count()).toBe(0);
    await confirm(page, hand);

    for (let bids = 0; bids < 2; bids++) {
      await sit(page, hand);
      await choose(page, hand, 'bid');
    }
    await sit(page, hand);
    await choose(page, hand, 'withdraw');

    // The step after the game, and a second deck for each.
    for (let players = 0; players < 2; players++) {
      await sit(page, hand);
      await isShown(page, 'aftermath');
      expect(await heading(page)).toBe('9 January Square');
      await turnTo(page, hand, 'orders');
      expect(await wordsOn(page, '.us-way li.now')).toContain(await heading(page));
      await confirm(page, hand);
    }
    await sit(page, hand);
    await choose(page, hand, 'bid');
    expect(await wordsOn(page, '.table-title')).toContain('29 September 1942');
  },
);

visit('a campaign against a bot by taps: nothing of the other side is fetched or shown', 'phone', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await begin(page, 'soviet=person&german=recruit');
  const hand = new Finger(page);
  await isShown(page, 'orders');
  await page.getByText('Germany is ready').waitFor();
  await turnTo(page, hand, 'choice');
  await pickLast(page, hand);
  await done(page, () => hand.beside(`${PAGE} [data-action="standard"]`));
  expect(await page.locator('.soldier-chip.picked').count()).toBe(0);
  await confirm(page, hand);
  await choose(page, hand, 'bid');
  await expect.poll(() => page.locator('.undaunted-table [data-action="withdraw"]').count(), PATIENCE).toBe(1);
  await done(page, async () => {
    await hand.beside('.undaunted-table [data-action="withdraw"]');
    await hand.yes();
  });

  await isShown(page, 'aftermath');
  await page.getByText('You lost. Germany took 9 January Square.').waitFor();
  await turnTo(page, hand, 'orders');
  await page.getByText('the sappers sent to reach them').waitFor();
  expect(await serious(page)).toEqual([]);
  await keep(page, 'stalingrad-campaign-phone');
  await page.getByText('Germany is ready').waitFor();
  await confirm(page, hand);
  await choose(page, hand, 'bid');
  expect(fetched.some((url) => /2b\.soviet/.test(url))).toBe(true);
  expect(fetched.filter((url) => /\.german\.txt|3[a-d]\.soviet/.test(url))).toEqual([]);
});

const STEPS = [
  { step: 'decks', winners: ['german', 'soviet'], leaves: ['aftermath', 'orders', 'choice'] },
  {
    step: 'integrate',
    winners: ['german', 'soviet', 'german', 'soviet', 'german', 'soviet', 'soviet', 'soviet', 'german'],
    leaves: ['aftermath', 'orders', 'choice'],
  },
  {
    step: 'reserves',
    winners: ['german', 'soviet', 'german', 'soviet', 'german', 'soviet', 'soviet', 'soviet', 'german', 'german'],
    leaves: ['aftermath', 'choice'],
  },
] as const;

for (const { step, winners, leaves } of STEPS) {
  visit(`the step ${step} is the same after a reload, leaf by leaf`, 'desk', async ({ page }) => {
    const players = { soviet: 'person', german: 'recruit' };
    const journal = campaignUntil(step, winners, players);
    await openMatch(page, journal);
    // The bot chooses once, too.
    await expect.poll(() => actionsMade(page), PATIENCE).toBe(journal.entries.length + 1);
    const hand = new Keyboard(page);
    for (let read = 0; read < leaves.length; read++) {
      const goOn = async (): Promise<string> => {
        await isShown(page, leaves[0]);
        for (const leaf of leaves.slice(1, read + 1)) await turnTo(page, hand, leaf);
        await still(page);
        return textOf(page);
      };
      const before = await goOn();
      expect(await serious(page)).toEqual([]);
      const made = await actionsMade(page);
      await page.reload();
      expect(await goOn()).toBe(before);
      expect(await actionsMade(page)).toBe(made);
      if (read < leaves.length - 1) await page.reload();
    }
    // A pick is kept, and can be taken back.
    const card = await pickLast(page, hand);
    await page.reload();
    await isShown(page, leaves[0]);
    await still(page);
    for (const to of leaves.slice(1)) await turnTo(page, hand, to);
    await page.locator(`[data-pick="${card}"].picked`).waitFor();
    await done(page, () => hand.key('z'));
    await expect.poll(() => page.locator(`[data-pick="${card}"].picked`).count()).toBe(0);
    await confirm(page, hand);
    await keep(page, `stalingrad-after-${step}`);
  });
}

visit('the campaign page opens during a game, and a game of the way leads to its replay', 'desk', async ({ page }) => {
  await openMatch(page, campaignUntil('turn', ['german', 'soviet'], { soviet: 'person', german: 'recruit' }));
  await page.locator('.undaunted-table .prompt').waitFor();
  await page.keyboard.press('c');
  const dialog = page.locator('.us-campaign-dialog');
  await dialog
    .getByText('Fyodor Lapshin'.split(' ')[1] ?? '')
    .first()
    .waitFor();
  expect(await dialog.locator('.us-buttons .action').count()).toBe(0);
  await keep(page, 'stalingrad-campaign-dialog');
  await dialog.getByRole('button', { name: /The Cellars of Penza Street/ }).click();
  await page.waitForURL(/\/replay\/.+\/\d+$/);
  expect(await wordsOn(page, '.scrubber-marks')).toBe('Game123');
  await turnTo(page, new Mouse(page), 'orders');
  expect(await heading(page)).toBe('The Cellars of Penza Street');
});

visit('a campaign that is over lends its platoons to a scenario', 'desk', async ({ page }) => {
  const journal = campaignUntil('', Array<'soviet'>(7).fill('soviet'), { soviet: 'person', german: 'recruit' });
  await openMatch(page, journal);
  const button = page.getByRole('button', { name: 'Play a scenario with these platoons' });
  expect(await button.count()).toBe(0); // the replay begins at the first game
  const [, id] = /replay\/(\w+)/.exec(page.url()) ?? [];
  await page.goto(`/replay/${id}/${journal.entries.length}`);
  await button.waitFor();
  expect(await page.getByRole('button', { name: 'Show result' }).count()).toBe(0);
  await keep(page, 'stalingrad-campaign-over');
  await page.goto(`/match/${id}`);
  await page.locator('dialog.result .play-on').waitFor();
  await keep(page, 'stalingrad-campaign-result');
  await page.locator('dialog.result .play-on').click();
  await page.waitForURL(/scenario=011&.*platoons=/);
  const platoons = new URL(page.url()).searchParams.get('platoons') ?? '';
  await keep(page, 'stalingrad-platoons-set-up');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/match/*');
  await page.locator(`${PAGE}.single [data-action="confirm"]`).waitFor();

  await page.goto(`/play/stalingrad?scenario=011&platoons=${platoons.replaceAll(/[^.]/g, 'A')}`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText(/can’t be set up like that.*the Soviet platoon has no soldiers/).waitFor();
});
