/**
 * Plays whole campaigns against the strongest opponent with nothing but the page: buttons, the list of choices, hints. It says how
 * each went, and fails if one does not come to an end or if the browser complains.
 *
 *   npm run campaigns -- [--minutes 60] [--opponent veteran] [SEAT:PLAN:SEED ...]
 *   npm run campaigns -- --scenarios 011,092 | all [--opponent recruit] [SEAT:PLAN:SEED ...]
 *
 * A plan is how the person plays: `hints` follows every hint; `list` fights by the list of choices, quick and not clever; `yields`
 * withdraws from each game; `once` follows hints until it has won an area, then withdraws.
 * With `--scenarios` each is played on its own instead.
 */
import { parseArgs } from 'node:util';
import { SeededChance } from '@kurgan/engine';
import { stalingrad } from '@kurgan/undaunted/stalingrad/rules';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../build/chromium.ts';
import { serveApp } from '../serve-app.ts';
import { shoot } from '../shoot.ts';

const PLANS = ['hints', 'list', 'yields', 'once'] as const;
type Plan = (typeof PLANS)[number];
interface Wanted {
  readonly seat: 'soviet' | 'german';
  readonly plan: Plan;
  readonly seed: string;
}

const DEFAULTS = ['soviet:list:one', 'german:once:two', 'german:list:three'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '60' },
    opponent: { type: 'string', default: 'veteran' },
    scenarios: { type: 'string' },
  },
});
const CAMPAIGN = 'campaign';
const SINGLE = stalingrad.scenarios.map(({ id }) => id).filter((id) => id !== CAMPAIGN);
const scenarios = values.scenarios === 'all' ? SINGLE : (values.scenarios?.split(',') ?? [CAMPAIGN]);
const unknown = scenarios.find((each) => each !== CAMPAIGN && !SINGLE.includes(each));
if (unknown !== undefined) throw new Error(`there is no scenario ${unknown}`);

function readWanted(text: string): Wanted {
  const [seat, plan, seed = 'a campaign'] = text.split(':');
  const known = PLANS.find((each) => each === plan);
  if ((seat !== 'soviet' && seat !== 'german') || known === undefined) throw new Error(`no campaign: ${text}`);
  return { seat, plan: known, seed };
}

/** The part of the page that a player needs to go on. */
interface Shown {
  readonly made: number;
  readonly isOver: boolean;
  /** The match is over, and the dialog about it was closed. */
  readonly hasResult: boolean;
  readonly isBusy: boolean;
  /** The buttons of a campaign page, the main one first; null at the board. */
  readonly buttons: readonly string[] | null;
  /** Actions with a button of their own. */
  readonly actions: readonly string[];
  readonly isQuestion: boolean;
  /** `8 games played · won 5, lost 3`, or the round. */
  readonly standing: string;
  readonly title: string;
  /** The last game has won an area. */
  readonly hasTaken: boolean;
}

/** Runs in the page. */
function look(): Shown {
  const text = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? '';
  const page = document.querySelector('.us-campaign');
  return {
    made: Number(document.querySelector('[data-made]')?.getAttribute('data-made') ?? -1),
    isOver: document.querySelector('dialog.result[open]') !== null,
    hasResult: [...document.querySelectorAll('.action.primary')].some((each) => each.textContent === 'Show result'),
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
    hasTaken: text('.us-read').includes('You won and took'),
  };
}

/** Most scenarios have no round limit: who has come this far without a winner gives up. */
const LAST_ROUND = 60;
/** In milliseconds: no opponent thinks for so long. */
const STALLED = 120_000;
const roundOf = ({ standing }: Shown): number => Number(/^Round (\d+)/.exec(standing)?.[1] ?? 0);

/** A player shoots and takes ground where it is possible, idles only where nothing else is, and never withdraws. */
const EAGER = /^(?:control|attack|suppress|antitank|assault|demo|flame|grenade|bomb|strike)/;
const IDLE = /^(?:end|hunker|halt|done|stay|pass|withdraw)\b/;

function pickOf(choices: readonly string[], chance: SeededChance): string | undefined {
  const busy = choices.filter((each) => !IDLE.test(each));
  const eager = busy.filter((each) => EAGER.test(each));
  const pool = [eager, busy, choices.filter((each) => each !== 'withdraw')].find(({ length }) => length > 0) ?? [];
  return pool[chance.below(Math.max(1, pool.length))];
}

/** One match, from its first briefing to its end. */
class Player {
  readonly #page: Page;
  readonly #wanted: Wanted;
  readonly #until: number;
  #hasArea = false;
  #game = '';
  #games = 0;
  #withdrawn = 0;
  #round = 0;
  /** Entries made when the match last went on, and when that was. */
  #last = { made: -1, at: Date.now() };

  constructor(page: Page, wanted: Wanted, until: number) {
    this.#page = page;
    this.#wanted = wanted;
    this.#until = until;
  }

  async begin(scenario: string, opponent: string): Promise<void> {
    const { seat, seed } = this.#wanted;
    const other = seat === 'soviet' ? 'german' : 'soviet';
    await this.#page.goto('/settings');
    await this.#page.getByRole('radio', { name: 'Instant' }).check({ force: true });
    await this.#page.goto(`/play/stalingrad?scenario=${scenario}&${seat}=person&${other}=${opponent}&seed=${seed}`);
    await this.#page.getByRole('button', { name: 'Begin' }).click();
    await this.#page.waitForURL('**/match/*');
  }

  /** The games so far, in a sentence. */
  get story(): string {
    const games = this.#games === 0 ? `Round ${this.#round}` : `${this.#games} games`;
    return `${games}, withdrew ${this.#withdrawn} times, ${this.#last.made} entries.`;
  }

  /** Returns how the match ended. */
  async playToEnd(): Promise<string> {
    for (;;) {
      if (Date.now() > this.#until) throw new Error(`out of time. ${this.story}`);
      const shown = await this.#page.evaluate(look);
      this.#round = roundOf(shown) || this.#round;
      if (shown.made !== this.#last.made) this.#last = { made: shown.made, at: Date.now() };
      if (Date.now() - this.#last.at > STALLED) throw new Error(`nothing happens. ${JSON.stringify(shown)}`);
      if (shown.isOver) return (await this.#page.locator('#result-title').textContent()) ?? '';
      if (!shown.isBusy) await this.#goOn(shown);
      await this.#page.waitForTimeout(20);
    }
  }

  /** The thing seen may be gone by now: then look at the page again. */
  async #press(selector: string): Promise<void> {
    await this.#page
      .locator(selector)
      .first()
      .click({ timeout: 1000 })
      .catch(() => {});
  }

  async #goOn(shown: Shown): Promise<void> {
    if (shown.hasResult) return this.#showResult();
    if (shown.isQuestion) return this.#press('.question-card .primary');
    if (shown.buttons !== null) return this.#campaignPage(shown);
    if ((this.#withdraws || roundOf(shown) > LAST_ROUND) && shown.actions.includes('withdraw')) {
      this.#withdrawn++;
      return this.#press('.closing [data-action="withdraw"]');
    }
    await (this.#wanted.plan === 'list' ? this.#choose(shown) : this.#hint(shown));
  }

  /** Takes something from the list of choices. */
  async #choose({ made }: Shown): Promise<void> {
    const list = this.#page.locator('dialog.choice-list');
    await this.#page.keyboard.press('l');
    await list.waitFor({ timeout: 1000 }).catch(() => {});
    if ((await list.count()) === 0) return; // the match may be over, and Escape would close its result
    const choices = await list
      .locator('[data-action]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-action') ?? ''));
    const wish = pickOf(choices, SeededChance.fromSeed(`${this.#wanted.seed} ${made}`));
    if (wish === undefined) await this.#page.keyboard.press('Escape');
    else await this.#press(`dialog.choice-list [data-action="${wish}"]`);
  }

  /** Something else lies over it, or it was closed together with that. */
  async #showResult(): Promise<void> {
    if ((await this.#page.locator('dialog[open]').count()) > 0) await this.#page.keyboard.press('Escape');
    else await this.#press('.action.primary:text-is("Show result")');
  }

  async #campaignPage({ buttons, standing, title, hasTaken }: Shown): Promise<void> {
    this.#hasArea ||= hasTaken;
    const [main] = buttons ?? [];
    if (main === undefined) return; // the other side chooses
    if (main === 'orders' || main === 'choice') {
      if (main === 'choice' && this.#game !== title) {
        this.#game = title;
        this.#games++;
        console.log(`  ${standing}. Next: ${title}`);
      }
      return this.#press(`.us-buttons [data-leaf="${main}"]`);
    }
    await this.#press(`.us-buttons [data-action="${main}"]`);
    await this.#page.waitForTimeout(50);
  }

  get #withdraws(): boolean {
    const { plan } = this.#wanted;
    return plan === 'yields' || (plan === 'once' && this.#hasArea);
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
    if ((await this.#page.locator('.hint-card').count()) > 0) await this.#page.keyboard.press('Escape');
  }
}

/** Plays one match in a browser of its own. Returns true if it came to an end and the browser had nothing to say. */
async function play(browser: Browser, address: string, scenario: string, wanted: Wanted): Promise<boolean> {
  const began = Date.now();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    baseURL: address,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  console.log(`${scenario}, ${wanted.seat}, ${wanted.plan}, seed ${wanted.seed}`);
  const player = new Player(page, wanted, until);
  try {
    await player.begin(scenario, values.opponent);
    const end = await player.playToEnd();
    const minutes = ((Date.now() - began) / 60_000).toFixed(1);
    console.log(`  ${end}. ${player.story} ${minutes} minutes.`);
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error));
    console.log(`  ${await shoot(page, `${scenario}-${wanted.seat}-${wanted.seed}`)}`);
  }
  for (const complaint of complaints) console.log(`  ${complaint}`);
  await context.close();
  return complaints.length === 0;
}

const until = Date.now() + Number(values.minutes) * 60_000;
const served = await serveApp();
const browser = await launchChromium();
try {
  for (const scenario of scenarios)
    for (const wanted of (positionals.length > 0 ? positionals : DEFAULTS).map(readWanted))
      if (!(await play(browser, served.address, scenario, wanted))) process.exitCode = 1;
} finally {
  await browser.close();
  await served.stop();
}
