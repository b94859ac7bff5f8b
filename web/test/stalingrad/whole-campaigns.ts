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
import type { Page } from 'playwright-core';
import {
  beginMatch,
  followHint,
  type PagePlayer,
  playAll,
  playToEnd,
  press,
  type Seen,
  takeFromList,
} from '../whole-match.ts';

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

/** The part of the page that a player of this game needs to go on. */
interface Shown {
  /** The buttons of a campaign page, the main one first; null at the board. */
  readonly buttons: readonly string[] | null;
  /** Actions with a button of their own. */
  readonly actions: readonly string[];
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
    buttons:
      page &&
      [...page.querySelectorAll<HTMLElement>('.us-buttons .action')].map(
        ({ dataset }) => dataset.leaf ?? dataset.action ?? '',
      ),
    actions: [...document.querySelectorAll<HTMLElement>('.closing [data-action]')].map(
      ({ dataset }) => dataset.action ?? '',
    ),
    standing: text('.round-line'),
    title: text('.us-orders h2') || text('.table-title'),
    hasTaken: text('.us-read').includes('You won and took'),
  };
}

/** Most scenarios have no round limit: who has come this far without a winner gives up. */
const LAST_ROUND = 60;
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

/** Plays one match, from its first briefing on. */
class Player implements PagePlayer {
  readonly #wanted: Wanted;
  #hasArea = false;
  #game = '';
  #games = 0;
  #withdrawn = 0;
  #round = 0;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
  }

  get story(): string {
    const games = this.#games === 0 ? `Round ${this.#round}` : `${this.#games} games`;
    return `${games}, withdrew ${this.#withdrawn} times.`;
  }

  async goOn(page: Page, seen: Seen): Promise<void> {
    const shown = await page.evaluate(look);
    this.#round = roundOf(shown) || this.#round;
    if (shown.buttons !== null) return this.#campaignPage(page, shown);
    if ((this.#withdraws || roundOf(shown) > LAST_ROUND) && shown.actions.includes('withdraw')) {
      this.#withdrawn++;
      return press(page, '.closing [data-action="withdraw"]');
    }
    if (this.#wanted.plan !== 'list') return followHint(page, seen);
    const chance = SeededChance.fromSeed(`${this.#wanted.seed} ${seen.made}`);
    await takeFromList(page, (choices) => pickOf(choices, chance));
  }

  async #campaignPage(page: Page, { buttons, standing, title, hasTaken }: Shown): Promise<void> {
    this.#hasArea ||= hasTaken;
    const [main] = buttons ?? [];
    if (main === undefined) return; // the other side chooses
    if (main === 'orders' || main === 'choice') {
      if (main === 'choice' && this.#game !== title) {
        this.#game = title;
        this.#games++;
        console.log(`  ${standing}. Next: ${title}`);
      }
      return press(page, `.us-buttons [data-leaf="${main}"]`);
    }
    await press(page, `.us-buttons [data-action="${main}"]`);
    await page.waitForTimeout(50);
  }

  get #withdraws(): boolean {
    const { plan } = this.#wanted;
    return plan === 'yields' || (plan === 'once' && this.#hasArea);
  }
}

async function play(page: Page, scenario: string, wanted: Wanted): Promise<string> {
  const { seat, seed } = wanted;
  const other = seat === 'soviet' ? 'german' : 'soviet';
  const players = `${seat}=person&${other}=${values.opponent}`;
  await beginMatch(page, `/play/stalingrad?scenario=${scenario}&${players}&seed=${seed}`);
  return playToEnd(page, new Player(wanted), until);
}

const until = Date.now() + Number(values.minutes) * 60_000;
await playAll(
  scenarios.flatMap((scenario) =>
    (positionals.length > 0 ? positionals : DEFAULTS).map(readWanted).map((wanted) => ({
      name: `${scenario}, ${wanted.seat}, ${wanted.plan}, seed ${wanted.seed}`,
      play: (page) => play(page, scenario, wanted),
    })),
  ),
);
