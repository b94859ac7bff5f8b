import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lookAgain } from './look-again.ts';

/** Everything a table shows its player, and so everything a hand in a test may know. */
export interface Shown {
  readonly made: number;
  /** The title of what is to be done now. */
  readonly title: string;
  /** Actions with a button that can be pressed. */
  readonly buttons: readonly string[];
  /** Lit places and lit counters on the map. */
  readonly areas: readonly string[];
  readonly units: readonly string[];
  /** True if a counter or a place has been touched, and a choice is left. */
  readonly isNarrowed: boolean;
  /** The words in the pills, by place: a chance to take it, or the cost of the way. */
  readonly pills: Readonly<Record<string, string>>;
  /** The chance in the panel of odds, from 0 to 100. */
  readonly chance: number | null;
  readonly isAsked: boolean;
  readonly isRefused: boolean;
  readonly isOver: boolean;
}

/** Runs in the page. */
function look(): Shown & { readonly isBusy: boolean } {
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const wordOf = (element: HTMLElement, name: string): string => element.dataset[name] ?? '';
  const pills = all('[data-pill]').map((pill) => [wordOf(pill, 'pill'), pill.textContent ?? ''] as const);
  const headline = document.querySelector('.odds-headline b, .odds-dock > b')?.textContent ?? '';
  const chance = /\d+(?= %)/.exec(headline)?.[0];
  const title = document.querySelector('.prompt h2')?.textContent ?? '';
  const isOver = document.querySelector('dialog.result[open]') !== null;
  return {
    made: Number(document.querySelector('[data-made]')?.getAttribute('data-made') ?? -1),
    title,
    buttons: all('.tray [data-action]:not(.dead)').map((button) => wordOf(button, 'action')),
    areas: all('.viewport [data-area][data-lit]').map((area) => wordOf(area, 'area')),
    units: all('.viewport [data-unit][data-lit]').map((unit) => wordOf(unit, 'unit')),
    isNarrowed: document.querySelector('.counter.chosen, .edge.chosen') !== null,
    pills: Object.fromEntries(pills),
    chance: chance === undefined ? null : Number(chance),
    isAsked: document.querySelector('.question-card') !== null,
    isRefused: document.querySelector('.why-not') !== null,
    isOver,
    isBusy:
      document.querySelector('[aria-busy="true"]') !== null ||
      pills.some(([, words]) => words.includes('…')) ||
      (title === 'The game is over' && !isOver),
  };
}

/** Waits until everything that is on its way to the page is there. */
export async function complete(page: Page): Promise<void> {
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** Looks at a table's page as soon as the prompt is there and nothing is under way. */
export async function settled<S extends { readonly isBusy: boolean }>(
  page: Page,
  prompt: string,
  look: () => Promise<S>,
): Promise<S> {
  await page.locator(prompt).waitFor();
  let seen = await look();
  if (!seen.isBusy) return seen;
  const isBusy = lookAgain(page, async () => {
    seen = await look();
    return seen.isBusy;
  });
  await expect.poll(isBusy, { interval: 1, message: 'the table is busy' }).toBe(false);
  return seen;
}

/** Looks at the table as soon as nothing is under way and every chance is known. */
export const shownOn = (page: Page): Promise<Shown> => settled(page, '.prompt', () => page.evaluate(look));

const faceOf = ({ pills: _pills, chance: _chance, ...face }: Shown): string => JSON.stringify(face);

/** Waits until a touch has done something. Nothing at all would be a dead end. */
export async function changed(page: Page, before: Shown, what: string): Promise<Shown> {
  let now = before;
  const isOther = lookAgain(page, async () => {
    now = await shownOn(page);
    return faceOf(now) !== faceOf(before);
  });
  await expect.poll(isOther, { interval: 1, message: `${what} does something` }).toBe(true);
  return now;
}
