import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lookAgain } from '../look-again.ts';
import { settled } from '../shown.ts';

/** Everything the table of Normandy shows its player, and so everything a hand in a test may know. */
export interface Shown {
  readonly made: number;
  /** The title of what is to be done now. */
  readonly title: string;
  /** Cards in the hand, from the left. */
  readonly hand: readonly string[];
  /** Uses of cards that have buttons: `attack rifleman-A`. */
  readonly uses: readonly string[];
  /** The card that is chosen, and what for. */
  readonly card: string | null;
  readonly use: string | null;
  /** Lit things on the board. */
  readonly tiles: readonly string[];
  readonly counters: readonly string[];
  /** Counters that are chosen: who acts, who is aimed at. */
  readonly chosen: readonly string[];
  /** Actions with a button. */
  readonly buttons: readonly string[];
  readonly isAsked: boolean;
  /** The words of a refusal. */
  readonly refused: string | null;
  /** For whom the curtain waits. */
  readonly curtain: string | null;
  readonly isOver: boolean;
}

/** Runs in the page. */
function look(): Shown & { readonly isBusy: boolean } {
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const words = (selector: string, name: string): string[] => all(selector).map(({ dataset }) => dataset[name] ?? '');
  const text = (selector: string): string | null => document.querySelector(selector)?.textContent ?? null;
  return {
    made: Number(document.querySelector('[data-made]')?.getAttribute('data-made') ?? -1),
    title: text('.undaunted-table .prompt h2') ?? '',
    hand: words('[data-panel="hand"] [data-card]', 'card'),
    uses: words('[data-verb]', 'verb'),
    card: words('[data-card].chosen', 'card')[0] ?? null,
    use: words('[data-verb].chosen', 'verb')[0] ?? null,
    tiles: words('[data-tile][data-lit]', 'tile'),
    counters: words('[data-counter][data-lit]', 'counter'),
    chosen: words('[data-counter].chosen', 'counter'),
    buttons: words('.undaunted-table [data-action]', 'action'),
    isAsked: document.querySelector('.question-card') !== null,
    refused: text('.why-not'),
    curtain: text('dialog.curtain h2'),
    isOver: document.querySelector('dialog[open] #result-title + p') !== null,
    isBusy:
      document.querySelector('[aria-busy="true"], .waiting') !== null ||
      text('.undaunted-table .prompt h2') === '' ||
      (text('.undaunted-table .prompt h2') === 'The game is over' &&
        document.querySelector('#result-title + p') === null),
  };
}

/** Looks at the table as soon as nothing is under way. */
export const shownOn = (page: Page): Promise<Shown> =>
  settled(page, '.undaunted-table .prompt', () => page.evaluate(look));

/** Waits until the table shows something else: after a touch, nothing at all would be a dead end. */
export async function changed(page: Page, before: Shown, what: string, patience = {}): Promise<Shown> {
  const face = JSON.stringify(before);
  let now = before;
  const isOther = lookAgain(page, async () => {
    now = await shownOn(page);
    return JSON.stringify(now) !== face;
  });
  await expect.poll(isOther, { interval: 1, message: `${what} does something`, ...patience }).toBe(true);
  return now;
}
