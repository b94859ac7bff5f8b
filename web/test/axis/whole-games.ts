/**
 * Plays whole games of Axis & Allies: Stalingrad with nothing but the page. It says how each went, and fails if one does not come to
 * an end, if the browser complains, if something lit is refused, or if only the list of choices knows how to go on.
 *
 *   npm run games -- [--minutes 60] [--opponent veteran] [--scenarios race,uranus] [--options all | heroes,sorties] [SEAT:PLAN:SEED ...]
 *
 * A plan is how the person plays: `touch` picks stacks, lit places and buttons by chance, and attacks where it can; `hints` follows
 * every hint; `list` takes anything from the list of choices. `--touches` prints every touch.
 */
import { parseArgs } from 'node:util';
import { axis } from '@kurgan/axis/tools';
import { SeededChance } from '@kurgan/engine';
import type { Page } from 'playwright-core';
import { pointOn } from '../point-on.ts';
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

const PLANS = ['touch', 'hints', 'list'] as const;
interface Wanted {
  readonly seat: 'axis' | 'allies';
  readonly plan: (typeof PLANS)[number];
  readonly seed: string;
}

const DEFAULTS = ['axis:touch:one', 'allies:touch:two'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '60' },
    opponent: { type: 'string', default: 'veteran' },
    scenarios: { type: 'string', default: 'race,uranus' },
    options: { type: 'string', default: '' },
    touches: { type: 'boolean', default: false },
  },
});

const scenarios = values.scenarios.split(',').map((id) => {
  const scenario = axis.scenarios.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`there is no scenario ${id}`);
  return scenario;
});

function readWanted(text: string): Wanted {
  const [seat, plan, seed = 'a game'] = text.split(':');
  const known = PLANS.find((each) => each === plan);
  if ((seat !== 'axis' && seat !== 'allies') || known === undefined) throw new Error(`no game: ${text}`);
  return { seat, plan: known, seed };
}

/** Something that can be touched. */
interface Offer {
  readonly selector: string;
  readonly as: 'main' | 'button' | 'mission' | 'closing' | 'source' | 'target' | 'reach';
}

interface Shown {
  readonly round: string;
  /** The step under way, by its order card and its prompt. */
  readonly step: string;
  readonly isWaiting: boolean;
  readonly hasHand: boolean;
  /** Lit things that a rule forbids. */
  readonly refusal: string | null;
  readonly offers: readonly Offer[];
}

/** Runs in the page. */
function look(): Shown {
  const text = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? '';
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const fight = document.querySelector('.battle-card .fight');
  const offers: Offer[] = [];
  const root = fight === null ? '.axis-tray' : '.battle-card .fight';
  for (const button of all(`${root} .action[data-action]:not([disabled])`)) {
    const selector = `${root} .action[data-action="${button.dataset.action}"]`;
    const as = button.closest('.closing') !== null ? 'closing' : button.matches('.primary') ? 'main' : 'button';
    offers.push({ selector, as });
  }
  for (const { dataset } of all('.battle-card [data-fight][aria-pressed="false"]'))
    offers.push({ selector: `.battle-card [data-fight="${dataset.fight}"]`, as: 'button' });
  for (const ware of all('.axis-tray .ware[aria-pressed="false"]'))
    offers.push({ selector: `.axis-tray .ware[aria-label="${ware.ariaLabel}"]`, as: 'button' });
  for (const [i, mission] of all('.axis-tray .missions button').entries())
    if (mission.ariaPressed === 'false')
      offers.push({ selector: `.axis-tray .missions button >> nth=${i}`, as: 'mission' });
  for (const place of fight === null ? all('.axis-map [data-lit]') : []) {
    const id = place.dataset.place;
    const as = (['source', 'target', 'reach'] as const).find((each) => place.matches(`.${each}`));
    if (as === undefined) continue;
    offers.push({ selector: `.axis-map [data-lit][data-place="${id}"]`, as });
    if (as !== 'source') continue;
    for (const { dataset } of all(`.units[data-place="${id}"] .chip`))
      offers.push({
        selector: `.units[data-place="${id}"] .chip[data-side="${dataset.side}"][data-kind="${dataset.kind}"]`,
        as,
      });
  }
  const prompt = fight === null ? text('.axis-tray .prompt p') : text('.fight-prompt');
  return {
    round: text('.round-track [aria-current]'),
    step: `${text('.order-strip [aria-current] .disc')} ${text('.axis-tray .prompt h2')} ${text('.fight h3')}`.trim(),
    isWaiting: /^Waiting for|choosing\.$/.test(prompt),
    hasHand: document.querySelector('.pick-row .from') !== null,
    refusal: document.querySelector('.why-not')?.textContent ?? null,
    offers,
  };
}

/** A step is over after so many touches, if it can be ended. */
const PATIENCE = 30;
/** Looks at a page on which nothing can be touched, before the list of choices is tried. */
const CALM = 60;

class Player implements PagePlayer {
  readonly #wanted: Wanted;
  readonly #chance: SeededChance;
  readonly #faults: string[];
  #round = '';
  #step = '';
  /** Touches in this step. */
  #touches = 0;
  #all = 0;
  /** Touched since the last entry was made. */
  #tried = new Set<string>();
  #made = -1;
  #idle = 0;

  constructor(wanted: Wanted, faults: string[]) {
    this.#wanted = wanted;
    this.#faults = faults;
    this.#chance = SeededChance.fromSeed(wanted.seed);
  }

  get story(): string {
    return `Round ${this.#round}, ${this.#all} touches.`;
  }
  #complain(fault: string): void {
    if (!this.#faults.includes(fault)) this.#faults.push(fault);
  }

  async goOn(page: Page, seen: Seen): Promise<void> {
    const shown = await page.evaluate(look);
    this.#round = shown.round || this.#round;
    if (seen.made !== this.#made) {
      this.#made = seen.made;
      this.#tried.clear();
      this.#idle = 0;
    }
    if (shown.step !== this.#step) {
      this.#step = shown.step;
      this.#touches = 0;
    }
    if (shown.refusal !== null) {
      this.#complain(`lit, but refused: ${shown.step}, ${[...this.#tried].at(-1)}: ${shown.refusal}`);
      return page.keyboard.press('Escape');
    }
    if (shown.isWaiting) return;
    switch (this.#wanted.plan) {
      case 'touch':
        return this.#touch(page, shown);
      case 'hints':
        return followHint(page, seen);
      case 'list':
        await takeFromList(page, (choices) => this.#any(choices));
    }
  }

  #any<T>(items: readonly T[]): T | undefined {
    return items[this.#chance.below(Math.max(1, items.length))];
  }

  /** The next thing to touch: what is in hand goes somewhere, preferably at the enemy; then the step goes on, then it is ended. */
  #wish({ offers, hasHand }: Shown): Offer | undefined {
    const left = offers.filter(({ selector }) => !this.#tried.has(selector));
    const as = (...kinds: readonly Offer['as'][]): readonly Offer[] => left.filter((each) => kinds.includes(each.as));
    const pools = hasHand
      ? [this.#chance.below(4) === 0 ? as('mission') : [], as('target'), as('reach')]
      : this.#touches >= PATIENCE
        ? [as('main'), as('closing'), left]
        : [this.#chance.below(4) > 0 ? as('main') : [], as('target'), as('button', 'source', 'reach', 'main'), left];
    return this.#any(pools.find(({ length }) => length > 0) ?? []);
  }

  async #touch(page: Page, shown: Shown): Promise<void> {
    const wish = this.#wish(shown);
    if (wish === undefined) return this.#isStuck(page, shown);
    this.#tried.add(wish.selector);
    this.#touches++;
    const isOnBoard = /^\.(?:axis-map|units)/.test(wish.selector);
    const point = isOnBoard ? await page.evaluate(pointOn, wish.selector) : null;
    if (typeof point === 'string') return; // covered, or gone by now
    this.#all++;
    if (values.touches) console.log(`  round ${this.#round}, ${shown.step}: ${wish.selector}`);
    if (point === null) await press(page, wish.selector);
    else await page.mouse.click(point.x, point.y);
  }

  /** Everything was tried: let go of what is in hand; if even then there is nothing to touch, take something from the list. */
  async #isStuck(page: Page, { step, hasHand, offers }: Shown): Promise<void> {
    this.#idle++;
    if (hasHand) {
      this.#touches++;
      return page.keyboard.press('Escape');
    }
    if (offers.length > 0 && this.#idle < CALM) {
      if (this.#idle % 10 === 0) this.#tried.clear();
      return;
    }
    if (this.#idle < CALM) return;
    this.#idle = 0;
    const taken = await takeFromList(page, (choices) => this.#any(choices));
    if (taken !== undefined) this.#complain(`only the list of choices goes on: ${step}: ${taken}`);
  }
}

type Scenario = (typeof scenarios)[number];

async function play(page: Page, { id, options }: Scenario, wanted: Wanted, faults: string[]): Promise<string> {
  const { seat, seed } = wanted;
  const other = seat === 'axis' ? 'allies' : 'axis';
  const isOn = (option: string, rule: string): boolean =>
    values.options === 'all' ? rule.startsWith('AA-OPT') : values.options.split(',').includes(option);
  const switched = options.filter((each) => isOn(each.id, each.rule)).map((each) => `&${each.id}=on`);
  const players = `${seat}=person&${other}=${values.opponent}`;
  await beginMatch(page, `/play/axis?scenario=${id}&${players}&seed=${seed}${switched.join('')}`);
  return playToEnd(page, new Player(wanted, faults), until);
}

const until = Date.now() + Number(values.minutes) * 60_000;
await playAll(
  scenarios.flatMap((scenario) =>
    (positionals.length > 0 ? positionals : DEFAULTS).map(readWanted).map((wanted) => ({
      name: `${scenario.id}, ${wanted.seat}, ${wanted.plan}, seed ${wanted.seed}`,
      play: (page, faults) => play(page, scenario, wanted, faults),
    })),
  ),
);
