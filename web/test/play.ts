import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Hand } from './hands.ts';
import type { Wish } from './plan.ts';
import { changed, type Shown, shownOn } from './shown.ts';

/** The steps of a game by the titles of their prompts. */
const STEPS: readonly (readonly [step: string, title: RegExp])[] = [
  ['purchase', /Supply Points?$/],
  ['arrivals', /^Reinforcements$/],
  ['entry', /^Who enters first/],
  ['billet', / returns$/],
  ['selection', /^Choose an Area$/],
  ['actionRound', / acts$/],
  ['march', / on the move$/],
  ['muster', /^Who attacks /],
  ['barrage', /^Barrage in/],
  ['lead', /^Who leads/],
  ['support', /^The attack on/],
  ['retreat', /^Retreat$/],
];
const stepOf = ({ title }: Shown): string => STEPS.find(([, words]) => words.test(title))?.[0] ?? title;

async function carryOut(hand: Hand, wish: Wish): Promise<void> {
  if ('press' in wish) await hand.press(wish.press);
  else if ('area' in wish) await hand.area(wish.area);
  else if ('unit' in wish) await hand.unit(wish.unit);
  else await hand[wish.do]();
}

/** Knows what to do next. */
export interface Player {
  next(shown: Shown): Wish;
}

/** Plays on until something is shown, at most a number of touches. Returns the kinds of step that were met. */
export async function play(
  page: Page,
  hand: Hand,
  player: Player,
  isEnough: (shown: Shown) => boolean,
  most = 1500,
): Promise<ReadonlySet<string>> {
  const met = new Set<string>();
  let shown = await shownOn(page);
  for (let touches = 0; !isEnough(shown); touches++) {
    expect(touches, 'touches').toBeLessThan(most);
    met.add(stepOf(shown));
    const wish = player.next(shown);
    await carryOut(hand, wish);
    await changed(page, shown, `${shown.title}: ${JSON.stringify(wish)}`);
    await hand.rest();
    shown = await shownOn(page);
    expect(shown.isRefused, `what is lit can be done: ${shown.title}: ${JSON.stringify(wish)}`).toBe(false);
  }
  return met;
}
