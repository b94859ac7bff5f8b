/**
 * Plays whole campaigns against the strongest opponent with nothing but the page: buttons, the list of choices, hints. It says how
 * each went, and fails if one does not come to an end or if the browser complains.
 *
 *   npm run campaigns -- [--minutes 60] [--opponent veteran] [SEAT:PLAN:SEED ...]
 *
 * A plan is how the person plays: `hints` follows every hint; `yields` withdraws from each game; `even` follows hints while
 * behind and withdraws while ahead, so that a campaign goes on for long.
 */
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchChromium } from '../../build/chromium.ts';
import { serveApp } from '../serve-app.ts';

const PLANS = ['hints', 'yields', 'even'] as const;
type Plan = (typeof PLANS)[number];
interface Wanted {
  readonly seat: 'soviet' | 'german';
  readonly plan: Plan;
  readonly seed: string;
}

const DEFAULTS = ['soviet:hints:one', 'german:hints:two', 'soviet:even:three'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '60' }, opponent: { type: 'string', default: 'veteran' } },
});

function readWanted(text: string): Wanted {
  const [seat, plan, seed = 'a campaign'] = text.split(':');
  const known = PLANS.find((each) => each === plan);
  if ((seat !== 'soviet' && seat !== 'german') || known === undefined) throw new Error(`no campaign: ${text}`);
  return { seat, plan: known, seed };
}

/** What the page shows, as far as a player needs it to go on. */
interface Shown {
  readonly made: number;
  readonly isOver: boolean;
  readonly isBusy: boolean;
  /** The buttons of a campaign page, the main one first; null at the board. */
  readonly buttons: readonly string[] | null;
  /** Actions with a button of their own. */
  readonly actions: readonly string[];
  readonly isQuestion: boolean;
  /** `8 games played · won 5, lost 3`, or the round. */
  readonly standing: string;
  readonly title: string;
}

/** Runs in the page. */
function look(): Shown {
  const text = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? '';
  const page = document.querySelector('.us-campaign');
  return {
    made: Number(document.querySelector('[data-made]')?.getAttribute('data-made') ?? -1),
    isOver: document.querySelector('dialog.result[open]') !== null,
    isBusy: document.querySelector('[aria-busy="true"], .waiting') !== null,
    buttons:
      page &&
      [...page.querySelectorAll<HTMLElement>('.us-buttons .action')].map(
        ({ dataset }) => dataset.leaf ?? dataset.action ?? '',
      ),
    actions: [...document.querySelectorAll<HTMLElement>('.closing [data-action]')].map(
      ({ dataset }) => dataset.action ?? '',
    ),
    isQuestion: document.querySelector('.question-card') !== null,
    standing: text('.round-line'),
    title: text('.us-orders h2') || text('.table-title'),
  };
}

const AREAS = /won (\d+), lost (\d+)/;
/** Most scenarios have no round limit: who has come this far without a winner gives up. */
const LAST_ROUND = 30;
const roundOf = ({ standing }: Shown): number => Number(/^Round (\d+)/.exec(standing)?.[1] ?? 0);

/** One campaign, from its first briefing to its end. */
class Player {
  readonly #page: Page;
  readonly #wanted: Wanted;
  readonly #until: number;
  /** Games won and lost, as the page last said. */
  #won = 0;
  #lost = 0;
  #game = '';
  readonly games: string[] = [];

  constructor(page: Page, wanted: Wanted, until: number) {
    this.#page = page;
    this.#wanted = wanted;
    this.#until = until;
  }

  async begin(opponent: string): Promise<void> {
    const { seat, seed } = this.#wanted;
    const other = seat === 'soviet' ? 'german' : 'soviet';
    await this.#page.goto('/settings');
    await this.#page.getByRole('radio', { name: 'Instant' }).check({ force: true });
    await this.#page.goto(`/play/stalingrad?scenario=campaign&${seat}=person&${other}=${opponent}&seed=${seed}`);
    await this.#page.getByRole('button', { name: 'Begin' }).click();
    await this.#page.waitForURL('**/match/*');
  }

  /** Returns how the campaign ended. */
  async playToEnd(): Promise<string> {
    for (;;) {
      if (Date.now() > this.#until) throw new Error(`out of time after ${this.games.length} games`);
      const shown = await this.#page.evaluate(look);
      if (shown.isOver) return (await this.#page.locator('#result-title').textContent()) ?? '';
      if (!shown.isBusy) await this.#goOn(shown);
      await this.#page.waitForTimeout(20);
    }
  }

  /** What was seen may be gone by now: then the page is looked at again. */
  async #press(selector: string): Promise<void> {
    await this.#page
      .locator(selector)
      .first()
      .click({ timeout: 1000 })
      .catch(() => {});
  }

  async #goOn(shown: Shown): Promise<void> {
    if (shown.isQuestion) return this.#press('.question-card .primary');
    if (shown.buttons !== null) return this.#campaignPage(shown);
    if ((this.#withdraws || roundOf(shown) > LAST_ROUND) && shown.actions.includes('withdraw'))
      return this.#press('.closing [data-action="withdraw"]');
    await this.#hint(shown);
  }

  async #campaignPage({ buttons, standing, title }: Shown): Promise<void> {
    const [, won, lost] = AREAS.exec(standing) ?? [];
    if (won !== undefined && lost !== undefined) [this.#won, this.#lost] = [Number(won), Number(lost)];
    const [main] = buttons ?? [];
    if (main === undefined) return; // the other side chooses
    if (main === 'orders' || main === 'choice') {
      if (main === 'choice' && this.#game !== title) {
        this.#game = title;
        this.games.push(title);
        console.log(`  ${standing}. Next: ${title}`);
      }
      return this.#press(`.us-buttons [data-leaf="${main}"]`);
    }
    await this.#press(`.us-buttons [data-action="${main}"]`);
    await this.#page.waitForTimeout(50);
  }

  get #withdraws(): boolean {
    const { plan } = this.#wanted;
    return plan === 'yields' || (plan === 'even' && this.#won > this.#lost);
  }

  /** Asks for a hint and does it; while the opponent thinks there is none to be had. */
  async #hint({ made }: Shown): Promise<void> {
    await this.#page.keyboard.press('h');
    const button = this.#page.locator('.hint-card [data-hint]');
    for (let waited = 0; waited < 400; waited++) {
      const now = await this.#page.evaluate(look);
      if (now.made !== made || now.isOver) return;
      if ((await button.count()) > 0) {
        await this.#press('.hint-card [data-hint]');
        break;
      }
      if ((await this.#page.locator('.hint-card').count()) === 0) break;
      if ((await this.#page.getByText('No hint right now.').count()) > 0) break;
      await this.#page.waitForTimeout(15);
    }
    await this.#page.keyboard.press('Escape');
  }
}

const served = await serveApp();
const browser = await launchChromium();
const until = Date.now() + Number(values.minutes) * 60_000;
let hasFailed = false;
try {
  for (const wanted of (positionals.length > 0 ? positionals : DEFAULTS).map(readWanted)) {
    const began = Date.now();
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      baseURL: served.address,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    console.log(`${wanted.seat}, ${wanted.plan}, seed ${wanted.seed}`);
    const player = new Player(page, wanted, until);
    try {
      await player.begin(values.opponent);
      const end = await player.playToEnd();
      const minutes = ((Date.now() - began) / 60_000).toFixed(1);
      console.log(`  ${end}, after ${player.games.length} games and ${minutes} minutes.`);
    } catch (error) {
      hasFailed = true;
      console.log(`  ${error instanceof Error ? error.message : error}`);
    }
    for (const complaint of complaints) console.log(`  ${complaint}`);
    hasFailed ||= complaints.length > 0;
    await context.close();
  }
} finally {
  await browser.close();
  await served.stop();
}
process.exitCode = hasFailed ? 1 : 0;
