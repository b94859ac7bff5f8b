import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Hand, Keyboard } from '../hands.ts';
import { type Action, textOf, wishOf } from './recruit.ts';
import { changed, type Shown, shownOn } from './shown.ts';
import { storedOn } from './stored.ts';
import { carryOut, nextTouch, type Touch } from './touches.ts';

async function touched(page: Page, hand: Hand, touch: Touch, before: Shown, what: string): Promise<Shown> {
  await carryOut(hand, touch, before);
  const shown = await changed(page, before, what);
  // At the keyboard the focus finds a place as soon as there is one: a bid has none, there cards go by their figures.
  if (!(hand instanceof Keyboard) || shown.tiles.length + shown.counters.length > 0) await hand.rest();
  return shown;
}

/** No action takes more touches. */
const MOST_TOUCHES = 8;

/** Does one action by touches; by the row of its card at once where there is one to touch, or by the card first. */
export async function perform(page: Page, hand: Hand, action: Action, seat: string, isByRow = true): Promise<Shown> {
  let shown = await shownOn(page);
  const { made } = shown;
  for (let touches = 0; shown.made === made && !shown.isOver; touches++) {
    const touch = nextTouch(action, seat, shown, isByRow);
    const what = `${textOf(action)}: ${shown.title}: ${JSON.stringify(touch)}`;
    expect(touches, what).toBeLessThan(MOST_TOUCHES);
    shown = await touched(page, hand, touch, shown, what);
    expect(shown.refused, what).toBeNull();
  }
  return shown;
}

/** Does one action from the list of choices: its words, and Enter on what is found. */
async function performByList(page: Page, keyboard: Keyboard, action: Action): Promise<Shown> {
  const before = await shownOn(page);
  const text = textOf(action);
  await keyboard.key('l');
  await page.locator('dialog.choice-list').waitFor();
  await keyboard.type(text);
  await keyboard.beside(`dialog.choice-list [data-action="${text}"]`);
  const shown = await changed(page, before, `${text} from the list`);
  if (!shown.isAsked) return shown;
  await keyboard.yes();
  return changed(page, shown, `${text} all the same`);
}

/** Sits down at the screen for the player for whom the curtain waits. Returns the seat. */
export async function lift(page: Page, hand: Hand, { curtain }: Shown): Promise<string> {
  await hand.beside('dialog.curtain .primary');
  await page.locator('dialog.curtain').waitFor({ state: 'detached' });
  return curtain?.includes('Germany') ? 'german' : 'us';
}

/** In milliseconds: a bot has much to think about, and on a busy machine it takes its time. */
const PATIENCE = { timeout: 300_000 };

/** Actions of a game, counted by kind. */
export type Tally = ReadonlyMap<string, number>;

/** Plays on for every person at the screen as a Recruit would, until the result is shown. */
export async function playToEnd(page: Page, hand: Hand, most = 1500): Promise<Tally> {
  const tally = new Map<string, number>();
  const count = (kind: string): void => void tally.set(kind, (tally.get(kind) ?? 0) + 1);
  /** The player at a shared screen: if both may choose, this one does. */
  let atScreen: string | null = null;
  let shown = await shownOn(page);
  for (let actions = 0; !shown.isOver; actions++) {
    expect(actions, 'actions').toBeLessThan(most);
    if (shown.curtain !== null) {
      atScreen = await lift(page, hand, shown);
      count('curtain');
      shown = await shownOn(page);
      continue;
    }
    const { match, isForPersons } = await storedOn(page);
    const seat = match.waiting.find((each) => each === atScreen) ?? match.waiting[0];
    if (match.length !== shown.made || !isForPersons || seat === undefined) {
      shown = await changed(page, shown, `after ${shown.made} actions somebody else`, PATIENCE);
      continue;
    }
    const action = wishOf(match, seat);
    const isByList = hand instanceof Keyboard && actions % 3 === 2;
    shown = isByList
      ? await performByList(page, hand, action)
      : await perform(page, hand, action, seat, actions % 2 === 0);
    count(action.do);
  }
  return tally;
}
