import { LANDING } from '@kurgan/kit/testing';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Finger, Mouse } from './hands.ts';
import { openMatch, playedUntil, stepOfMatch } from './journals.ts';
import { beforeCasualty } from './normandy/recruit.ts';
import { shownOn } from './shown.ts';
import { keep, type Size, still, visit, visitBoth } from './visit.ts';

interface Fought {
  readonly event: 'fought';
  readonly attackTotal: number;
  readonly defenseTotal: number;
  readonly result: string;
}

/** An attack with its lead named: the next thing is the dice. And how they will fall. */
function beforeFight() {
  const match = playedUntil('proof 1', (each) => stepOfMatch(each) === 'support');
  const journal = match.journal();
  match.act('german', { do: 'fight' });
  const lines = match.log('german', match.length).map(({ event }) => event as Fought | { readonly event: string });
  const end = lines.find((event): event is Fought => event.event === 'fought');
  if (end === undefined) throw new Error('no dice were thrown');
  return { journal, end };
}

const handOf = (page: Page, size: Size) => (size === 'phone' ? new Finger(page) : new Mouse(page));
const phase = (page: Page, name: string) => page.locator(`.scene.${name}`).waitFor({ state: 'attached' });

async function middleOf(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Watched {
  /** Everything the page said while dice were in the air. */
  readonly early: readonly string[];
  readonly dice: number;
  readonly phases: readonly string[];
}

/** Runs in the page: notes what is shown while a scene plays. */
function watchScenes(): void {
  const watched = { early: [] as string[], dice: 0, phases: [] as string[] };
  new MutationObserver(() => {
    const scene = document.querySelector('.scene');
    const phase = scene?.className.replace('scene ', '') ?? '';
    if (scene !== null && watched.phases.at(-1) !== phase) watched.phases.push(phase);
    if (phase !== 'rolling') return;
    watched.early.push(document.querySelector('.match')?.textContent ?? '');
    watched.dice = document.querySelectorAll('[data-panel="dice"] .die').length;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  Object.assign(globalThis, { watched });
}
const watchedOn = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

visitBoth('dice land where the fight is, and nothing tells the end before', async ({ page, size }) => {
  const { journal, end } = beforeFight();
  await openMatch(page, journal);
  await shownOn(page);
  await still(page);
  await page.evaluate(watchScenes);
  const target = await middleOf(page, '.counter.attacked');
  await handOf(page, size).press('fight');
  await phase(page, 'still');
  const { early, dice, phases } = await watchedOn(page);
  expect(phases).toEqual(['rolling', 'stamping', 'still']);
  expect(dice).toBeGreaterThanOrEqual(4);
  const card = await page.locator('[data-panel="dice"]').textContent();
  for (const words of [`= ${end.attackTotal}`, `= ${end.defenseTotal}`]) {
    expect(card).toContain(words);
    expect(early.filter((text) => text.includes(words))).toEqual([]);
  }
  const stamp = page.locator('[data-stamp]');
  expect((await stamp.textContent())?.toLowerCase()).toBe(end.result);
  const { x, y } = await middleOf(page, '[data-stamp]');
  if (size === 'desk') expect(Math.hypot(x - target.x, y - target.y)).toBeLessThan(12);
  await keep(page, `scene-${size}`);
});

visit('on a phone the result takes the place of the odds until the next tap', 'phone', async ({ page }) => {
  await openMatch(page, beforeFight().journal);
  await shownOn(page);
  await page.locator('.odds-dock').waitFor();
  await new Finger(page).press('fight');
  await phase(page, 'still');
  expect(await page.locator('.odds-dock').count()).toBe(0);
  await page.locator('.viewport').tap({ position: { x: 20, y: 400 } });
  await page.locator('.dice-dock').waitFor({ state: 'detached' });
  expect(await page.locator('[data-stamp]').count()).toBe(1);
});

/** Runs in the page: lets dice that lie after so many milliseconds roll on for an hour. */
function rollOn(landing: number): void {
  const { setTimeout } = window;
  const slowed = (run: TimerHandler, wait?: number): number => setTimeout(run, wait === landing ? 3_600_000 : wait);
  Object.assign(window, { setTimeout: slowed });
}

visit('any click ends a scene, and does what it would have done', 'desk', async ({ page }) => {
  await page.addInitScript(rollOn, LANDING);
  await openMatch(page, beforeFight().journal);
  const hand = new Mouse(page);
  await shownOn(page);
  await hand.press('fight');
  await phase(page, 'rolling');
  await page.getByRole('button', { name: 'List every choice' }).click();
  await page.locator('dialog.choice-list').waitFor();
  expect(await page.locator('.scene.rolling, .scene.stamping').count()).toBe(0);
  expect(await page.locator('.log-line').last().textContent()).not.toMatch(/leads/);
});

visit('with motion off the result is there at once', 'desk', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMatch(page, beforeFight().journal);
  await shownOn(page);
  await page.evaluate(watchScenes);
  await new Mouse(page).press('fight');
  await phase(page, 'still');
  expect((await watchedOn(page)).phases).toEqual(['still']);
});

visit(
  'one touch where the first dice fall turns sounds on, and only then are they fetched',
  'desk',
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openMatch(page, beforeFight().journal);
    await shownOn(page);
    await new Mouse(page).press('fight');
    const offer = page.getByRole('button', { name: 'Turn on sound' });
    await offer.waitFor();
    const isSound = (url: string): boolean => url.includes('sound-maker');
    expect(fetched.filter(isSound)).toEqual([]);
    await offer.click();
    await offer.waitFor({ state: 'detached' });
    await expect.poll(() => fetched.filter(isSound).length).toBe(1);
    await page.goto('/settings');
    expect(await page.locator('input[name="sound"]').nth(1).isChecked()).toBe(true);
  },
);

interface Loss {
  readonly words: string;
  /** How far the stamp was from its target, in each frame that showed it. */
  readonly offsets: readonly number[];
}

/**
 * Runs in the page from its beginning, so that nothing is missed on a busy machine: looks in every frame for the first loss that
 * is told, until its stamp has been seen for some frames or is gone.
 */
function watchForLoss(counter: string): void {
  const seen = globalThis as { loss?: { words: string; offsets: number[] }; isLossOver?: boolean };
  const middle = (selector: string): DOMPoint | null => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box === undefined ? null : new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  };
  const look = (): void => {
    const words = document.querySelector('[data-lost]')?.textContent;
    const [stamp, target] = [middle('.scene-stamp'), middle(`.un-board [data-counter="${counter}"]`)];
    if (words && stamp !== null && target !== null) {
      seen.loss ??= { words, offsets: [] };
      seen.loss.offsets.push(Math.hypot(stamp.x - target.x, stamp.y - target.y));
    }
    seen.isLossOver = seen.loss !== undefined && (stamp === null || seen.loss.offsets.length > 8);
    if (!seen.isLossOver) requestAnimationFrame(look);
  };
  look();
}

/** Runs in the page: the loss that was watched for. */
function lossSeen(): Loss | null {
  const { loss, isLossOver } = globalThis as { loss?: Loss; isLossOver?: boolean };
  return isLossOver === true && loss !== undefined ? loss : null;
}

/** Opens a match just before a card is shot from the hand, and looks where the stamp falls. */
async function losesCard(page: Page, name: string): Promise<void> {
  const { journal, soldier = '', unit } = beforeCasualty('1');
  await page.addInitScript(watchForLoss, `us/${unit}`);
  await openMatch(page, journal);
  const found = await page.waitForFunction(lossSeen);
  const { words = '', offsets = [] } = (await found.jsonValue()) ?? {};
  expect(soldier).not.toBe('');
  expect(words).toContain(`(${soldier}) from your hand`);
  expect(Math.max(...offsets)).toBeLessThan(40);
  await keep(page, name);
}

visitBoth('a card that is shot from the hand is named, with where it was', ({ page, size }) =>
  losesCard(page, `casualty-${size}`),
);

visit('on a large screen the stamp falls on its target as well', 'desk', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await losesCard(page, 'casualty-large');
});
