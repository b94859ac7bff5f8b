import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../build/chromium.ts';
import { listenTo } from './complaints.ts';
import { serveApp } from './serve-app.ts';
import { shoot } from './shoot.ts';

/** The part of any table that somebody needs to go on. */
export interface Seen {
  readonly made: number;
  readonly isOver: boolean;
  /** The match is over, and the dialog about it was closed. */
  readonly hasResult: boolean;
  readonly isBusy: boolean;
  readonly isQuestion: boolean;
  /** Another player sits down at the same screen. */
  readonly isCurtain: boolean;
}

/** Runs in the page. */
function see(): Seen {
  return {
    made: Number(document.querySelector('[data-made]')?.getAttribute('data-made') ?? -1),
    isOver: document.querySelector('dialog.result[open]') !== null,
    hasResult: [...document.querySelectorAll('.action.primary')].some((each) => each.textContent === 'Show result'),
    isBusy: document.querySelector('[aria-busy="true"], .waiting') !== null,
    isQuestion: document.querySelector('.question-card') !== null,
    isCurtain: document.querySelector('dialog.curtain[open]') !== null,
  };
}

/** Plays by the page alone. */
export interface PagePlayer {
  /** The match so far, in a sentence. */
  readonly story: string;
  /** Does the next thing, if there is something to do. */
  goOn(page: Page, seen: Seen): Promise<void>;
}

/** In milliseconds: no opponent thinks for so long. */
const STALLED = 120_000;

/** Begins a match from its link, with bots that don't wait. */
export async function beginMatch(page: Page, link: string): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
  await page.goto(link);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/match/*');
}

/** Returns how the match ended. */
export async function playToEnd(page: Page, player: PagePlayer, until: number): Promise<string> {
  let last = { made: -1, at: Date.now() };
  let curtains = 0;
  for (;;) {
    if (Date.now() > until) throw new Error(`out of time. ${player.story}`);
    const seen = await page.evaluate(see);
    if (seen.made !== last.made) last = { made: seen.made, at: Date.now() };
    if (Date.now() - last.at > STALLED) throw new Error(`nothing happens. ${JSON.stringify(seen)} ${player.story}`);
    if (seen.isOver)
      return `${await page.locator('#result-title').textContent()}. ${player.story} ${seen.made} entries${curtains > 0 ? `, ${curtains} curtains` : ''}.`;
    if (!seen.isBusy) {
      if (seen.hasResult) await showResult(page);
      else if (seen.isCurtain) {
        await press(page, 'dialog.curtain .primary');
        curtains++;
      } else if (seen.isQuestion) await press(page, '.question-card .primary');
      else await player.goOn(page, seen);
    }
    await page.waitForTimeout(20);
  }
}

/** Something else lies over it, or it was closed together with that. */
async function showResult(page: Page): Promise<void> {
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
  else await press(page, '.action.primary:text-is("Show result")');
}

/** The thing seen may be gone by now: then look at the page again. */
export async function press(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .click({ timeout: 1000 })
    .catch(() => {});
}

/** Takes something from the list of choices, and returns it. */
export async function takeFromList(
  page: Page,
  pick: (choices: readonly string[]) => string | undefined,
): Promise<string | undefined> {
  const list = page.locator('dialog.choice-list');
  await page.keyboard.press('l');
  await list.waitFor({ timeout: 1000 }).catch(() => {});
  if ((await list.count()) === 0) return undefined; // the match may be over, and Escape would close its result
  const choices = await list
    .locator('[data-action]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-action') ?? ''));
  const wish = pick(choices);
  if (wish === undefined) await page.keyboard.press('Escape');
  else await press(page, `dialog.choice-list [data-action="${wish}"]`);
  return wish;
}

/** Asks for a hint and does it; while the opponent thinks there is none to be had. */
export async function followHint(page: Page, { made }: Seen): Promise<void> {
  await page.keyboard.press('h');
  const card = page.locator('.hint-card');
  for (let waited = 0; waited < 400; waited++) {
    const now = await page.evaluate(see);
    if (now.made !== made || now.isOver) return;
    if ((await card.locator('[data-hint]').count()) > 0) {
      await press(page, '.hint-card [data-hint]');
      break;
    }
    if ((await card.count()) === 0) break;
    if ((await page.getByText('No hint right now.').count()) > 0) break;
    await page.waitForTimeout(15);
  }
  const { isQuestion } = await page.evaluate(see); // Escape would close it
  if (!isQuestion && (await card.count()) > 0) await page.keyboard.press('Escape');
}

/** One match to play: its name, and how. */
export interface WholeMatch {
  readonly name: string;
  /** Returns how it ended. Whatever is wrong on the way goes to the complaints. */
  play(page: Page, complaints: string[]): Promise<string>;
}

/** Plays in a browser of its own. Returns true if the match came to an end and the browser had nothing to say. */
async function playOne(browser: Browser, address: string, { name, play }: WholeMatch): Promise<boolean> {
  const began = Date.now();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    baseURL: address,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  listenTo(page, complaints);
  console.log(name);
  try {
    const end = await play(page, complaints);
    console.log(`  ${end} ${((Date.now() - began) / 60_000).toFixed(1)} minutes.`);
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error));
    console.log(`  ${await shoot(page, name.replaceAll(/\W+/g, '-'))}`);
  }
  for (const complaint of complaints) console.log(`  ${complaint}`);
  await context.close();
  return complaints.length === 0;
}

/** Plays one match after the other; the process fails if one of them did. */
export async function playAll(matches: readonly WholeMatch[]): Promise<void> {
  const served = await serveApp();
  const browser = await launchChromium();
  try {
    for (const match of matches) if (!(await playOne(browser, served.address, match))) process.exitCode = 1;
  } finally {
    await browser.close();
    await served.stop();
  }
}
