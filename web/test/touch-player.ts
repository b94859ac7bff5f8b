import type { SeededChance } from '@kurgan/engine';
import type { Page } from 'playwright-core';
import { pointOn } from './point-on.ts';
import { followHint, type PagePlayer, press, type Seen, takeFromList } from './whole-match.ts';

/** Something that can be touched. Kinds of things are a game's own. */
export interface Offer {
  readonly selector: string;
  readonly as: string;
  /** It lies on the board, where something may cover it. */
  readonly isOnBoard?: boolean;
}

/** What somebody sees who plays by touch. */
export interface Shown {
  readonly round: string;
  /** The step under way, by its prompt. */
  readonly step: string;
  readonly isWaiting: boolean;
  /** Something is in hand, and can be let go. */
  readonly hasHand: boolean;
  /** Lit things that a rule forbids. */
  readonly refusal: string | null;
  readonly offers: readonly Offer[];
}

/** A game's own part of playing by touch. */
export interface TableHand {
  /** Looks at the page; runs there. */
  readonly look: () => Shown;
  /** Things to touch, by how much a player would like to: one of the first pool that has any is touched. */
  pools(as: (...kinds: readonly string[]) => readonly Offer[], moment: Pondered): readonly (readonly Offer[])[];
}

interface Pondered {
  readonly shown: Shown;
  readonly chance: SeededChance;
  /** The step has taken long enough. */
  readonly isTired: boolean;
}

/**
 * How a person plays: `touch` picks lit things and buttons by chance, and attacks where it can; `hints` follows every hint; `list`
 * takes anything from the list of choices.
 */
export const PLANS = ['touch', 'hints', 'list'] as const;
export type Plan = (typeof PLANS)[number];

/** A step is over after so many touches, if it can be ended. */
const PATIENCE = 30;
/** Looks at a page on which nothing can be touched, before the list of choices is tried. */
const CALM = 60;

interface Play {
  readonly hand: TableHand;
  readonly plan: Plan;
  readonly chance: SeededChance;
  /** Everything that is wrong with the table. */
  readonly faults: string[];
  /** Told of each touch. */
  told(touch: string): void;
}

/** Plays any table by touch, as far as its hand knows it. */
export class TouchPlayer implements PagePlayer {
  readonly #play: Play;
  #round = '';
  #step = '';
  /** Touches in this step. */
  #touches = 0;
  #all = 0;
  /** Touched since the last entry was made. */
  #tried = new Set<string>();
  #made = -1;
  #idle = 0;

  constructor(play: Play) {
    this.#play = play;
  }

  get story(): string {
    return `Round ${this.#round}, ${this.#all} touches.`;
  }
  #complain(fault: string): void {
    const { faults } = this.#play;
    if (!faults.includes(fault)) faults.push(fault);
  }

  async goOn(page: Page, seen: Seen): Promise<void> {
    const shown = await page.evaluate(this.#play.hand.look);
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
    switch (this.#play.plan) {
      case 'touch':
        return this.#touch(page, shown);
      case 'hints':
        return followHint(page, seen);
      case 'list':
        await takeFromList(page, (choices) => this.#any(choices));
    }
  }

  #any<T>(items: readonly T[]): T | undefined {
    return items[this.#play.chance.below(Math.max(1, items.length))];
  }

  #wish(shown: Shown): Offer | undefined {
    const { hand, chance } = this.#play;
    const left = shown.offers.filter(({ selector }) => !this.#tried.has(selector));
    const as = (...kinds: readonly string[]): readonly Offer[] =>
      kinds.length === 0 ? left : left.filter((each) => kinds.includes(each.as));
    const pools = hand.pools(as, { shown, chance, isTired: this.#touches >= PATIENCE });
    return this.#any(pools.find(({ length }) => length > 0) ?? []);
  }

  async #touch(page: Page, shown: Shown): Promise<void> {
    const wish = this.#wish(shown);
    if (wish === undefined) return this.#isStuck(page, shown);
    this.#tried.add(wish.selector);
    this.#touches++;
    const point = wish.isOnBoard === true ? await page.evaluate(pointOn, wish.selector) : null;
    if (typeof point === 'string') return; // covered, or gone by now
    this.#all++;
    this.#play.told(`round ${this.#round}, ${shown.step}: ${wish.selector}`);
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
