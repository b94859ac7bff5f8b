import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Hand, Keyboard } from '../hands.ts';
import { changed, type Shown, shownOn } from '../normandy/shown.ts';
import { carryOut, type Touch } from '../normandy/touches.ts';
import { type Action, storedOn, textOf, wishOf } from './moments.ts';

const enemyOf = (seat: string): string => (seat === 'soviet' ? 'german' : 'soviet');
const isTile = (at: string): boolean => /^(?:tunnel-)?\d+$/.test(at);

/** The next touch toward an action. It depends only on what the table shows, so it can begin anywhere. */
function nextTouch(action: Action, seat: string, shown: Shown): Touch {
  const text = textOf(action);
  if (shown.isAsked) return { yes: true };
  if (shown.buttons.includes(text)) return { press: text };
  if (action.do === 'strike') return placeOf(action.at, seat);
  if (action.do === 'watch') return { counter: action.counter };
  if (!('card' in action)) {
    if ('to' in action) return { tile: action.to };
    throw new Error(`there is no button for ${text}`);
  }
  const { card } = action;
  if (action.do === 'lose') return { card };
  const use = `${action.do} ${card}`;
  const hasTarget = 'unit' in action || 'to' in action || 'at' in action;
  if (action.do === 'enter') return shown.card === card ? { tile: action.to } : { card };
  if (shown.card !== card && !shown.uses.includes(use)) return { card };
  if (!hasTarget || shown.card !== card || shown.use !== use) return { use };
  if (action.do === 'guide' && !shown.chosen.includes(`${seat}/${action.unit}`))
    return { counter: `${seat}/${action.unit}` };
  if ('to' in action) return { tile: action.to };
  if ('at' in action) return placeOf(action.at, seat);
  return { counter: `${action.do === 'ready' ? seat : enemyOf(seat)}/${action.unit}` };
}

/** The target of an attack: a counter with its side, an enemy unit, or what stands on a tile. */
function placeOf(at: string, seat: string): Touch {
  if (isTile(at)) return { tile: at.replace('tunnel-', '') };
  return { counter: at.includes('/') ? at : `${enemyOf(seat)}/${at}` };
}

/** No action takes more touches. */
const MOST_TOUCHES = 9;

/** Does one action by touches. */
export async function perform(page: Page, hand: Hand, action: Action, seat: string): Promise<Shown> {
  let shown = await shownOn(page);
  const { made } = shown;
  for (let touches = 0; shown.made === made && !shown.isOver; touches++) {
    const touch = nextTouch(action, seat, shown);
    const what = `${textOf(action)}: ${shown.title}: ${JSON.stringify(touch)}`;
    expect(touches, what).toBeLessThan(MOST_TOUCHES);
    await carryOut(hand, touch, shown);
    shown = await changed(page, shown, what);
    if (!(hand instanceof Keyboard) || shown.tiles.length + shown.counters.length > 0) await hand.rest();
    expect(shown.refused, what).toBeNull();
  }
  return shown;
}

const PATIENCE = { timeout: 300_000 };

/** Sits down at the screen for the player for whom the curtain waits. Returns the seat. */
export async function lift(page: Page, hand: Hand, { curtain }: Shown): Promise<string> {
  await hand.beside('dialog.curtain .primary');
  await page.locator('dialog.curtain').waitFor({ state: 'detached' });
  return curtain?.includes('Germany') ? 'german' : 'soviet';
}

/** Plays on for every person at the screen, for so many actions or until the game is over; one may sit there already. */
export async function playOn(
  page: Page,
  hand: Hand,
  most: number,
  sitting: string | null = null,
): Promise<ReadonlyMap<string, number>> {
  const tally = new Map<string, number>();
  let atScreen = sitting;
  let shown = await shownOn(page);
  for (let actions = 0; !shown.isOver && actions < most; ) {
    if (shown.curtain !== null) {
      atScreen = await lift(page, hand, shown);
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
    shown = await perform(page, hand, action, seat);
    tally.set(action.do, (tally.get(action.do) ?? 0) + 1);
    actions++;
  }
  return tally;
}
