import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Hand } from '../hands.ts';
import { lookAgain } from '../look-again.ts';

/** Begins a match as a link asks for it, and waits for its first prompt. */
export async function beginAxis(page: Page, request: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/play/axis?${request}`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/match/*');
  await page.locator('.axis-tray .prompt h2').first().waitFor();
}

export const ground = (zone: string): string => `.ground[data-place="${zone}"] polygon`;
/** An Axis chip in a zone. */
export const chip = (zone: string, kind: string): string =>
  `.units[data-place="${zone}"] .chip[data-side="axis"][data-kind="${kind}"]`;

/** The button that moves the game on, wherever it is on the page. */
const ONWARD = [
  '.question-card .primary',
  '.fight .primary',
  '[data-fight]',
  '.fight .action[data-action]',
  '.axis-tray .action.primary',
  '.axis-tray .closing .action:not([aria-disabled="true"])',
  '.axis-tray .actions .action',
  '.landing-row button',
  '.crossing.source[data-lit]',
  '.ground[data-lit]',
];

interface Now {
  readonly title: string;
  /** The way on; null while others act. */
  readonly onward: string | null;
}

const NOTHING: Now = { title: '', onward: null };
/** In milliseconds: bots take their time on a busy machine. */
const PATIENCE = { timeout: 300_000 };

const nowOn = (page: Page): Promise<Now> =>
  page.evaluate(
    (selectors) => ({
      title: document.querySelector('.axis-tray .prompt h2, [data-panel="fight"] h2')?.textContent ?? '',
      onward:
        document.querySelector('[aria-busy="true"], .fight .action[aria-disabled="true"]') === null
          ? (selectors.find((each) => document.querySelector(each) !== null) ?? null)
          : null,
    }),
    ONWARD,
  );

/** Runs in the page: everything that a touch can change. */
const shown = (): string =>
  `${document.querySelector('[data-made]')?.getAttribute('data-made')} ${document.querySelector('.question-card') !== null} ${document.querySelectorAll('[data-lit], .action, [aria-pressed="true"]').length}`;

/** Takes the way on until something has happened; `first` does something of its own at a prompt, once for each. */
export async function playOut(
  page: Page,
  hand: Hand,
  isDone: () => Promise<boolean>,
  first: Readonly<Record<string, () => Promise<void>>> = {},
): Promise<ReadonlySet<string>> {
  const met = new Set<string>();
  for (let steps = 0; ; steps++) {
    let now = NOTHING;
    const isReady = lookAgain(page, async () => {
      if (await isDone()) return 'done';
      now = await nowOn(page);
      return now.onward === null ? 'others act' : 'go on';
    });
    await expect.poll(isReady, { interval: 1, ...PATIENCE }).not.toBe('others act');
    const { title, onward } = now;
    if (onward === null) return met;
    expect(steps, title).toBeLessThan(600);
    const own = met.has(title) ? undefined : first[title];
    met.add(title);
    if (own !== undefined) {
      await own();
      continue;
    }
    const before = await page.evaluate(shown);
    if (/^\.(?:ground|crossing)/.test(onward)) await hand.onBoard(onward);
    else await hand.beside(onward);
    const face = lookAgain(page, () => page.evaluate(shown));
    await expect.poll(face, { interval: 1, message: `${title}: ${onward}` }).not.toBe(before);
  }
}

/** The round, as the table says it. */
export const roundOn = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Number(
      /\d+/.exec(
        document.querySelector('.round-track [aria-current]')?.textContent ??
          document.querySelector('.axis-figures .moment b')?.textContent ??
          '',
      )?.[0],
    ),
  );
